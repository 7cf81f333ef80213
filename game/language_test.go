package game

import (
	"errors"
	"testing"

	"precipice/game/words"
	"precipice/saves"
)

// A language that the player chooses is spoken at once and remembered.
func TestSpeakChangesTheLanguageAndRemembersIt(t *testing.T) {
	store, other := saves.NewMemory(), english(t)
	sh := NewShell(Parts{Words: english(t), Store: store, Texts: func(language string) (*words.Book, error) {
		if language != "xx" {
			return nil, errors.New("there are no texts")
		}
		return other, nil
	}})
	before := sh.Words
	if sh.Speak("yy"); sh.Words != before || sh.Notice() != "There are no texts." || sh.Settings.Language != "" {
		t.Errorf("an unknown language is told as %q", sh.Notice())
	}
	sh.Speak("xx")
	if sh.Words.Language() != other.Language() || sh.Words == before || !sh.dirty {
		t.Error("the language has not changed everywhere")
	}
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	if got := RememberedLanguage(store); got != "xx" {
		t.Errorf("remembered is %q", got)
	}
	if got := RememberedLanguage(saves.NewMemory()); got != "" {
		t.Errorf("without settings %q is remembered", got)
	}
}
