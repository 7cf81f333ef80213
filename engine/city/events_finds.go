package city

import "precipice/engine/board"

// Found is a discovery card that a hero draws (CC-SRC-002).
type Found struct {
	Hero, Card uint8
	Shuffled   bool // the discards were shuffled first (CC-G-056)
}

// Apply implements engine.Change.
func (e Found) Apply(s *State) {
	d := &s.Decks
	if e.Shuffled {
		d.Discovery, d.DiscoveryOut = d.DiscoveryOut, [MaxKinds]uint8{}
	}
	d.Discovery[e.Card]--
}

// Say implements engine.Change.
func (e Found) Say(s *State) (string, []string) {
	return "found", []string{s.HeroName(int(e.Hero)), s.pack.Discoveries[e.Card].ID}
}

// FindDiscarded discards a discovery card (CC-SRC-004, 006, 007).
type FindDiscarded struct{ Card uint8 }

// Apply implements engine.Change.
func (e FindDiscarded) Apply(s *State) { s.Decks.DiscoveryOut[e.Card]++ }

// Say implements engine.Change.
func (e FindDiscarded) Say(s *State) (string, []string) {
	return "find-discarded", []string{s.pack.Discoveries[e.Card].ID}
}

// ObjectTaken removes a mysterious object (CC-SRC-003, 008).
type ObjectTaken struct{ Object uint8 }

// Apply implements engine.Change.
func (e ObjectTaken) Apply(s *State) {
	s.Ground.Objects[e.Object], s.Ground.Citizens[e.Object] = board.None, 0
}

// Say implements engine.Change.
func (ObjectTaken) Say(*State) (string, []string) { return "object-taken", nil }

// CrisisDrawn is the entry of the crisis table that comes up (CC-CRI-002, 003).
type CrisisDrawn struct{ Face, Crisis uint8 }

// Apply implements engine.Change.
func (CrisisDrawn) Apply(*State) {}

// Say implements engine.Change.
func (e CrisisDrawn) Say(s *State) (string, []string) {
	return "crisis", []string{number(int(e.Face)), s.pack.Crises[e.Crisis].ID}
}

// Chose tells what a hero has chosen in a crisis (CC-CRI-004).
type Chose struct {
	Hero uint8
	What string
}

// Apply implements engine.Change.
func (Chose) Apply(*State) {}

// Say implements engine.Change.
func (e Chose) Say(s *State) (string, []string) {
	return "chose", []string{s.HeroName(int(e.Hero)), e.What}
}

// Rested lets the hostiles of a group act anew.
type Rested struct{ Group uint8 }

// Apply implements engine.Change.
func (e Rested) Apply(s *State) {
	for u := MaxHeroes; u < MaxUnits; u++ {
		if v := &s.Units[u]; v.Team == HostileTeam && v.Card == e.Group {
			v.Acted = false
		}
	}
}

// Say implements engine.Change.
func (Rested) Say(*State) (string, []string) { return "", nil }
