package pack

import (
	"sync"

	"precipice/assets"
	"precipice/game/words"
)

// books holds the books of embedded texts that have been opened, by language and rulesets.
var books sync.Map

// Book opens the texts of the program in a language, with what rulesets add to them from their packs: the embedded ones, or those of a
// folder. Embedded texts cannot change, so they are read once.
func Book(folder, language string, shares ...words.Share) (*words.Book, error) {
	if folder != "" {
		return words.Open(assets.Texts(), language, shares...)
	}
	key := language
	for _, s := range shares {
		key += " " + s.Ruleset
	}
	if book, ok := books.Load(key); ok {
		return book.(*words.Book).Of(""), nil
	}
	book, err := words.Open(assets.Texts(), language, shares...)
	if err != nil {
		return nil, err
	}
	books.Store(key, book)
	return book.Of(""), nil
}
