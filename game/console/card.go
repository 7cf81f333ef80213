package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// card reads out a card found by the beginning of its name: an explorer's character card, a hostile's
// reference card, or another. Without a name it is the card of the miniature that acts.
func (t *table) card(d *engine.Decision, name string) {
	s := &t.play.Shown
	if name == "" {
		name = d.About[0]
	}
	for e := range s.Party {
		if s.Party[e].Playing && (t.named(s.Name(e), name) || slices.Contains(s.Pack().Explorers[s.Party[e].Kind].Models, name)) {
			t.character(s, e)
			return
		}
	}
	for i := range s.Pack().Hostiles {
		if h := &s.Pack().Hostiles[i]; t.named(h.ID, name) || t.named(h.Model, strings.TrimRight(spelled(name), "-0123456789")) {
			t.reference(h)
			return
		}
	}
	if !t.other(s, name) {
		fmt.Fprintln(t.Out, t.book.Say("console.no-card", name))
	}
}

// text returns what a card says about something on it, to follow its name.
func (t *table) text(id string) string {
	if t.book.Has("text." + id) {
		return ": " + t.book.Say("text."+id)
	}
	return ""
}

// flavour returns what a card says in a sentence of its own.
func (t *table) flavour(id string) string { return ". " + t.book.Say("text."+id) }

// character reads out a character card, the side in play first.
func (t *table) character(s *fortress.State, e int) {
	x := &s.Party[e]
	card := &s.Pack().Explorers[x.Kind]
	fmt.Fprintln(t.Out, t.book.Name(card.ID)+t.text(card.ID))
	up := number(x.Inspired)
	for _, side := range []int{up, 1 - up} {
		title := t.book.Say(sideTitles[side])
		if side == up {
			title = t.book.Say("console.card.up", title)
		}
		fmt.Fprintln(t.Out, title)
		t.side(&card.Sides[side])
	}
	fmt.Fprintln(t.Out, t.book.Say("console.card.agenda", t.book.Say("agenda."+card.ID)))
	for h := range s.CardsOf(e) {
		t.resource(s.Pack(), &s.Pack().Resources[h.Card])
		if h.Down {
			fmt.Fprintln(t.Out, t.book.Say("card.face-down"))
		}
	}
}

var sideTitles = [...]string{"sheet.side.0", "sheet.side.1"}

// side reads out one side of a character card.
func (t *table) side(c *library.Side) {
	fmt.Fprintln(t.Out, t.book.Say("console.card.stats", strconv.Itoa(c.Move), stat(c.Defence), stat(c.Agility), stat(c.Vitality)))
	for i := range c.Weapons {
		w := &c.Weapons[i]
		var costs []string
		for _, cost := range w.Costs {
			costs = append(costs, t.book.Count("console.card.cost", cost.Attacks, strconv.Itoa(cost.Die)))
		}
		fmt.Fprintln(t.Out, t.book.Say("console.card.weapon", t.book.Name(w.ID), strings.Join(costs, ", "), t.bands(w))+t.traits(w)+t.flavour(w.ID))
	}
	for _, a := range c.Actions {
		fmt.Fprintln(t.Out, t.book.Say("console.card.action", t.book.Name(a.ID), strconv.Itoa(a.Cost))+t.text(a.ID))
	}
	for _, r := range c.Rules {
		fmt.Fprintln(t.Out, t.book.Name(r.ID)+t.text(r.ID))
	}
}

var sizeKeys = [...]string{library.Small: "size.small", library.Large: "size.large", library.Huge: "size.huge"}

// reference reads out the card of a kind of hostiles with its behaviour table (BF-BEH-002, BF-BEH-003), a
// line for each situation.
func (t *table) reference(h *library.Hostile) {
	fmt.Fprintln(t.Out, t.book.Name(h.ID)+t.text(h.ID))
	fmt.Fprintln(t.Out, t.book.Say("console.card.hostile", strconv.Itoa(h.Move), strconv.Itoa(h.Wounds), t.book.Say(sizeKeys[h.Size])))
	for i := range h.Weapons {
		fmt.Fprintln(t.Out, t.book.Say("console.card.hostile-weapon", t.book.Name(h.Weapons[i].ID), t.bands(&h.Weapons[i]))+t.traits(&h.Weapons[i])+t.flavour(h.Weapons[i].ID))
	}
	fmt.Fprintln(t.Out, t.book.Say("console.card.behaviour"))
	for i := range h.Columns {
		id := h.Columns[i].ID
		fmt.Fprintf(t.Out, "     %s%s %s\n", t.book.Name(id), t.text(id), t.column(h, i))
	}
	for _, action := range h.Behaviours() {
		if rule, basic := fortress.BasicAction(action); basic {
			fmt.Fprintln(t.Out, t.book.Rule(rule))
		} else {
			fmt.Fprintln(t.Out, t.book.Name(action)+t.text(action))
		}
	}
}

// column formats one situation of a behaviour table: the results of the D20 and the actions they give.
func (t *table) column(h *library.Hostile, column int) string {
	var list []string
	from := 1
	for band, to := range library.Bands {
		action := h.Table[band][column]
		if band+1 < len(h.Table) && h.Table[band+1][column] == action {
			continue
		}
		rolls := strconv.Itoa(from)
		if int(to) > from {
			rolls = t.book.Say("console.card.to", rolls, strconv.Itoa(int(to)))
		}
		list = append(list, t.book.Say("console.card.rolls", rolls, t.book.Name(action)))
		from = int(to) + 1
	}
	return strings.Join(list, ", ")
}

// traits describes what a weapon does besides its dice.
func (t *table) traits(w *library.Weapon) (text string) {
	for _, trait := range []struct {
		key string
		has bool
	}{{"console.card.stuns-critical", w.Stuns == dice.Critical}, {"console.card.stuns", w.Stuns == dice.Success},
		{"console.card.past-cover", w.IgnoresCover}, {"console.card.follows", w.Follow}} {
		if trait.has {
			text += "; " + t.book.Say(trait.key)
		}
	}
	if w.Model != "" {
		text += "; " + t.book.Say("console.card.only", t.book.Name(w.Model))
	}
	return text
}

// bands formats the dice of a weapon by range.
func (t *table) bands(w *library.Weapon) string {
	var list []string
	for _, b := range w.Bands {
		reach := strconv.Itoa(b.From)
		switch {
		case b.To >= 99: // no upper end, see library.Band
			reach = t.book.Say("console.card.from", reach)
		case b.To > b.From:
			reach = t.book.Say("console.card.to", reach, strconv.Itoa(b.To))
		}
		list = append(list, t.book.Say("console.card.band", stat(b.Stat), reach))
	}
	return strings.Join(list, ", ")
}

// stat formats dice: D8, 2D6.
func stat(s library.Stat) string {
	if s.Count > 1 {
		return fmt.Sprintf("%dD%d", s.Count, s.Die)
	}
	return fmt.Sprintf("D%d", s.Die)
}
