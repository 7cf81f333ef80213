package game

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
	"precipice/saves"
)

func TestTheMakerOfAGamepadIsTold(t *testing.T) {
	for _, c := range []struct {
		id, name string
		want     render.PadMaker
	}{
		{"030000005e040000130b000001000000", "", render.PadXbox}, {"030000004c050000e60c000011010000", "", render.PadPlayStation},
		{"030000007e0500000920000011810000", "Pro Controller", render.PadNintendo}, {"03000000de2800000512000011010000", "", render.PadSteam},
		{"", "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", render.PadPlayStation}, {"", "Pro Controller (Vendor: 057e Product: 2009)", render.PadNintendo},
		{"", "Steam Deck", render.PadSteam}, {"", "Unknown pad", render.PadXbox}, {"short", "", render.PadXbox},
	} {
		if got := makerOf(c.id, c.name); got != c.want {
			t.Errorf("%q %q is of maker %d, not %d", c.id, c.name, got, c.want)
		}
	}
}

// Nintendo puts the button that chooses at the right, where others put the one that goes back.
func TestChoosingStaysWhereTheMakerPutsIt(t *testing.T) {
	down, right := ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight
	if placed(render.PadNintendo, down) != right || placed(render.PadNintendo, right) != down || placed(render.PadXbox, down) != down {
		t.Error("the buttons are elsewhere")
	}
}

func TestAStickRepeatsEverFaster(t *testing.T) {
	var in Input
	var at []int
	for n := 1; n <= 60; n++ {
		if in.steer(render.Point{X: 1}); in.Steer != (render.Point{}) {
			at = append(at, n)
		}
		in.Steer = render.Point{}
	}
	if want := []int{1, 21, 31, 39, 45, 49, 53, 57}; !slices.Equal(at, want) {
		t.Errorf("a stick acts at ticks %v, not %v", at, want)
	}
	if in.steer(render.Point{X: 0.35}); in.pads.pushed == 0 {
		t.Error("a stick that trembles counts as let go")
	}
	if in.steer(render.Point{X: 0.1}); in.pads.pushed != 0 {
		t.Error("a stick let go still counts")
	}
	in.Steer = render.Point{}
	if in.steer(render.Point{X: 0.35}); in.Steer != (render.Point{}) {
		t.Error("a worn stick moves the focus")
	}
}

// Between hexes a stick goes in any direction, elsewhere as the arrows do.
func TestAStickMovesTheFocus(t *testing.T) {
	ui := UI{byKeys: true}
	add := func(name, space string, x, y float32) {
		ui.Add(Panels, Area{Name: name, Space: space, Do: func() {}, Rect: render.Rect{X: x, Y: y, W: 20, H: 20}})
	}
	add("middle", "0,0", 100, 100)
	add("north-east", "1,-1", 120, 65)
	add("east", "1,0", 140, 100)
	add("south-east", "0,1", 120, 135)
	add("button", "", 100, 300)
	turned := 0
	ui.Add(Panels, Area{Name: "dial", Do: func() {}, Turn: func(by int) { turned += by }, Rect: render.Rect{X: 100, Y: 340, W: 20, H: 20}})
	for _, c := range []struct {
		from string
		to   render.Point
		want string
	}{
		{"middle", render.Point{X: 0.5, Y: -0.87}, "north-east"}, {"middle", render.Point{X: 1}, "east"}, {"middle", render.Point{X: 0.5, Y: 0.87}, "south-east"},
		{"south-east", render.Point{Y: 1}, "button"}, {"button", render.Point{X: 0.2, Y: 1}, "dial"},
	} {
		ui.focus = c.from
		if ui.steer(c.to); ui.focus != c.want {
			t.Errorf("from %s a stick at %v goes to %s, not to %s", c.from, c.to, ui.focus, c.want)
		}
	}
	ui.focus = "dial"
	if do := ui.steer(render.Point{X: -1}); do == nil {
		t.Error("a stick does not turn a dial")
	} else if do(); turned != -1 {
		t.Errorf("a stick turns a dial by %d", turned)
	}
}

