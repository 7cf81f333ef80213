package fortress

import "precipice/engine/fortress/library"

// HeldResource is a resource card with its owner, an explorer of the content (BF-RSC-001).
type HeldResource struct {
	Owner Mark // none for an empty place
	Card  uint8
	Down  bool // exhausted (BF-RSC-005)
}

// cardsOf yields the places and kinds of an explorer's resource cards. They are the explorer's own wherever it
// is, and for both twins alike (BF-RSC-001, BF-TWN-007).
func (s *State) cardsOf(explorer int) func(func(place, card int) bool) {
	return func(yield func(int, int) bool) {
		for i := range s.Quest.Held {
			h := &s.Quest.Held[i]
			if h.Owner == 0 || h.Owner == Mark(explorer+1) && !yield(i, int(h.Card)) {
				return
			}
		}
	}
}

// CardsOf yields the resource cards of an explorer of the party.
func (s *State) CardsOf(e int) func(func(HeldResource) bool) {
	return func(yield func(HeldResource) bool) {
		for i := range s.cardsOf(int(s.Party[e].Kind)) {
			if !yield(s.Quest.Held[i]) {
				return
			}
		}
	}
}

// ResourcesLeft counts the cards left in the resource deck of a ship (BF-DCK-007).
func (s *State) ResourcesLeft(ship int) (n int) {
	deck := s.deckOf(ship)
	return total(&deck)
}

// StoredResources lists the resource cards that an explorer outside the party keeps (BF-NEW-003).
func (s *State) StoredResources(kind int) (cards []int) {
	if s.picked(kind) {
		return nil
	}
	for _, card := range s.cardsOf(kind) {
		cards = append(cards, card)
	}
	return cards
}

// gainCard puts a card into the first empty place.
func (s *State) gainCard(h HeldResource) {
	for i := range s.Quest.Held {
		if s.Quest.Held[i].Owner == 0 {
			s.Quest.Held[i] = h
			return
		}
	}
}

// loseCard takes a card from its place. Those behind it move up.
func (s *State) loseCard(place int) {
	all := &s.Quest.Held
	copy(all[place:], all[place+1:])
	all[MaxHeld-1] = HeldResource{}
}

// placeOf returns the place of an explorer's card of a kind, the first that is face up or else face down. It is
// -1 if there is none.
func (s *State) placeOf(explorer, card int) int {
	found := -1
	for i, kind := range s.cardsOf(explorer) {
		if kind == card && (found < 0 || s.Quest.Held[found].Down) {
			found = i
		}
	}
	return found
}

// Artefact reports whether a resource card is the artefact of a stronghold. It is held, used and given like the
// others (BF-RSC-008, BF-TWN-007).
func (p *Pack) Artefact(card int) bool { return p.Resources[card].Ship == library.NoShip }

// returnCards puts the cards of a dead explorer back into the decks of their ships. An artefact is lost for the
// quest (BF-REC-007, BF-G-038).
func (s *State) returnCards(explorer int) {
	for i := MaxHeld - 1; i >= 0; i-- {
		if h := s.Quest.Held[i]; h.Owner == Mark(explorer+1) {
			if !s.pack.Artefact(int(h.Card)) {
				s.Quest.Resources[h.Card]++
			}
			s.loseCard(i)
		}
	}
}
