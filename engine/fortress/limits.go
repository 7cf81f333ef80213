package fortress

import "precipice/engine/fortress/library"

// limited holds a bit for each resource card, support and facility of a pack that has a limit, 0 for the others
// (BF-RSC-002).
type limited struct {
	cards, supports, facilities []uint32
	of                          [library.OnceQuest + 1]uint32 // the bits with each limit
}

func limitedIn(lib *library.Library) (l limited) {
	n := 0
	next := func(limit library.Limit) (bit uint32) {
		if limit > library.Unlimited {
			bit = 1 << n
			n++
			l.of[limit] |= bit
		}
		return bit
	}
	for i := range lib.Resources {
		l.cards = append(l.cards, next(lib.Resources[i].Limit))
	}
	for i := range lib.Ships {
		l.supports = append(l.supports, next(lib.Ships[i].Support.Limit))
		l.facilities = append(l.facilities, next(lib.Ships[i].Facility.Limit))
	}
	return l
}

// spent reports whether something with a limit has been used.
func (s *State) spent(bit uint32) bool { return s.Quest.Spent&bit != 0 }

// barsAgain returns the rule that something with a limit follows and the reason why it cannot be used again. Both are
// empty if it can.
func (s *State) barsAgain(bit uint32, limit library.Limit, by string) (rule, reason string) {
	switch {
	case !s.spent(bit):
		return "", ""
	case limit == library.OnceTurn:
		return by, "spent-turn"
	case limit == library.OnceExpedition:
		return by, "spent-expedition"
	}
	return by, "spent-quest"
}

// usedUp reports whether a resource card can no longer be used in this quest by anybody. It is not on sale any more, and
// nobody brings it from another quest (BF-G-096).
func (s *State) usedUp(card int) bool {
	return s.pack.Resources[card].Limit == library.OnceQuest && s.spent(s.pack.limited.cards[card])
}

// renew lets what is limited to a time be used again.
func (s *State) renew(limit library.Limit) { s.Quest.Spent &^= s.pack.limited.of[limit] }

// Spent lists the ids of the cards, ships and facilities whose limit does not let them be used again yet.
func (s *State) Spent() (ids []string) {
	l := &s.pack.limited
	for i, bit := range l.cards {
		if s.spent(bit) {
			ids = append(ids, s.pack.Resources[i].ID)
		}
	}
	for i := range s.pack.Ships {
		if s.spent(l.supports[i]) {
			ids = append(ids, s.pack.Ships[i].ID)
		}
		if s.spent(l.facilities[i]) {
			ids = append(ids, s.pack.Ships[i].Facility.ID)
		}
	}
	return ids
}
