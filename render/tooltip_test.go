package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A tip has room for all it says, at any scale.
func TestATipHasRoomForAllItSays(t *testing.T) {
	img := ebiten.NewImage(1200, 900)
	defer img.Deallocate()
	v := TooltipView{Title: "One combat", Text: "A single combat, not an expedition: you only have to get the explorers out, whatever stands between them and the light."}
	ruled := v
	ruled.Sub, ruled.Rules = "With nothing to bring out", "BF-MOV-001"
	themes := []*Theme{NewHeldTheme(1688, 780, 1, 2), NewHeldTheme(780, 1688, 1, 2), NewHeldTheme(1180, 820, 1, 1), NewHeldTheme(820, 1180, 1.5, 1)}
	for wide := 400; wide < 4000; wide += 37 {
		themes = append(themes, NewTheme(wide, wide*9/16, 1), NewTheme(wide, wide*9/16, 1.3))
	}
	for _, theme := range themes {
		theme.Cut = func(text string) {
			t.Errorf("at scale %v, text size %v the tip cuts %q", theme.Scale, theme.Text, text)
		}
		c := NewCanvas(theme)
		c.Begin(img)
		c.Tooltip(Rect{600, 450, 10, 10}, v)
		c.Tooltip(Rect{300, 150, 10, 10}, ruled)
		c.End()
	}
}
