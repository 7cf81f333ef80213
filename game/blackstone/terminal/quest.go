package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
)

// quest describes how a quest stands: expeditions, legacy cards, who lives and what each keeps.
func (t *table) quest(s *fortress.State) {
	q, p := &s.Quest, s.Pack()
	if left := strconv.Itoa(q.LegacyLeft()); q.Expedition == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.quest.begins", left))
	} else {
		fmt.Fprintln(t.Out, t.Book.Say("console.quest", strconv.Itoa(int(q.Expedition)), left))
	}
	for _, k := range q.Row {
		if c, ok := k.Card(); ok {
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.legacy", t.Book.Name(p.Legacy[c].ID), foretold.Legacy(t.Book, p, c)))
		}
	}
	if c, known := q.Foreseen.Card(); known {
		fmt.Fprintln(t.Out, t.Book.Say("console.quest.next-legacy", t.Book.Name(p.Legacy[c].ID)))
	}
	for kind := range p.Explorers {
		if n := q.Promised[kind]; n != (fortress.Promise{}) {
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.promised", t.Book.Name(p.Explorers[kind].ID), strconv.Itoa(int(n.Points)), strconv.Itoa(int(n.Wounds))))
		}
	}
	t.conquests(s)
	if q.Step == fortress.InTrade {
		t.sale(s)
	}
	for kind := range p.Explorers {
		name := t.Book.Name(p.Explorers[kind].ID)
		var cards []string
		for _, f := range s.StoredFinds(kind) {
			cards = append(cards, t.Book.Name(p.Discoveries[f].ID))
		}
		for _, c := range s.StoredResources(kind) {
			cards = append(cards, t.Book.Name(p.Resources[c].ID))
		}
		switch {
		case q.Dead(kind):
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.dead", name))
		case len(cards) > 0:
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.keeps", name, strings.Join(cards, ", ")))
		}
	}
}

// sale lists the cards beside the docked ships, and the points of the visit in progress.
func (t *table) sale(s *fortress.State) {
	for place, k := range s.Quest.Docked {
		ship, ok := k.Card()
		if !ok {
			continue
		}
		if c := &s.Pack().Ships[ship].Facility; c.Exists() {
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.facility", t.Book.Name(s.Pack().Ships[ship].ID), t.Book.Name(c.ID), t.Book.Say("text."+c.ID)))
		}
		var cards []string
		for _, k := range s.Quest.Trade.Sale[place] {
			if card, ok := k.Card(); ok {
				c := &s.Pack().Resources[card]
				cards = append(cards, t.Book.Say("console.quest.price", t.Book.Name(c.ID), strconv.Itoa(c.Price)))
			}
		}
		if len(cards) > 0 {
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.sale", t.Book.Name(s.Pack().Ships[ship].ID), strings.Join(cards, ", ")))
		}
	}
	if _, aboard := s.Quest.Trade.Visitor.Card(); aboard {
		fmt.Fprintln(t.Out, t.Book.Say("console.quest.points", strconv.Itoa(int(s.Quest.Trade.Points))))
	}
}
