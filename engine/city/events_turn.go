package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/kit"
)

// TurnBegan starts a turn (CC-TRN-001).
type TurnBegan struct{}

// Apply implements engine.Change.
func (TurnBegan) Apply(s *State) {
	s.Turn = min(s.Turn, 254) + 1
	for h := range s.Heroes {
		x := &s.Heroes[h]
		x.DestinyUsed, x.Met, x.Used, x.UsedCard, x.Reacting = 0, false, 0, 0, false
	}
	s.Destiny = [MaxDestiny]DestinyDie{} // CC-DES-007, CC-G-052
}

// Say implements engine.Change.
func (TurnBegan) Say(s *State) (string, []string) { return "turn", []string{number(int(s.Turn))} }

// PhaseBegan starts a phase.
type PhaseBegan struct{ Phase Phase }

// Apply implements engine.Change.
func (e PhaseBegan) Apply(s *State) { s.Phase = e.Phase }

// Say implements engine.Change.
func (e PhaseBegan) Say(*State) (string, []string) { return "phase", []string{e.Phase.String()} }

// NightMoved moves the nightfall token (CC-JRN-001, CC-EVT-007).
type NightMoved struct{ To uint8 }

// Apply implements engine.Change.
func (e NightMoved) Apply(s *State) { s.Nightfall = e.To }

// Say implements engine.Change.
func (e NightMoved) Say(s *State) (string, []string) {
	last := s.pack.Figures.Nightfall - 1
	if int(e.To) == last {
		return "night-falls", nil
	}
	return "nightfall", []string{number(int(e.To)), number(last)}
}

// QuestStepped says what a journey wants in the quest step (CC-JRN-004).
type QuestStepped struct{ ID string }

// Apply implements engine.Change.
func (QuestStepped) Apply(*State) {}

// Say implements engine.Change.
func (e QuestStepped) Say(*State) (string, []string) { return "quest-step", []string{e.ID} }

// QuestMoved moves the quest token (CC-G-075).
type QuestMoved struct{ To uint8 }

// Apply implements engine.Change.
func (e QuestMoved) Apply(s *State) { s.QuestToken = e.To }

// Say implements engine.Change.
func (e QuestMoved) Say(s *State) (string, []string) {
	return "quest", []string{number(int(e.To)), number(s.Goal())}
}

// CityChanged changes fear or influence (CC-SET-012).
type CityChanged struct{ Fear, Influence uint8 }

// Apply implements engine.Change.
func (e CityChanged) Apply(s *State) { s.Fear, s.Influence = e.Fear, e.Influence }

// Say implements engine.Change.
func (e CityChanged) Say(*State) (string, []string) {
	return "city", []string{number(int(e.Fear)), number(int(e.Influence))}
}

// DestinyRolled shows the destiny dice and marks the discarded ones (CC-DES-001).
type DestinyRolled struct {
	Dice      [MaxDestiny]DestinyDie
	Fulfilled bool
}

// Apply implements engine.Change.
func (e DestinyRolled) Apply(s *State) {
	s.Destiny = e.Dice
	if e.Fulfilled {
		s.Fulfilled = false
	}
}

// Say implements engine.Change.
func (e DestinyRolled) Say(*State) (string, []string) {
	return "destiny", kit.Told(e.Dice[:])
}

// DestinySkipped skips the destiny roll of this turn (CC-EVT-004, CC-G-052).
type DestinySkipped struct{}

// Apply implements engine.Change.
func (DestinySkipped) Apply(s *State) { s.NoDestiny = false }

// Say implements engine.Change.
func (DestinySkipped) Say(*State) (string, []string) { return "destiny-skipped", nil }

// DestinyPromised is what the ends of the event table do to the next destiny roll (CC-EVT-004, 010).
type DestinyPromised struct{ Denied bool }

// Apply implements engine.Change.
func (e DestinyPromised) Apply(s *State) {
	if e.Denied {
		s.NoDestiny = true
	} else {
		s.Fulfilled = true
	}
}

// Say implements engine.Change.
func (e DestinyPromised) Say(*State) (string, []string) {
	if e.Denied {
		return "destiny-denied", nil
	}
	return "destiny-fulfilled", nil
}

// ActivationRolled puts dice on the empty activation spaces of a hero (CC-INI-002).
type ActivationRolled struct {
	Hero uint8
	Dice [MaxSlots]uint8
}

// Apply implements engine.Change.
func (e ActivationRolled) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	for i, d := range e.Dice {
		if d > 0 {
			x.Slots[i].Die = d
			if x.Diseased == markOf(i) {
				x.Slots[i].Die = 1 // CC-DIS-002
			}
		}
	}
}

