package game

// Heard reports whether somebody may hear the game instead of seeing it.
func (sh *Shell) Heard() bool { return sh.Tell != nil }

// Say tells a sentence to whoever hears the game.
func (sh *Shell) Say(sentence string) {
	if sh.Tell != nil && sentence != "" {
		sh.Tell(sentence, sh.Words.Language())
	}
}
