package session

import (
	"fmt"
	"strings"

	"precipice/engine"
)

// Line is an entry of the log: a text key with parameters, and its rule. The keys automatic, always and
// never mark a decision that was answered unasked; their parameters are the kind of the decision, then verb
// and parts of the option.
type Line struct {
	Rule    string
	Key     string
	Args    []string
	Change  any              // the change that it tells, of a type of the ruleset; nil for a note of the session or the table
	Problem error            // what the line tells of, in place of Args; nil for most
	Where   map[string]Place // where the places among Args were when it happened
}

// Place says where something is: phrases, each a word of the ruleset, which a text goes with, and its parts.
type Place = [][]string

// take queues events to be shown.
func (s *Session[S, T]) take(events []engine.Event[S]) { s.queue = append(s.queue, events...) }

// Next shows the next event: it applies the event to Shown and writes the log. It returns false if none
// waits.
func (s *Session[S, T]) Next() bool {
	if len(s.queue) == 0 {
		return false
	}
	e := s.queue[0]
	s.queue = s.queue[1:]
	e.Apply(&s.Shown)
	if s.recent = append(s.recent, e); len(s.recent) > 2*mostRecent {
		s.recent = append([]engine.Event[S](nil), s.recent[mostRecent:]...)
	}
	if line := s.lineOf(&e); line.Key != "" {
		s.Log = append(s.Log, line)
	}
	return true
}

// lineOf returns the line of the log that tells an event, one without a key for none. Telling never ends the program: what
// cannot be told is told plainly.
func (s *Session[S, T]) lineOf(e *engine.Event[S]) (line Line) {
	defer func() {
		if recover() != nil {
			line = Line{Rule: e.Rule, Key: "untold", Change: e.Change, Args: []string{strings.TrimPrefix(fmt.Sprintf("%T", e.Change), "*")}}
		}
	}()
	key, args := e.Say(&s.Shown)
	if tale, ok := e.Change.(engine.Tale[S]); ok {
		key, args = tale.Tell(&s.Shown)
	}
	if key == "" {
		return Line{}
	}
	line = Line{Rule: e.Rule, Key: key, Args: args, Change: e.Change, Where: s.rules.Where(&s.Shown, args)}
	if note, ok := e.Change.(remark[S]); ok {
		line.Change, line.Problem = nil, note.problem
	}
	return line
}

// Untold returns the lines of the log that it has not returned before, for whoever hears the game instead of
// seeing it. What had happened when a game was resumed is not among them.
func (s *Session[S, T]) Untold() []Line {
	lines := s.Log[min(s.told, len(s.Log)):]
	s.told = len(s.Log)
	return lines
}

// Chosen returns the length of the log at each choice that the player made. An undo takes the last away. What was chosen
// together with the choice before does not count, see Along, but does after a redo and in a restored game, where only the last
// choices are known.
func (s *Session[S, T]) Chosen() []int { return s.chosen }

// Since is the last of Chosen, or the length of the log if none is known. The lines of the log after it are what has come of the
// last choice.
func (s *Session[S, T]) Since() int {
	if n := len(s.chosen); n > 0 {
		return min(s.chosen[n-1], len(s.Log))
	}
	return len(s.Log)
}

// mostRecent is how many of the last events are kept at least.
const mostRecent = 64

// Recent returns the last events shown, oldest first, in a restored game too, so that a screen can show
// what the pending question is about. Undone events are not among them.
func (s *Session[S, T]) Recent() []engine.Event[S] { return s.recent }

// Waiting reports whether events are still to be shown.
func (s *Session[S, T]) Waiting() bool { return len(s.queue) > 0 }

// Peek returns the next event to be shown.
func (s *Session[S, T]) Peek() (engine.Event[S], bool) {
	if len(s.queue) == 0 {
		return engine.Event[S]{}, false
	}
	return s.queue[0], true
}

// ShowAll shows all waiting events at once.
func (s *Session[S, T]) ShowAll() {
	for s.Next() {
	}
}

// Pending returns the pending decision once all events before it have been shown.
func (s *Session[S, T]) Pending() (*engine.Decision, bool) {
	if s.Waiting() || s.watched {
		return &engine.Decision{}, false
	}
	return s.Match.Pending()
}

// Explained is like Pending, with the refused options and the reasons.
func (s *Session[S, T]) Explained() (*engine.Decision, bool) {
	if s.Waiting() || s.watched {
		return &engine.Decision{}, false
	}
	return s.Match.Explained()
}

// remark is an event that adds a log line and changes nothing.
type remark[S any] struct {
	key     string
	args    []string
	problem error // see Line
}

func (remark[S]) Apply(*S)                    {}
func (r remark[S]) Say(*S) (string, []string) { return r.key, r.args }

// unaskedNote returns the log line for an option taken unasked.
func (s *Session[S, T]) unaskedNote(d *engine.Decision, i int, why string) engine.Event[S] {
	if line, args := s.rules.Remark(d, i, why); line != "" {
		return engine.Event[S]{Rule: s.rules.About().AnswerRule, Change: remark[S]{key: line, args: args}}
	}
	o := &d.Options[i]
	return engine.Event[S]{Rule: s.rules.About().AnswerRule, Change: remark[S]{key: why, args: append([]string{d.Kind, o.Verb}, o.Parts[:]...)}}
}

// remarkOn returns the log line for a choice that makes no event of its own, if the ruleset has one.
func (s *Session[S, T]) remarkOn(m *engine.Match[S], key string) []engine.Event[S] {
	d, _ := m.Pending()
	i := d.Find(key)
	if i < 0 {
		return nil
	}
	line, args := s.rules.Remark(d, i, "")
	if line == "" {
		return nil
	}
	return []engine.Event[S]{{Rule: d.Rule, Change: remark[S]{key: line, args: args}}}
}