// Say implements engine.Change.
func (e ActivationRolled) Say(s *State) (string, []string) {
	faces := ""
	for i, d := range e.Dice {
		switch {
		case d == 0:
		case s.Heroes[e.Hero].Diseased == markOf(i):
			faces += "1"
		default:
			faces += number(int(d))
		}
	}
	return "activation-roll", []string{s.HeroName(int(e.Hero)), kit.Dash(faces)}
}

// Dealt deals the initiative cards along the track (CC-INI-003).
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

// Swapped swaps two cards on the track (CC-GAM-005, 006).
type Swapped struct{ A, B uint8 }

// Apply implements engine.Change.
func (e Swapped) Apply(s *State) { s.Track[e.A], s.Track[e.B] = s.Track[e.B], s.Track[e.A] }

// Say implements engine.Change.
func (e Swapped) Say(s *State) (string, []string) {
	return "swapped", []string{s.CardName(s.Track[e.B]), s.CardName(s.Track[e.A])}
}

// CardDone turns an initiative card face down (CC-ACT-001).
type CardDone struct{ Card TrackCard }

// Apply implements engine.Change.
func (e CardDone) Apply(s *State) {
	for i := range s.Track[:s.NumTrack] {
		if c := &s.Track[i]; c.Hostile == e.Card.Hostile && c.Index == e.Card.Index {
			c.Done = true
		}
	}
}

// Say implements engine.Change.
func (CardDone) Say(*State) (string, []string) { return "", nil }

// EventRolled is the event roll (CC-EVT-003).
type EventRolled struct{ Face uint8 }

// Apply implements engine.Change.
func (EventRolled) Apply(*State) {}

// Say implements engine.Change.
func (e EventRolled) Say(s *State) (string, []string) {
	return "event", []string{number(int(e.Face)), library.EventWords[s.pack.Events[e.Face-1]]}
}

// LeaderPassed passes the leader token on (CC-EVT-003).
type LeaderPassed struct{ To uint8 }

// Apply implements engine.Change.
func (e LeaderPassed) Apply(s *State) { s.Leader = seatOf(e.To) }

// Say implements engine.Change.
func (e LeaderPassed) Say(*State) (string, []string) {
	return "leader", []string{number(int(e.To) + 1)}
}

// JourneyLaid lays the map, the decks and the tokens (CC-SET-009, 010, 013 to 016, 020, 022).
type JourneyLaid struct{ Journey uint8 }

// Apply implements engine.Change.
func (e JourneyLaid) Apply(s *State) {
	s.Journey = e.Journey
	s.layOut()
	if dusk := s.pack.Journeys[e.Journey].Dusk; dusk > 0 {
		s.Nightfall = uint8(dusk)
	}
	if s.nightwars() { // night has fallen from the start (CC-G-091)
		s.Nightfall = uint8(s.pack.Figures.Nightfall - 1)
	}
}

// Say implements engine.Change.
func (e JourneyLaid) Say(s *State) (string, []string) {
	j := &s.pack.Journeys[e.Journey]
	return "journey", []string{j.ID, library.JourneyWords[j.Type]}
}

// ZoneLaid lays the extraction zone and opens its gateway (CC-EXT-002, 003).
type ZoneLaid struct {
	Gate uint8
	Edge board.Edge
	Tile LaidTile
}

// Apply implements engine.Change.
func (e ZoneLaid) Apply(s *State) {
	g := &s.Ground
	g.Tiles[g.NumTiles] = e.Tile
	g.NumTiles++
	g.Zone = Mark(g.NumTiles)
	g.Gates[e.Gate] = board.Gate{Edge: e.Edge, Open: true}
	s.lay()
}

// Say implements engine.Change.
func (e ZoneLaid) Say(*State) (string, []string) { return "zone", []string{e.Tile.At.String()} }

// JourneyEnded is how the journey has ended (CC-JEN-002).
type JourneyEnded struct{ Result Result }

// Apply implements engine.Change.
func (e JourneyEnded) Apply(s *State) { s.Result, s.Phase = e.Result, Over }

// Say implements engine.Change.
func (e JourneyEnded) Say(*State) (string, []string) { return "ended", []string{e.Result.String()} }

// NoEffect says why nothing happens.
type NoEffect struct{ Why string }

// Apply implements engine.Change.
func (NoEffect) Apply(*State) {}

// Say implements engine.Change.
func (e NoEffect) Say(*State) (string, []string) { return "no-effect", []string{e.Why} }

// CameOfIt tells what has come of a choice in a crisis (CC-G-024).
type CameOfIt struct{ Choice, How string }

// Apply implements engine.Change.
func (CameOfIt) Apply(*State) {}

// Say implements engine.Change.
func (e CameOfIt) Say(*State) (string, []string) {
	return "came-of-it", []string{e.Choice + "." + e.How}
}
