package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// resolvedIn is a quest with a hostile player in which a challenge has been resolved, so that the recovery step follows.
func resolvedIn(t *testing.T, players int, change func(s *State), faces ...uint8) *Match {
	t.Helper()
	s := gathered(t, Setup{Players: players, Fifth: players - 1, LeaderPoints: true}).State
	s.Expedition.Round = 1
	s.Expedition.Rounds[0] = Round{Sort: ChallengeCard}
	s.Expedition.Left = [sorts]uint8{4, 3}
	change(&s)
	src := dice.NewSeeded(3)
	src.Loaded = faces
	return engine.Begin(rulesFor(t), s, src, func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "resolved"}} })
}

// boarded puts the party into the maglev chamber.
func boarded(m *Match) {
	for d, _ := m.Pending(); d.Kind == AskBoard; d, _ = m.Pending() {
		m.Take(0)
	}
}

// The hostile player has six points for each explorer out of action before the recovery rolls that end an expedition,
// and three for each exploration card left undrawn, those of an approach included. Nobody counts who fell and
// recovered in an earlier round.
// proves: BF-LPT-003 BF-G-043 BF-G-100
func TestWhatTheHostilePlayerHasPointsFor(t *testing.T) {
	m := resolvedIn(t, 3, func(s *State) { // Espern, who is of the leader, dies, and UR-025 recovers
		for _, e := range []int{1, 2} {
			s.Party[e].Out, s.Party[e].Slots[0].Counter = true, GrievousCounter
		}
	}, 1, 20)
	if got := m.State.scores()[2]; got != 2*6+7*3 || m.State.Expedition.Ending != Death {
		t.Errorf("after a death: %d points, %v", got, m.State.Expedition.Ending)
	}
	m = questFrom(t, &m.State, "arrive")
	if got := m.State.Quest.Scores[2]; got != 2*6+7*3 {
		t.Errorf("at Precipice %d points are noted", got)
	}

	m = resolvedIn(t, 3, func(s *State) { // both recover, and nobody falls after that but Janus
		s.Party[1].Out, s.Party[2].Out = true, true
	}, 20, 20)
	boarded(m)
	m.State.Party[0].Out = true
	choose(t, m, "propose-end", "agree")
	if got := m.State.scores()[2]; got != 6+7*3 || m.State.Expedition.Ending != Agreed {
		t.Errorf("after those who fell in an earlier round: %d points, %v", got, m.State.Expedition.Ending)
	}
	for left, want := range map[uint8]uint8{0: 6, 1: 6 + 3, 4: 6 + 12} {
		s := m.State
		s.Expedition.Left, s.Expedition.Ahead = [sorts]uint8{}, left
		if got := s.scores()[2]; got != want {
			t.Errorf("with %d cards of an approach left: %d points, want %d", left, got, want)
		}
	}
}

// Whoever survives a recovery roll in the recovery step makes none at Precipice, even if the expedition ends with that
// step. Who is out of action again by then makes another one.
// proves: BF-G-060 BF-END-002
func TestASurvivorOfTheRecoveryStepRollsNoMoreAtPrecipice(t *testing.T) {
	fallen := func(s *State) {
		for _, e := range []int{1, 2} {
			s.Party[e].Out, s.Party[e].Slots[0].Counter = true, GrievousCounter
		}
	}
	for again, want := range map[bool]int{false: 0, true: 1} {
		m := resolvedIn(t, 3, fallen, 20, 1) // Espern recovers, UR-025 dies
		if told(m, "BF-REC-002") != 2 || !m.State.Party[1].Dead || m.State.Party[2].Out {
			t.Fatalf("in the recovery step: %v", m.Opening())
		}
		s := m.State
		s.Party[2].Out = again
		m = questFrom(t, &s, "arrive", 20)
		if got := told(m, "BF-REC-002"); got != want || m.State.Party[2].Dead {
			t.Errorf("out of action again %v: %d rolls at Precipice", again, got)
		}
	}
}

// At a table of two to four with a hostile player, the others pick as a group of their number: one picks all four,
// two pick two each, of three the leader picks the fourth too.
// proves: BF-G-078 BF-SET-005 BF-SET-006 BF-SET-007
func TestTheOthersPickAsAGroupOfTheirNumber(t *testing.T) {
	for _, c := range []struct {
		players, fifth int
		want           [MaxParty]engine.Seat
		with           bool
	}{
		{2, 1, [MaxParty]engine.Seat{0, 0, 0, 0}, false},
		{3, 1, [MaxParty]engine.Seat{0, 2, 0, 2}, false},
		{3, 2, [MaxParty]engine.Seat{0, 1, 0, 1}, false},
		{4, 1, [MaxParty]engine.Seat{0, 2, 3, 0}, true},
		{4, 3, [MaxParty]engine.Seat{0, 1, 2, 0}, true},
		{5, 2, [MaxParty]engine.Seat{0, 1, 3, 4}, false},
	} {
		m := questFor(t, Setup{Players: c.players, Fifth: c.fifth})
		choose(t, m, "muster 4")
		for e, id := range four() {
			if d, _ := m.Pending(); d.Kind != AskPick || d.Seat != c.want[e] {
				t.Errorf("%d players: pick %d is made by player %d, not %d", c.players, e+1, d.Seat+1, c.want[e]+1)
			}
			choose(t, m, "pick "+id)
		}
		for e := range m.State.Party {
			if x := &m.State.Party[e]; x.Seat != c.want[e] || x.WithLeader != (c.with && e == MaxParty-1) {
				t.Errorf("%d players: explorer %d is with player %d, and with the leader %v", c.players, e+1, x.Seat+1, x.WithLeader)
			}
		}
	}
}

// In a quest of three players the fourth explorer is with whoever leads: when the marker passes in a leader step, the
// new leader answers for it, gives its cards away and takes its part in an agreement.
// proves: BF-SET-008 BF-X-017
func TestTheFourthExplorerOfAQuestFollowsTheMarker(t *testing.T) {
	s := gathered(t, Setup{Players: 3, Fifth: -1}).State
	s.Expedition.Round = 1
	s.Expedition.Rounds[0] = Round{Sort: ChallengeCard}
	for round := range 4 {
		give(t, &s, 3, "hooked-net")
		before := s.Leader
		m := engine.Begin(rulesFor(t), s, dice.NewSeeded(3), func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "resolved"}} })
		boarded(m)
		d, _ := m.Pending()
		now := m.State.Leader
		if now != engine.Seat((int(before)+1)%3) || m.State.Party[3].Seat != now {
			t.Fatalf("round %d: player %d leads, and the fourth explorer is with player %d", round, now+1, m.State.Party[3].Seat+1)
		}
		if d.Kind != AskExchange || d.Seat != now || d.Find("give amallyn hooked-net ur-025") < 0 {
			t.Fatalf("round %d: %s is asked of player %d: %v", round, d.Kind, d.Seat+1, d.Keys())
		}
		choose(t, m, "give amallyn hooked-net ur-025")
		s = m.State
		s.loseCard(s.placeOf(int(s.Party[1].Kind), s.pack.place("resource", "hooked-net")))
		s.Quest.Resources[s.pack.place("resource", "hooked-net")]++
	}
}
