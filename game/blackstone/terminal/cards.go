package terminal

import (
	"fmt"
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
)

// other reads out any other card: a twist, a tile, a discovery, a resource, a ship, a combat, a challenge, or the text of an
// encounter card or an action. It reports whether there is one.
func (t *reader) other(s *fortress.State, name string) bool {
	p := s.Pack()
	for i := range p.Twists {
		if id := p.Twists[i].ID; t.Named(id, name) {
			fmt.Fprintln(t.Out, t.Book.Say("console.card.twist", t.Book.Name(id))+printed(t.Book, id))
			return true
		}
	}
	for i := range p.Tiles {
		if id := p.Tiles[i].ID; t.Named(id, name) {
			fmt.Fprintln(t.Out, t.Book.Say("console.card.tile", t.Book.Name(id))+printed(t.Book, id))
			return true
		}
	}
	for i := range p.Discoveries {
		if d := &p.Discoveries[i]; t.Named(d.ID, name) {
			t.discovery(d)
			return true
		}
	}
	for i := range p.Resources {
		if r := &p.Resources[i]; t.Named(r.ID, name) {
			t.resource(p, r)
			return true
		}
	}
	for i := range p.Ships {
		if ship := &p.Ships[i]; t.Named(ship.ID, name) || ship.Facility.Exists() && t.Named(ship.Facility.ID, name) {
			t.ship(ship)
			return true
		}
	}
	for i := range p.Combats {
		if c := &p.Combats[i]; t.Named(c.ID, name) || name == "combat" && s.Fighting() && i == int(s.Combat) {
			t.combat(s, c)
			return true
		}
	}
	for i := range p.Challenges {
		if c := &p.Challenges[i]; t.Named(c.ID, name) {
			t.dare(c)
			return true
		}
	}
	return t.anyText(s, name)
}

// discovery reads out a discovery card.
func (t *reader) discovery(d *library.Discovery) {
	text := t.Book.Name(d.ID) + printed(t.Book, d.ID)
	if d.Value > 0 {
		text += " " + t.Book.Count("console.card.worth", d.Value)
	}
	fmt.Fprintln(t.Out, text)
}

// ship reads out a ship: its support and its facility.
func (t *reader) ship(ship *library.Ship) {
	fmt.Fprintln(t.Out, t.Book.Say("console.card.ship", t.Book.Name(ship.ID))+printed(t.Book, ship.ID)+t.askedFor(ship.ID))
	if c := &ship.Facility; c.Exists() {
		fmt.Fprintln(t.Out, t.Book.Say("console.card.facility", t.Book.Name(c.ID))+printed(t.Book, c.ID)+t.limit(c.Limit))
	}
}

// limit says how often something can be used, "" without a limit.
func (t *reader) limit(limit library.Limit) string {
	if limit == library.Unlimited {
		return ""
	}
	return " " + t.Book.Say("limit."+limit.String())
}

// resource reads out a resource card.
func (t *reader) resource(p *fortress.Pack, r *library.Resource) {
	kind := t.Book.Say("card.kind." + r.Kind.String())
	if r.Ship == library.NoShip {
		fmt.Fprintln(t.Out, t.Book.Say("console.card.artefact", t.Book.Name(r.ID), kind)+printed(t.Book, r.ID)+t.dieOf(r)+t.askedFor(r.ID))
		return
	}
	text := t.Book.Say("console.card.resource", t.Book.Name(r.ID), t.Book.Name(p.Ships[r.Ship].ID), kind) + printed(t.Book, r.ID) + t.dieOf(r) + t.askedFor(r.ID)
	fmt.Fprintln(t.Out, text+t.limit(r.Limit)+" "+t.Book.Count("console.card.price", r.Price))
}

// dieOf says which die the use of a card costs, if it costs one.
func (t *reader) dieOf(r *library.Resource) string {
	if r.Die == 0 {
		return ""
	}
	return " " + t.Book.Say("console.card.die", strconv.Itoa(r.Die))
}

// combat reads out a combat card.
func (t *reader) combat(s *fortress.State, c *library.Combat) {
	fmt.Fprintln(t.Out, t.Book.Name(c.ID)+printed(t.Book, c.ID))
	arrival := "console.card.arrival"
	if c.Arrival == nil {
		arrival = "console.card.ambush"
	}
	fmt.Fprintln(t.Out, t.Book.Say(arrival, strconv.Itoa(len(c.Markers)), strconv.Itoa(len(c.Portals))))
	for _, l := range c.Tiles {
		id := s.Pack().Tiles[l.Tile].ID
		fmt.Fprintln(t.Out, t.Book.Say("console.at", t.Book.Name(id), l.At.String())+printed(t.Book, id))
	}
}

// dare reads out a challenge card: its text and the effect of each choice.
func (t *reader) dare(card *library.Challenge) {
	fmt.Fprintf(t.Out, "%s, %s. %s\n", t.Book.Name(card.ID), t.Book.Say("card.who."+card.Who), t.Book.Say("text."+card.ID))
	t.choices(card)
}

func (t *reader) choices(card *library.Challenge) {
	for i := range card.Choices {
		c := &card.Choices[i]
		fmt.Fprintf(t.Out, "     %s: %s\n", t.Book.Name(c.ID), t.Book.Say("text."+c.ID))
		if c.Price > 0 {
			fmt.Fprintf(t.Out, "          %s\n", t.Book.Count("choice.price", c.Price))
		}
		for _, line := range t.outcomes(c.Effect) {
			fmt.Fprintf(t.Out, "          %s\n", line)
		}
	}
}

// anyText reads out the text of anything else on a card.
func (t *reader) anyText(s *fortress.State, name string) bool {
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
		if says := printed(t.Book, id); says != "" && t.Named(id, name) {
			fmt.Fprintln(t.Out, t.Book.Name(id)+says)
			return true
		}
	}
	return false
}

// outcomes describes the effects of operations; a roll has a line for each level.
func (t *reader) outcomes(ops []library.Op) (lines []string) {
	for i := range ops {
		op := &ops[i]
		if op.Do != "roll" {
			lines = append(lines, foretold.Sentence(t.Book, ops[i:i+1]))
			continue
		}
		levels := [][]library.Op{op.Failure, op.Success, op.Critical}
		if op.Roll == "blackstone" && op.Great == 0 {
			levels = levels[:2]
		}
		text := t.Book.Say("roll."+op.Roll, strconv.Itoa(op.Need))
		for l, does := range levels {
			text += "; " + t.Book.Say("console.level", t.Book.Say("level."+dice.Level(l).String()), foretold.Sentence(t.Book, does))
		}
		lines = append(lines, text)
	}
	if len(ops) == 0 {
		lines = append(lines, t.Book.Say("op.none"))
	}
	return lines
}

// askedFor says whether the table asks for a card at its moment, "" for one that has none.
func (t *reader) askedFor(id string) string {
	if !blackstone.HasManner(t.play.Shown.Pack(), id) {
		return ""
	}
	return " " + t.Book.Say("console.card.manner."+blackstone.MannerWords[t.play.Table.MannerOf(id)])
}
