package game

import "syscall/js"

// withhold tells the page whether the game rests. The page then passes on a frame only after an event
// (build/web/page.js). A page without this function does nothing.
func withhold(on bool) { page("precipiceRest", on) }

// release asks the page for a frame that it withholds.
func release() { page("precipiceFrame") }

func page(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
