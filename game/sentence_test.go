package game

import (
	"errors"
	"testing"

	"precipice/saves"
)

// An error message for players is a sentence. It names the file it is about and no slot.
func TestSentenceNamesFilesAndNoSlots(t *testing.T) {
	sh := NewShell(Parts{Words: english(t), Store: saves.NewMemory()})
	cause := errors.New("it is damaged; choose another")
	for place, want := range map[string]string{
		"game-20261122-013500":   "It is damaged; choose another.",
		"/home/ada/hall.save":    "/home/ada/hall.save: it is damaged; choose another.",
		`C:\Users\ada\hall.save`: `C:\Users\ada\hall.save: it is damaged; choose another.`,
	} {
		if got := sh.Sentence(&saves.PlaceError{Place: place, Err: cause}); got != want {
			t.Errorf("%s is told as %q", place, got)
		}
	}
}
