package session

import (
	"precipice/engine/script"
	"precipice/message"
)

// The limits of a save or a report. A long expedition has some five thousand entries.
const (
	MaxEntries = 40_000 // of the journal, and as many marks
	MaxUndo    = 10_000 // choices that can be undone; see pointStride
	maxUndone  = 40_000
	maxScript  = script.MaxLength // bytes of the text of a position
	mostAtOnce = 4_000            // entries that a choice may add, with all that the table answers after it
)

// Full reports whether a journal is so long that a new one must begin, because a save holds no longer one.
func Full(entries int) bool { return entries > MaxEntries-mostAtOnce }

// AtMost returns an error if a number is greater than a game can have. Its text is that of a key.
func AtMost(key string, n, most int) error {
	if n > most {
		return message.New(key, n, most)
	}
	return nil
}

// bounds checks that a decoded save holds no more than a game can.
func (v *Saved[S, T]) bounds() error {
	for _, list := range []struct {
		key     string
		n, most int
	}{
		{"error.most.choices", len(v.Snapshot.Journal), MaxEntries}, {"error.most.marks", len(v.Marks), MaxEntries + 1},
		{"error.most.unasked", len(v.Unasked), MaxEntries}, {"error.most.undone", len(v.Undone), maxUndone},
		{"error.most.undo", len(v.Undo), MaxUndo},
	} {
		if err := AtMost(list.key, list.n, list.most); err != nil {
			return err
		}
	}
	if err := PagesAtMost(v.Pages); err != nil {
		return err
	}
	return v.Table.Bounds()
}
