package rulebook

// AddCards adds a chapter with the texts of cards at the end of the book, so that a search finds them beside the
// rules. Their ids must be none of the book's.
func (b *Book) AddCards(c Chapter) {
	for i := range c.Rules {
		c.Rules[i].card = true
		b.places[c.Rules[i].ID] = Place{len(b.Chapters), i}
	}
	b.Chapters = append(b.Chapters, c)
}
