package game

import "time"

// Watch tells the time. Tests that drive the program lead it by hand, so that nothing waits for a clock; the zero Watch is
// the system's.
type Watch struct {
	Now   func() time.Time
	After func(time.Duration, func()) // calls a function later
}

// orSystem returns the watch, or that of the system for the zero Watch.
func (w Watch) orSystem() Watch {
	if w.Now == nil {
		return Watch{time.Now, func(d time.Duration, do func()) { time.AfterFunc(d, do) }}
	}
	return w
}
