package fortress

import "testing"

// Leader points: what was found, clues, inspiration; for the hostile player the fallen and the cards left. The
// highest leads, of several one the leader picks, and a hostile player who leads gives up that seat.
// proves: BF-LPT-001 BF-LPT-002 BF-LPT-003 BF-LPT-004 BF-G-100 BF-G-043 BF-G-072
func TestLeaderPoints(t *testing.T) {
	setup := Setup{Players: 3, Fifth: 2, LeaderPoints: true}
	s := gathered(t, setup).State
	p := rulesFor(t).Pack
	Found{0, uint8(p.place("find", "empyrean-chronometer"))}.Apply(&s)
	Found{0, uint8(p.place("find", "carved-route"))}.Apply(&s)
	s.Party[0].Inspired, s.Party[1].Inspired, s.Party[2].Inspired = true, true, false
	if got, want := s.scores(), [5]uint8{3 + 3 + 6, 6, 0}; got[0] != want[0] || got[1] != want[1] {
		t.Errorf("scores %v, want %v", got, want)
	}
	s.Expedition.Left = [sorts]uint8{1, 2}
	s.Party[1].Out, s.Party[3].Out = true, true
	if points, fallen, undrawn := s.HostileScore(); points != 2*6+3*3 || fallen != 2 || undrawn != 3 {
		t.Errorf("before the end the hostile player sees %d points for %d fallen and %d cards", points, fallen, undrawn)
	}
	ExpeditionEnded{AllOut}.Apply(&s)
	if got := s.scores()[2]; got != 2*6+3*3 {
		t.Errorf("the hostile player has %d points", got)
	}
	for _, why := range []Ending{Withdrawn, Taken} { // however it ends
		again := s
		again.Quest.Fallen = 0
		if (ExpeditionEnded{why}).Apply(&again); again.scores()[2] != 2*6+3*3 {
			t.Errorf("after an attack that is %v the hostile player has %d points", why, again.scores()[2])
		}
	}
	again := s
	again.Quest.Fallen, again.Party[1].Out, again.Party[3].Out = 2, false, false
	if (ExpeditionEnded{Death}).Apply(&again); again.scores()[2] != 2*6+3*3 {
		t.Errorf("after a death those who have recovered are not counted: %d points", again.scores()[2])
	}
	m := questFrom(t, &s, "arrive", 20, 20)
	counted := told(m, "BF-LPT-001")
	choose(t, m, "stay", "stay", "stay", "stay")
	if m.State.Leader != 2 || m.State.HasFifth || counted != 3 {
		t.Errorf("leader %d, hostile player %v", m.State.Leader, m.State.HasFifth)
	}
	s = gathered(t, Setup{Players: 3, Fifth: -1, LeaderPoints: true}).State
	s.Quest.Scores = [5]uint8{4, 9, 9}
	m = questFrom(t, &s, "lead")
	if rule := refused(m, "lead 1"); rule != "BF-LPT-004" {
		t.Errorf("the player with fewer points is refused by %q", rule)
	}
	choose(t, m, "lead 3")
	if m.State.Leader != 2 {
		t.Errorf("led by %d", m.State.Leader)
	}
}
