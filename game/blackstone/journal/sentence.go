package journal

import "precipice/game/words"

// Sign says what a sentence is about, for a small picture before it.
type Sign string

// The signs.
const (
	NoSign   Sign = ""
	Foe      Sign = "foe"
	Kill     Sign = "kill"
	Wound    Sign = "wound"
	Fall     Sign = "fall"
	Death    Sign = "death"
	Recovery Sign = "recovery"
	Find     Sign = "find"
	Card     Sign = "card"
	Ship     Sign = "ship"
	Spark    Sign = "spark" // inspiration
	Escape   Sign = "escape"
	Score    Sign = "score"
	Fate     Sign = "fate" // legacy cards, twists, the end of a quest
	Goal     Sign = "goal" // strongholds and the vault
	Gift     Sign = "gift"
	Rest     Sign = "rest" // stasis
)

// Sentence is a sentence of the story.
type Sentence struct {
	Sign Sign
	Text string
}

// list joins names as the language does.
func list(book *words.Book, names []string) string {
	switch n := len(names); n {
	case 0:
		return ""
	case 1:
		return names[0]
	default:
		all := names[0]
		for _, name := range names[1 : n-1] {
			all = book.Say("journal.list", all, name)
		}
		return book.Say("journal.list.last", all, names[n-1])
	}
}

// times puts a number before a name if there are several.
func times(book *words.Book, name string, n int) string {
	if n < 2 {
		return name
	}
	return book.Count("journal.times", n, name)
}
