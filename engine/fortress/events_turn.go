package fortress

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress/library"
	"precipice/engine/kit"
)

// TurnBegan starts a combat turn (BF-DES-001).
type TurnBegan struct{}

// Apply implements engine.Change.
func (TurnBegan) Apply(s *State) {
	s.Turn = min(s.Turn, 254) + 1
	s.renew(library.OnceTurn)
	for e := range s.Party {
		x := &s.Party[e]
		x.DestinyUsed, x.Moved, x.Swapped, x.Once, x.Overwatch = 0, false, false, 0, false
	}
	for u := range s.Units {
		s.Units[u].Acted, s.Units[u].Arrived = false, false
	}
	s.Destiny, s.Spare = [MaxDestiny]DestinyDie{}, DestinyDie{} // unspent dice vanish (BF-G-033)
	s.fade(library.UntilTurn)
}

// Say implements engine.Change.
func (TurnBegan) Say(s *State) (string, []string) {
	return "turn", []string{strconv.Itoa(int(s.Turn))}
}

// PhaseBegan starts a phase.
type PhaseBegan struct{ Phase Phase }

// Apply implements engine.Change.
func (e PhaseBegan) Apply(s *State) {
	s.Phase = e.Phase
	for i := range s.Party {
		s.Party[i].Granted = false // only in the gambit step
	}
}

// Say implements engine.Change.
func (e PhaseBegan) Say(*State) (string, []string) {
	return "phase", []string{e.Phase.String()}
}

// DestinyRolled shows the destiny dice and marks the discarded ones (BF-DES-002, BF-DES-003).
type DestinyRolled struct{ Dice [MaxDestiny]DestinyDie }

// Apply implements engine.Change.
func (e DestinyRolled) Apply(s *State) { s.Destiny = e.Dice }

// Say implements engine.Change.
func (e DestinyRolled) Say(*State) (string, []string) {
	return "destiny", kit.Told(e.Dice[:])
}

// DestinySkipped skips the destiny roll of this turn (BF-EVT-004).
type DestinySkipped struct{}

// Apply implements engine.Change.
func (DestinySkipped) Apply(s *State) { s.NoDestiny = false }

// Say implements engine.Change.
func (DestinySkipped) Say(*State) (string, []string) { return "destiny-skipped", nil }

// DestinyGained adds one available destiny die.
type DestinyGained struct{ Face uint8 }

// Apply implements engine.Change.
func (e DestinyGained) Apply(s *State) {
	for d := range s.DestinyDice {
		if d.Face == 0 {
			*d = DestinyDie{Face: e.Face}
			return
		}
	}
}

// Say implements engine.Change.
func (e DestinyGained) Say(*State) (string, []string) {
	return "destiny-gained", []string{strconv.Itoa(int(e.Face))}
}

// ActivationRolled puts dice on the empty spaces of an explorer's card (BF-INI-002, BF-INI-003).
type ActivationRolled struct {
	Explorer uint8
	Dice     [MaxSpaces]uint8 // 0 if none was rolled
}

// Apply implements engine.Change.
func (e ActivationRolled) Apply(s *State) {
	for i, d := range e.Dice {
		if d > 0 {
			s.Party[e.Explorer].Slots[i].Die = d
		}
	}
}

// Say implements engine.Change.
func (e ActivationRolled) Say(s *State) (string, []string) {
	faces := ""
	for _, d := range e.Dice {
		if d > 0 {
			faces += strconv.Itoa(int(d))
		}
	}
	return "activation-roll", []string{s.Name(int(e.Explorer)), kit.Dash(faces)}
}

// Dealt lays the initiative cards along the track (BF-INI-006).
type Dealt struct {
	Track [MaxTrack]TrackCard
	N     uint8
}

// Apply implements engine.Change.
func (e Dealt) Apply(s *State) { s.Track, s.NumTrack = e.Track, e.N }

// Say implements engine.Change.
func (e Dealt) Say(s *State) (string, []string) {
	var names []string
	for _, c := range e.Track[:e.N] {
		names = append(names, s.CardName(c))
	}
	return "dealt", names
}

