package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// Whoever looks at a summons that is refused, or at a portal, sees the hexes that are beside it.
// proves: BF-SUM-001
func TestTheHexesBesideAPortalAreMarked(t *testing.T) {
	inwindow.Need(t)
	sh, seen := bare(t), 0
	eachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation || !play.Shown.Fighting() || seen > 2 {
			return
		}
		c := facing(sh, play)
		sh.Show(c)
		img := screen(t, sh, 1280, 720)
		for i := range c.choices.rows {
			r := &c.choices.rows[i]
			if why := r.reason(); r.verb != "summon" || why == nil || why.Reason != noPortal {
				continue
			}
			before := inwindow.Picture(img)
			sh.UI.FocusOn(r.area())
			sh.Dirty()
			sh.Draw(img)
			after := inwindow.Picture(img)
			for p := range c.Play.Shown.Portals {
				if !c.Play.Shown.Portals[p].Open {
					continue
				}
				beside, field := c.Play.Shown.PortalSpaces(p), c.kit.layout.field
				for sp := range c.Play.Shown.NumCells {
					at := c.camera.Centre(c.Play.Shown.Field().Hex(board.Space(sp)))
					if !beside.Has(board.Space(sp)) || !field.Inset(40).Contains(at) || c.tipped.Contains(at) {
						continue
					}
					changed := false
					for y := at.Y - c.camera.Zoom*1.02; y < at.Y+c.camera.Zoom*1.02; y++ {
						changed = changed || before.At(int(at.X), int(y)) != after.At(int(at.X), int(y))
					}
					if !changed {
						t.Errorf("the hex at %v is beside portal %d, and is not marked", at, p)
					}
					seen++
				}
			}
			keep(t, img, "beside-portals")
		}
		c.Leave()
		inwindow.Frame()
	})
	if seen == 0 {
		t.Error("no hex beside a portal was seen")
	}
}
