package session

import (
	"errors"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// untitled is a Saved in a format older than saves.Titled.
type untitled struct {
	Table    Table
	Snapshot *engine.FormerSnapshot[fortress.State]
	Unasked  []Unasked
	Undo     []int
	Undone   []Undone
	Marks    []uint32
}

// decode reads the payload of a save in any format and checks that the game is within bounds.
func decode(format uint16, payload []byte) (v Saved, err error) {
	if format < saves.Titled {
		v, err = decodeUntitled(payload)
	} else {
		v, err = saves.Decode[Saved](payload)
	}
	if err != nil {
		return v, err
	}
	v.Table.Undo = min(v.Table.Undo, NoUndo)
	if v.Snapshot == nil {
		return v, errors.New("the save holds no game: load an older one")
	}
	return v, v.bounds()
}

func decodeUntitled(payload []byte) (Saved, error) {
	old, err := saves.Decode[untitled](payload)
	if err != nil {
		return Saved{}, err
	}
	snapshot, err := old.Snapshot.Snapshot()
	return Saved{old.Table, snapshot, old.Unasked, old.Undo, old.Undone, old.Marks}, err
}
