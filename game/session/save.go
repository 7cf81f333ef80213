package session

import (
	"fmt"
	"slices"

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
	v := &Saved{Table: s.Table, Snapshot: s.Match.Snapshot(), Unasked: slices.Clone(s.unasked), Undone: slices.Clone(s.undone), Marks: slices.Clone(s.marks)}
	for _, p := range s.before {
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
	s.saver.Save(s.slot, func() ([]byte, error) { return v.seal(head) })
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
// tells why.
func Resume(r fortress.Rules, store saves.Store, slot string, saver *saves.Autosaver, now func() int64) (*Session, error) {
	var v Saved
	var m *fortress.Match
	_, which, problem := store.GetGood(slot, func(data []byte) (err error) {
		v, m, err = open(r, data)
		return err
	})
	if which < 0 {
		return nil, problem
	}
	s := &Session{Table: v.Table, Match: m, Shown: m.State, unasked: v.Unasked, undone: v.Undone, marks: v.Marks, rules: r, slot: slot, saver: saver, now: now}
	s.retell(v.Undo)
	if problem != nil {
		s.take([]fortress.Event{{Change: remark{"older-save", []string{problem.Error()}}}})
	}
	return s, nil
}

func open(r fortress.Rules, data []byte) (v Saved, m *fortress.Match, err error) {
	head, payload, err := saves.Open(data, r.Pack.Digest)
	if err != nil {
		return v, nil, err
	}
	if head.Kind != Kind {
		return v, nil, stranger(head.Kind)
	}
	if v, err = saves.Decode[Saved](payload); err != nil {
		return v, nil, err
	}
	v.Table.Undo = min(v.Table.Undo, NoUndo)
	if v.Snapshot == nil {
		return v, nil, fmt.Errorf("the save holds no game; load an older one")
	}
	m, err = engine.Resume[fortress.State](r, v.Snapshot)
	return v, m, err
}
