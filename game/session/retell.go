package session

import "precipice/engine"

// retell replays the journal from the start to rebuild the log and the undo points. If the journal leads to
// another table (the table did not come from play), both stay empty. The game itself is not touched.
func (s *Session[S, T]) retell(undo []int) {
	defer func() { _ = recover() }() // if the rules panic, both stay empty too
	m, first, err := s.beginning()
	if err != nil {
		return
	}
	t := &telling[S, T]{Session: Session[S, T]{Table: s.Table, Shown: *first, history: history[S]{Match: m}, rules: s.rules}, unasked: s.unasked, undone: s.undone, undo: undo,
		recentFrom: len(s.Match.Journal) - recentEntries, unmarked: len(s.marks) != len(s.Match.Journal)+1}
	t.number()
	if s.start == nil {
		t.take(m.Opening())
	}
	for at, entry := range s.Match.Journal {
		if !t.entry(at, entry) {
			return
		}
	}
	t.notes(len(s.Match.Journal))
	t.reveal()
	if s.rules.Equal(&t.Shown, &s.Match.State) {
		s.Log, s.told, s.chosen, s.before, s.recent = t.Log, len(t.Log), t.chosen, t.before, t.recent
		if t.unmarked {
			s.marks = t.marks
		}
	}
}

// beginning returns the match at the start of the journal, and the state before any event.
func (s *Session[S, T]) beginning() (*engine.Match[S], *S, error) {
	if s.start == nil {
		return Begin(s.rules, &s.Table)
	}
	m, err := begun(s.rules, s.start)
	if err != nil {
		return nil, nil, err
	}
	return m, &m.State, nil
}

// telling is a journal being replayed; its lists shrink as their entries are reached.
type telling[S any, T Table[T]] struct {
	Session[S, T]
	unasked    []Unasked
	undone     []Undone
	undo       []int
	recentFrom int // the first entry for which choices made by hand are noted
	rolled     int

	unmarked bool // the save is from before marks, so they are computed
}

// entry replays an entry of the journal. It returns false if the journal leads elsewhere.
func (t *telling[S, T]) entry(at int, entry string) bool {
	t.notes(at)
	if len(t.undo) > 0 && t.undo[0] == at {
		t.undo = t.undo[1:]
		t.reveal()
		t.add(undoPoint[S]{keys: []string{entry}, log: len(t.Log), chosen: len(t.chosen), undone: len(t.Session.undone)}, t.Match.Clone())
	}
	if len(t.unasked) > 0 && t.unasked[0].At == at {
		d, _ := t.Match.Pending()
		t.take([]engine.Event[S]{t.unaskedNote(d, d.Find(entry), t.unasked[0].Why)})
		t.unasked = t.unasked[1:]
	} else {
		if at >= t.recentFrom && engine.IsChoice(entry) && t.byHand() {
			t.chosen = append(t.chosen, len(t.Log))
		}
		t.take(t.remarkOn(t.Match, entry))
	}
	events, err := t.Match.Repeat(entry)
	t.take(events)
	t.number()
	return err == nil
}

// recentEntries is how many of the last entries are looked at for choices made by hand.
const recentEntries = 256

// byHand reports whether the table asks the pending question. It is known only as the table is set now.
func (t *telling[S, T]) byHand() bool {
	d, ok := t.Match.Pending()
	if !ok {
		return false
	}
	i, _ := t.answer(t.Match, d, "")
	return i < 0
}

// number computes the mark after the last entry if the save has none. A hash takes longer than the entry.
func (t *telling[S, T]) number() {
	if t.unmarked {
		t.mark()
	}
}

// notes adds the log lines of the undos made here.
func (t *telling[S, T]) notes(at int) {
	t.ShowAll()
	for len(t.undone) > 0 && t.undone[0].At == at {
		t.Log = append(t.Log, t.undone[0].line())
		t.Session.undone = append(t.Session.undone, t.undone[0])
		t.undone = t.undone[1:]
	}
}

// reveal records in the last undo point whether anything has been revealed since.
func (t *telling[S, T]) reveal() {
	if n := len(t.before) - 1; n >= 0 && t.Match.Rolled() != t.rolled {
		t.before[n].revealed = true
	}
	t.rolled = t.Match.Rolled()
}
