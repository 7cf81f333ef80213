package game

import (
	"testing"

	"precipice/render"
)

// Whoever has used a key or a gamepad once is not one who only touches, though a finger comes last.
func TestAKeyOrAGamepadIsRemembered(t *testing.T) {
	for name, use := range map[string]func(in *Input){
		"key":     func(in *Input) { in.Actions = []Action{Accept}; in.turnByHand(); in.Actions = nil },
		"gamepad": func(in *Input) { in.turnTo(ByPad, render.PadXbox) },
	} {
		in := Input{Finger: true, Held: true}
		if in.turnByHand(); !in.OnlyTouch() {
			t.Error("a finger is not all that was used")
		}
		use(&in)
		if in.turnByHand(); !in.ByTouch() || in.OnlyTouch() {
			t.Errorf("the %s is forgotten", name)
		}
	}
}
