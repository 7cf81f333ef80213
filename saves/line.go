package saves

import (
	"errors"
	"sync"
)

// Line is a game as one program knows it: the slot that keeps it, and which
// of the copies there the game includes. Another program, or another tab of a
// browser, may have gone on with the same slot; an Autosaver writes over no
// copy that the line does not include. It is made by NewLine or LineFrom.
type Line struct {
	mu      sync.Mutex
	slot    string
	fresh   bool // nothing has been written or read yet
	base    Mark // the copy that was read
	written Mark // the copy that was written last
	last    sealing
}

// sealing makes the envelope of a save with a stamp.
type sealing func(Stamp) ([]byte, error)

// NewLine is that of a game that begins. If another game has the slot when it
// is first written, it takes another one.
func NewLine(slot string) *Line { return &Line{slot: slot, fresh: true} }

// LineFrom is that of a game that goes on from the newest copy of a slot.
func LineFrom(slot string, newest []byte) *Line { return &Line{slot: slot, base: markOf(newest)} }

// Slot names the slot that keeps the game.
func (l *Line) Slot() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.slot
}

// includes reports whether the newest intact copy of the slot, nil for none,
// may be written over by a writer.
func (l *Line) includes(newest []byte, problem error, writer uint64) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if newest == nil {
		return !l.fresh || errors.Is(problem, ErrAbsent)
	}
	h, err := Inspect(newest)
	return !l.fresh && (err != nil || h.Stamp.Writer == writer || markOf(newest) == l.base)
}

// overwritten gives the last save of the game, to be written again, where the
// newest copy has taken its place and its writer did not know it; nil where
// all is well.
func (l *Line) overwritten(newest []byte, writer uint64) sealing {
	l.mu.Lock()
	defer l.mu.Unlock()
	h, err := Inspect(newest)
	if err != nil || h.Stamp.Writer == writer || h.Stamp.Base == l.written {
		return nil
	}
	return l.last
}

// wrote notes that the game has been written into a slot. It gives the slot
// of before, and whether the game has been moved out of it.
func (l *Line) wrote(slot string, written Mark, seal sealing) (from string, moved bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	from, moved = l.slot, l.slot != slot && !l.fresh
	l.slot, l.fresh, l.written, l.last = slot, false, written, seal
	return from, moved
}

// Move tells that a game goes on in another slot, because somebody else has
// gone on with it in the one where it was.
type Move struct{ From, To string }
