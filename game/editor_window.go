//go:build !js

package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// editor lets the input method of the system and the clipboard write into a field of the window.
type editor struct {
	running   bool // a window is open, which has an input method
	name      string
	composer  textinput.Composer
	composing bool
	pasted    chan pasted // what Paste was pressed for; nil while nothing is waited for
}

// pasted is what the clipboard answered.
type pasted struct {
	text string
	err  error
}

// open says that a window is open.
func (e *editor) open() { e.running = true }

// read takes what was written into the field. It reports whether the input method has the keys, which then ask for nothing.
func (e *editor) read(in *Input) (taken bool) {
	if !e.running {
		return false
	}
	if in.field.Name != e.name {
		e.leave()
		e.name, in.All = in.field.Name, false
	}
	if e.name == "" {
		return false
	}
	taken = e.compose(in)
	e.paste(in)
	if down(controls) && !down(shifts) && pressedLetter("a") {
		in.All = in.field.Text != ""
	}
	return taken
}

// leave ends the field.
func (e *editor) leave() {
	e.composer.Cancel()
	e.pasted, e.composing = nil, false
}

// compose lets the input method write. Every character typed comes from it then.
func (e *editor) compose(in *Input) (taken bool) {
	was := e.composing
	in.Typed = in.Typed[:0]
	e.composer.OnNewSession = func() *textinput.SessionOptions {
		r := in.field.Rect
		return &textinput.SessionOptions{CaretBounds: image.Rect(int(r.X), int(r.Y), int(r.X)+1, int(r.Bottom())), TextBeforeCaret: in.field.Text + string(in.Typed)}
	}
	e.composer.OnComposition = func(c *textinput.Composition) {
		in.Composing = c.Text()
		taken = taken || in.Composing != ""
	}
	e.composer.OnCommit = func(c *textinput.Commit) {
		if before, after := c.IsSurroundingTextReplaced(); before || after {
			start, end := c.SurroundingText()
			in.Whole, in.Rewritten, in.Typed = start+c.Text()+end, true, in.Typed[:0]
			return
		}
		in.Typed = append(in.Typed, []rune(c.Text())...)
	}
	if _, err := e.composer.Update(); err != nil {
		in.Composing = "" // the input method has failed, and the next tick begins with it anew
	}
	e.composing = in.Composing != ""
	return taken || was
}

// paste asks for the clipboard when its chord is pressed, and takes what it answers.
func (e *editor) paste(in *Input) {
	if pasting() && e.pasted == nil {
		answer := make(chan pasted, 1)
		e.pasted = answer
		go func() {
			text, err := readClipboard()
			answer <- pasted{text, err}
			in.wake()
		}()
	}
	select {
	case p := <-e.pasted:
		e.pasted = nil
		in.Typed = append(in.Typed, []rune(p.text)...)
		in.Unpasted = p.err != nil
	default:
	}
}

// pasting reports whether the chord that pastes has just been pressed.
func pasting() bool {
	if down(controls) && !down(shifts) && pressedLetter("v") {
		return true
	}
	return down(shifts) && inpututil.IsKeyJustPressed(ebiten.KeyInsert)
}

// OnPage reports whether a field of the page takes the text, and shows it. A window has no field but its own.
func (in *Input) OnPage(string) bool { return false }
