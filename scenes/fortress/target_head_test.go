package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// A click on the head of a marked target is for a target, although it may lie over a hex behind.
func TestTheHeadOfATargetCanBeClicked(t *testing.T) {
	sh, heads := playing.Bare(t), 0
	playing.EachDecision(t, sh, 6, 60, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation || !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		sh.Show(c)
		playing.Screen(t, sh, 1600, 900)
		r := c.Choices.Units()
		if r == nil {
			return
		}
		for _, f := range c.figures.list() {
			if ch := r.OnUnit(int(f.unit), c.aim); ch == nil || ch.Why != nil {
				continue
			}
			at := render.Point{X: f.at.X, Y: f.at.Y - f.size*0.97}
			if !c.kit.layout.Field.Inset(2).Contains(at) {
				continue
			}
			a := sh.UI.Under(at)
			if a != nil && a.Space == "" {
				continue // a panel or a button lies over it
			}
			if heads++; a == nil || !strings.HasPrefix(a.Name, "option/") || strings.HasPrefix(a.Name, "option/move") {
				t.Errorf("a click on the head of %s meets %+v", c.Play.Shown.UnitName(f.unit), a)
			}
		}
		c.Leave()
		inwindow.Frame()
	})
	if heads < 10 {
		t.Errorf("only %d heads", heads)
	}
}
