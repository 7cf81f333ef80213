package pseudo

import (
	"strings"
	"testing"
	"unicode/utf8"

	"precipice/game/words"
)

func TestWrite(t *testing.T) {
	for text, want := range map[string]string{
		"Menu":            "[Μéñúóó]",
		"{0} to {dice 1}": "[{0} ťó {dice 1}óó]",
		"On the way":      "[Óñ ťħé ŵáý éťó łíř]",
		"":                "[]",
		"No {n}":          "[Ñó {n}ó]",
	} {
		if got := Write(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	for _, n := range []int{10, 20, 30, 50, 70, 200} {
		text := strings.Repeat("x", n)
		if got := utf8.RuneCountInString(Write(text)); got < n*13/10 || got > 2*n || got != grown(n) {
			t.Errorf("%d letters become %d", n, got)
		}
	}
}

// Every text of the program is written in the pseudo-language, and no slot is lost.
func TestEveryTextIsWritten(t *testing.T) {
	texts, err := Texts()
	if err != nil {
		t.Fatal(err)
	}
	pack, err := Pack("blackstone")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(texts, Code, words.Share{Ruleset: "fortress", Pack: pack})
	if err != nil {
		t.Fatal(err)
	}
	if book.Language() != Code {
		t.Errorf("the language is %s", book.Language())
	}
	book = book.Of("fortress")
	for _, got := range []string{book.Say("title.continue"), book.Count("title.load.some", 2), book.Name("janus-draik"), book.Rule("BF-MOV-001")} {
		if !strings.HasPrefix(got, "[") || !strings.HasSuffix(got, "]") || strings.ContainsAny(got, "aeiou{}") {
			t.Errorf("a text is %q", got)
		}
	}
}
