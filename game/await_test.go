package game

import (
	"testing"

	"precipice/render"
)

// While a dialog of the system is open, nothing is taken but the button that gives up waiting.
func TestNoInputWhileADialogIsOpen(t *testing.T) {
	sh := &Shell{}
	end := sh.Await()
	if !sh.Awaiting() {
		t.Fatal("an open dialog is not awaited")
	}
	full := func() Input {
		return Input{Pointer: render.Point{X: 5, Y: 5}, Moved: true, Clicked: true, Pinned: true, Erase: true, Digit: 3, Wheel: 1,
			Drag: render.Point{X: 9}, Actions: []Action{Accept, Back, Undo}, Typed: []rune("x")}
	}
	for name, clicks := range map[string]bool{"option/end": false, GiveUp: true} {
		in := full()
		in.only(&Area{Name: name})
		if in.Clicked != clicks || len(in.Actions)+len(in.Typed) > 0 || in.Digit+int(in.Wheel) > 0 || in.Pinned || in.Erase || in.Drag.X > 0 {
			t.Errorf("over %s it takes %+v", name, in)
		}
	}
	in := full()
	if in.only(nil); in.Clicked {
		t.Error("a click beside everything counts")
	}
	late := end
	sh.GiveUpWaiting()
	if sh.Awaiting() {
		t.Error("giving up does not end the waiting")
	}
	end = sh.Await()
	if late(); !sh.Awaiting() {
		t.Error("the late answer of a dialog given up ends the waiting for the next one")
	}
	if end(); sh.Awaiting() {
		t.Error("the answer does not end the waiting")
	}
}
