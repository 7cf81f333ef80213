package fortress

import (
	"testing"

	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
)

// The name that is shown while the content is read stands where the title has it, whatever the size of the text.
func TestTheCoverBecomesTheTitle(t *testing.T) {
	for _, window := range []struct {
		wide, high, percent int
		point               float64
	}{{1280, 720, 100, 0}, {3840, 2160, 200, 0}, {1170, 2532, 100, 3}} {
		sh := playing.Bare(t)
		sh.Settings.TextPercent, sh.Held = window.percent, func() float64 { return window.point }
		sh.Home(nil)
		img := playing.Screen(t, sh, window.wide, window.high)
		var at []render.Rect
		wrote := func(text string, in, _ render.Rect) {
			if text == "PRECIPICE" {
				at = append(at, in)
			}
		}
		sh.Theme.Wrote = wrote
		sh.Dirty()
		sh.Draw(img)
		cover := render.NewTheme(window.wide, window.high, 1)
		if window.point > 0 {
			cover = render.NewHeldTheme(window.wide, window.high, 1, float32(window.point))
		}
		cover.Wrote = wrote
		scenes.Cover(cover, img)
		if len(at) != 2 || at[0] != at[1] {
			t.Errorf("at %d by %d the name is at %v", window.wide, window.high, at)
		}
	}
}
