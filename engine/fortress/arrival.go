package fortress

import "precipice/message"

// Belongings are an explorer and the cards in its stasis chamber by their ids, as they go from one quest to another
// (BF-NEW-003). Wounds and the side of the card stay behind: between expeditions everybody is healed (BF-PRE-004).
type Belongings struct {
	Explorer  string
	Finds     []string
	Resources []string // and artefacts
}

// Cards counts the cards.
func (b *Belongings) Cards() int { return len(b.Finds) + len(b.Resources) }

// Belongings returns what an explorer of a quest could take to another one: the first cards for which a chamber has
// room.
func (s *State) Belongings(kind int) Belongings {
	c := s.Chamber(kind)
	b := Belongings{Explorer: s.pack.Explorers[kind].ID}
	for _, h := range c.Resources[:min(len(c.Resources), MaxChamber)] {
		b.Resources = append(b.Resources, s.pack.Resources[h.Card].ID)
	}
	for _, f := range c.Finds[:min(len(c.Finds), MaxChamber-len(b.Resources))] {
		b.Finds = append(b.Finds, s.pack.Discoveries[f].ID)
	}
	return b
}

// Admits returns why an explorer cannot come to the quest from another one now, nil if it can. A quest admits
// explorers while its party gathers, if they live there, are not in the party and keep no cards there (BF-NEW-001 to
// 003, BF-MRT-001).
func Admits(m *Match, explorer string) error {
	s := &m.State
	kind := s.pack.place("explorer", explorer)
	switch d, _ := m.Pending(); {
	case s.Mode() != Campaign || d.Kind != AskMuster && d.Kind != AskPick:
		return message.New("error.chamber.not-now")
	case kind < 0:
		return message.New("error.chamber.explorer", explorer)
	case s.Quest.Dead(kind):
		return message.New("error.chamber.dead")
	case s.picked(kind):
		return message.New("error.chamber.in-play")
	}
	if c := s.Chamber(kind); c.Cards() > 0 {
		return message.New("error.chamber.keeps")
	}
	return nil
}

// Stays is a card that does not come along, and why: the content does not have it, or its deck is empty.
type Stays struct {
	Card    string
	Unknown bool
}

// Fits returns which cards could come to the quest with their explorer, and which stay in their chamber.
func (s *State) Fits(b *Belongings) (comes Belongings, stays []Stays) {
	comes.Explorer = b.Explorer
	finds, resources := s.Discovery, s.Quest.Resources
	for card := range s.pack.Resources {
		if s.usedUp(card) { // BF-G-096
			resources[card] = 0
		}
	}
	fit := func(kind string, ids []string, deck *[MaxKinds]uint8) (fitting []string) {
		for _, id := range ids {
			card := s.pack.place(kind, id)
			if card < 0 || deck[card] == 0 {
				stays = append(stays, Stays{id, card < 0})
				continue
			}
			deck[card]--
			fitting = append(fitting, id)
		}
		return fitting
	}
	comes.Finds = fit("find", b.Finds, &finds)
	comes.Resources = fit("resource", b.Resources, &resources)
	return comes, stays
}

// Arrive brings an explorer with its cards from another quest. Cards that do not fit stay where they are.
func Arrive(m *Match, b *Belongings) (stays []Stays, err error) {
	if err := Admits(m, b.Explorer); err != nil {
		return nil, err
	}
	if b.Cards() > MaxChamber {
		return nil, message.New("error.chamber.cards", b.Cards(), MaxChamber)
	}
	p := m.State.pack
	comes, stays := m.State.Fits(b)
	kind := uint8(p.place("explorer", b.Explorer))
	m.Emit("BF-NEW-003", Arrived{kind})
	for _, id := range comes.Finds {
		m.Emit("BF-NEW-003", Brought{Kind: kind, Card: uint8(p.place("find", id))})
	}
	for _, id := range comes.Resources {
		m.Emit("BF-NEW-003", Brought{kind, uint8(p.place("resource", id)), true})
	}
	return stays, nil
}

// Arrived brings an explorer from another quest. Its cards follow.
type Arrived struct{ Kind uint8 }

// Apply implements engine.Change.
func (Arrived) Apply(*State) {}

// Say implements engine.Change.
func (e Arrived) Say(s *State) (string, []string) {
	return "arrived", []string{s.pack.Explorers[e.Kind].ID}
}

// Brought takes a card from its deck for an explorer from another quest who brings it (BF-NEW-003).
type Brought struct {
	Kind, Card uint8
	Resource   bool // a resource card, else a discovery card
}

// Apply implements engine.Change.
func (e Brought) Apply(s *State) {
	if e.Resource {
		s.Quest.Resources[e.Card]--
		s.gainCard(HeldResource{Owner: Mark(e.Kind + 1), Card: e.Card})
		return
	}
	s.Discovery[e.Card]--
	for i := range s.Quest.Stored {
		if s.Quest.Stored[i].Owner == 0 {
			s.Quest.Stored[i] = Held{Mark(e.Kind + 1), e.Card}
			return
		}
	}
}

// Say implements engine.Change.
func (e Brought) Say(s *State) (string, []string) {
	return "brought", []string{s.pack.Explorers[e.Kind].ID, s.pack.cardID(e.Card, e.Resource)}
}
