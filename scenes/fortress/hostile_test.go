package fortress

import (
	"testing"

	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// The chances of a hostile's next action are shown only while it has one this turn.
func TestAHostileThatHasActedShowsNoChances(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	u := c.attended(sh)
	c.Attend = u                                                                             // otherwise the panel turns to one that has yet to act
	for _, is := range []struct{ acted, arrived bool }{{}, {acted: true}, {arrived: true}} { // who has returned waits too (BF-RNF-013)
		c.Play.Shown.Units[u].Acted, c.Play.Shown.Units[u].Arrived = is.acted, is.arrived
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		if shown := sh.UI.First("prospect/") != ""; shown == (is.acted || is.arrived) {
			t.Errorf("%+v, and chances are shown: %v", is, shown)
		}
	}
}

// Who plays alone ends an expedition; only several players propose it.
func TestOnePlayerProposesNothing(t *testing.T) {
	sh, x := agreeing(t)
	for players, want := range map[int]string{1: sh.Words.Say("do.propose-end.alone"), 2: sh.Words.Do("step", &x.Choices.Row("propose-end").Legal[0].Option)} {
		s := x.Play.Shown
		for e := range s.Party {
			s.Party[e].Seat = s.Party[e].Seat * 0
			if players > 1 && e == 0 {
				s.Party[e].Seat = 1
			}
		}
		d := *x.Choices.Decision
		if got := table.Arrange(&d, &s, sh.Words).Row("propose-end").Label; got != want {
			t.Errorf("with %d players the row says %q, not %q", players, got, want)
		}
	}
}
