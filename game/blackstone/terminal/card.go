package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/terminal"
	"precipice/game/words"
)

// reader reads out cards.
type reader struct {
	*terminal.Table
	play *blackstone.Session
}

// printed returns what a card says about something on it, to follow its name.
func printed(book *words.Book, id string) string {
	if book.Has("text." + id) {
		return ": " + book.Say("text."+id)
	}
	return ""
}

// flavour returns what a card says in a sentence of its own.
func (t *reader) flavour(id string) string { return ". " + t.Book.Say("text."+id) }

// character reads out the character card of an explorer in play, the side in play first, and the cards that it carries.
func (t *reader) character(s *fortress.State, e int) {
	x := &s.Party[e]
	t.sheet(&s.Pack().Explorers[x.Kind], number(x.Inspired))
	for h := range s.CardsOf(e) {
		t.resource(s.Pack(), &s.Pack().Resources[h.Card])
		if h.Down {
			fmt.Fprintln(t.Out, t.Book.Say("card.face-down"))
		}
	}
}

// sheet reads out a character card, with the side first that is up.
func (t *reader) sheet(card *library.Explorer, up int) {
	fmt.Fprintln(t.Out, t.Book.Name(card.ID)+printed(t.Book, card.ID))
	for _, side := range []int{up, 1 - up} {
		title := t.Book.Say(sideTitles[side])
		if side == up {
			title = t.Book.Say("console.card.up", title)
		}
		fmt.Fprintln(t.Out, title)
		t.side(&card.Sides[side])
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.card.agenda", t.Book.Say("agenda."+card.ID)))
}

var sideTitles = [...]string{"sheet.side.0", "sheet.side.1"}

// side reads out one side of a character card.
func (t *reader) side(c *library.Side) {
	fmt.Fprintln(t.Out, t.Book.Say("console.card.stats", strconv.Itoa(c.Move), stat(c.Defence), stat(c.Agility), stat(c.Vitality)))
	for i := range c.Weapons {
		w := &c.Weapons[i]
		var costs []string
		for _, cost := range w.Costs {
			costs = append(costs, t.Book.Count("console.card.cost", cost.Attacks, strconv.Itoa(cost.Die)))
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.card.weapon", t.Book.Name(w.ID), strings.Join(costs, ", "), t.bands(w))+t.traits(w)+t.flavour(w.ID))
	}
	for _, a := range c.Actions {
		fmt.Fprintln(t.Out, t.Book.Say("console.card.action", t.Book.Name(a.ID), strconv.Itoa(a.Cost))+printed(t.Book, a.ID))
	}
	for _, r := range c.Rules {
		fmt.Fprintln(t.Out, t.Book.Name(r.ID)+printed(t.Book, r.ID))
	}
}

var sizeKeys = [...]string{library.Small: "size.small", library.Large: "size.large", library.Huge: "size.huge"}

// reference reads out the card of a kind of hostiles with its behaviour table (BF-BEH-002, BF-BEH-003), a
// line for each situation.
func (t *reader) reference(h *library.Hostile) {
	fmt.Fprintln(t.Out, t.Book.Name(h.ID)+printed(t.Book, h.ID))
	fmt.Fprintln(t.Out, t.Book.Say("console.card.hostile", strconv.Itoa(h.Move), strconv.Itoa(h.Wounds), t.Book.Say(sizeKeys[h.Size])))
	for i := range h.Weapons {
		fmt.Fprintln(t.Out, t.Book.Say("console.card.hostile-weapon", t.Book.Name(h.Weapons[i].ID), t.bands(&h.Weapons[i]))+t.traits(&h.Weapons[i])+t.flavour(h.Weapons[i].ID))
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.card.behaviour"))
	for i := range h.Columns {
		id := h.Columns[i].ID
		fmt.Fprintf(t.Out, "     %s%s %s\n", t.Book.Name(id), printed(t.Book, id), t.column(h, i))
	}
	for _, action := range h.Behaviours() {
		if rule, basic := fortress.BasicAction(action); basic {
			fmt.Fprintln(t.Out, t.Book.Rule(rule))
		} else {
			fmt.Fprintln(t.Out, t.Book.Name(action)+printed(t.Book, action))
		}
	}
}

// column formats one situation of a behaviour table: the results of the D20 and the actions they give.
func (t *reader) column(h *library.Hostile, column int) string {
	var list []string
	from := 1
	for band, to := range library.Bands {
		action := h.Table[band][column]
		if band+1 < len(h.Table) && h.Table[band+1][column] == action {
			continue
		}
		rolls := strconv.Itoa(from)
		if int(to) > from {
			rolls = t.Book.Say("console.card.to", rolls, strconv.Itoa(int(to)))
		}
		list = append(list, t.Book.Say("console.card.rolls", rolls, t.Book.Name(action)))
		from = int(to) + 1
	}
	return strings.Join(list, ", ")
}

// traits describes what a weapon does besides its dice.
func (t *reader) traits(w *library.Weapon) (text string) {
	for _, trait := range []struct {
		key string
		has bool
	}{{"console.card.stuns-critical", w.Stuns == dice.Critical}, {"console.card.stuns", w.Stuns == dice.Success},
		{"console.card.past-cover", w.IgnoresCover}, {"console.card.follows", w.Follow}} {
		if trait.has {
			text += "; " + t.Book.Say(trait.key)
		}
	}
	if w.Model != "" {
		text += "; " + t.Book.Say("console.card.only", t.Book.Name(w.Model))
	}
	return text
}

// bands formats the dice of a weapon by range.
func (t *reader) bands(w *library.Weapon) string {
	var list []string
	for _, b := range w.Bands {
		reach := strconv.Itoa(b.From)
		switch {
		case b.To >= 99: // no upper end, see library.Band
			reach = t.Book.Say("console.card.from", reach)
		case b.To > b.From:
			reach = t.Book.Say("console.card.to", reach, strconv.Itoa(b.To))
		}
		list = append(list, t.Book.Say("console.card.band", stat(b.Stat), reach))
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
