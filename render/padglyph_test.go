package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Each button of each maker has a character of its own with letters or a shape on it.
func TestEveryButtonHasASign(t *testing.T) {
	for maker := range padMakers {
		for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
			m, button, ok := padGlyphOf(PadGlyph(maker, b))
			if !ok || m != maker || button != b {
				t.Errorf("the sign of button %d of maker %d is that of %d of %d", b, maker, button, m)
			}
			label := padLabels()[maker][b]
			if label == "" || label[0] == '*' && padShapes()[label] == nil {
				t.Errorf("on button %d of maker %d stands %q", b, maker, label)
			}
		}
	}
	if _, _, ok := padGlyphOf('A'); ok {
		t.Error("a letter is a button")
	}
}

// What stands on the buttons of each maker, by their places: below, right, left, above, then the upper and the lower
// shoulders, the sticks and the two in the middle, as on the gamepads themselves.
func TestTheSignsOfEachMaker(t *testing.T) {
	places := []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight,
		ebiten.StandardGamepadButtonRightLeft, ebiten.StandardGamepadButtonRightTop,
		ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight, ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight,
		ebiten.StandardGamepadButtonLeftStick, ebiten.StandardGamepadButtonRightStick, ebiten.StandardGamepadButtonCenterLeft, ebiten.StandardGamepadButtonCenterRight}
	for maker, want := range map[PadMaker]string{
		PadXbox:        "A B X Y LB RB LT RT LS RS *view *menu",
		PadPlayStation: "*cross *circle *square *triangle L1 R1 L2 R2 L3 R3 *create *menu",
		PadNintendo:    "B A Y X L R ZL ZR LS RS *minus *plus",
		PadSteam:       "A B X Y L1 R1 L2 R2 L3 R3 *view *menu",
	} {
		for i, sign := range strings.Fields(want) {
			if got := padLabels()[maker][places[i]]; got != sign {
				t.Errorf("on button %d of maker %d stands %s, not %s", places[i], maker, got, sign)
			}
		}
	}
}

// A sign stands between the text before and after it, takes room, and has an outline.
func TestSignsStandInText(t *testing.T) {
	sign := PadGlyph(PadPlayStation, ebiten.StandardGamepadButtonRightBottom)
	before, pad, after := nextPad("press " + string(sign) + " now")
	if before != "press " || pad != sign || after != " now" {
		t.Errorf("the line is %q, %q, %q", before, pad, after)
	}
	img := padMask(20, 20, padShapes()["*cross"])
	ink := 0
	for y := range 20 {
		for x := range 20 {
			if _, _, _, a := img.At(x, y).RGBA(); a > 0x8000 {
				ink++
			}
		}
	}
	if ink < 60 || ink > 260 {
		t.Errorf("the sign has %d inked pixels of 400", ink)
	}
	if _, _, _, a := img.At(0, 0).RGBA(); a != 0 {
		t.Error("the corner is not empty")
	}
}
