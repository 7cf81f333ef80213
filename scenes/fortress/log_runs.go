package fortress

import (
	"strings"

	"precipice/game/session"
	"precipice/game/words"
)

// logRuns says how lines of the log that follow one another are told in one.
var logRuns = map[string]func(*words.Book, []session.Line) string{"for-sale": saleTold}

// saleTold tells in one line what a ship offers.
func saleTold(w *words.Book, lines []session.Line) string {
	cards := make([]string, len(lines))
	for i := range lines {
		cards[i] = w.Say("log.for-sale.card", w.Name(lines[i].Args[1]), lines[i].Args[2])
	}
	return w.Say("log.for-sale", w.Name(lines[0].Args[0]), strings.Join(cards, ", "))
}
