package scenes

import (
	"errors"

	"precipice/game"
	"precipice/render"
	"precipice/saves"
)

// Files handles the system's file dialogs for saves and reports. Until they are answered, the
// window takes no input but the button that gives up waiting, for a dialog that never appears.
type Files struct {
	reading <-chan saves.Picked
	writing <-chan error
	written bool   // the last file was written successfully
	name    string // which was proposed for it
}

// Tells describes the open dialog, which has a window of its own, perhaps behind this one.
func (f *Files) Tells(sh *game.Shell) string {
	switch {
	case f.open():
		return sh.Words.Say("files.asking")
	case f.written && saves.Downloads:
		return sh.Words.Say("files.downloaded", f.name)
	case f.written:
		return sh.Words.Say("files.written")
	}
	return ""
}

func (f *Files) open() bool { return f.reading != nil || f.writing != nil }

// answered passes on the answer of a dialog, and wakes the window for it. Until then the window takes no
// input, because keys and clicks are meant for the dialog.
func answered[T any](sh *game.Shell, answer <-chan T) <-chan T {
	passed := make(chan T, 1)
	end := sh.Await()
	go func() {
		passed <- <-answer
		end()
		sh.Wake()
	}()
	return passed
}

// Read opens a dialog for a file to continue.
func (f *Files) Read(sh *game.Shell) {
	if !f.open() {
		f.written = false
		f.reading = answered(sh, saves.PickOpen())
	}
}

// Write opens a dialog for saving data to a file, and proposes a name. While a dialog is open it does nothing.
func (f *Files) Write(sh *game.Shell, data []byte, name string) {
	if !f.open() {
		f.written, f.name = false, name
		f.writing = answered(sh, saves.PickSave(data, name))
	}
}

// Written reports whether the last file was written successfully.
func (f *Files) Written() bool { return f.written }

// Poll checks for the answer of a dialog. It returns the data of a file that was read, or an error.
func (f *Files) Poll() (data []byte, err error) {
	select {
	case got := <-f.reading:
		f.reading = nil
		data, err = got.Data, got.Err
	case err = <-f.writing:
		f.writing, f.written = nil, err == nil
	default:
	}
	if errors.Is(err, saves.ErrCancelled) {
		err = nil
	}
	return data, err
}

// Draw draws what is told of a dialog in the middle of a line, and the button that gives up waiting.
func (f *Files) Draw(sh *game.Shell, p *render.Canvas, l game.Layer, line render.Rect) {
	t, text, label := sh.Theme, f.Tells(sh), sh.Words.Say("files.give-up")
	if !sh.Awaiting() || !f.open() {
		p.Label(line, text, render.Strong.With(render.Brass), render.Middle)
		return
	}
	button := t.Measure(label, ButtonText) + t.Px(24)
	words := min(t.Measure(text, render.Strong), line.W-button-t.Px(12))
	left := line.X + (line.W-words-button-t.Px(12))/2
	p.Snug(render.Rect{X: left, Y: line.Y, W: words, H: line.H}, text, render.Strong.With(render.Brass), render.Left)
	DrawButton(sh, p, l, render.Rect{X: left + words + t.Px(12), Y: line.Y - t.Px(3), W: button, H: line.H + t.Px(6)}, game.GiveUp, render.ButtonView{Label: label}, func() {
		f.reading, f.writing = nil, nil
		sh.GiveUpWaiting()
	})
}