// Each action that has a button shows the sign that stands on it, whoever made the gamepad. The signs themselves are in
// render.
func TestEveryActionShowsTheSignOfItsButton(t *testing.T) {
	sh := NewShell(Parts{Words: english(t), Store: saves.NewMemory()})
	sh.Input.pads.ids = []ebiten.GamepadID{0}
	for _, maker := range []render.PadMaker{render.PadXbox, render.PadPlayStation, render.PadNintendo, render.PadSteam} {
		sh.Input.turnTo(ByPad, maker)
		for _, a := range Actions() {
			at := sh.Hands().Button(a)
			switch {
			case at == NoButton:
				at = sh.Hands().Button(More)
			case maker == render.PadNintendo && a == Accept:
				at = ebiten.StandardGamepadButtonRightRight
			case maker == render.PadNintendo && a == Back:
				at = ebiten.StandardGamepadButtonRightBottom
			}
			for _, as := range []string{"press", "button"} {
				want := string(render.PadGlyph(maker, at))
				if as == "button" && sh.Hands().Button(a) == NoButton {
					want = "none"
				}
				if got := sh.Words.Hands(as, a.Name()); got != want {
					t.Errorf("maker %d: {%s %s} shows %q, not %q", maker, as, a.Name(), got, want)
				}
			}
		}
	}
}

// A gamepad that is connected shows its signs before anybody has used it, but not while another is played with. When that
// is gone, the one that is left shows its own.
func TestAGamepadThatComesShowsItsSigns(t *testing.T) {
	var in Input
	maker := func(id ebiten.GamepadID) render.PadMaker { return render.PadMaker(id) }
	has := func(want render.PadMaker, ids ...render.PadMaker) {
		t.Helper()
		before := len(in.pads.ids)
		in.pads.ids = in.pads.ids[:0]
		for _, id := range ids {
			in.pads.ids = append(in.pads.ids, ebiten.GamepadID(id))
		}
		in.pads.gone = len(ids) < before
		if in.plugged(maker); in.pads.maker != want {
			t.Errorf("with %v the signs are those of maker %d, not %d", ids, in.pads.maker, want)
		}
	}
	has(render.PadPlayStation, render.PadPlayStation)
	if !in.Turned {
		t.Error("texts are not told")
	}
	has(render.PadNintendo, render.PadPlayStation, render.PadNintendo)
	in.turnTo(ByPad, render.PadPlayStation)
	has(render.PadPlayStation, render.PadPlayStation, render.PadNintendo, render.PadSteam)
	has(render.PadNintendo, render.PadNintendo)
	if has(render.PadNintendo); in.way != ByKeys {
		t.Error("without a gamepad texts still speak of its buttons")
	}
}

// Texts show the signs of the gamepad that was used last, and keys again when keys are used.
func TestTextsNameWhatWasUsedLast(t *testing.T) {
	sh := NewShell(Parts{Words: english(t), Store: saves.NewMemory()})
	in := &sh.Input
	in.pads.ids = []ebiten.GamepadID{0}
	in.turnTo(ByPad, render.PadNintendo)
	if !in.Turned {
		t.Error("nobody is told")
	}
	for action, button := range map[string]ebiten.StandardGamepadButton{"accept": ebiten.StandardGamepadButtonRightRight, "undo": ebiten.StandardGamepadButtonRightLeft, "cards": ebiten.StandardGamepadButtonCenterLeft} {
		if got := sh.Words.Hands("press", action); got != string(render.PadGlyph(render.PadNintendo, button)) {
			t.Errorf("%s shows %q", action, got)
		}
	}
	in.turnTo(ByKeys, render.PadNintendo)
	if got := sh.Words.Hands("press", "accept"); got != "Enter" {
		t.Errorf("after a key, texts name %q", got)
	}
}
