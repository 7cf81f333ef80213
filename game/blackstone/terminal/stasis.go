package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/fortress"
)

// stasis describes a pause: each chamber with what lies in it, and the databank.
func (t *table) stasis(s *fortress.State) {
	for kind := range s.Pack().Explorers {
		if s.Stasis.Has(kind) {
			t.chamber(s, kind)
		}
	}
	if s.Expedition.Step == fortress.NoExpedition {
		fmt.Fprintln(t.Out, t.Book.Say("console.databank.legacy", strconv.Itoa(s.LegacyInRow())))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.databank", strconv.Itoa(s.Expedition.CardsLeft()), strconv.Itoa(s.LegacyInRow())))
}

// chamber describes what the stasis chamber of an explorer holds.
func (t *table) chamber(s *fortress.State, kind int) {
	c, wounds, grievous := s.Chamber(kind), 0, 0
	for _, slot := range c.Slots {
		switch slot.Counter {
		case fortress.WoundCounter:
			wounds++
		case fortress.GrievousCounter:
			grievous++
		}
	}
	cards := t.Book.Name("-")
	if names := t.cardsIn(s, &c); len(names) > 0 {
		cards = strings.Join(names, ", ")
	}
	key := "console.chamber"
	if c.Inspired {
		key = "console.chamber.inspired"
	}
	line := t.Book.Say(key, t.Book.Name(s.Pack().Explorers[kind].ID), strconv.Itoa(wounds), strconv.Itoa(grievous), cards)
	if c.Inspiration > 0 {
		line = t.Book.Say("console.chamber.points", line, strconv.Itoa(c.Inspiration))
	}
	fmt.Fprintln(t.Out, line)
}

// cardsIn names the cards in a chamber.
func (t *table) cardsIn(s *fortress.State, c *fortress.Chamber) (names []string) {
	for _, f := range c.Finds {
		names = append(names, t.Book.Name(s.Pack().Discoveries[f].ID))
	}
	for _, h := range c.Resources {
		names = append(names, t.Book.Name(s.Pack().Resources[h.Card].ID))
	}
	return names
}
