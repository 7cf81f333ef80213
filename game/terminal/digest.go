package terminal

import (
	"precipice/game/session"
	"precipice/game/words"
)

// digest formats lines of the log, some of them together if the ruleset does so.
func (t *Table) digest(lines []session.Line) (texts []string) {
	for len(lines) > 0 {
		text, n := t.voice.Digest(lines)
		if n == 0 {
			l := &lines[0]
			text, n = t.Ruled(t.Placed(l.Where).Line(l.Key, l.Args, l.Problem), l.Rule), 1
		}
		if text != "" {
			texts = append(texts, text)
		}
		lines = lines[n:]
	}
	return texts
}

// Placed returns the book for what names places: by where they are, or by their coordinates if the player wants those.
func (t *Table) Placed(where map[string]session.Place) *words.Book {
	if t.habits.Hexes || len(where) == 0 {
		return t.Book
	}
	return t.Book.WithPlaces(words.Where(t.Book, where))
}
