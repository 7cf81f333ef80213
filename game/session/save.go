package session

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// Saved is what a save of a game holds. The log and what can be taken back are told again from
// the journal; Undo holds how much of it had been chosen at each step that can be taken back. Marks
// are where the match stood at the start and after each entry of the journal.
type Saved struct {
	Table    Table
	Snapshot *engine.Snapshot[fortress.State]
	Unasked  []Unasked
	Undo     []int
	Undone   []Undone
	Marks    []uint32
}

// Kind marks the saves of games.
const Kind = "combat"

// saved is a copy of the session that nobody changes any more.
func (s *Session) saved() *Saved {
	v := &Saved{Table: s.Table.Clone(), Snapshot: s.Match.Snapshot(), Unasked: slices.Clone(s.unasked), Undone: slices.Clone(s.undone), Marks: slices.Clone(s.marks)}
	for _, p := range s.before[max(0, len(s.before)-MaxUndo):] {
		v.Undo = append(v.Undo, len(p.match.Journal))
	}
	return v
}

// save asks for the autosave to be written behind the game's back.
func (s *Session) save() {
	if s.saver == nil {
		return
	}
	v, head := s.saved(), s.header()
	s.saver.SaveLine(s.line, v.sealed(head))
}

// sealed makes the envelope when the stamp is known.
func (v *Saved) sealed(head saves.Header) func(saves.Stamp) ([]byte, error) {
	return func(stamp saves.Stamp) ([]byte, error) {
		head.Stamp = stamp
		return v.seal(head)
	}
}

func (v *Saved) seal(head saves.Header) ([]byte, error) {
	data, err := saves.Encode(v)
	if err != nil {
		return nil, err
	}
	return saves.Seal(head, data), nil
}

// Resume brings the game of a slot back, one that is over as well, and saves it there from then on.
// Where the newest copy cannot be read an older one goes on, and a line of the log, still to be shown,
// tells why; one that was saved with other content goes on if it plays the same.
func Resume(r fortress.Rules, store saves.Store, slot string, saver *saves.Autosaver, now func() int64) (*Session, error) {
	var v Saved
	var m *fortress.Match
	var changed bool
	var newest []byte // that is intact
	_, which, problem := store.GetGood(slot, func(data []byte) (err error) {
		if _, broken := saves.Inspect(data); broken == nil && newest == nil {
			newest = data
		}
		v, m, changed, err = open(r, data)
		return err
	})
	if which < 0 {
		return nil, problem
	}
	s := &Session{Table: v.Table, Match: m, Shown: m.State, unasked: v.Unasked, undone: v.Undone, marks: v.Marks, rules: r, line: saves.LineFrom(slot, newest), saver: saver, now: now}
	s.retell(v.Undo)
	if problem != nil {
		s.take([]fortress.Event{{Change: remark{"older-save", []string{problem.Error()}}}})
	}
	if changed {
		s.take([]fortress.Event{{Change: remark{"other-content", []string{strconv.Itoa(len(m.Journal))}}}})
	}
	return s, nil
}

// open reads a save of a game; changed says that it was saved with other content.
func open(r fortress.Rules, data []byte) (v Saved, m *fortress.Match, changed bool, err error) {
	head, err := saves.Inspect(data)
	if err != nil {
		return v, nil, false, err
	}
	if head.Kind != Kind {
		return v, nil, false, stranger(head.Kind)
	}
	_, payload, err := saves.Open(data, head.Content)
	if err != nil {
		return v, nil, false, err
	}
	if v, err = decode(head.Format, payload); err != nil {
		return v, nil, false, err
	}
	m, changed, err = v.match(r, head.Content)
	return v, m, changed, err
}
