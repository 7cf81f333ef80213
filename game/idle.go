package game

import (
	"sync/atomic"
	"time"
)

// idler lets the machine rest when nothing moves. It is told each tick whether anything happens, and each
// time the picture has been drawn. It rests after a drawing and never after a tick, so that whatever a tick
// changes is on the screen before the frames stop.
type idler struct {
	frames  frames
	last    time.Time     // something happened
	still   int           // drawings in a row in which nothing had happened for long enough
	resting bool          // frames come only with input, or when they are scheduled
	polled  chan struct{} // closed to end the frames that poll gamepads
	polls   atomic.Bool   // the next frame only polls gamepads
}

// frames is where ticks and frames come from.
type frames interface {
	rest(on bool) // from now on only with input, or again all the time
	schedule()    // one frame during a rest; callable from any goroutine
}

const (
	wakefulness = time.Second      // after the last thing that happened
	stillness   = 2                // drawings before a rest; the first may name areas that the second marks
	padInterval = time.Second / 15 // gamepads are polled with frames
)

// tick is told whether anything moves, was touched or asked to be drawn. It tells whether the picture must be
// drawn again all the same: a frame during a rest has a cause, such as a window that lay over this one.
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

// settling tells whether nothing has happened for so long that only the last drawings stand before a rest.
func (i *idler) settling(now time.Time) bool {
	return !i.resting && !i.last.IsZero() && now.Sub(i.last) > wakefulness
}

// drawn is told that the picture has been drawn as it is now.
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
