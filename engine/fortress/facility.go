package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// Promise is what awaits an explorer when it next sets out, by the facility of a ship (BF-G-046).
type Promise struct {
	Points uint8 // inspiration points
	Wounds uint8 // activation spaces that a wound counter covers
}

// offerFacility offers the facility of the ship that is visited, with each card that can be given for it. It is used
// before trading, once a visit (BF-PRE-009, BF-G-041).
func (f *Trading) offerFacility(s *State, d *engine.Decision, e int) {
	ship, _ := s.Quest.Docked[s.Quest.Trade.At].Card()
	c, x := &s.pack.Ships[ship].Facility, &s.Party[e]
	if !c.Exists() {
		return
	}
	o := engine.Option{Verb: DoFacility, Parts: [4]string{c.ID}, Args: [4]int16{-1}}
	if rule, reason := s.BarsFacility(ship); rule != "" {
		d.Refuse(o, rule, reason)
		return
	}
	if c.Gives == "" {
		d.Offer(o)
		return
	}
	var seen [MaxKinds]bool
	for _, find := range x.Finds[:x.NumFinds] {
		kind, _ := find.Card()
		if card := &s.pack.Discoveries[kind]; c.Takes(card) && !seen[kind] {
			seen[kind] = true
			d.Offer(engine.Option{Verb: DoFacilityFor, Parts: [4]string{c.ID, card.ID}, Args: [4]int16{int16(kind)}})
		}
	}
	switch {
	case seen != [MaxKinds]bool{}:
	case c.Gives == "clue":
		d.Refuse(o, "BF-G-046", "no-clue")
	default:
		d.Refuse(o, "BF-G-046", "no-archeotech")
	}
}

// BarsFacility returns the rule and the reason why a visitor of a ship cannot use its facility now. Both are
// empty if it can.
func (s *State) BarsFacility(ship int) (rule, reason string) {
	c, t := &s.pack.Ships[ship].Facility, &s.Quest.Trade
	deck := s.deckOf(ship)
	switch {
	case t.Used:
		return "BF-G-041", "facility-used"
	case t.Traded:
		return "BF-PRE-009", "traded-already"
	}
	if rule, reason := s.barsAgain(s.pack.limited.facilities[ship], c.Limit, "BF-G-046"); rule != "" {
		return rule, reason
	}
	for i := range c.Effect {
		switch c.Effect[i].Do {
		case "lay-anew":
			if total(&deck) == 0 {
				return "BF-G-046", "ship-sold-out"
			}
		case "read-legacy":
			if s.Quest.LegacyLeft() == 0 {
				return "BF-G-046", "legacy-empty"
			}
		case "discover":
			if c.Gives == "" && total(&s.Discovery) == 0 { // a card given up goes into the deck first
				return "BF-G-031", "deck-empty"
			}
		}
	}
	return "", ""
}

// useFacility pays for the facility of the visited ship, and does what it does.
func (f *Trading) useFacility(m *Match, e, given int) flow {
	s := &m.State
	ship, _ := s.Quest.Docked[s.Quest.Trade.At].Card()
	m.Emit("BF-PRE-009", FacilityUsed{uint8(e), uint8(ship), Mark(given + 1)})
	return call(&Effect{Source: FromFacility, Card: uint8(ship), Actor: s.Party[e].Figure(), Target: NoUnit}).At("trade")
}

// ashore reports whether an operation of a facility touches an explorer through this miniature. At Precipice nobody
// is on a battlefield, and twins are one explorer.
func (s *State) ashore(op *library.Op, self, u UnitID) bool {
	if s.Units[u].Team != Explorers {
		return false
	}
	switch x := s.ExplorerOf(u); {
	case !x.Playing || x.Dead || u != x.Figure():
		return false
	case op.To == "self":
		return u == self
	case op.To == "others":
		return u != self
	}
	return true
}

// gainPoints gives the visitor trading points.
func (f *Effect) gainPoints(m *Match, op *library.Op, u UnitID) flow {
	m.Emit(f.rule(), PointsGained{m.State.Units[u].Card, uint8(op.Amount)})
	return goTo("each")
}

// layAnew replaces the cards on sale beside the ship, as far as its deck suffices. Those replaced go back into it
// afterwards.
func (f *Effect) layAnew(m *Match, _ *library.Op, _ UnitID) flow {
	s := &m.State
	place := s.Quest.Trade.At
	deck := s.deckOf(int(f.Card))
	for i := range uint8(onSale) {
		if total(&deck) == 0 {
			break
		}
		kind := draw(m, &deck)
		deck[kind]--
		m.Emit(f.rule(), LaidAnew{place, i, uint8(kind)})
	}
	return goTo("each")
}

// promise notes what awaits an explorer when it next sets out.
func (f *Effect) promise(m *Match, op *library.Op, u UnitID) flow {
	e := Promised{Explorer: m.State.Units[u].Card}
	if op.Do == "wound-later" {
		e.Wounds = uint8(op.Amount)
	} else {
		e.Points = uint8(op.Amount)
	}
	m.Emit(f.rule(), e)
	return goTo("each")
}

// keepPromises does what facilities have promised to the explorers who set out.
func keepPromises(m *Match, promised [MaxParty]Promise) {
	s := &m.State
	for e := range s.leaderOrder {
		if n := int(promised[e].Points); n > 0 {
			inspire(m, "BF-G-046", uint8(e), n, "facility")
		}
		last := s.Party[e].NumSlots - 1
		for i := range min(promised[e].Wounds, last) { // nobody sets out without a free space
			m.Emit("BF-G-046", CounterPlaced{uint8(e), last - i, WoundCounter})
		}
	}
}

// promises returns what has been promised to each explorer of the party.
func (s *State) promises() (promised [MaxParty]Promise) {
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing {
			promised[e] = s.Quest.Promised[x.Kind]
		}
	}
	return promised
}
