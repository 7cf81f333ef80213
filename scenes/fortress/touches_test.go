package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// After an answer no line of sight is drawn where the pointer rests, until a movement, or a touch that only shows something.
func TestATouchShowsTheLineOfSight(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	for name, in := range map[string]game.Input{"nothing": {}, "a movement": {Moved: true}, "a touch": {Clicked: true, Finger: true}} {
		c.since, sh.Input = true, in
		if c.Update(sh); c.pane.sights() == (name == "nothing") {
			t.Errorf("after %s the line of sight is drawn: %v", name, c.pane.sights())
		}
	}
}

// On a device held in the hands a shot of overwatch takes a second touch, and a wound where nothing could undo it. To hold fire
// before it is the explorer's turn takes one.
func TestShotsAndWoundsTakeASecondTouch(t *testing.T) {
	d := playing.Devices[0]
	for kind, prefix := range map[string]string{fortress.AskOverwatch: "overwatch/", fortress.AskCover: "option/cover"} {
		sh, c := underFire(t, 1, func(q *engine.Decision, _ []fortress.Watcher) bool { return q.Kind == fortress.AskOverwatch })
		if kind == fortress.AskCover {
			patiently(t, c.Play, 1, 600, func(q *engine.Decision) bool { return q.Kind == kind })
			c = facing(sh, c.Play)
		}
		c.kit = nil // it was made without a window
		sh.Held = func() float64 { return d.Ratio }
		sh.Show(c)
		playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		c.Update(sh)
		found := 0
		for a := range sh.UI.Each {
			if !strings.HasPrefix(a.Name, prefix) || a.Do == nil {
				continue
			}
			want := !strings.HasSuffix(a.Name, "/hold")
			if key, answer := strings.CutPrefix(a.Name, "option/"); answer {
				want = c.Play.Final(key)
			}
			if found++; sh.UI.TakesTwo(a) != want {
				t.Errorf("%s takes a second touch: %v", a.Name, !want)
			}
		}
		if found == 0 {
			t.Errorf("%s: nothing to touch is named %s", kind, prefix)
		}
		c.Leave()
	}
}

// A destiny die beyond those that the explorer may spend in a turn is dim, cannot be chosen, and says so.
func TestADestinyDieBeyondTheLimitIsRefused(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	s := &c.Play.Shown
	s.Destiny[0] = fortress.DestinyDie{Face: 4}
	for _, spent := range []int{s.DestinyLimit() - 1, s.DestinyLimit()} {
		s.Party[c.activeCard()].DestinyUsed = uint8(spent)
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		a := sh.UI.Named("die/" + destinyPayment + "4")
		if a == nil || (a.Do == nil) != (spent == s.DestinyLimit()) || a.Do == nil && a.Tip().Rules != "BF-DES-007" {
			t.Errorf("with %d spent the die is %+v", spent, a)
		}
	}
}

// Near the escape chamber the view shows it. One far away is no reason to look there, and the chamber of arrival is another.
func TestTheChamberIsShownToWhoIsNear(t *testing.T) {
	_, c := atTable(t, 1)
	s := &c.Play.Shown
	here := s.Field().Hex(s.On(c.Actor()).Hex)
	near, far := 0, 0
	for _, open := range []bool{false, true} {
		s.Escape = open
		for sp := range board.Space(s.NumCells) {
			s.Maglev = board.Set{}
			s.Maglev.Add(sp)
			within := here.Distance(s.Field().Hex(sp)) <= nearChamber
			if shown := len(c.focus.chamberNear()) > 0; shown != (open && within) {
				t.Errorf("the escape chamber is there: %v, near: %v, shown: %v", open, within, shown)
			}
			if within {
				near++
			} else {
				far++
			}
		}
	}
	if near == 0 || far == 0 {
		t.Errorf("%d hexes are near and %d far", near, far)
	}
}
