package foretold

import (
	"strconv"
	"strings"

	"precipice/engine"
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

// Asked returns a question with what must be known to answer it: which of several attacks or moves it is about, and why a
// success might be rolled again.
func Asked(book *words.Book, m *fortress.Match, d *engine.Decision) string {
	asked := book.Ask(d)
	if r, ok := fortress.RepeatOf(m); ok {
		asked = Repeat(book, r) + " " + asked
	}
	var brings []string
	for _, rule := range fortress.CriticalBrings(m) {
		brings = append(brings, book.Rule(rule))
	}
	if len(brings) > 0 {
		asked += " " + book.Say("again.succeeded", strings.Join(brings, " "))
	}
	return asked
}
