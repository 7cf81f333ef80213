package session

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// Record is a game that can be replayed: its setup and seed, the choices, and a hash of the match after
// each choice. Text writes it and ReadRecord reads it.
type Record struct {
	Version  string       // of the program
	Content  saves.Digest // of the content the game was played with
	Setup    fortress.Setup
	Seed     uint64
	Scenario string // the position it began at, if not from setup and seed; see SCENARIOS.md
	Undo     UndoPolicy
	Undone   []Undone
	Journal  []string
	Marks    []uint32 // Match.Hash at the start and after each entry; 0 if unknown
	Broke    string   // key of the choice at which the rules broke, "" for none
	Problem  string   // the player's description of the problem
}

// Record returns the game so far, without the names of the players.
func (s *Session) Record() *Record {
	return &Record{Version: Version(), Content: s.rules.Pack.Digest, Setup: s.Table.Setup, Seed: s.Table.Seed, Undo: s.Table.Undo,
		Undone: slices.Clone(s.undone), Journal: slices.Clone(s.Match.Journal), Marks: slices.Clone(s.marks)}
}

// Report returns a file that describes a problem and holds the game up to it. If the rules broke at the
// last choice tried, the game includes that choice.
func (s *Session) Report(problem string) []byte {
	r := s.Record()
	if s.broken != nil {
		again := *s.broken
		r = &again
	}
	if problem != "" && r.Problem != "" {
		problem += "\n"
	}
	r.Problem = problem + r.Problem
	return r.Text()
}

// ReadRecord reads a saved game, a report, or the text of a record.
func ReadRecord(r fortress.Rules, data []byte) (*Record, error) {
	head, err := saves.Inspect(data)
	if err != nil {
		if bytes.HasPrefix(data, []byte(firstLine)) {
			return parseRecord(string(data))
		}
		if errors.Is(err, saves.ErrBroken) {
			return nil, fmt.Errorf("this is neither a complete save nor the text of a game, which begins with %q: choose another file", firstLine)
		}
		return nil, err
	}
	_, payload, err := saves.Open(data, head.Content)
	switch {
	case err != nil:
		return nil, err
	case head.Kind == ReportSlot:
		return parseRecord(string(payload))
	case head.Kind != Kind:
		return nil, fmt.Errorf("the save holds a %q, which does not say how its game began: ask for a report instead", head.Kind)
	}
	v, err := decode(head.Format, payload)
	if err != nil {
		return nil, err
	}
	return v.record(r, head.Content), nil
}

// record returns the game of a save. If the save has no marks, only the last one is known.
func (v *Saved) record(r fortress.Rules, content saves.Digest) *Record {
	rec := &Record{Content: content, Setup: v.Table.Setup, Seed: v.Table.Seed, Undo: v.Table.Undo, Undone: v.Undone, Journal: v.Snapshot.Journal, Marks: v.Marks}
	if n := len(rec.Journal); len(rec.Marks) != n+1 {
		rec.Marks = make([]uint32, n+1)
		if m, err := engine.Resume[fortress.State](r, v.Snapshot); err == nil {
			rec.Marks[n] = m.Hash()
		}
	}
	return rec
}
