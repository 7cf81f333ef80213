package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// While an overwatch is asked about, neither the shooter nor the target stands at the edge of the view, wherever the
// camera was before.
func TestAnOverwatchIsFramedWithRoom(t *testing.T) {
	sh, asked := playing.Bare(t), 0
	playing.EachDecision(t, sh, 12, 150, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || !asksOverwatch(d) {
			return
		}
		c := seen(sh, play, 1280, 720)
		room, list := c.view.Room(), c.focus.shot()
		if len(list) < 2 || c.view.Framing() == room || c.view.Camera.Zoom < sh.Theme.Px(leastFrame)-1 {
			return
		}
		top := list[0]
		for _, h := range list {
			if h.R < top.R {
				top = h
			}
		}
		k := c.view.Camera.Pan(render.Point{Y: room.Y + c.view.Camera.Zoom*1.5 - c.view.Camera.Centre(top).Y})
		c.view.Set(k)
		c.Version++
		c.fitCamera(sh)
		c.view.Land()
		asked++
		for _, h := range list {
			if r := c.hexRect(h); r.Y < room.Y+sh.Theme.Px(leastFrame) || r.Bottom() > room.Bottom() {
				t.Errorf("%s: who shoots or is shot at %v lies at %v of %v", d.Kind, h, r, room)
			}
		}
	})
	if asked < 5 {
		t.Errorf("only %d questions of overwatch", asked)
	}
}

// Whoever may shoot and the target are on the screen while an overwatch is asked about, however far apart they stand, and the
// question does not hide the target. Where they are too far apart for the usual size, the board becomes smaller.
func TestAnOverwatchShowsShooterAndTarget(t *testing.T) {
	sh, asked, far := playing.Bare(t), 0, 0
	for seed := range uint64(24) {
		table := playing.AskAll(sh, seed)
		table.Setup.Combat, table.Setup.Difficulty = "stone-orchard", fortress.NoObjective
		play := playing.Begun(t, sh, seed, table)
		patiently(t, play, seed, 300, func(d *engine.Decision) bool {
			if !asksOverwatch(d) {
				return false
			}
			c := seen(sh, play, 1600, 900)
			room, list := c.view.Room(), c.focus.shot()
			if asked++; c.view.Camera.Zoom < sh.Theme.Px(leastFrame)-1 {
				far++
			}
			if len(list) > 0 && !c.view.Camera.Shows(room, render.Framed(list...)...) {
				t.Errorf("%v are not all in %v, with a hex of %v", list, room, c.view.Camera.Zoom)
			}
			if asks := c.kit.layout.Asks; len(list) > 0 && asks.Contains(c.view.Camera.Centre(list[0])) {
				t.Errorf("the question at %v hides the target at %v", asks, c.view.Camera.Centre(list[0]))
			}
			if asked%50 == 0 && len(list) > 0 { // panels have folded while the target was on its way
				c.kit.layout.Folded = true
				c.fitCamera(sh)
				c.view.Set(c.view.Camera.Pan(render.Point{Y: 2 * room.H}))
				c.Version++
				c.fitCamera(sh)
				if c.view.Land(); !c.view.Camera.Shows(room, render.Framed(list...)...) {
					t.Errorf("beside folded panels %v are not all in %v", list, room)
				}
			}
			return false
		})
	}
	if asked < 20 || far == 0 {
		t.Errorf("only %d questions of overwatch, %d of them with a smaller board", asked, far)
	}
}
