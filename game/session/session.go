package session

import (
	"slices"

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
	Names          []string // of the players, by seat; may be missing
	HostilesPlayed bool     // open choices of the hostiles are asked (BF-G-074), as they are with a hostile player
	Overwatch      Manner   // offers of overwatch
	ReRolls        Manner   // Never keeps every roll without asking
	Exchange       Manner   // Never skips the exchange of cards
	AskDice        bool     // ask which die pays instead of taking the lowest that suffices
}

// Session is a match being played.
type Session struct {
	Table   Table
	Match   *fortress.Match
	Shown   fortress.State // what the screen shows; it follows the match as events are shown
	Log     []Line
	rules   fortress.Rules
	queue   []fortress.Event
	before  []undoPoint
	unasked []Unasked
	saver   *saves.Autosaver
	now     func() int64
	prefer  string // key of the pay option the player asked for, "" for the lowest
}

type undoPoint struct {
	match *fortress.Match
	log   int
}

// Unasked is a choice of the journal that the table made without being asked: At is its place, Why
// the text key of the line in the log.
type Unasked struct {
	At  int
	Why string
}

// Slot is the name of the autosave.
const Slot = "combat"

// New starts a combat at a table. Without a saver nothing is saved.
func New(r fortress.Rules, t Table, saver *saves.Autosaver, now func() int64) (*Session, error) {
	m, err := fortress.NewGame(r, t.Setup, t.Seed)
	if err != nil {
		return nil, err
	}
	s := &Session{Table: t, Match: m, rules: r, saver: saver, now: now}
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

// Choose answers the pending decision by key, then everything that needs no asking. What has not
// been shown yet is shown first. A key that is not legal changes nothing; nor does one at which the
// rules break, see Broken.
func (s *Session) Choose(key string) error {
	s.Catch()
	before := undoPoint{s.Match.Clone(), len(s.Log)}
	rolled, err := s.advance(before.match, key, func() error {
		events, err := s.Match.Choose(key)
		s.take(events)
		return err
	})
	if err != nil {
		return err
	}
	if !rolled {
		s.before = append(s.before, before)
	}
	s.prefer = ""
	s.save()
	return nil
}

// SetTable changes how the table is served from now on; setup and seed stay. Offers that it does
// not want to be asked any more are answered.
func (s *Session) SetTable(t Table) error {
	t.Setup, t.Seed = s.Table.Setup, s.Table.Seed
	s.Table = t
	_, err := s.advance(s.Match.Clone(), "", func() error { return nil })
	s.save()
	return err
}

// advance takes a step and answers what needs no asking. What dice or cards have shown then stands:
// nothing before it can be taken back.
func (s *Session) advance(before *fortress.Match, key string, step func() error) (rolled bool, err error) {
	waiting, unasked := len(s.queue), len(s.unasked)
	defer func() {
		if p := recover(); p != nil {
			err = s.broke(key, p)
			s.Match, s.queue, s.unasked = before, s.queue[:waiting], s.unasked[:unasked]
		}
	}()
	if err := step(); err != nil {
		return false, err
	}
	s.answer()
	if rolled = s.Match.Rolled() != before.Rolled(); rolled {
		s.before = nil
	}
	return rolled, nil
}

// Prefer names the die that pays next: the key of a pay option such as "pay destiny 4".
func (s *Session) Prefer(key string) { s.prefer = key }

// Preferred is the key given to Prefer, "" once a die has been spent or something has been chosen.
func (s *Session) Preferred() string { return s.prefer }

// CanUndo tells whether a step can be taken back: nothing was rolled or revealed since.
func (s *Session) CanUndo() bool { return len(s.before) > 0 }

// Undo takes the last step back. It returns to the question as it was asked, whatever the table has
// come to want since.
func (s *Session) Undo() bool {
	if !s.CanUndo() {
		return false
	}
	last := s.before[len(s.before)-1]
	s.before = s.before[:len(s.before)-1]
	s.Match, s.queue, s.Shown, s.prefer = last.match, nil, last.match.State, ""
	s.Log = append(s.Log[:min(last.log, len(s.Log))], Line{Key: "undone"})
	s.unasked = slices.DeleteFunc(s.unasked, func(u Unasked) bool { return u.At >= len(s.Match.Journal) })
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
		i, why := s.own(d)
		if i < 0 {
			return
		}
		if why != "" {
			s.unasked = append(s.unasked, Unasked{len(s.Match.Journal), why})
			s.take([]fortress.Event{unaskedNote(d, i, why)})
		}
		if d.Kind == "pay" && d.Options[i].IsKey(s.prefer) {
			s.prefer = ""
		}
		s.take(s.Match.Take(i))
	}
}

// own returns the answer the table gives without being asked, -1 if it must be asked. The second
// result, if any, is the text key of a line for the log.
func (s *Session) own(d *engine.Decision) (int, string) {
	t := &s.Table
	switch {
	case d.Seat == fortress.HostileSeat && !t.HostilesPlayed && t.Setup.Fifth < 0:
		if len(d.Options) == 1 {
			return 0, ""
		}
		return fortress.Automatic(s.Match, d), "automatic"
	case d.Kind == "board": // where one stands in the chamber matters to nobody: each combat places anew (BF-BTL-010)
		return s.Match.State.Roomiest(d), ""
	case d.Kind == "exchange" && t.Exchange == Never:
		return d.Find("done"), ""
	case d.Kind == "pay" && !t.AskDice:
		return max(0, d.Find(s.prefer)), ""
	case d.Kind == "overwatch" && t.Overwatch != Ask:
		if t.Overwatch == Always {
			return 0, "always"
		}
		return 1, "never"
	case d.Kind == "re-roll" && t.ReRolls == Never:
		return d.Find("keep"), "never"
	}
	return -1, ""
}
