package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/scenes"
)

// settingHands shows the screen that sets keys, and returns what begins a cell, and what presses a key or a button.
func settingHands(t *testing.T) (sh *game.Shell, s *scenes.SetHands, begin func(cell string), press func(game.Heard)) {
	t.Helper()
	sh, _ = bare(t)
	s = &scenes.SetHands{}
	sh.Home(nil)
	sh.Push(s)
	img := screen(t, sh, 1280, 720)
	update := func() {
		s.Update(sh)
		sh.Input.Heard, sh.Input.Actions = game.Heard{}, nil
		sh.Dirty()
		sh.Draw(img)
	}
	begin = func(cell string) {
		t.Helper()
		a := sh.UI.Named(cell)
		if a == nil || a.Do == nil {
			t.Fatalf("there is no cell %s", cell)
		}
		a.Do()
		update()
		if got := s.Says()["listens"]; got != cell {
			t.Fatalf("%s listens for %q", cell, got)
		}
	}
	return sh, s, begin, func(h game.Heard) {
		sh.Input.Heard = h
		update()
	}
}

func key(k ebiten.Key) game.Heard { return game.Heard{Any: true, Key: k, Button: game.NoButton} }

func button(b ebiten.StandardGamepadButton) game.Heard {
	return game.Heard{Any: true, Key: game.NoKey, Button: b}
}

func TestKeysAreSetAnew(t *testing.T) {
	sh, s, begin, press := settingHands(t)
	said := func(about string, parts ...string) {
		t.Helper()
		for _, part := range parts {
			if got := s.Says()["said"]; !strings.Contains(got, part) {
				t.Errorf("%s: the screen says %q, without %q", about, got, part)
			}
		}
	}
	begin("hand/mute/1")
	press(key(ebiten.KeyF7))
	if said("a free key", "F7"); sh.Hands().KeyAt(game.Mute, 0) != ebiten.KeyF7 || s.Says()["listens"] != "" {
		t.Error("a free key is not set")
	}
	begin("hand/look/1")
	press(key(ebiten.KeyU))
	if said("a key in use", "Undo", "V"); sh.Hands().KeyAt(game.Look, 0) != ebiten.KeyU || sh.Hands().KeyAt(game.Undo, 0) != ebiten.KeyV {
		t.Error("a key in use is not swapped")
	}
	begin("hand/look/2")
	press(key(ebiten.KeyEnter))
	if said("a key that stays", "Enter", "Choose"); s.Says()["listens"] == "" {
		t.Error("after a refusal nothing listens any more")
	}
	press(key(ebiten.KeyDigit3))
	said("a number", "fixed use everywhere")
	press(button(ebiten.StandardGamepadButtonRightTop))
	said("a button for a key", "gamepad button")
	press(key(ebiten.KeyEscape))
	if said("Esc", "Nothing"); s.Says()["listens"] != "" || sh.Top() != game.Scene(s) || sh.Hands().KeyAt(game.Look, 1) != game.NoKey {
		t.Error("Esc does not leave things as they are")
	}
	begin("hand/fit/button")
	press(key(ebiten.KeyX))
	said("a key for a button", "That is a key")
	press(button(ebiten.StandardGamepadButtonRightBottom))
	said("the button that chooses", "always", "Choose")
	press(button(ebiten.StandardGamepadButtonRightTop))
	if said("a button in use", "Finish"); sh.Hands().Button(game.Fit) != ebiten.StandardGamepadButtonRightTop {
		t.Error("a button is not set")
	}
	begin("hand/fit/1")
	press(button(ebiten.StandardGamepadButtonRightRight)) // goes back
	if s.Says()["listens"] != "" {
		t.Error("the button that goes back leaves no way out")
	}
	if a := sh.UI.Named("hand/accept/button"); a != nil {
		t.Error("the button that chooses can be set")
	}
	sh.UI.Named("hand/look/usual").Do()
	if !sh.Hands().Usual(game.Look) {
		t.Error("one action does not get its usual keys back")
	}
	sh.UI.Named("hands/restore").Do()
	if sh.Top().Name() != "confirm" || sh.Hands().Usual(game.Skip) {
		t.Fatalf("all keys get their usual use unasked, on %s", sh.Top().Name())
	}
	sh.Draw(screen(t, sh, 1280, 720))
	sh.UI.Named("confirm/act").Do()
	for _, a := range game.Actions() {
		if !sh.Hands().Usual(a) {
			t.Errorf("%s has not its usual keys", a.Name())
		}
	}
}

func TestAKeyIsTakenAway(t *testing.T) {
	sh, s, _, _ := settingHands(t)
	sh.UI.FocusOn("hand/mute/1")
	sh.Input.Actions = []game.Action{game.Remove}
	if s.Update(sh); sh.Hands().KeyAt(game.Mute, 0) != game.NoKey {
		t.Error("a key cannot be taken away")
	}
	sh.Input.Actions = []game.Action{game.Back}
	if s.Update(sh); sh.Top() == game.Scene(s) {
		t.Error("Esc does not leave the screen")
	}
}
