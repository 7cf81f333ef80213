package foretold

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Legacy returns the text of a legacy card. That of a new threat ends with what it adds to the encounter deck and the
// hostiles that come with it (BF-LEG-004).
func Legacy(book *words.Book, p *fortress.Pack, card int) string {
	c := &p.Legacy[card]
	text := book.Say("text." + c.ID)
	if len(c.Adds) == 0 {
		return text
	}
	cards := 0
	for _, e := range c.Adds {
		cards += p.Encounters[e].Count
	}
	text = book.Say("legacy.adds", text, book.Count("legacy.cards", cards))
	var names []string
	for _, h := range p.Brings(c) {
		names = append(names, book.Name(p.Hostiles[h].ID))
	}
	if len(names) > 0 {
		text = book.Say("legacy.brings", text, strings.Join(names, ", "))
	}
	return text
}
