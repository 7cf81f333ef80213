package city

import "precipice/engine/board"

// ExtractionRolled is the roll for the extraction event, its result with what is added, and the event (CC-JEN-003).
type ExtractionRolled struct{ Face, Result, Event uint8 }

// Apply implements engine.Change.
func (ExtractionRolled) Apply(*State) {}

// Say implements engine.Change.
func (e ExtractionRolled) Say(s *State) (string, []string) {
	return "extraction", []string{number(int(e.Face)), number(int(e.Result)), s.pack.Extractions[e.Event].ID}
}

// TokenKept keeps the token of an extraction event for the next journey (CC-JEN-004).
type TokenKept struct{ Event uint8 }

// Apply implements engine.Change.
func (e TokenKept) Apply(s *State) { s.Token = markOf(int(e.Event)) }

// Say implements engine.Change.
func (e TokenKept) Say(s *State) (string, []string) {
	return "token-kept", []string{s.pack.Extractions[e.Event].ID}
}

// TokenSpent takes the token away that the journey before has left (CC-G-090).
type TokenSpent struct{ Event uint8 }

// Apply implements engine.Change.
func (TokenSpent) Apply(s *State) { s.Token = 0 }

// Say implements engine.Change.
func (e TokenSpent) Say(s *State) (string, []string) {
	return "token-spent", []string{s.pack.Extractions[e.Event].ID}
}

// CameHome turns the card of a hero back to the Path to Glory and removes what the journey has left on it; experience, level, item,
// treasure and realmstone stay (CC-JEN-008, 009). It remembers the counters, by which the journey is told.
type CameHome struct{ Hero, Wounds, Grievous uint8 }

// homecoming returns the return of a hero.
func homecoming(s *State, h int) CameHome {
	x := &s.Heroes[h]
	return CameHome{uint8(h), uint8(x.Count(WoundCounter)), uint8(x.Count(GrievousCounter))}
}

// Apply implements engine.Change.
func (e CameHome) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	*x = Hero{Kind: x.Kind, Seat: x.Seat, Level: x.Level, Out: x.Out, Dead: x.Dead, Treasure: x.Treasure, Item: x.Item, Stones: x.Stones,
		Arrows: uint8(s.pack.Heroes[x.Kind].Arrows)}
	s.Units[e.Hero].Ails = 0
}

// Say implements engine.Change.
func (e CameHome) Say(s *State) (string, []string) {
	return "came-home", []string{s.HeroName(int(e.Hero)), number(int(e.Wounds + e.Grievous))}
}

// Mourned puts back what a dead hero held, with the counters and tokens (CC-JEN-006).
type Mourned struct{ Hero uint8 }

// Apply implements engine.Change.
func (e Mourned) Apply(s *State) {
	CameHome{Hero: e.Hero}.Apply(s)
	x := &s.Heroes[e.Hero]
	if i, ok := x.Treasure.Card(); ok {
		s.Decks.DiscoveryOut[i]++
	}
	x.Treasure, x.Item, x.Stones = 0, 0, [3]uint8{}
	s.Units[e.Hero].At = board.None
}

// Say implements engine.Change.
func (e Mourned) Say(s *State) (string, []string) {
	return "mourned", []string{s.HeroName(int(e.Hero))}
}
