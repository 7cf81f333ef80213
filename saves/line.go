package saves

import (
	"errors"
	"sync"
)

// Line is a game as one program knows it: the slot it is saved in, and the copies in that slot it
// already includes. Another program or browser tab may have continued the game in the same slot. An
// Autosaver never overwrites a copy that the line does not include. Create one with NewLine or
// LineFrom.
type Line struct {
	mu      sync.Mutex
	slot    string
	fresh   bool // nothing has been written or read yet
	base    Mark // the copy that was read
	written Mark // the copy written last
	last    sealFunc
}

// sealFunc creates the envelope of a save with a stamp.
type sealFunc func(Stamp) ([]byte, error)

// NewLine returns the line of a new game. If another game has the slot at the first write, the new game
// takes a different one.
func NewLine(slot string) *Line { return &Line{slot: slot, fresh: true} }

// LineFrom returns the line of a game that continues from the newest copy in a slot.
func LineFrom(slot string, newest []byte) *Line { return &Line{slot: slot, base: markOf(newest)} }

// Slot returns the slot that holds the game.
func (l *Line) Slot() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.slot
}

// includes reports whether a writer may overwrite the newest intact copy of the slot, nil for none.
func (l *Line) includes(newest []byte, problem error, writer uint64) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if newest == nil {
		return !l.fresh || errors.Is(problem, ErrAbsent)
	}
	h, err := Inspect(newest)
	return !l.fresh && (err != nil || h.Stamp.Writer == writer || markOf(newest) == l.base)
}

// overwritten returns the last save of the game, to be written again, if the newest copy replaced it
// and the writer of that copy did not know it. Otherwise it returns nil.
func (l *Line) overwritten(newest []byte, writer uint64) sealFunc {
	l.mu.Lock()
	defer l.mu.Unlock()
	h, err := Inspect(newest)
	if err != nil || h.Stamp.Writer == writer || h.Stamp.Base == l.written {
		return nil
	}
	return l.last
}

// wrote records that the game was written to a slot. It returns the previous slot and whether the game
// has moved.
func (l *Line) wrote(slot string, written Mark, seal sealFunc) (from string, moved bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	from, moved = l.slot, l.slot != slot && !l.fresh
	l.slot, l.fresh, l.written, l.last = slot, false, written, seal
	return from, moved
}

// Move reports that a game continues in another slot, because another program has continued it in the
// slot where it was.
type Move struct{ From, To string }
