package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/game/blackstone"
	"precipice/render"
)

// Everybody on the battlefield is seen while covering fire or a gambit is asked about, wherever the camera was before.
func TestCoveringFireShowsEverybody(t *testing.T) {
	sh, asked, small := bare(t), 0, 0
	eachDecision(t, sh, 12, 120, func(play *blackstone.Session, d *engine.Decision) {
		if !slices.Contains(onTrack, d.Kind) {
			return
		}
		c := seen(sh, play, 1280, 720)
		list := c.stands(c.acts())
		f := &c.framing
		f.scene = sceneOf(c.roundUp(f.stamp.room, render.Framed(list[:1]...), sh.Theme), f.stamp.room, sh.Theme) // close to one of them
		c.put(f.scene.camera(f.stamp.room, sh.Theme))
		c.Version++
		c.fitCamera(sh)
		c.land()
		if asked++; c.camera.Zoom < sh.Theme.Px(leastFrame)-1 {
			small++
		}
		if !c.camera.Shows(f.stamp.room, render.Framed(list...)...) || slices.ContainsFunc(list, func(h board.Hex) bool { return c.kit.layout.Asks.Contains(c.camera.Centre(h)) }) {
			t.Errorf("%v are not all clear in %v, with a hex of %v", list, f.stamp.room, c.camera.Zoom)
		}
	})
	if asked < 20 || small == 0 {
		t.Errorf("only %d questions of covering fire, %d of them with a smaller board", asked, small)
	}
}
