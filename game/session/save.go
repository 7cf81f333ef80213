package session

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// Saved is what a save of a combat holds.
type Saved struct {
	Table    Table
	Snapshot *engine.Snapshot[fortress.State]
}

// Kind marks the saves of a combat.
const Kind = "combat"

// save asks for the autosave to be written behind the game's back.
func (s *Session) save() {
	if s.saver == nil {
		return
	}
	saved := &Saved{s.Table, s.Match.Snapshot()}
	head := s.header()
	s.saver.Save(s.slot, func() ([]byte, error) {
		data, err := saves.Encode(saved)
		if err != nil {
			return nil, err
		}
		return saves.Seal(head, data), nil
	})
}

func (s *Session) header() saves.Header {
	return saves.Header{
		Content: s.rules.Pack.Digest, Kind: Kind, Saved: s.now(),
		Title: s.Table.Setup.Combat, Party: strings.Join(s.Table.Setup.Explorers, ", "), Round: int(s.Match.State.Turn),
	}
}

// Resume brings the autosave back. The log is told again from the journal.
func Resume(r fortress.Rules, store saves.Store, saver *saves.Autosaver, now func() int64) (*Session, error) {
	var saved Saved
	var m *fortress.Match
	_, which, problem := store.GetGood(Slot, func(data []byte) (err error) {
		saved, m, err = open(r, data)
		return err
	})
	if which < 0 {
		return nil, problem
	}
	s := &Session{Table: saved.Table, Match: m, rules: r, saver: saver, slot: Slot, now: now}
	s.retell()
	s.Shown = m.State
	s.answer()
	if problem != nil {
		s.queue = append(s.queue, note("older-save", problem.Error()))
	}
	return s, nil
}

func open(r fortress.Rules, data []byte) (saved Saved, m *fortress.Match, err error) {
	_, payload, err := saves.Open(data, r.Pack.Digest)
	if err != nil {
		return saved, nil, err
	}
	if saved, err = saves.Decode[Saved](payload); err != nil {
		return saved, nil, err
	}
	if saved.Snapshot == nil {
		return saved, nil, fmt.Errorf("the save holds no game: load an older save")
	}
	m, err = engine.Resume[fortress.State](r, saved.Snapshot)
	return saved, m, err
}

// retell writes the log anew by playing the journal from the start. A journal that leads elsewhere
// (dice were loaded) leaves the log empty; the game is not touched.
func (s *Session) retell() {
	first, err := fortress.Opening(s.rules, s.Table.Setup)
	if err != nil {
		return
	}
	m, err := fortress.NewCombat(s.rules, s.Table.Setup, s.Table.Seed)
	if err != nil {
		return
	}
	t := &Session{Shown: *first}
	t.take(m.Opening())
	for _, key := range s.Match.Journal {
		events, err := m.Choose(key)
		if err != nil {
			return
		}
		t.take(events)
	}
	t.Catch()
	if t.Shown.Equal(&s.Match.State) {
		s.Log = t.Log
	}
}
