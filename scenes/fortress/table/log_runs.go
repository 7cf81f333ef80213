package table

import (
	"strings"

	"precipice/game/session"
	"precipice/game/words"
)

// logRuns says how lines of the log that follow one another are told in one.
var logRuns = map[string]func(*words.Book, []session.Line) string{"for-sale": SaleTold}

// SaleTold tells in one line what a ship offers.
func SaleTold(w *words.Book, lines []session.Line) string {
	cards := make([]string, len(lines))
	for i := range lines {
		cards[i] = w.Say("log.for-sale.card", w.Name(lines[i].Args[1]), lines[i].Args[2])
	}
	return w.Say("log.for-sale", w.Name(lines[0].Args[0]), strings.Join(cards, ", "))
}

// LogWeights say which lines stand for an activation that is folded: what harmed somebody and why, else what was
// done.
var LogWeights = map[string]int{"slain": 3, "out-of-action": 3, "wounded": 2, "wounded-grievously": 2, "stunned": 2, "found": 2, "escape-opened": 3, "site-advanced": 2,
	"died": 3, "event-roll": 2, "twist": 2, "healed": 2, "damaged": 1, "hit": 1, "moved": 1, "behaved": 1, "swapped": 2, "dealt": 1, "destiny": 1, "legacy-strikes": 2, "encounter-drawn": 1, "blackstone": 1, "attacks-lost": 1, "cannot-answer": 1}
