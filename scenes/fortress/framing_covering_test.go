package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// Everybody on the battlefield is seen while covering fire or a gambit is asked about, wherever the camera was before.
func TestCoveringFireShowsEverybody(t *testing.T) {
	sh, asked, small := playing.Bare(t), 0, 0
	playing.EachDecision(t, sh, 12, 120, func(play *blackstone.Session, d *engine.Decision) {
		if !slices.Contains(onTrack, d.Kind) {
			return
		}
		c := seen(sh, play, 1280, 720)
		list := c.stands(c.acts())
		room := c.view.Room()
		c.view.Set(render.Around(render.Framed(list[0]), room, sh.Theme.Px(mostFrame), sh.Theme.Px(mostFrame))) // close to one of them
		c.Version++
		c.fitCamera(sh)
		c.view.Land()
		if asked++; c.view.Camera.Zoom < sh.Theme.Px(leastFrame)-1 {
			small++
		}
		if !c.view.Camera.Shows(room, render.Framed(list...)...) || slices.ContainsFunc(list, func(h board.Hex) bool { return c.kit.layout.Asks.Contains(c.view.Camera.Centre(h)) }) {
			t.Errorf("%v are not all clear in %v, with a hex of %v", list, room, c.view.Camera.Zoom)
		}
	})
	if asked < 20 || small == 0 {
		t.Errorf("only %d questions of covering fire, %d of them with a smaller board", asked, small)
	}
}
