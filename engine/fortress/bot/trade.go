package bot

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

// visit goes where the dearest card can be paid.
func visit(v *view) int {
	e := v.member(v.d.About[0])
	best, worth := v.d.Find("stay"), 0
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != "visit" || e < 0 {
			continue
		}
		place := int(o.Args[0])
		ship, _ := v.s.Quest.Docked[place].Card()
		if card := v.dearest(place, v.purseful(e, ship)); card >= 0 && v.s.Pack().Resources[card].Price > worth {
			best, worth = i, v.s.Pack().Resources[card].Price
		}
	}
	return best
}

// trade converts as much as the dearest card needs and buys it, as long as there is one.
func trade(v *view) int {
	t := &v.s.Quest.Trade
	e, _ := t.Visitor.Card()
	ship, _ := v.s.Quest.Docked[t.At].Card()
	all := int(t.Points) + v.purseful(e, ship)
	if t.Traded && v.s.Pack().Home(int(v.s.Party[e].Kind)) == ship && all > int(t.Points) {
		all-- // the bonus has been added already
	}
	card := v.dearest(int(t.At), all)
	if card < 0 {
		return v.d.Find("leave")
	}
	if price := v.s.Pack().Resources[card].Price; price <= int(t.Points) {
		return v.d.Find("buy " + v.s.Pack().Resources[card].ID)
	}
	for i := range v.d.Options {
		if o := &v.d.Options[i]; o.Verb == "convert" && o.Parts[0] != v.s.Pack().Explorers[v.s.Party[e].Kind].Agenda.Hold {
			return i
		}
	}
	return v.d.Find("leave")
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
