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

// discovery reads out a discovery card.
func (t *reader) discovery(d *library.Discovery) {
	text := t.Book.Name(d.ID) + printed(t.Book, d.ID)
	if d.Value > 0 {
		text += " " + t.Book.Count("console.card.worth", d.Value)
	}
	fmt.Fprintln(t.Out, text)
}

// encounter reads out an encounter card: its text, and what it may bring to each of four markers.
func (t *reader) encounter(p *fortress.Pack, c *library.Encounter) {
	var brings []string
	for _, e := range c.Entries {
		switch {
		case e.Twist >= 0:
			brings = append(brings, t.Book.Say("console.card.twist", t.Book.Name(p.Twists[e.Twist].ID)))
		case e.Hostile >= 0:
			brings = append(brings, t.Book.Say("console.card.group", t.Book.Name(p.Hostiles[e.Hostile].ID), strconv.Itoa(e.Size)))
		}
	}
	fmt.Fprintln(t.Out, t.Book.Name(c.ID)+printed(t.Book, c.ID))
	fmt.Fprintln(t.Out, t.Book.Say("console.card.brings", brings...))
}

// legacy reads out a legacy card.
func (t *reader) legacy(p *fortress.Pack, card int) {
	fmt.Fprintln(t.Out, t.Book.Say("console.quest.legacy", t.Book.Name(p.Legacy[card].ID), foretold.Legacy(t.Book, p, card)))
}

// stronghold reads out what is known of a stronghold or the vault: what it is, the way there, and what it gives.
func (t *reader) stronghold(p *fortress.Pack, h *library.Stronghold) {
	fmt.Fprintln(t.Out, t.Book.Name(h.ID)+printed(t.Book, h.ID))
	fmt.Fprintln(t.Out, t.Book.Count("console.card.approach", h.Approach))
	for i := range p.Assaults {
		if a := p.Assaults[i].Assault; a != nil && &p.Strongholds[a.Of] == h {
			for j := range a.Objectives {
				id := a.Objectives[j].ID
				fmt.Fprintln(t.Out, t.Book.Say("console.objective", t.Book.Name(id))+printed(t.Book, id))
			}
		}
	}
	if h.Reward >= 0 {
		t.resource(p, &p.Resources[h.Reward])
	}
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
