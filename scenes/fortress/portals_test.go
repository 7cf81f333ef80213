package fortress

import (
	"image"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// Whoever looks at a summons that is refused sees the hexes beside all portals, and whoever looks at a portal those beside it.
func TestTheHexesBesideAPortalAreMarkedInPixels(t *testing.T) {
	inwindow.Need(t)
	sh := playing.Bare(t)
	summons, portals := 0, 0
	playing.EachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation || !play.Shown.Fighting() || summons > 2 && portals > 2 {
			return
		}
		c := facing(sh, play)
		sh.Show(c)
		img := playing.Screen(t, sh, 1280, 720)
		before := inwindow.Picture(img)
		looking := func(area string) image.Image {
			sh.UI.FocusOn(area)
			sh.Dirty()
			sh.Draw(img)
			return inwindow.Picture(img)
		}
		for i := range c.Choices.Rows {
			r := c.Choices.Rows[i]
			if why := r.Reason(); r.Verb != "summon" || why == nil || why.Reason != noPortal {
				continue
			}
			after := looking(r.Focus())
			playing.Keep(t, img, "beside-portals")
			for p := range play.Shown.Portals {
				summons += marked(t, c, p, before, after)
			}
		}
		for p := range play.Shown.Portals {
			if area := "portal/" + play.Shown.Portals[p].Hex.String(); sh.UI.Named(area) != nil {
				after := looking(area)
				portals += marked(t, c, p, before, after)
			}
		}
		c.Leave()
		inwindow.Frame()
	})
	if summons == 0 || portals == 0 {
		t.Errorf("%d hexes were marked for a summons, and %d for a portal", summons, portals)
	}
}

// marked compares two pictures at the hexes in view beside a portal, and returns how many of them there are.
func marked(t *testing.T, c *Combat, portal int, before, after image.Image) (n int) {
	t.Helper()
	s, field := &c.Play.Shown, c.kit.layout.Field
	beside := s.PortalSpaces(portal)
	for sp := range board.Space(s.NumCells) {
		at := c.view.Camera.Centre(s.Field().Hex(sp))
		if !s.Portals[portal].Open || !beside.Has(sp) || !field.Inset(40).Contains(at) || c.tips.tipped.Contains(at) {
			continue
		}
		changed := false
		for y := at.Y - c.view.Camera.Zoom*1.02; y < at.Y+c.view.Camera.Zoom*1.02; y++ {
			changed = changed || before.At(int(at.X), int(y)) != after.At(int(at.X), int(y))
		}
		if n++; !changed {
			t.Errorf("the hex at %v is beside portal %d, and is not marked", at, portal)
		}
	}
	return n
}
