package bot

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// facility returns the option that uses the facility of the visited ship, -1 if it is not worth it. Where a card is
// given for it, that is the one worth least.
func (v *view) facility(e, ship int) (at int) {
	c, least := &v.s.Pack().Ships[ship].Facility, never
	if at = v.d.Find("facility " + c.ID); at < 0 {
		for i := range v.d.Options {
			if o := &v.d.Options[i]; o.Verb == fortress.DoFacilityFor && -v.giftWorth(e, o.Parts[1]) > least {
				at, least = i, -v.giftWorth(e, o.Parts[1])
			}
		}
	}
	if at < 0 || v.facilityWorth(e, ship) <= 0 {
		return -1
	}
	return at
}

// facilityWorth returns what the facility of a ship is worth to an explorer, less the card that it would give up. It
// is 0 if the explorer has no such card, or if it cannot be used.
func (v *view) facilityWorth(e, ship int) int {
	c, x := &v.s.Pack().Ships[ship].Facility, &v.s.Party[e]
	if rule, _ := v.s.BarsFacility(ship); rule != "" {
		return 0
	}
	price := 0
	if c.Gives != "" {
		price = -never
		for _, find := range x.Finds[:x.NumFinds] {
			kind, _ := find.Card()
			if d := &v.s.Pack().Discoveries[kind]; c.Takes(d) {
				price = min(price, v.giftWorth(e, d.ID))
			}
		}
	}
	return max(0, v.visitWorth(c.Effect, e, ship)-price)
}

// visitWorth returns what the operations of a facility are worth. A discovery card is worth what the deck holds.
func (v *view) visitWorth(ops []library.Op, e, ship int) (sum int) {
	for i := range ops {
		switch op := &ops[i]; op.Do {
		case "discover":
			sum += v.deckWorth()
		case "lay-anew":
			place := slices.Index(v.s.Quest.Docked[:], fortress.Mark(ship+1))
			if purse := v.purseful(e, ship); purse > 1 && v.dearest(place, purse) < 0 {
				sum += purse * tradePoint / 2 // there is nothing to buy with the points
			}
		default:
			sum += v.effect(ops[i:i+1], e)
		}
	}
	return sum
}

// deckWorth returns what a card of the discovery deck is worth on average.
func (v *view) deckWorth() int {
	sum, n := 0, 0
	for kind, left := range v.s.Discovery {
		if left > 0 {
			sum += int(left) * v.cardWorth(&v.s.Pack().Discoveries[kind])
			n += int(left)
		}
	}
	return sum / max(1, n)
}

// cardWorth returns what a discovery card is worth to an explorer who keeps it.
func (v *view) cardWorth(d *library.Discovery) int {
	if d.Clue {
		return clueValue * tradePoint
	}
	return d.Value * tradePoint
}

// giftWorth returns what an explorer loses by giving up a discovery card. Nobody gives up what inspires them.
func (v *view) giftWorth(e int, id string) int {
	p := v.s.Pack()
	if p.Explorers[v.s.Party[e].Kind].Agenda.Hold == id {
		return -never
	}
	for i := range p.Discoveries {
		if p.Discoveries[i].ID == id {
			return v.cardWorth(&p.Discoveries[i])
		}
	}
	return -never
}

// legacy leaves a legacy card on top only if it does nothing but count down.
func legacy(v *view) int {
	next, _ := v.s.Quest.Foreseen.Card()
	if v.s.Pack().Legacy[next].Countdown() {
		return v.d.Find(fortress.DoKeep)
	}
	return v.d.Find(fortress.DoBury)
}
