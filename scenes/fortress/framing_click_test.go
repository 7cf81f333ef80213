package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// Who has attacked by a click on the board and clicks at the same place again means the same target: the view stays until the
// attacker has done acting, unless somebody the question is about would not be seen.
func TestTheViewStaysForASecondAttack(t *testing.T) {
	sh := playing.Bare(t)
	stayed, left := 0, 0
	for seed := range uint64(6) {
		play := playing.Begun(t, sh, seed, blackstone.Table{Setup: playing.FullTable(sh)})
		c := seen(sh, play, 1600, 900)
		pick := playing.Chance(seed)
		for range 150 {
			play.ShowAll()
			d, ok := play.Pending()
			if !ok || !play.Shown.Fighting() {
				break
			}
			c.Refresh(sh)
			c.fitCamera(sh)
			c.view.Land()
			key, before, turn := attackOf(d), c.view.Camera, c.view.Turn()
			if key == "" {
				key = playing.ByChance(pick, d)
			}
			sh.Input.Pointer = c.kit.layout.Field.Centre()
			c.Choose(sh, key)
			c.CatchUp(sh)
			c.Refresh(sh)
			c.fitCamera(sh)
			c.view.Land()
			if !strings.HasPrefix(key, "fire ") || c.view.Turn() != turn || c.Choices == nil {
				continue
			}
			if c.view.Camera == before {
				stayed++
			} else if left++; before.Shows(c.view.Room(), render.Framed(c.stands([]fortress.UnitID{c.Actor(), c.against()})...)...) {
				t.Errorf("seed %d: after %q the view goes from %v to %v", seed, key, before, c.view.Camera)
			}
		}
	}
	if stayed < 20 {
		t.Errorf("after %d attacks the view stayed, after %d it left", stayed, left)
	}
}

// attackOf returns the first attack among the options, "" for none.
func attackOf(d *engine.Decision) string {
	for i := range d.Options {
		if d.Options[i].Verb == "fire" {
			return d.Options[i].Key()
		}
	}
	return ""
}
