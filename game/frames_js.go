package game

import "syscall/js"

// withhold tells the page whether the game rests: it then passes on a frame only after something has
// happened on it (build/web/page.js). A page without this does nothing.
func withhold(on bool) { page("precipiceRest", on) }

// release asks the page for the frames it withholds.
func release() { page("precipiceFrame") }

func page(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
