package fortress

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// behaving returns a combat in which a hostile has just begun to roll for its behaviour, and the event.
func behaving(t *testing.T, fifth bool) (*game.Shell, *Combat, fortress.Event) {
	t.Helper()
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	s.HasFifth = fifth
	s.Acting = fortress.Mark(slices.IndexFunc(s.Track[:s.NumTrack], func(k fortress.TrackCard) bool { return k.Hostile }) + 1)
	u := c.attended(sh)
	e := fortress.Event{Change: fortress.Behaved{Unit: u, Face: 17, Column: "close", Action: "onslaught"}}
	c.Begin(sh, e)
	return sh, c, e
}

// The D20 of a behaviour roll falls large for a hostile player only, takes no longer than without one, lies at once with
// reduced motion, and goes into the tray when the event ends, also when it is skipped.
func TestTheHostilePlayerSeesItsDieFirst(t *testing.T) {
	var lengths [2]time.Duration
	for i, fifth := range []bool{false, true} {
		sh, c, _ := behaving(t, fifth)
		lengths[i] = c.Showing.Length
		if c.effects.reveals() != fifth {
			t.Errorf("with a hostile player %v the die is revealed: %v", fifth, !fifth)
		}
		if dice := c.Tray.Dice(); len(dice) != 1 || dice[0].Sides != 20 || dice[0].Face != 17 {
			t.Errorf("the dice are %+v", dice)
		}
		if c.Next(); c.effects.reveals() {
			t.Error("the die is revealed when the event is over")
		}
		sh.Settings.Motion = game.MotionReduced
		c.Begin(sh, fortress.Event{Change: fortress.Behaved{Unit: c.Underway.By, Face: 2, Action: "hold"}})
		c.Tray.Update(sh)
		if c.Tray.Moving() {
			t.Error("with reduced motion the die falls")
		}
		c.Next()
		sh.Settings.HostileSpeed = game.Instant
		if c.Begin(sh, fortress.Event{Change: fortress.Behaved{Unit: c.Underway.By, Face: 2, Action: "hold"}}); c.Showing.Length != 0 {
			t.Errorf("at instant speed a roll takes %v", c.Showing.Length)
		}
		c.Next()
		if c.Begin(sh, fortress.Event{Change: fortress.EventRolled{Face: 3, Row: "inspiration"}}); c.effects.reveals() {
			t.Error("the leader's event roll is revealed as the hostile player's")
		}
	}
	if lengths[0] != lengths[1] {
		t.Errorf("a roll takes %v without a hostile player and %v with one", lengths[0], lengths[1])
	}
}

// The die lies in the field above the seat, and frames show it falling and lying.
func TestFramesOfTheHostilePlayersDie(t *testing.T) {
	for _, size := range [][3]int{{1280, 720}, {1600, 900}, {3840, 2160}, {780, 1688, 2}, {1688, 780, 2}} {
		sh, c, _ := behaving(t, true)
		if size[2] > 0 { // a phone
			c.kit = nil
			sh.Held = func() float64 { return float64(size[2]) }
		}
		for _, past := range []time.Duration{200 * time.Millisecond, 800 * time.Millisecond} {
			sh.Now = sh.Now.Add(past)
			c.Tray.Update(sh)
			sh.Dirty()
			img := playing.Screen(t, sh, size[0], size[1])
			r, room := c.effects.revealRect(sh), c.kit.layout.Field
			if size[2] > 0 { // there the board goes on behind the question
				room = render.Rect{Y: c.kit.layout.Bar.Bottom(), W: float32(size[0]), H: c.kit.layout.Asks.Y - c.kit.layout.Bar.Bottom()}
			}
			if r.Within(room) != r || r.Bottom() > c.kit.layout.Asks.Y && r.Right() > c.kit.layout.Asks.X {
				t.Errorf("at %v the die lies at %v", size, r)
			}
			playing.Keep(t, img, fmt.Sprintf("reveal-%d-%d", size[0], past.Milliseconds()))
		}
	}
}
