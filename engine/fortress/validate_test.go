package fortress

import (
	"strings"
	"testing"

	"precipice/engine/board"
)

// reached plays a game by its first options up to a question of that kind.
func reached(t *testing.T, setup Setup, kind string) *State {
	t.Helper()
	m, err := NewGame(rulesFor(t), setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	for d, ok := m.Pending(); ok; d, ok = m.Pending() {
		if d.Kind == kind {
			return &m.State
		}
		m.Take(0)
	}
	t.Fatalf("%s is never asked", kind)
	return nil
}

// hostileHere returns a hostile on the battlefield.
func hostileHere(s *State) *Unit {
	for u := range s.each(Hostiles) {
		return &s.Units[u]
	}
	panic("no hostile is on the battlefield")
}

// A state that no game can reach is rejected, and one that a game may reach is not.
func TestValidateACombat(t *testing.T) {
	base := reached(t, Setup{Players: 1, Explorers: []string{"janus-draik", "rein-raus", "amallyn"}, Fifth: -1, Combat: "cold-cistern"}, "activation")
	if err := base.Validate(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, want string // empty if a game may reach the state
		set        func(s *State)
	}{
		{"a hex closed under a miniature", "is not on a hex", func(s *State) { s.Cells[s.Units[0].Hex].Blocked = true }},
		{"no battlefield", "is not on a hex", func(s *State) { s.field = nil }},
		{"enemies in one hex", "has no room", func(s *State) { hostileHere(s).Hex = s.Units[0].Hex }},
		{"as many wounds as it has", "but is not slain", func(s *State) { h := hostileHere(s); h.Damage = uint8(s.pack.Hostiles[h.Kind].Wounds) }},
		{"a wound less", "", func(s *State) { h := hostileHere(s); h.Damage = uint8(s.pack.Hostiles[h.Kind].Wounds) - 1 }},
		{"damage of one slain", "", func(s *State) { h := hostileHere(s); h.Damage, h.Slain, h.Hex = 99, true, board.None }},
		{"points of nobody", "is not in play", func(s *State) { s.Party[3].Inspiration = 1 }},
		{"a seat of nobody", "is not in play", func(s *State) { s.Party[3].NumSlots = 4 }},
		{"five points", "has 5 points", func(s *State) { s.Party[0].Inspiration = 5 }},
		{"four points", "", func(s *State) { s.Party[0].Inspiration = 4 }},
		{"three destiny dice", "used 3", func(s *State) { s.Party[0].DestinyUsed = 3 }},
		{"two destiny dice", "", func(s *State) { s.Party[0].DestinyUsed = 2 }},
		{"a die on a counter", "space 1 of", func(s *State) { s.Party[0].Slots[0] = Slot{Counter: WoundCounter, Die: 1} }},
		{"a counter", "", func(s *State) { s.Party[0].Slots[0] = Slot{Counter: WoundCounter} }},
		{"a die beyond the spaces", "space 5 of", func(s *State) { s.Party[0].Slots[4].Die = 1 }},
		{"a counter beyond the spaces", "space 5 of", func(s *State) { s.Party[0].Slots[4].Counter = WoundCounter }},
		{"an empty space", "", func(s *State) { s.Party[0].Slots[3] = Slot{} }},
		{"out of action on the board", "out of action but on the board", func(s *State) { s.Party[0].Out = true }},
		{"one twin on the board", "out of action but on the board", func(s *State) {
			s.Party[1].Out = true
			s.Units[s.Party[1].Figures[0]].Hex = board.None
		}},
		{"out of action", "", func(s *State) { s.Party[0].Out, s.Units[0].Hex = true, board.None }},
		{"dead and standing", "is dead", func(s *State) { s.Party[0].Dead = true }},
		{"a card active after its phase", "is active in the phase event", func(s *State) { s.Phase = EventPhase }},
		{"overwatch after its phase", "keeps overwatch dice in the phase event", func(s *State) { s.Phase, s.Acting, s.Party[0].Overwatch = EventPhase, 0, true }},
		{"overwatch in its phase", "", func(s *State) { s.Party[0].Overwatch = true }},
		{"nobody active after its phase", "", func(s *State) { s.Phase, s.Acting = EventPhase, 0 }},
		{"a card twice on the track", "on the track twice", func(s *State) { s.Track[1] = s.Track[0] }},
		{"a group's card twice", "on the track twice", func(s *State) { s.Track[0], s.Track[1] = TrackCard{Hostile: true}, TrackCard{Hostile: true} }},
		{"a card of nobody", "belongs to nobody", func(s *State) { s.Track[0] = TrackCard{Index: 3} }},
		{"cards of one number on both sides", "", func(s *State) {
			s.NumTrack = 2
			s.Track[0], s.Track[1] = TrackCard{Index: 1}, TrackCard{Hostile: true, Index: 1}
		}},
		{"an encounter card too many", "1 encounter cards and 0 discovery", func(s *State) { s.Encounter[0]++ }},
		{"an encounter card lost", "-1 encounter cards and 0", func(s *State) { drop(&s.Drawn) }},
		{"a discovery card too many", "0 encounter cards and 1 discovery", func(s *State) { s.Discovery[0]++ }},
		{"a discovery card made", "0 encounter cards and 1 discovery", func(s *State) { s.Party[0].Finds[0], s.Party[0].NumFinds = 1, 1 }},
		{"a discovery card found", "", func(s *State) { s.Discovery[0]--; s.Party[0].Finds[0], s.Party[0].NumFinds = 1, 1 }},
		{"out of bounds", "leader 9", func(s *State) { s.Leader = 9 }},
	} {
		s := *base
		c.set(&s)
		if err := s.Validate(); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// drop removes one card from a deck.
func drop(deck *[MaxKinds]uint8) {
	for i := range deck {
		if deck[i] > 0 {
			deck[i]--
			return
		}
	}
	panic("the deck is empty")
}

// The cards of an expedition are turned up or left, four of each sort. A dead explorer is valid.
func TestValidateAnExpedition(t *testing.T) {
	setup := Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Normal}
	if s := reached(t, setup, "board"); s.Validate() != nil {
		t.Errorf("on the way in: %v", s.Validate())
	}
	base := reached(t, setup, "explore")
	TurnedUp{ChallengeCard, 0}.Apply(base)
	if err := base.Validate(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, want string
		set        func(s *State)
	}{
		{"a card too many", "1 cards turned up and 8 left", func(s *State) { s.Expedition.Left[0]++ }},
		{"a card of the other sort", "1 combat cards turned up and 4 left", func(s *State) { s.Expedition.Rounds[0].Sort = CombatCard }},
		{"five cards of a sort", "0 combat cards turned up and 5 left", func(s *State) { s.Expedition.Left = [sorts]uint8{5, 2} }},
		{"a round without its card", "2 cards turned up and 7 left", func(s *State) { s.Expedition.Round++ }},
		{"a death", "", func(s *State) { s.Party[0].Dead = true }},
	} {
		s := *base
		c.set(&s)
		if err := s.Validate(); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}
