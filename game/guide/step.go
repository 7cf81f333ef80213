package guide

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/content"
	"precipice/game/words"
)

// Step is what the steps of every course have. A ruleset embeds it in a record with conditions of its own. Events are keys of the log;
// a ruleset may give them a prefix.
type Step struct {
	At     content.At
	ID     string   `content:"id,id=step"`
	Rule   string   `content:"rule"`                     // shown to players who want to know more
	Ask    string   `content:"ask,optional"`             // the kind of the pending decision
	Can    string   `content:"can,optional"`             // a verb among the options
	Turn   int      `content:"turn,optional,range=1..9"` // the turn
	Told   []string `content:"told,optional"`            // events that must all have happened
	Untold []string `content:"untold,optional"`          // events that must not have happened
	Over   bool     `content:"over,optional"`            // the game has ended
	Until  string   `content:"until"`                    // the event after which the step is learned, or read, or chosen
	Option string   `content:"option,optional"`          // suggests the best option of this verb
	Panel  string   `content:"panel,optional,word=panels"`
	Line   string   `content:"line,optional"` // the event whose last log line is shown
}

// What a step may wait for other than an event: being read, if it only explains, or any choice made after it was shown.
const (
	read   = "read"
	chosen = "chosen"
)

// Tells reports whether the step only explains and is done once read.
func (s *Step) Tells() bool { return s.Until == read }

// Passes reports whether any choice completes the step.
func (s *Step) Passes() bool { return s.Tells() || s.Until == chosen }

// Title returns the key of the step's title.
func (s *Step) Title() string { return "guide." + s.ID + ".title" }

// Text returns the key of the step's text. Its slots are up to the ruleset.
func (s *Step) Text() string { return "guide." + s.ID }

// Typed returns the key of the text for the terminal, used if Text speaks of the screen.
func (s *Step) Typed() string { return s.Text() + ".typed" }

// TypedWords returns the title and the text of the step for the terminal, with the parts of both.
func (s *Step) TypedWords(book *words.Book, parts ...string) (title, text string) {
	key := s.Typed()
	if !book.Has(key) {
		key = s.Text()
	}
	return strings.TrimSpace(book.Say(s.Title(), parts...)), book.Say(key, parts...)
}

// Among reports whether a decision has an option of a verb.
func Among(d *engine.Decision, verb string) bool {
	return slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Verb == verb })
}

// Check reports a step without texts, or with a question or events that do not exist. File is that of the texts, prefixes are what may
// stand before an event.
func (s *Step) Check(r *content.Reader, book *words.Book, file string, asked bool, prefixes ...string) {
	for _, key := range []string{s.Title(), s.Text()} {
		if !book.Has(key) {
			r.Report(s.At, fmt.Sprintf("there is no text %q", key), "write it in "+file)
		}
	}
	if s.Ask != "" && !asked {
		r.Report(s.At.Of("ask"), fmt.Sprintf("nothing asks %q", s.Ask), "write the kind of a decision")
	}
	events := slices.Concat(s.Told, s.Untold)
	if s.Line != "" {
		events = append(events, s.Line)
	}
	if !s.Passes() {
		events = append(events, s.Until)
	}
	for _, e := range events {
		key := e
		for _, prefix := range prefixes {
			key = strings.TrimPrefix(key, prefix)
		}
		if !book.Has("event." + key) {
			r.Report(s.At, fmt.Sprintf("there is no event %q", e), "write one of the log")
		}
	}
}

// Count counts what is true.
func Count(all ...bool) (n int) {
	for _, b := range all {
		if b {
			n++
		}
	}
	return n
}