// CardName names an initiative card, such as janus-draik or group-2.
func (s *State) CardName(c TrackCard) string {
	if c.Hostile {
		return groupNames[c.Index]
	}
	return s.Name(int(c.Index))
}

var groupNames = [MaxGroups]string{"group-1", "group-2", "group-3", "group-4"}

// GroupNamed returns the hostile group that texts and options name so, if it is on the battlefield.
func (s *State) GroupNamed(name string) (group int, ok bool) {
	group = slices.Index(groupNames[:], name)
	return group, group >= 0 && s.Groups[group].Present
}

// Swapped exchanges two initiative cards (BF-COV-001, BF-GAM-005, BF-GAM-006).
type Swapped struct {
	A, B     uint8 // positions on the track
	Covering bool
	Cards    [2]TrackCard // those that come to lie at A and B
}

// swapped exchanges the cards at two positions of the track.
func swapped(s *State, a, b uint8, covering bool) Swapped {
	return Swapped{a, b, covering, [2]TrackCard{s.Track[b], s.Track[a]}}
}

// Apply implements engine.Change.
func (e Swapped) Apply(s *State) {
	s.Track[e.A], s.Track[e.B] = s.Track[e.B], s.Track[e.A]
	if e.Covering {
		s.Party[s.Track[e.A].Index].Swapped = true
		s.Party[s.Track[e.B].Index].Swapped = true
	}
}

// Say implements engine.Change.
func (e Swapped) Say(s *State) (string, []string) {
	return "swapped", []string{s.CardName(e.Cards[0]), s.CardName(e.Cards[1])}
}

// CardBegan starts the activation of an initiative card (BF-INI-007).
type CardBegan struct {
	Place uint8
	Card  TrackCard
}

// Apply implements engine.Change.
func (e CardBegan) Apply(s *State) { s.Acting = Mark(e.Place + 1) }

// Say implements engine.Change.
func (e CardBegan) Say(s *State) (string, []string) {
	return "card-began", []string{s.CardName(e.Card)}
}

// CardDone turns the initiative card in activation face down (BF-ACT-001).
type CardDone struct{}

// Apply implements engine.Change.
func (CardDone) Apply(s *State) {
	if place, ok := s.Acting.Card(); ok {
		s.Track[place].Done = true
	}
	s.Acting = 0
	s.fade(library.UntilActivation)
}

// Say implements engine.Change. The event alone is not worth reporting.
func (CardDone) Say(*State) (string, []string) { return "", nil }

// LeaderPassed passes the leader marker on (BF-EVT-011).
type LeaderPassed struct{ To engine.Seat }

// Apply implements engine.Change.
func (e LeaderPassed) Apply(s *State) {
	s.Leader = e.To
	for i := range s.Party {
		if s.Party[i].WithLeader { // BF-X-017
			s.Party[i].Seat = e.To
		}
	}
}

// Say implements engine.Change.
func (e LeaderPassed) Say(*State) (string, []string) {
	return "leader", []string{strconv.Itoa(int(e.To) + 1)}
}

// EventRolled shows the event roll (BF-EVT-002).
type EventRolled struct {
	Face uint8
	Row  string
}

// Apply implements engine.Change.
func (e EventRolled) Apply(s *State) {
	switch e.Row {
	case "unfulfilled-destiny":
		s.NoDestiny = true
	case "escape-chamber":
		s.EscapeEvent = true
	}
}

// Say implements engine.Change.
func (e EventRolled) Say(*State) (string, []string) {
	return "event-roll", []string{strconv.Itoa(int(e.Face)), e.Row}
}

// NoEffect says that a rule had no effect, and why.
type NoEffect struct{ Reason string }

// Apply implements engine.Change.
func (NoEffect) Apply(*State) {}

// Say implements engine.Change.
func (e NoEffect) Say(*State) (string, []string) { return "no-effect", []string{e.Reason} }
