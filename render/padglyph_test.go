package render

import (
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
			label := padLabels[maker][b]
			if label == "" || label[0] == '*' && padShapes[label] == nil {
				t.Errorf("on button %d of maker %d stands %q", b, maker, label)
			}
		}
	}
	if _, _, ok := padGlyphOf('A'); ok {
		t.Error("a letter is a button")
	}
}

// A sign stands between the text before and after it, takes room, and has an outline.
func TestSignsStandInText(t *testing.T) {
	sign := PadGlyph(PadPlayStation, ebiten.StandardGamepadButtonRightBottom)
	before, pad, after := nextPad("press " + string(sign) + " now")
	if before != "press " || pad != sign || after != " now" {
		t.Errorf("the line is %q, %q, %q", before, pad, after)
	}
	img := padMask(20, 20, padShapes["*cross"])
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
