package fortress

import "strconv"

// PauseBegan begins a pause (BF-PAU-001, BF-END-006).
type PauseBegan struct{}

// Apply implements engine.Change.
func (PauseBegan) Apply(s *State) { s.Stasis = StasisState{Step: Entering} }

// Say implements engine.Change.
func (PauseBegan) Say(*State) (string, []string) { return "paused", nil }

// WentIntoStasis puts an explorer into its chamber, with its counters and cards as they are (BF-PAU-002).
type WentIntoStasis struct{ Kind uint8 }

// Apply implements engine.Change.
func (e WentIntoStasis) Apply(s *State) { s.Stasis.In |= 1 << e.Kind }

// Say implements engine.Change.
func (e WentIntoStasis) Say(s *State) (string, []string) {
	c := s.Chamber(int(e.Kind))
	return "in-stasis", []string{s.pack.Explorers[e.Kind].ID, strconv.Itoa(c.Cards())}
}

// PutBack returns a card that a chamber has no room for to its deck (BF-PAU-003).
type PutBack struct {
	Kind, Card uint8
	Resource   bool // a resource card, else a discovery card
}

// Apply implements engine.Change.
func (e PutBack) Apply(s *State) {
	switch place := s.placeInParty(int(e.Kind)); {
	case e.Resource:
		s.Quest.Resources[e.Card]++
		s.loseCard(s.placeOf(int(e.Kind), int(e.Card)))
	case place >= 0:
		s.Party[place].drop(e.Card)
		s.Discovery[e.Card]++
	default:
		s.dropStored(Held{Mark(e.Kind + 1), e.Card})
		s.Discovery[e.Card]++
	}
}

// dropStored takes a discovery card from an explorer outside the party.
func (s *State) dropStored(card Held) {
	for i := range s.Quest.Stored {
		if s.Quest.Stored[i] == card {
			s.Quest.Stored[i] = Held{}
			return
		}
	}
}

// Say implements engine.Change.
func (e PutBack) Say(s *State) (string, []string) {
	return "put-back", []string{s.pack.Explorers[e.Kind].ID, s.pack.cardID(e.Card, e.Resource)}
}

// cardID returns the id of a resource card, or of a discovery card: each is the number of its kind in a deck of its own.
func (p *Pack) cardID(kind uint8, resource bool) string {
	if resource {
		return p.Resources[kind].ID
	}
	return p.Discoveries[kind].ID
}

// DatabankClosed puts the rest of the exploration deck and the legacy row into the databank, and so ends what a
// pause asks for (BF-PAU-004).
type DatabankClosed struct{ Exploration, Legacy uint8 }

// Apply implements engine.Change.
func (DatabankClosed) Apply(s *State) { s.Stasis.Step = Asleep }

// Say implements engine.Change.
func (e DatabankClosed) Say(*State) (string, []string) {
	return "databank", []string{strconv.Itoa(int(e.Exploration)), strconv.Itoa(int(e.Legacy))}
}

// Woken ends a pause. Everything goes on as it was left.
type Woken struct{}

// Apply implements engine.Change.
func (Woken) Apply(s *State) { s.Stasis = StasisState{} }

// Say implements engine.Change.
func (Woken) Say(*State) (string, []string) { return "woken", nil }
