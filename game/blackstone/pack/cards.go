package pack

import (
	"fmt"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/rulebook"
	"precipice/game/words"
)

// cardSorts are the sorts of cards whose texts are rules, with the group that their ids in the rulebook have.
var cardSorts = []struct{ kind, group string }{{"twist", "TWIST"}, {"tile", "TILE"}, {"find", "FIND"}}

// RulebookWith returns a function that opens the rulebook of a language with a chapter of the cards in play.
func RulebookWith(p *fortress.Pack, texts func(language string) (*words.Book, error)) func(language string) (*rulebook.Book, error) {
	return func(language string) (*rulebook.Book, error) {
		book, err := Rulebook(language)
		if err != nil {
			return nil, err
		}
		w, err := texts(language)
		if err != nil {
			return nil, err
		}
		book.AddCards(cardsOf(p, w))
		return book, nil
	}
}

// cardsOf returns a chapter with the name and the text of each card of the content.
func cardsOf(p *fortress.Pack, w *words.Book) rulebook.Chapter {
	c := rulebook.Chapter{Title: w.Say("rules.cards"), Summary: w.Say("rules.cards.summary")}
	say := func(group string, n int, id, text string) {
		c.Rules = append(c.Rules, rulebook.Rule{ID: fmt.Sprintf("BF-%s-%02d", group, n), Text: w.Say("rules.card", w.Name(id), text)})
	}
	add := func(group string, n int, id string) {
		if w.Has("text." + id) {
			say(group, n, id, w.Say("text."+id))
		}
	}
	for _, sort := range cardSorts {
		for i, id := range p.IDs(sort.kind) {
			add(sort.group, i+1, id)
		}
	}
	for i := range p.Legacy {
		say("LEGACY", i+1, p.Legacy[i].ID, foretold.Legacy(w, p, i))
	}
	n := 0
	for i := range p.Explorers {
		for _, a := range p.Explorers[i].Sides[0].Actions {
			n++
			add("ACTION", n, a.ID)
		}
	}
	for i := range p.Hostiles {
		for _, a := range p.Hostiles[i].Actions {
			n++
			add("ACTION", n, a.ID)
		}
	}
	return c
}
