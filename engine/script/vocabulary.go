// Package script reads scenarios: a position and what happens in it, as text. SCENARIOS.md describes the
// format. The package knows the lines that scenarios of every game have in common: loaded dice, choices,
// questions about options, saves, expected events. A ruleset brings the lines that lay out its table as a
// Vocabulary.
//
//	m, _, err := script.Position(fortress.Vocabulary(rules), text)  // the match that a script leads to
//	sc, err := script.Parse(vocabulary, text)                       // a script that proves rules
//	got, err := sc.Run()                                            // the script with what really happens
package script

import (
	"strings"

	"precipice/engine"
)

// Vocabulary is what a ruleset brings to its scenarios.
type Vocabulary[S any] struct {
	Rules engine.Ruleset[S]
	// Blank returns the empty table that the words before start fill.
	Blank func() S
	// Words are the lines that may stand before start, in the order in which errors list them. "roll" and
	// "start" are known to every vocabulary.
	Words []Word[S]
	// Start returns the frame that the words after "start" name.
	Start func(s *S, words []string) (engine.Frame[S], error)
	// Seat names the seat that a question is put to.
	Seat func(engine.Seat) string
	// Auto answers a question for a seat that plays by itself. It returns the index of an option, or -1 if
	// a player must decide.
	Auto func(*engine.Match[S], *engine.Decision) int
	// Show describes one thing on the table.
	Show func(s *S, what string) (string, error)
	// Equal reports whether two states are the same, ignoring what is derived from them.
	Equal func(a, b *S) bool
	// Bounds reports a number that is not within its limits, which a position must not hold.
	Bounds func(*S) error
}

// Word is the first word of a line before start. It has one of the two functions.
type Word[S any] struct {
	Name string
	// Do carries out the line, given the words after the first.
	Do func(s *S, words []string) error
	// Section reads the lines below, up to a line "end". Blank lines stand for the lines above them, so that
	// its errors count the lines of the script; one that begins with "line" keeps its own place.
	Section func(s *S, text string) error
}

// word returns the word of a name, or nil.
func (v *Vocabulary[S]) word(name string) *Word[S] {
	for i := range v.Words {
		if v.Words[i].Name == name {
			return &v.Words[i]
		}
	}
	return nil
}

// known lists the words that may begin a line before start.
func (v *Vocabulary[S]) known() string {
	var names []string
	for i := range v.Words {
		names = append(names, v.Words[i].Name)
	}
	return strings.Join(append(names, "roll", "start"), ", ")
}
