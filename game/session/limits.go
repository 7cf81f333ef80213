package session

import "fmt"

// The limits of a save or a report. A long expedition has some five thousand entries.
const (
	MaxEntries = 40_000 // of the journal, and as many marks
	MaxUndo    = 10_000 // choices that can be undone, each with a copy of the table
	maxUndone  = 40_000
	maxScript  = 64 << 10 // bytes of the text of a position
)

// AtMost returns an error if n, the number of what, is more than a game can have.
func AtMost(what string, n, most int) error {
	if n > most {
		return fmt.Errorf("it has %d %s, but a game may have at most %d: choose another file", n, what, most)
	}
	return nil
}

// bounds checks that a decoded save holds no more than a game can.
func (v *Saved[S, T]) bounds() error {
	for _, list := range []struct {
		what    string
		n, most int
	}{
		{"choices", len(v.Snapshot.Journal), MaxEntries}, {"marks", len(v.Marks), MaxEntries + 1},
		{"choices made unasked", len(v.Unasked), MaxEntries}, {"undone choices", len(v.Undone), maxUndone},
		{"choices to undo", len(v.Undo), MaxUndo},
	} {
		if err := AtMost(list.what, list.n, list.most); err != nil {
			return err
		}
	}
	return v.Table.Bounds()
}
