package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// The button that shows everything stands where no answer ever appears, at every size. On devices held upright that is over
// the board, where one touch answers nothing, and on those held sideways it is in the bar, clear of what else is there.
func TestShowingEverythingIsNowhereNearAnAnswer(t *testing.T) {
	sh := playing.Bare(t)
	for _, size := range append([]playing.Device{{Name: "window", W: 1280, H: 720, Ratio: 0}, {Name: "window", W: 1600, H: 900, Ratio: 0}}, playing.Devices...) {
		sh.Held = func() float64 { return size.Ratio }
		sh.Show(sh.Title(sh, nil))
		held := max(1, size.Ratio)
		img := playing.Screen(t, sh, int(float64(size.W)*held), int(float64(size.H)*held))
		seen, drawn := 0, map[string]int{} // each screen has pictures of its own
		playing.EachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
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
				answers := a.Do != nil && (a.Answer || strings.HasPrefix(a.Name, "row/")) && (size.Ratio == 0 || a.Space == "")
				answers = answers || size.Ratio > 0 && (a.Name == "bar/undo" || a.Name == "bar/redo" || a.Name == "bar/menu")
				if answers && a.Rect.X < at.Right() && at.X < a.Rect.Right() && a.Rect.Y < at.Bottom() && at.Y < a.Rect.Bottom() {
					t.Errorf("%v, %s: %s at %v is under the button at %v", size, d.Kind, a.Name, a.Rect, at)
				}
			}
			if size.Ratio > 0 {
				room := c.kit.layout.Field
				if size.W > size.H {
					room = c.kit.layout.Bar
				}
				if least := float32(44*size.Ratio) - 0.5; at.H < least || !within(at, room) {
					t.Errorf("on %s the button is at %v", size.Name, at)
				}
			} else if !sh.UI.Named("panel/tray").Rect.Contains(at.Centre()) {
				t.Errorf("the button is at %v", at)
			}
			seen++
		})
		if seen < 7 {
			t.Errorf("only %d questions", seen)
		}
	}
}
