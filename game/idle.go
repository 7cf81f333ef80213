package game

import (
	"sync/atomic"
	"time"
)

// idler lets the machine rest when nothing moves. The shell reports each tick whether anything happens, and
// each drawing. The idler rests only after a drawing, never after a tick, so that every change is on the
// screen before the frames stop.
type idler struct {
	frames  frames
	last    time.Time     // when something last happened
	still   int           // consecutive drawings without anything happening for long enough
	resting bool          // frames come only on input or when scheduled
	polled  chan struct{} // closed to stop the frames that poll gamepads
	polls   atomic.Bool   // the next frame only polls gamepads
}

// frames controls ticks and frames.
type frames interface {
	rest(on bool) // frames only on input, or all the time again
	schedule()    // schedules one frame during a rest; callable from any goroutine
}

const (
	wakefulness = time.Second      // how long to stay awake after the last event
	stillness   = 2                // drawings before a rest; the first may add areas that the second highlights
	padInterval = time.Second / 15 // gamepads are polled in frames
)

// tick reports that a tick has run, and whether anything moved, was touched or asked to be redrawn. It
// returns whether to redraw anyway: a frame during a rest has a cause, such as another window that covered
// this one.
func (i *idler) tick(now time.Time, active bool, gamepads int) (redraw bool) {
	polled := i.polls.Swap(false)
	if active || i.last.IsZero() {
		i.last, i.still = now, 0
	}
	if active && i.resting {
		i.resting = false
		i.frames.rest(false)
	}
	i.poll(i.resting && gamepads > 0)
	return i.resting && !polled
}

// settling reports whether nothing has happened for so long that only the last drawings remain before a
// rest.
func (i *idler) settling(now time.Time) bool {
	return !i.resting && !i.last.IsZero() && now.Sub(i.last) > wakefulness
}

// drawn reports that the current picture has been drawn.
func (i *idler) drawn(now time.Time) {
	if !i.settling(now) {
		return
	}
	if i.still++; i.still >= stillness {
		i.resting = true
		i.frames.rest(true)
	}
}

func (i *idler) poll(on bool) {
	switch {
	case on && i.polled == nil:
		i.polled = make(chan struct{})
		go func(done chan struct{}) {
			for t := time.NewTicker(padInterval); ; {
				select {
				case <-t.C:
					i.polls.Store(true)
					i.frames.schedule()
				case <-done:
					t.Stop()
					return
				}
			}
		}(i.polled)
	case !on && i.polled != nil:
		close(i.polled)
		i.polled = nil
	}
}
