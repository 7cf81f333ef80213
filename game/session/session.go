package session

import (
	"reflect"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// Manner says how the table answers an offer that comes again and again.
type Manner uint8

// The manners.
const (
	Ask Manner = iota
	Always
	Never
)

// Table is the setup of a game and what its players want to be asked.
type Table struct {
	Setup          fortress.Setup
	Seed           uint64
	Names          []string // of the players, by seat; may be empty
	HostilesPlayed bool     // ask the open choices of the hostiles (BF-G-074), as with a hostile player
	Overwatch      Manner   // offers of overwatch
	ReRolls        Manner   // Never keeps every roll without asking
	Exchange       Manner   // Never skips the exchange of cards
	AskDice        bool     // ask which die pays; otherwise the lowest that suffices does
	AskHealing     bool     // ask how many wounds are healed; otherwise all are (BF-G-086)
	Undo           UndoPolicy
}

// Clone returns a deep copy of the table.
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
	Shown    fortress.State // the state on the screen, which follows the match as events are shown
	Log      []Line
	rules    fortress.Rules
	queue    []fortress.Event
	recent   []fortress.Event // the last events shown, see Recent
	before   []undoPoint
	revealed bool // undo points were dropped because dice or cards were revealed
	undone   []Undone
	ahead    []string // undone choices, the latest at the end
	unasked  []Unasked
	marks    []uint32    // Match.Hash at the start and after each entry of the journal; 0 if unknown
	line     *saves.Line // of its saves, nil if the game is not saved
	saver    *saves.Autosaver
	now      func() int64
	broken   *Record // the game up to the last choice, if the rules broke at it
	watched  bool    // a tape: asks nothing and accepts no choice
	prefer   string  // key of the pay option the player prefers, "" for the lowest
}

// Unasked is a choice that the table made without asking: At is its index in the journal, Why the text key
// of its log line.
type Unasked struct {
	At  int
	Why string
}

// Slot returns the slot the game is saved in, "" if it is not saved. It changes when another program
// continues the game in its slot, see saves.Line.
func (s *Session) Slot() string {
	if s.line == nil {
		return ""
	}
	return s.line.Slot()
}

// New begins a game at a table, in a slot of its own. Without a saver nothing is saved.
func New(r fortress.Rules, t Table, saver *saves.Autosaver, now func() int64) (*Session, error) {
	t = t.Clone()
	m, err := fortress.NewGame(r, t.Setup, t.Seed)
	if err != nil {
		return nil, err
	}
	s := &Session{Table: t, Match: m, rules: r, saver: saver, now: now}
	if saver != nil {
		s.line = saves.NewLine(slotFor(saver, now()))
		saver.Settle() // counts a game that has just ended as finished
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

// Choose answers the pending decision by key, then every decision that the table answers unasked. It first
// shows all events that still wait. An illegal key changes nothing; neither does one at which the rules
// break, see Broken.
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

// SetTable changes the table's settings from now on; setup and seed stay. If the table now answers the
// pending offer unasked, SetTable answers it. An unchanged table does nothing.
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

// advance takes a step and answers everything that needs no asking. Revealed reports whether dice or cards
// were revealed.
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

// Watched reports whether the game belongs to a tape.
func (s *Session) Watched() bool { return s.watched }

// Prefer sets the die that pays next, by the key of a pay option such as "pay destiny 4".
func (s *Session) Prefer(key string) { s.prefer = key }

// Preferred returns the key given to Prefer, "" after a die was spent or another choice made.
func (s *Session) Preferred() string { return s.prefer }

// answer answers decisions for as long as the table need not be asked.
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
		if d.Kind == fortress.AskPay && d.Options[i].IsKey(s.prefer) {
			s.prefer = ""
		}
		s.take(s.Match.Take(i))
		s.mark()
	}
}

// own returns the index of the option the table takes unasked, or -1 if it must be asked. The second
// result, if not empty, is the text key of a log line.
func (s *Session) own(d *engine.Decision) (int, string) {
	t := &s.Table
	switch {
	case d.Seat == fortress.HostileSeat && !t.HostilesPlayed && t.Setup.Fifth < 0:
		if len(d.Options) == 1 {
			return 0, ""
		}
		return fortress.Automatic(s.Match, d), "automatic"
	case d.Kind == fortress.AskBoard: // the place in the chamber does not matter: each combat places anew (BF-BTL-010)
		return s.Match.State.Roomiest(d), ""
	case d.Kind == fortress.AskExchange && t.Exchange == Never:
		return d.Find("done"), ""
	case d.Kind == fortress.AskPay && !t.AskDice:
		return max(0, d.Find(s.prefer)), ""
	case d.Kind == fortress.AskHeal && !t.AskHealing:
		return 0, ""
	case d.Kind == fortress.AskOverwatch && t.Overwatch != Ask:
		if t.Overwatch == Always {
			return 0, "always"
		}
		return 1, "never"
	case d.Kind == fortress.AskReRoll && t.ReRolls == Never:
		return d.Find("keep"), "never"
	}
	return -1, ""
}
