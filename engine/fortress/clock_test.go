package fortress

import "testing"

// A clock allows a combat from five to 99 turns, and how many are left is counted down to the first stroke.
// proves: BF-CLK-001
func TestAClockCountsTheTurnsOfACombat(t *testing.T) {
	r := rulesFor(t)
	setup := Setup{Players: 1, Explorers: four(), Fifth: -1, Combat: r.Pack.Combats[0].ID}
	for turns, fits := range map[int]bool{-1: false, 0: true, 1: false, LeastClock - 1: false, LeastClock: true, MostClock: true, MostClock + 1: false, 261: false} {
		setup.Clock = turns
		s, err := Opening(r, setup)
		if (err == nil) != fits {
			t.Errorf("a clock of %d turns: %v", turns, err)
		}
		if err == nil && int(s.Clock) != turns {
			t.Errorf("a clock of %d turns is one of %d", turns, s.Clock)
		}
	}
	s := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Combat: r.Pack.Combats[0].ID})
	if _, ok := s.ClockLeft(); ok || s.strikes() {
		t.Error("a table without a clock has one")
	}
	for s.Clock = 6; s.Turn < 9; s.Turn++ {
		left, ok := s.ClockLeft()
		if want := max(0, 7-max(1, int(s.Turn))); !ok || left != want || s.strikes() != (s.Turn >= 6) {
			t.Errorf("in turn %d of six there are %d turns left, %v", s.Turn, left, s.strikes())
		}
	}
}
