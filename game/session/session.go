package session

import (
	"reflect"

	"precipice/engine"
	"precipice/saves"
)

// Session is a match being played.
type Session[S any, T Table[T]] struct {
	Table T
	history[S]
	Shown   S // the state on the screen, which follows the match as events are shown
	Log     []Line
	rules   Ruleset[S, T]
	queue   []engine.Event[S]
	recent  []engine.Event[S] // the last events shown, see Recent
	undone  []Undone
	unasked []Unasked
	chapter int                 // the chapter in progress
	start   *engine.Snapshot[S] // its start, nil for the first one, which begins with the table
	pages   [][]byte            // of the chapters so far, the last as it was when the chapter began
	marks   []uint32            // Match.Hash at the start and after each entry of the journal; 0 if unknown
	line    *saves.Line         // of its saves, nil if the game is not saved
	saver   *saves.Autosaver
	now     func() int64
	began   int        // the number of the rules with which it began, see About
	broken  *Record[T] // the game up to the last choice, if the rules broke at it
	watched bool       // a tape: asks nothing and accepts no choice
	prefer  string     // see Prefer
	told    int        // how many lines of the log Untold has returned
	chosen  []int      // see Chosen
}

// Unasked is a choice that the table made without asking: At is its index in the journal, Why the text key
// of its log line.
type Unasked struct {
	At  int
	Why string
}

// Slot returns the slot the game is saved in, "" if it is not saved. It changes when another program
// continues the game in its slot, see saves.Line.
func (s *Session[S, T]) Slot() string {
	if s.line == nil {
		return ""
	}
	return s.line.Slot()
}

// New begins a game at a table, in a slot of its own. Without a saver nothing is saved.
func New[S any, T Table[T]](r Ruleset[S, T], t T, saver *saves.Autosaver, now func() int64) (*Session[S, T], error) {
	t = t.Clone()
	m, first, err := Begin(r, &t)
	if err != nil {
		return nil, err
	}
	s := &Session[S, T]{Table: t, history: history[S]{Match: m}, Shown: *first, rules: r, began: r.About().Rules, saver: saver, now: now}
	if saver != nil {
		s.line = saves.NewLine(slotFor(saver, now()))
		saver.Settle() // counts a game that has just ended as finished
		tidy(r, saver.Store())
	}
	s.mark()
	s.take(m.Opening())
	s.answerUnasked()
	s.chapter = r.Chapter(&m.State)
	s.save()
	return s, nil
}

// Begin starts the match of a table. First is the state before any event.
func Begin[S any, T Table[T]](r Ruleset[S, T], t *T) (m *engine.Match[S], first *S, err error) {
	if first, err = r.Opening(t); err != nil {
		return nil, nil, err
	}
	return engine.New(r, *first, (*t).Terms().Seed), first, nil
}

// Choose answers the pending decision by key, then every decision that the table answers unasked. It first
// shows all events that still wait. An illegal key changes nothing; neither does one at which the rules
// break, see Broken.
func (s *Session[S, T]) Choose(key string) error { return s.ChooseRun(key) }

// Along answers the pending decision as Choose does, with what the player has chosen together with the choice before.
func (s *Session[S, T]) Along(key string) error {
	before := len(s.chosen)
	err := s.Choose(key)
	s.chosen = s.chosen[:before]
	return err
}

// SetTable changes the table's settings from now on; setup and seed stay. If the table now answers the
// pending offer unasked, SetTable answers it. An unchanged table does nothing.
func (s *Session[S, T]) SetTable(t T) error {
	t = t.WithSetup(s.Table)
	terms := t.Terms()
	terms.Seed = s.Table.Terms().Seed
	t = t.WithTerms(terms)
	if reflect.DeepEqual(t, s.Table) {
		return nil
	}
	s.Table = t.Clone()
	if s.watched {
		return nil
	}
	err := s.amend(s.undoPolicy(), func() error {
		s.answerUnasked()
		return nil
	}, s.broke(new(string)))
	s.save()
	return err
}

// Watched reports whether the game belongs to a tape.
func (s *Session[S, T]) Watched() bool { return s.watched }

// Prefer sets the key of the option that the player wants where the table would answer unasked, such as
// "pay destiny 4" for the die that pays next. It counts until it is taken or another choice is made.
func (s *Session[S, T]) Prefer(key string) { s.prefer = key }

// Preferred returns the key given to Prefer, "" if it no longer counts.
func (s *Session[S, T]) Preferred() string { return s.prefer }
