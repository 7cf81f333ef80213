package bot

import (
	"precipice/engine"

	"precipice/engine/fortress"
)

// purseful is what an explorer could spend on a ship: its archeotech, except what inspires it, and the bonus of its
// own ship.
func (v *view) purseful(e, ship int) (points int) {
	x, p := &v.s.Party[e], v.s.Pack()
	for _, find := range x.Finds[:x.NumFinds] {
		card, _ := find.Card()
		if d := &p.Discoveries[card]; !d.Clue && d.ID != p.Explorers[x.Kind].Agenda.Hold {
			points += d.Value
		}
	}
	if points > 0 && p.Home(int(x.Kind)) == ship {
		points++
	}
	return points
}

// dearest returns the dearest card beside a ship that so many points can buy, -1 if there is none.
func (v *view) dearest(place, points int) (card int) {
	card = -1
	best := 0
	for _, k := range v.s.Quest.Trade.Sale[place] {
		if kind, ok := k.Card(); ok {
			if price := v.s.Pack().Resources[kind].Price; price <= points && price > best {
				card, best = kind, price
			}
		}
	}
	return card
}

// visit goes where the dearest card that can be paid and the facility are worth most.
func visit(v *view) int {
	e := v.member(v.d.About[0])
	best, worth := v.d.Find(fortress.DoStay), 0
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoVisit || e < 0 {
			continue
		}
		place := int(o.Args[0])
		ship, _ := v.s.Quest.Docked[place].Card()
		n := v.facilityWorth(e, ship)
		if card := v.dearest(place, v.purseful(e, ship)); card >= 0 {
			n += v.s.Pack().Resources[card].Price * tradePoint
		}
		if n > worth {
			best, worth = i, n
		}
	}
	return best
}

// trade uses the facility if it is worth something, then converts as much as the dearest card needs and buys it, as long as there is one.
func trade(v *view) int {
	t := &v.s.Quest.Trade
	e, _ := t.Visitor.Card()
	ship, _ := v.s.Quest.Docked[t.At].Card()
	all := int(t.Points) + v.purseful(e, ship)
	if t.Traded && v.s.Pack().Home(int(v.s.Party[e].Kind)) == ship && all > int(t.Points) {
		all-- // the bonus has been added already
	}
	if i := v.facility(e, ship); i >= 0 {
		return i
	}
	card := v.dearest(int(t.At), all)
	if card < 0 {
		return v.d.Find(fortress.DoLeave)
	}
	if price := v.s.Pack().Resources[card].Price; price <= int(t.Points) {
		return v.d.Find("buy " + v.s.Pack().Resources[card].ID)
	}
	for i := range v.d.Options {
		if o := &v.d.Options[i]; o.Verb == fortress.DoConvert && o.Parts[0] != v.s.Pack().Explorers[v.s.Party[e].Kind].Agenda.Hold {
			return i
		}
	}
	return v.d.Find(fortress.DoLeave)
}

// member returns the index of an explorer in the party, -1 if it is not in it.
func (v *view) member(name string) int {
	for e := range v.s.Party {
		if v.s.Party[e].Playing && v.s.Name(e) == name {
			return e
		}
	}
	return -1
}

// kept is more than any card is worth that a surplus may cost.
const kept = 100

// surplus puts back the card worth least. It keeps clues, what inspires the explorer, and cards that nobody sells.
func surplus(v *view) int {
	p := v.s.Pack()
	return v.highest(func(o *engine.Option) int {
		if o.Args[2] == 1 {
			if c := &p.Resources[o.Args[1]]; c.Price > 0 {
				return -c.Price
			}
			return -kept
		}
		d := &p.Discoveries[o.Args[1]]
		if d.Clue || d.ID == p.Explorers[o.Args[0]].Agenda.Hold {
			return -kept
		}
		return -d.Value
	})
}
