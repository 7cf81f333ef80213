package session

import (
	"fmt"

	"precipice/engine/fortress"
)

// What a save or a report may hold at most. A long expedition has some five thousand entries.
const (
	MaxEntries = 40_000 // of the journal, with its marks
	MaxUndo    = 10_000 // choices that can be undone, each with a copy of the table
	maxSeats   = 5
	maxName    = 200 // bytes of the name of a player
	maxUndone  = 40_000
)

// within returns an error if there are more of something than a game can have.
func within(what string, n, most int) error {
	if n > most {
		return fmt.Errorf("it has %d %s, and %d is the most a game may have: choose another file", n, what, most)
	}
	return nil
}

// bounds checks that a save that was read holds no more than a game can.
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
		if err := within(list.what, list.n, list.most); err != nil {
			return err
		}
	}
	for _, name := range t.Names {
		if err := within("bytes in a name", len(name), maxName); err != nil {
			return err
		}
	}
	return nil
}
