package foretold

import (
	"strings"

	"precipice/engine/fortress/library"
	"precipice/game/words"
)

// Sentence describes operations one after another. Repeated ones are combined.
func Sentence(book *words.Book, ops []library.Op) string {
	if len(ops) == 0 {
		return book.Say("op.none")
	}
	var parts []string
	for i := 0; i < len(ops); {
		op, n := &ops[i], 0
		for ; i < len(ops) && ops[i].Do == op.Do && ops[i].To == op.To; i++ {
			n += max(1, ops[i].Amount)
		}
		parts = append(parts, book.Count("op."+op.Do+"."+op.To, n))
	}
	return strings.Join(parts, ", ")
}
