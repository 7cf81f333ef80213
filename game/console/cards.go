package console

import (
	"fmt"
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// other reads out any other card: a twist, a tile, a discovery, a resource, a ship, a combat, a challenge, or the text of an
// encounter card or an action. It reports whether there is one.
func (t *table) other(s *fortress.State, name string) bool {
	p := s.Pack()
	for i := range p.Twists {
		if id := p.Twists[i].ID; t.named(id, name) {
			fmt.Fprintln(t.Out, t.book.Say("console.card.twist", t.book.Name(id))+t.text(id))
			return true
		}
	}
	for i := range p.Tiles {
		if id := p.Tiles[i].ID; t.named(id, name) {
			fmt.Fprintln(t.Out, t.book.Say("console.card.tile", t.book.Name(id))+t.text(id))
			return true
		}
	}
	for i := range p.Discoveries {
		if d := &p.Discoveries[i]; t.named(d.ID, name) {
			t.discovery(d)
			return true
		}
	}
	for i := range p.Resources {
		if r := &p.Resources[i]; t.named(r.ID, name) {
			t.resource(p, r)
			return true
		}
	}
	for i := range p.Ships {
		if ship := &p.Ships[i]; t.named(ship.ID, name) || ship.Facility.Exists() && t.named(ship.Facility.ID, name) {
			t.ship(ship)
			return true
		}
	}
	for i := range p.Combats {
		if c := &p.Combats[i]; t.named(c.ID, name) || name == "combat" && s.Fighting() && i == int(s.Combat) {
			t.combat(s, c)
			return true
		}
	}
	for i := range p.Challenges {
		if c := &p.Challenges[i]; t.named(c.ID, name) {
			t.dare(c)
			return true
		}
	}
	return t.printed(s, name)
}

// discovery reads out a discovery card.
func (t *table) discovery(d *library.Discovery) {
	text := t.book.Name(d.ID) + t.text(d.ID)
	if d.Value > 0 {
		text += " " + t.book.Count("console.card.worth", d.Value)
	}
	fmt.Fprintln(t.Out, text)
}

// ship reads out a ship: its support and its facility.
func (t *table) ship(ship *library.Ship) {
	fmt.Fprintln(t.Out, t.book.Say("console.card.ship", t.book.Name(ship.ID))+t.text(ship.ID)+t.askedFor(ship.ID))
	if c := &ship.Facility; c.Exists() {
		fmt.Fprintln(t.Out, t.book.Say("console.card.facility", t.book.Name(c.ID))+t.text(c.ID)+t.limit(c.Limit))
	}
}

// limit says how often something can be used, "" without a limit.
func (t *table) limit(limit library.Limit) string {
	if limit == library.Unlimited {
		return ""
	}
	return " " + t.book.Say("limit."+limit.String())
}

// resource reads out a resource card.
func (t *table) resource(p *fortress.Pack, r *library.Resource) {
	kind := t.book.Say("card.kind." + r.Kind.String())
	if r.Ship == library.NoShip {
		fmt.Fprintln(t.Out, t.book.Say("console.card.artefact", t.book.Name(r.ID), kind)+t.text(r.ID)+t.dieOf(r)+t.askedFor(r.ID))
		return
	}
	text := t.book.Say("console.card.resource", t.book.Name(r.ID), t.book.Name(p.Ships[r.Ship].ID), kind) + t.text(r.ID) + t.dieOf(r) + t.askedFor(r.ID)
	fmt.Fprintln(t.Out, text+t.limit(r.Limit)+" "+t.book.Count("console.card.price", r.Price))
}

// dieOf says which die the use of a card costs, if it costs one.
func (t *table) dieOf(r *library.Resource) string {
	if r.Die == 0 {
		return ""
	}
	return " " + t.book.Say("console.card.die", strconv.Itoa(r.Die))
}

// combat reads out a combat card.
func (t *table) combat(s *fortress.State, c *library.Combat) {
	fmt.Fprintln(t.Out, t.book.Name(c.ID)+t.text(c.ID))
	arrival := "console.card.arrival"
	if c.Arrival == nil {
		arrival = "console.card.ambush"
	}
	fmt.Fprintln(t.Out, t.book.Say(arrival, strconv.Itoa(len(c.Markers)), strconv.Itoa(len(c.Portals))))
	for _, l := range c.Tiles {
		id := s.Pack().Tiles[l.Tile].ID
		fmt.Fprintln(t.Out, t.book.Say("console.at", t.book.Name(id), l.At.String())+t.text(id))
	}
}

// dare reads out a challenge card: its text and the effect of each choice.
func (t *table) dare(card *library.Challenge) {
	fmt.Fprintf(t.Out, "%s, %s. %s\n", t.book.Name(card.ID), t.book.Say("card.who."+card.Who), t.book.Say("text."+card.ID))
	t.choices(card)
}

func (t *table) choices(card *library.Challenge) {
	for i := range card.Choices {
		c := &card.Choices[i]
		fmt.Fprintf(t.Out, "     %s: %s\n", t.book.Name(c.ID), t.book.Say("text."+c.ID))
		if c.Price > 0 {
			fmt.Fprintf(t.Out, "          %s\n", t.book.Count("choice.price", c.Price))
		}
		for _, line := range t.outcomes(c.Effect) {
			fmt.Fprintf(t.Out, "          %s\n", line)
		}
	}
}

// printed reads out the text of anything else on a card.
func (t *table) printed(s *fortress.State, name string) bool {
	p := s.Pack()
	var ids []string
	for i := range p.Encounters {
		ids = append(ids, p.Encounters[i].ID)
	}
	for i := range p.Explorers {
		for side := range p.Explorers[i].Sides {
			c := &p.Explorers[i].Sides[side]
			ids = append(ids, deeds(c)...)
			for _, r := range c.Rules {
				ids = append(ids, r.ID)
			}
		}
	}
	for i := range p.Hostiles {
		h := &p.Hostiles[i]
		for w := range h.Weapons {
			ids = append(ids, h.Weapons[w].ID)
		}
		for _, a := range h.Actions {
			ids = append(ids, a.ID)
		}
		for _, c := range h.Columns {
			ids = append(ids, c.ID)
		}
	}
	for _, id := range append(ids, library.BasicActions...) {
		if text := t.text(id); text != "" && t.named(id, name) {
			fmt.Fprintln(t.Out, t.book.Name(id)+text)
			return true
		}
	}
	return false
}
