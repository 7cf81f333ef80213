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

// Record is a game that anybody can play again: its setup and seed, what was chosen, and where the
// match stood after each choice. Its text is written by Text and read by ReadRecord.
type Record struct {
	Version  string       // of the program
	Content  saves.Digest // the game was played with
	Setup    fortress.Setup
	Seed     uint64
	Scenario string // the position it began at, instead of setup and seed; see SCENARIOS.md
	Undo     UndoPolicy
	Undone   []Undone
	Journal  []string
	Marks    []uint32 // Match.Hash at the start and after each entry; 0 where it is not known
	Broke    string   // key at which the rules broke, "" for none
	Problem  string   // what is reported, in anybody's words
}

// Record returns the game so far. The names of the players stay where they are.
func (s *Session) Record() *Record {
	return &Record{Version: Version(), Content: s.rules.Pack.Digest, Setup: s.Table.Setup, Seed: s.Table.Seed, Undo: s.Table.Undo,
		Undone: slices.Clone(s.undone), Journal: slices.Clone(s.Match.Journal), Marks: slices.Clone(s.marks)}
}

// Report is a file that tells of a problem and lets anybody play the game again up to it: up to the
// choice at which the rules broke, if that was the last one tried.
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

// ReadRecord reads a save of a game, a report, or the text of a record.
func ReadRecord(r fortress.Rules, data []byte) (*Record, error) {
	head, err := saves.Inspect(data)
	if err != nil {
		if bytes.HasPrefix(data, []byte(firstLine)) {
			return parseRecord(string(data))
		}
		if errors.Is(err, saves.ErrBroken) {
			return nil, fmt.Errorf("this is neither a whole save nor the text of a game, which begins with %q: choose another file", firstLine)
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
		return nil, fmt.Errorf("the save holds a %q, which does not tell how its game began: ask for its report instead", head.Kind)
	}
	v, err := decode(head.Format, payload)
	if err != nil {
		return nil, err
	}
	return v.record(r, head.Content), nil
}

// record is the game of a save. Of one without marks it is known where it ended.
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
