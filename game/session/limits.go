package session

import (
	"fmt"

	"precipice/engine/fortress"
)

// The limits of a save or a report. A long expedition has some five thousand entries.
const (
	MaxEntries = 40_000 // of the journal, and as many marks
	MaxUndo    = 10_000 // choices that can be undone, each with a copy of the table
	maxSeats   = 5
	maxName    = 200 // bytes of the name of a player
	maxUndone  = 40_000
)

// atMost returns an error if n is more than a game can have.
func atMost(what string, n, most int) error {
	if n > most {
		return fmt.Errorf("it has %d %s, but a game may have at most %d: choose another file", n, what, most)
	}
	return nil
}

// bounds checks that a decoded save holds no more than a game can.
func (v *Saved) bounds() error {
	t := &v.Table
	for _, list := range []struct {
		what    string
		n, most int
	}{
		{"choices", len(v.Snapshot.Journal), MaxEntries}, {"marks", len(v.Marks), MaxEntries + 1},
		{"choices made unasked", len(v.Unasked), MaxEntries}, {"undone choices", len(v.Undone), maxUndone},
		{"choices to undo", len(v.Undo), MaxUndo}, {"names", len(t.Names), maxSeats},
		{"explorers", len(t.Setup.Explorers), fortress.MaxParty}, {"seats", len(t.Setup.Seats), fortress.MaxParty},
	} {
		if err := atMost(list.what, list.n, list.most); err != nil {
			return err
		}
	}
	for _, name := range t.Names {
		if err := atMost("bytes in a name", len(name), maxName); err != nil {
			return err
		}
	}
	return nil
}
