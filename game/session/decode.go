package session

import (
	"precipice/engine"
	"precipice/message"
	"precipice/saves"
)

// untitled is a Saved in a format older than saves.Titled.
type untitled[S any, T Table[T]] struct {
	Table    T
	Snapshot *engine.FormerSnapshot[S]
	Unasked  []Unasked
	Undo     []int
	Undone   []Undone
	Marks    []uint32
}

// decode reads the payload of a save in any format and checks that the game is within bounds.
func decode[S any, T Table[T]](format uint16, payload []byte) (v Saved[S, T], err error) {
	if format < saves.Titled {
		v, err = decodeUntitled[S, T](payload)
	} else {
		v, err = saves.Decode[Saved[S, T]](payload)
	}
	if err != nil {
		return v, err
	}
	if format >= saves.Compressed {
		v.Undo = sums(v.Undo)
	}
	terms := v.Table.Terms()
	terms.Undo = min(terms.Undo, NoUndo)
	v.Table = v.Table.WithTerms(terms)
	if v.Snapshot == nil {
		return v, message.New("error.session.empty")
	}
	if v.Start != nil {
		v.Start.Journal = nil
	}
	return v, v.bounds()
}

func decodeUntitled[S any, T Table[T]](payload []byte) (Saved[S, T], error) {
	engine.ReadFormer()
	old, err := saves.Decode[untitled[S, T]](payload)
	if err != nil {
		return Saved[S, T]{}, err
	}
	snapshot, err := old.Snapshot.Snapshot()
	return Saved[S, T]{old.Table, snapshot, old.Unasked, old.Undo, old.Undone, old.Marks, nil, nil, 0}, err
}
