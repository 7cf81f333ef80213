package scenes

import (
	"errors"

	"precipice/game"
	"precipice/game/session"
	"precipice/saves"
)

// files is the dialog of the system for a save in a file of its own; the game goes on behind it.
type files struct {
	reading <-chan saves.Picked
	writing <-chan error
	written bool // the last one that was asked for
}

// tells says in words what the dialog is about: it stands in a window of its own, perhaps behind this one.
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

// answered passes on what a dialog answers, and wakes the window for it.
func answered[T any](sh *game.Shell, answer <-chan T) <-chan T {
	passed := make(chan T, 1)
	go func() {
		passed <- <-answer
		sh.Wake()
	}()
	return passed
}

// read asks for a file to continue.
func (f *files) read(sh *game.Shell) {
	if !f.open() {
		f.reading = answered(sh, saves.PickOpen())
	}
}

// write asks where the game is to be written; the name offered tells which game it is, and when it was written.
func (f *files) write(sh *game.Shell, play *session.Session) error {
	if f.open() {
		return nil
	}
	data, err := play.File()
	if err == nil {
		err = f.export(sh, data)
	}
	return err
}

// export asks where a save is to be written.
func (f *files) export(sh *game.Shell, data []byte) error {
	if f.open() {
		return nil
	}
	name, err := session.FileName(data, sh.Now)
	if err == nil {
		f.written = false
		f.writing = answered(sh, saves.PickSave(data, name+".save"))
	}
	return err
}

// report asks where a report of the game is to be written, which anybody can play again.
func (f *files) report(sh *game.Shell, play *session.Session) {
	if !f.open() {
		f.written = false
		f.writing = answered(sh, saves.PickSave(play.Report(""), play.FileName(sh.Now)+"-report.txt"))
	}
}

// poll tells whether a dialog has been answered: with a save, by the slot it has been put into, or with
// what went wrong.
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
