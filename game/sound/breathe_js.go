package sound

import (
	"sync/atomic"
	"time"
)

const (
	sliced = 3 * time.Millisecond  // how long a sound may be computed before the page gets its turn
	yields = 12 * time.Millisecond // and how long the page has it, if nothing is asked for
)

var (
	began  time.Time
	urgent atomic.Int32 // sounds that have been asked for and are being made
)

// breathe lets the page run once a slice has passed: it has only one thread.
func breathe() {
	if time.Since(began) < sliced {
		return
	}
	if urgent.Load() > 0 {
		time.Sleep(time.Millisecond)
	} else {
		time.Sleep(yields)
	}
	began = time.Now()
}

// hurry notes that a sound that has been asked for is being made. It returns what notes that it is made.
func hurry(asked bool) (made func()) {
	if !asked {
		return func() {}
	}
	urgent.Add(1)
	return func() { urgent.Add(-1) }
}

// freshness is how late a sound may be that had to be made first.
const freshness = 400 * time.Millisecond
