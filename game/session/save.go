package session

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/saves"
)

// Saved is the payload of a saved game. The log and the undo points are rebuilt from the journal. Undo
// holds the length of the journal at each undo point; in the file it is what each adds to the one before. Marks
// holds Match.Hash at the start, after the last entry and after every sixty-fourth; the others are 0, because
// nothing else would take as much room.
type Saved[S any, T Table[T]] struct {
	Table    T
	Snapshot *engine.Snapshot[S]
	Unasked  []Unasked
	Undo     []int
	Undone   []Undone
	Marks    []uint32
	Start    *engine.Snapshot[S] // of the chapter; nil for the first one
	Pages    [][]byte            // of the chapters, see Recorder
	Rules    int                 // the number of the rules with which it began, see About
}

// saved returns a copy of the session that nothing changes any more.
func (s *Session[S, T]) saved() *Saved[S, T] {
	v := &Saved[S, T]{Table: s.Table.Clone(), Snapshot: s.Match.Snapshot(), Unasked: slices.Clone(s.unasked), Undone: slices.Clone(s.undone), Marks: sparse(s.marks), Start: s.start, Pages: s.pages, Rules: s.began}
	for _, p := range s.before {
		v.Undo = append(v.Undo, p.at)
	}
	return v
}

// markStride is the number of entries between the marks in a save.
const markStride = 64

// gaps returns a rising list as the difference of each number from the one before, which compresses well.
func gaps(rising []int) []int {
	list := make([]int, len(rising))
	before := 0
	for i, n := range rising {
		list[i], before = n-before, n
	}
	return list
}

// sums is the inverse of gaps.
func sums(gaps []int) []int {
	sum := 0
	for i := range gaps {
		sum += gaps[i]
		gaps[i] = sum
	}
	return gaps
}

// sparse returns a copy of marks with those that a save keeps.
func sparse(marks []uint32) []uint32 {
	kept := make([]uint32, len(marks))
	for i := 0; i < len(marks); i += markStride {
		kept[i] = marks[i]
	}
	if last := len(marks) - 1; last >= 0 {
		kept[last] = marks[last]
	}
	return kept
}

// save queues an autosave, which is written in the background.
func (s *Session[S, T]) save() {
	if s.saver == nil {
		return
	}
	v, head := s.saved(), s.header()
	s.saver.SaveLine(s.line, v.sealed(head))
}

// sealed returns a function that seals the envelope once the stamp is known.
func (v *Saved[S, T]) sealed(head saves.Header) func(saves.Stamp) ([]byte, error) {
	return func(stamp saves.Stamp) ([]byte, error) {
		head.Stamp = stamp
		return v.seal(head)
	}
}

func (v *Saved[S, T]) seal(head saves.Header) ([]byte, error) {
	file := *v
	file.Undo = gaps(v.Undo)
	data, err := saves.Encode(&file)
	if err != nil {
		return nil, err
	}
	return saves.Seal(head, data), nil
}

// Resume restores the game of a slot, finished or not, and saves it there from then on. If the newest copy
// cannot be read, it restores an older one and queues a log line that says why. A game saved with other
// content continues if it replays identically.
func Resume[S any, T Table[T]](r Ruleset[S, T], store saves.Store, slot string, saver *saves.Autosaver, now func() int64) (*Session[S, T], error) {
	var v Saved[S, T]
	var m *engine.Match[S]
	var changed bool
	var newest []byte // the newest intact copy
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
	s := &Session[S, T]{Table: v.Table, history: history[S]{Match: m}, Shown: m.State, unasked: v.Unasked, undone: v.Undone, marks: v.Marks, start: v.Start, pages: v.Pages, chapter: r.Chapter(&m.State), rules: r, began: v.Rules, line: saves.LineFrom(slot, newest), saver: saver, now: now}
	s.revealed = v.Start != nil // undo does not go back beyond the chapter
	s.retell(v.Undo)
	if problem != nil {
		s.take([]engine.Event[S]{{Change: remark[S]{key: "older-save", args: []string{problem.Error()}, problem: problem}}})
	}
	if changed {
		s.take([]engine.Event[S]{{Change: remark[S]{key: "other-content", args: []string{strconv.Itoa(len(m.Journal))}}}})
	}
	return s, nil
}

// open reads a saved game. Changed means that it was saved with other content.
func open[S any, T Table[T]](r Ruleset[S, T], data []byte) (v Saved[S, T], m *engine.Match[S], changed bool, err error) {
	c, err := beginOpen(r, data)
	if err != nil {
		return v, nil, false, err
	}
	for c.step() {
	}
	m, changed, err = c.match()
	return *c.v, m, changed, err
}

// beginOpen begins to read a saved game.
func beginOpen[S any, T Table[T]](r Ruleset[S, T], data []byte) (*carrying[S, T], error) {
	about := r.About()
	head, err := about.inspect(data)
	if err == nil {
		err = about.knows(&head)
	}
	if err != nil {
		return nil, err
	}
	_, payload, err := saves.Open(data, head.Content)
	if err != nil {
		return nil, err
	}
	v, err := decode[S, T](head.Format, payload)
	if err != nil {
		return nil, err
	}
	return v.carry(r, head.Content)
}
