// Package typed types back what the terminal prints, for the tests of each ruleset.
package typed

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game/terminal"
)

// letters is how many letters of a word are left when it is shortened.
const letters = 4

// Sample chooses which questions of many games are typed, so that it costs little and every kind of question comes up.
type Sample struct {
	T     *testing.T
	kinds map[string]int // questions typed, by kind
	asked map[string]int // questions of this game, by kind
	wrong int
}

// How many questions of a kind are typed: the first ones of each game, and then one of so many, until there are enough of them.
const (
	firstAsked = 2
	oneOf      = 16
	enough     = 40
	mostWrong  = 20
)

// Begin begins a game.
func (s *Sample) Begin() { s.asked = map[string]int{} }

// Wants reports whether a question is to be typed.
func (s *Sample) Wants(d *engine.Decision) bool {
	s.asked[d.Kind]++
	n, typed := s.asked[d.Kind], s.kinds[d.Kind]
	return n <= firstAsked && typed < enough || n%oneOf == 0 && typed < 2*enough
}

// Rare reports whether hardly any question of this kind has been typed.
func (s *Sample) Rare(d *engine.Decision) bool { return s.kinds[d.Kind] < firstAsked }

// Type types every option of a question as it reads, whole and shortened: an option must be chosen by what it reads, and be among what
// the shortened text may mean.
func (s *Sample) Type(as *terminal.Said, d *engine.Decision, voice terminal.Voice) {
	s.T.Helper()
	if s.kinds == nil {
		s.kinds = map[string]int{}
	}
	s.kinds[d.Kind]++
	for i := range d.Options {
		o := &d.Options[i]
		text, key := voice.Reads(d, o), o.Key()
		short := Short(text)
		switch got := as.Meant(text); {
		case as.Word(text):
			s.T.Errorf("%s, %s: %q is taken for a word of the terminal", d.Kind, key, text)
		case len(got) != 1 || got[0] != key:
			s.T.Errorf("%s, %s: %q is %q", d.Kind, key, text, got)
		case !slices.Contains(as.Meant(short), key) && !as.Word(short):
			s.T.Errorf("%s, %s: %q is %q", d.Kind, key, short, as.Meant(short))
		default:
			continue
		}
		if s.wrong++; s.wrong == mostWrong {
			s.T.FailNow()
		}
	}
}

// Missing returns which of some kinds of questions have not been typed.
func (s *Sample) Missing(kinds []string) []string {
	return slices.DeleteFunc(slices.Clone(kinds), func(kind string) bool { return s.kinds[kind] > 0 })
}

// Decision is a question with options of one verb, as rules would ask it, for kinds that neither games nor scenarios ask.
func Decision(kind, verb string, parts ...string) *engine.Decision {
	d := &engine.Decision{Kind: kind}
	for _, part := range parts {
		d.Offer(engine.Option{Verb: verb, Parts: [4]string{part}})
	}
	return d
}

// Positions yields the positions of scenarios before each of their choices, for the kinds of questions that hardly ever come up.
func Positions(t *testing.T, folder string) func(yield func(position string) bool) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios in %s: %v", folder, err)
	}
	return func(yield func(string) bool) {
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text := string(data)
			for at := 0; ; at++ {
				next := strings.Index(text[at:], "\nchoose ")
				if next < 0 {
					break
				}
				if at += next; !yield(text[:at+1]) {
					return
				}
			}
		}
	}
}

// Short shortens the words of a text.
func Short(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if runes := []rune(word); len(runes) > letters && !strings.ContainsAny(word, "0123456789") {
			words[i] = string(runes[:letters])
		}
	}
	return strings.Join(words, " ")
}
