package session

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// Manner is how a repeated offer is answered.
type Manner uint8

// The manners of answering an offer.
const (
	Ask Manner = iota
	Always
	Never
)

// Table is how a table wants to be served.
type Table struct {
	Setup          fortress.Setup
	Seed           uint64
	HostilesPlayed bool   // open choices of the hostiles are asked (BF-G-074)
	Overwatch      Manner // offers of overwatch
	ReRolls        Manner // Never keeps every roll without asking
	AskDice        bool   // ask which die pays instead of taking the lowest that suffices
}

// Session is a match being played.
type Session struct {
	Table  Table
	Match  *fortress.Match
	Shown  fortress.State // what the screen shows; it follows the match as events are shown
	Log    []Line
	rules  fortress.Rules
	queue  []fortress.Event
	before []undoPoint
	saver  *saves.Autosaver
	slot   string
	now    func() int64
	prefer string // key of the pay option the player asked for, "" for the lowest
}

// Line is an entry of the log: an event as text key and parameters, with its rule. Three keys tell
// that a decision was answered without asking: automatic, always, never; their parameters are the
// kind of the decision, then verb and parts of the option.
type Line struct {
	Rule string
	Key  string
	Args []string
}

type undoPoint struct {
	match *fortress.Match
	log   int
}

// Slot is the name of the autosave.
const Slot = "combat"

// New starts a combat at a table.
func New(r fortress.Rules, t Table, saver *saves.Autosaver, now func() int64) (*Session, error) {
	m, err := fortress.NewCombat(r, t.Setup, t.Seed)
	if err != nil {
		return nil, err
	}
	s := &Session{Table: t, Match: m, rules: r, saver: saver, slot: Slot, now: now}
	first, err := fortress.Opening(r, t.Setup)
	if err != nil {
		return nil, err
	}
	s.Shown = *first
	s.take(m.Opening())
	s.answer()
	s.save()
	return s, nil
}

// take queues events for the screen.
func (s *Session) take(events []fortress.Event) { s.queue = append(s.queue, events...) }

// Choose answers the pending decision by key, then everything that needs no asking.
func (s *Session) Choose(key string) (err error) {
	s.Catch()
	before := undoPoint{s.Match.Clone(), len(s.Log)}
	rolled := s.Match.Rolled()
	defer func() {
		if p := recover(); p != nil {
			s.Match, s.queue, s.Shown = before.match, nil, before.match.State
			err = fmt.Errorf("the rules broke at %q (%v); the game stands where it stood before", key, p)
		}
	}()
	events, err := s.Match.Choose(key)
	if err != nil {
		return err
	}
	s.take(events)
	s.answer()
	if s.Match.Rolled() != rolled {
		s.before = nil // what dice or cards have shown stands
	} else {
		s.before = append(s.before, before)
	}
	s.prefer = ""
	s.save()
	return nil
}

// Prefer names the die that pays next: the key of a pay option such as "pay destiny 4".
func (s *Session) Prefer(key string) { s.prefer = key }

// Preferred is the key given to Prefer, "" once something has been chosen.
func (s *Session) Preferred() string { return s.prefer }

// SetTable changes how the table is served from now on; setup and seed stay. Offers that it does
// not want to be asked any more are answered.
func (s *Session) SetTable(t Table) {
	t.Setup, t.Seed = s.Table.Setup, s.Table.Seed
	s.Table = t
	s.answer()
	s.save()
}

// CanUndo tells whether a step can be taken back: nothing was rolled or revealed since.
func (s *Session) CanUndo() bool { return len(s.before) > 0 }

// Undo takes the last step back.
func (s *Session) Undo() bool {
	if !s.CanUndo() {
		return false
	}
	last := s.before[len(s.before)-1]
	s.before = s.before[:len(s.before)-1]
	s.Match, s.queue, s.Shown = last.match, nil, last.match.State
	s.Log = append(s.Log[:min(last.log, len(s.Log))], Line{Key: "undone"})
	s.save()
	return true
}

// answer goes on through decisions that the table does not want to be asked.
func (s *Session) answer() {
	for {
		d, ok := s.Match.Pending()
		if !ok {
			return
		}
		i, why := s.unasked(d)
		if i < 0 {
			return
		}
		if why != "" {
			o := &d.Options[i]
			s.queue = append(s.queue, note(why, append([]string{d.Kind, o.Verb}, o.Parts[:]...)...))
		}
		s.take(s.Match.Take(i))
	}
}

// unasked returns the answer the table gives without being asked, -1 if it must be asked. The
// second result, if any, is the text key of a line for the log.
func (s *Session) unasked(d *engine.Decision) (int, string) {
	switch {
	case d.Seat == fortress.HostileSeat && !s.Table.HostilesPlayed:
		if len(d.Options) == 1 {
			return 0, ""
		}
		return fortress.Automatic(s.Match, d), "automatic"
	case d.Kind == "pay" && !s.Table.AskDice:
		return max(0, d.Find(s.prefer)), ""
	case d.Kind == "overwatch" && s.Table.Overwatch != Ask:
		if s.Table.Overwatch == Always {
			return 0, "always"
		}
		return 1, "never"
	case d.Kind == "re-roll" && s.Table.ReRolls == Never:
		return d.Find("keep"), "never"
	}
	return -1, ""
}

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
	if key, args := e.Say(&s.Shown); key != "" {
		s.Log = append(s.Log, Line{e.Rule, key, args})
	}
	return true
}

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
	if s.Waiting() {
		return nil, false
	}
	return s.Match.Pending()
}

// Explained is Pending with what is refused and why.
func (s *Session) Explained() (*engine.Decision, bool) {
	if s.Waiting() {
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
func note(key string, args ...string) fortress.Event {
	return fortress.Event{Rule: "BF-G-074", Change: remark{key, args}}
}
