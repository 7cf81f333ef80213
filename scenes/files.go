package scenes

import (
	"errors"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

// files handles the system's file dialogs for saves and reports. Until they are answered, the
// window takes no input but the button that gives up waiting, for a dialog that never appears.
type files struct {
	reading <-chan saves.Picked
	writing <-chan error
	written bool // the last file was written successfully
}

// tells describes the open dialog, which has a window of its own, perhaps behind this one.
func (f *files) tells(sh *game.Shell) string {
	switch {
	case f.open():
		return sh.Words.Say("files.asking")
	case f.written:
		return sh.Words.Say("files.written")
	}
	return ""
}

func (f *files) open() bool { return f.reading != nil || f.writing != nil }

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

// read opens a dialog for a file to continue.
func (f *files) read(sh *game.Shell) {
	if !f.open() {
		f.reading = answered(sh, saves.PickOpen())
	}
}

// write opens a dialog for saving the game to a file. The proposed name identifies the game and the time.
func (f *files) write(sh *game.Shell, play *blackstone.Session) error {
	if f.open() {
		return nil
	}
	data, err := play.File()
	if err == nil {
		err = f.export(sh, data)
	}
	return err
}

// export opens a dialog for saving a save to a file.
func (f *files) export(sh *game.Shell, data []byte) error {
	if f.open() {
		return nil
	}
	name, err := session.FileName(sh.Rules, data, sh.Now)
	if err == nil {
		f.written = false
		f.writing = answered(sh, saves.PickSave(data, name+".save"))
	}
	return err
}

// report opens a dialog for saving a report of the game, which anybody can replay.
func (f *files) report(sh *game.Shell, play *blackstone.Session) {
	if !f.open() {
		f.written = false
		f.writing = answered(sh, saves.PickSave(play.Report(""), play.FileName(sh.Now)+"-report.txt"))
	}
}

// poll checks for the answer of a dialog. It returns the slot into which a save was imported, or an error.
func (f *files) poll(sh *game.Shell) (slot string, err error) {
	select {
	case got := <-f.reading:
		f.reading = nil
		if err = got.Err; err == nil {
			slot, err = session.Import(sh.Rules, sh.Saver, got.Data, game.Clock)
		}
	case err = <-f.writing:
		f.writing, f.written = nil, err == nil
	default:
	}
	if errors.Is(err, saves.ErrCancelled) {
		err = nil
	}
	return slot, err
}

// draw draws what is told of a dialog in the middle of a line, and the button that gives up waiting.
func (f *files) draw(sh *game.Shell, p *render.Canvas, l game.Layer, line render.Rect) {
	t, text, label := sh.Theme, f.tells(sh), sh.Words.Say("files.give-up")
	if !sh.Awaiting() || !f.open() {
		p.Label(line, text, render.Strong.With(render.Brass), render.Middle)
		return
	}
	button := t.Measure(label, buttonText) + t.Px(24)
	words := min(t.Measure(text, render.Strong), line.W-button-t.Px(12))
	left := line.X + (line.W-words-button-t.Px(12))/2
	p.Snug(render.Rect{X: left, Y: line.Y, W: words, H: line.H}, text, render.Strong.With(render.Brass), render.Left)
	drawButton(sh, p, l, render.Rect{X: left + words + t.Px(12), Y: line.Y - t.Px(3), W: button, H: line.H + t.Px(6)}, game.GiveUp, render.ButtonView{Label: label}, func() {
		f.reading, f.writing = nil, nil
		sh.GiveUpWaiting()
	})
}
