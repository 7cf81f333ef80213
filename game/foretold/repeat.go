package foretold

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Repeat says which of several attacks or moves of an action is under way, as a sentence.
func Repeat(book *words.Book, r fortress.Repeat) string {
	key := "repeat.move"
	if r.Attack {
		key = "repeat.attack"
	}
	return book.Say(key, strconv.Itoa(r.Nth), strconv.Itoa(r.Of))
}
