package words_test

import (
	"testing"

	"precipice/game/words"
)

// A name of blanks alone, of whatever kind, is none.
func TestANameOfBlanksIsNone(t *testing.T) {
	for name, want := range map[string]string{
		"": "", " \t\u00a0\u3000": "", "\u200b\u200d\ufeff\u2060\u00ad": "", "\u3164\u115f\ufe0f": "", "\u2800": "", "\u202e": "",
		" Ann\u3000": "Ann", "\u200b日本": "\u200b日本", ".": ".", "\U0001f600": "\U0001f600",
	} {
		if got := words.Named(name); got != want {
			t.Errorf("%q names %q, want %q", name, got, want)
		}
	}
}
