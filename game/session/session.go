package session

import (
	"reflect"
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
	AskHealing     bool     // ask how many wounds are healed instead of taking all (BF-G-086)
	Undo           UndoPolicy
}

// Clone returns a table that shares no list with this one.
func (t *Table) Clone() Table {
	c := *t
	c.Names = slices.Clone(t.Names)
	c.Setup.Explorers, c.Setup.Seats = slices.Clone(t.Setup.Explorers), slices.Clone(t.Setup.Seats)
	return c
}

// Session is a match being played.
type Session struct {
	Table    Table
	Match    *fortress.Match
	Shown    fortress.State // what the screen shows; it follows the match as events are shown
	Log      []Line
	rules    fortress.Rules
	queue    []fortress.Event
	recent   []fortress.Event // the last that were shown, see Recent
	before   []undoPoint
	revealed bool // steps were forgotten because dice or cards had shown something
	undone   []Undone
	ahead    []string // choices taken back, the last one taken back at the end
	unasked  []Unasked
	marks    []uint32    // Match.Hash at the start and after each entry of the journal; 0 where it is not known
	line     *saves.Line // of its saves, nil where it is not saved
	saver    *saves.Autosaver
	now      func() int64
	broken   *Record // of the last choice, if the rules broke at it
	watched  bool    // nothing is asked and nothing can be chosen
	prefer   string  // key of the pay option the player asked for, "" for the lowest
}

// Unasked is a choice of the journal that the table made without being asked: At is its place, Why
// the text key of the line in the log.
type Unasked struct {
	At  int
	Why string
}

// Slot is where the game is saved, "" where it is not. It changes where somebody else goes on with the
// game in its slot, see saves.Line.
func (s *Session) Slot() string {
	if s.line == nil {
		return ""
	}
	return s.line.Slot()
}

// New starts a game at a table, in a slot of its own. Without a saver nothing is saved.
func New(r fortress.Rules, t Table, saver *saves.Autosaver, now func() int64) (*Session, error) {
	t = t.Clone()
	m, err := fortress.NewGame(r, t.Setup, t.Seed)
	if err != nil {
		return nil, err
	}
	s := &Session{Table: t, Match: m, rules: r, saver: saver, now: now}
	if saver != nil {
		s.line = saves.NewLine(slotFor(saver, now()))
		saver.Settle() // a game that has just ended is counted as such
		tidy(r, saver.Store())
	}
	first, err := fortress.Opening(r, t.Setup)
	if err != nil {
		return nil, err
	}
	s.Shown = *first
	s.mark()
	s.take(m.Opening())
	s.answer()
	s.save()
	return s, nil
}

// Choose answers the pending decision by key, then everything that needs no asking. What has not
// been shown yet is shown first. A key that is not legal changes nothing; nor does one at which the
// rules break, see Broken.
func (s *Session) Choose(key string) error {
	if s.watched {
		return errWatched
	}
	s.Catch()
	before := s.here()
	var err error
	before.revealed, err = s.advance(before.match, key, func() error {
		events, err := s.Match.Choose(key)
		if err == nil {
			s.mark()
		}
		s.take(events)
		return err
	})
	if err != nil {
		return err
	}
	s.before = append(s.before, before)
	s.trim()
	s.prefer, s.broken, s.ahead = "", nil, nil
	s.save()
	return nil
}

// SetTable changes how the table is served from now on; setup and seed stay. Offers that it does
// not want to be asked any more are answered. A table that is the same changes nothing.
func (s *Session) SetTable(t Table) error {
	t.Setup, t.Seed = s.Table.Setup, s.Table.Seed
	if reflect.DeepEqual(t, s.Table) {
		return nil
	}
	s.Table = t.Clone()
	if s.watched {
		return nil
	}
	revealed, err := s.advance(s.Match.Clone(), "", func() error { return nil })
	if last := len(s.before) - 1; revealed && last >= 0 {
		s.before[last].revealed = true
	}
	s.trim()
	s.save()
	return err
}

// advance takes a step and answers what needs no asking; it tells whether dice or cards have shown
// something in it.
func (s *Session) advance(before *fortress.Match, key string, step func() error) (revealed bool, err error) {
	waiting, unasked, marks := len(s.queue), len(s.unasked), len(s.marks)
	defer func() {
		if p := recover(); p != nil {
			err = s.broke(key, p)
			s.Match, s.queue, s.unasked, s.marks = before, s.queue[:waiting], s.unasked[:unasked], s.marks[:marks]
		}
	}()
	if err := step(); err != nil {
		return false, err
	}
	s.answer()
	return s.Match.Rolled() != before.Rolled(), nil
}

// Watched tells whether the game is one of a tape.
func (s *Session) Watched() bool { return s.watched }

// Prefer names the die that pays next: the key of a pay option such as "pay destiny 4".
func (s *Session) Prefer(key string) { s.prefer = key }

// Preferred is the key given to Prefer, "" once a die has been spent or something has been chosen.
func (s *Session) Preferred() string { return s.prefer }

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
		s.mark()
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
	case d.Kind == "heal" && !t.AskHealing:
		return 0, ""
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
