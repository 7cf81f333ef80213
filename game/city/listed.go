package city

import (
	"strconv"

	"precipice/game/session"
	"precipice/game/words"
)

// Listed describes a saved journey in a list.
func Listed(book *words.Book, g *session.Game) (title, more string) {
	if g.Round == 0 {
		return book.Say("saved.journey.begun", book.Name(g.Title)), ""
	}
	return book.Say("saved.journey", book.Name(g.Title), strconv.Itoa(g.Round)), ""
}
