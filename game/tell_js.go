package game

// Teller returns what tells sentences to a screen reader: the page's live region.
func Teller() func(sentence, language string) {
	return func(sentence, language string) { page("precipiceSay", sentence, language) }
}
