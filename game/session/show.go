package session

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// Line is an entry of the log: an event as text key and parameters, with its rule. Three keys tell
// that a decision was answered without asking: automatic, always, never; their parameters are the
// kind of the decision, then verb and parts of the option.
type Line struct {
	Rule string
	Key  string
	Args []string
}

// take queues events for the screen.
func (s *Session) take(events []fortress.Event) { s.queue = append(s.queue, events...) }

// Next shows the next event: it applies it to Shown and writes the log. Before is called first, with
// the table as it was, so that the screen can animate from it.
func (s *Session) Next(before func(fortress.Event)) bool {
	if len(s.queue) == 0 {
		return false
	}
	e := s.queue[0]
	s.queue = s.queue[1:]
	if before != nil {
		before(e)
	}
	e.Apply(&s.Shown)
	if s.recent = append(s.recent, e); len(s.recent) > 2*mostRecent {
		s.recent = append([]fortress.Event(nil), s.recent[mostRecent:]...)
	}
	if key, args := e.Say(&s.Shown); key != "" {
		s.Log = append(s.Log, Line{e.Rule, key, args})
	}
	return true
}

// mostRecent is how many of the last events are kept at least, where there were as many.
const mostRecent = 64

// Recent are the last events that were shown, the oldest first: of a game that was brought back too, so that a screen
// can show what the pending question is about. Events that were taken back are not among them.
func (s *Session) Recent() []fortress.Event { return s.recent }

// Waiting tells whether events are still to be shown.
func (s *Session) Waiting() bool { return len(s.queue) > 0 }

// Peek returns the next event to be shown.
func (s *Session) Peek() (fortress.Event, bool) {
	if len(s.queue) == 0 {
		return fortress.Event{}, false
	}
	return s.queue[0], true
}

// Catch shows everything at once.
func (s *Session) Catch() {
	for s.Next(nil) {
	}
}

// Pending returns the decision when everything before it has been shown.
func (s *Session) Pending() (*engine.Decision, bool) {
	if s.Waiting() || s.watched {
		return &engine.Decision{}, false
	}
	return s.Match.Pending()
}

// Explained is Pending with what is refused and why.
func (s *Session) Explained() (*engine.Decision, bool) {
	if s.Waiting() || s.watched {
		return &engine.Decision{}, false
	}
	return s.Match.Explained()
}

// remark is a line of the log that changes nothing.
type remark struct {
	key  string
	args []string
}

func (remark) Apply(*fortress.State)                    {}
func (r remark) Say(*fortress.State) (string, []string) { return r.key, r.args }

// unaskedNote is the line for an option taken without asking.
func unaskedNote(d *engine.Decision, i int, why string) fortress.Event {
	o := &d.Options[i]
	return fortress.Event{Rule: "BF-G-074", Change: remark{why, append([]string{d.Kind, o.Verb}, o.Parts[:]...)}}
}
