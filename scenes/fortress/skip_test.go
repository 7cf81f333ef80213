package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
)

// The button that shows everything stands where no answer ever appears, at every size.
func TestShowingEverythingIsNowhereNearAnAnswer(t *testing.T) {
	bareStone(t)
	sh := bare(t)
	sh.Show(sh.Title(sh, nil))
	for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
		img := screen(t, sh, size[0], size[1])
		seen, drawn := 0, map[string]int{} // each screen has pictures of its own
		eachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
			if !play.Shown.Fighting() || drawn[d.Kind] == 1 {
				return
			}
			drawn[d.Kind]++
			c := facing(sh, play)
			sh.Show(c)
			c.Showing.On = true
			c.Version++
			sh.Draw(img)
			skip := sh.UI.Named("skip")
			if skip == nil {
				t.Fatal("while something is shown, nothing shows it all")
			}
			at := skip.Rect
			c.Showing.On = false
			c.Version++
			sh.Draw(img)
			for a := range sh.UI.Each {
				answers := a.Do != nil && (a.Answer || strings.HasPrefix(a.Name, "row/"))
				if answers && a.Rect.X < at.Right() && at.X < a.Rect.Right() && a.Rect.Y < at.Bottom() && at.Y < a.Rect.Bottom() {
					t.Errorf("%v, %s: %s at %v is under the button at %v", size, d.Kind, a.Name, a.Rect, at)
				}
			}
			if !sh.UI.Named("panel/tray").Rect.Contains(at.Centre()) {
				t.Errorf("the button is at %v", at)
			}
			seen++
		})
		if seen < 7 {
			t.Errorf("only %d questions", seen)
		}
	}
}
