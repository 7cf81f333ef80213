package session

import (
	"bytes"
	"errors"
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/message"
	"precipice/saves"
)

// Record is a game that can be replayed: its setup and seed, the choices, and a hash of the match after
// each choice. Text writes it and ReadRecord reads it.
type Record[T Table[T]] struct {
	Version  string       // of the program
	Content  saves.Digest // of the content the game was played with
	Rules    int          // the number of the rules with which it began, see About
	Ruleset  string
	Table    T      // its setup and terms; the rest is left out
	Scenario string // the position it began at, if not from the table; see SCENARIOS.md
	Start    []byte // the chapter it began at, if not from the table
	Pages    [][]byte
	Undone   []Undone
	Journal  []string
	Marks    []uint32 // Match.Hash at the start and after each entry; 0 if unknown
	Broke    string   // key of the choice at which the rules broke, "" for none
	Problem  string   // the player's description of the problem
}

// Record returns the game so far, without the names of the players.
func (s *Session[S, T]) Record() *Record[T] {
	about := s.rules.About()
	return &Record[T]{Version: Version(), Content: about.Content, Rules: s.began, Ruleset: about.Name, Table: replayable(s.Table),
		Undone: slices.Clone(s.undone), Journal: slices.Clone(s.Match.Journal), Marks: slices.Clone(s.marks), Start: Pack(about.Content, s.start), Pages: s.pages}
}

// replayable returns the part of a table that a replay needs.
func replayable[T Table[T]](t T) T {
	return t.Form().Blank.WithSetup(t).WithTerms(t.Terms()).Clone()
}

// Report returns a file that describes a problem and holds the game up to it. If the rules broke at the
// last choice tried, the game includes that choice.
func (s *Session[S, T]) Report(problem string) []byte {
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

// ReadRecord reads a saved game, a report, the text of a record, or a link.
func ReadRecord[S any, T Table[T]](r Ruleset[S, T], data []byte) (*Record[T], error) {
	about, data := r.About(), saves.Text(data)
	if IsLink(data) {
		return ReadLink(r, string(data))
	}
	head, err := about.inspect(data)
	if err != nil {
		if bytes.HasPrefix(data, []byte(firstLine)) {
			return parseRecord(r, string(data))
		}
		if errors.Is(err, saves.ErrBroken) {
			return nil, message.New("error.session.neither", strconv.Quote(firstLine))
		}
		return nil, err
	}
	_, payload, err := saves.Open(data, head.Content)
	switch {
	case err != nil:
		return nil, err
	case head.Kind == ReportSlot:
		return parseRecord(r, string(payload))
	case !isGame(head.Kind):
		return nil, message.New("error.session.beginning", strconv.Quote(head.Kind))
	}
	if err := about.knows(&head); err != nil {
		return nil, err
	}
	v, err := decode[S, T](head.Format, payload)
	if err != nil {
		return nil, err
	}
	return v.record(r, head.Content), nil
}

// record returns the game of a save. If the save has no marks, only the last one is known.
func (v *Saved[S, T]) record(r Ruleset[S, T], content saves.Digest) *Record[T] {
	rec := &Record[T]{Content: content, Rules: v.Rules, Ruleset: r.About().Name, Table: replayable(v.Table), Undone: v.Undone, Journal: v.Snapshot.Journal, Marks: v.Marks, Start: Pack(content, v.Start), Pages: v.Pages}
	if n := len(rec.Journal); len(rec.Marks) != n+1 {
		rec.Marks = make([]uint32, n+1)
		if m, err := engine.Resume(r, v.Snapshot); err == nil {
			rec.Marks[n] = m.Hash()
		}
	}
	return rec
}
