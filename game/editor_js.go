package game

import (
	"syscall/js"

	"precipice/render"
)

// editor lets a field of the page write, which lies over the field that the game draws. So the browser brings what it has for
// writing: its clipboard, input methods, emoji, dictation, and the keyboard of a phone.
type editor struct {
	running bool
	name    string // of the field that lies there, "" for none
	text    string // what it holds
	rect    render.Rect
	wake    js.Func // tells the game that something was written
}

// open says that the page is there.
func (e *editor) open() { e.running = js.Global().Get("precipiceWrite").Type() == js.TypeFunction }

// read takes what was written into the field of the page, which passes on the keys that ask for something.
func (e *editor) read(in *Input) (taken bool) {
	if !e.running {
		return false
	}
	f := &in.field
	if f.Name != e.name {
		if e.wake.IsUndefined() {
			e.wake = js.FuncOf(func(js.Value, []js.Value) any { in.wake(); return nil })
		}
		page("precipiceWrite", f.Name != "", f.Label, f.Text, e.wake)
		e.name, e.text, e.rect = f.Name, f.Text, render.Rect{}
	}
	if e.name == "" {
		return false
	}
	if f.Rect != e.rect {
		r, k := f.Rect, js.Global().Get("devicePixelRatio").Float()
		place := func(at float32) float64 { return float64(at) / k }
		page("precipicePlace", place(r.X), place(r.Y), place(r.W), place(r.H), place(f.Size), render.PageTypeface())
		e.rect = r
	}
	if written := js.Global().Call("precipiceWritten"); written.Type() == js.TypeString {
		e.text = written.String()
		in.Whole, in.Rewritten = e.text, true
	} else if f.Text != e.text && js.Global().Call("precipiceRewrite", f.Text).Truthy() { // the game holds another text
		e.text = f.Text
	}
	return false
}

// OnPage reports whether a field of the page takes the text of a field, and shows it.
func (in *Input) OnPage(name string) bool { return name != "" && in.editor.name == name }
