//lint:file-ignore SA1019 the frame modes have no successor that lets a still picture cost nothing

package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// idler lets the machine rest when nothing moves. In the resting mode frames come only with input,
// or when they are scheduled.
type idler struct {
	last    time.Time // something moved or was touched
	resting bool
	polled  chan struct{} // closed to end the frames that poll gamepads
}

const (
	wakefulness = time.Second      // after the last movement
	padInterval = time.Second / 15 // gamepads are polled with frames
)

// rest is told each tick whether anything moves or was touched.
func (i *idler) rest(now time.Time, active bool, gamepads int) {
	if active || i.last.IsZero() {
		i.last = now
	}
	switch {
	case active && i.resting:
		i.resting = false
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
		withhold(false)
	case !i.resting && now.Sub(i.last) > wakefulness:
		i.resting = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		withhold(true)
	}
	i.poll(i.resting && gamepads > 0)
}

func (i *idler) poll(on bool) {
	switch {
	case on && i.polled == nil:
		i.polled = make(chan struct{})
		go func(done chan struct{}) {
			for t := time.NewTicker(padInterval); ; {
				select {
				case <-t.C:
					ebiten.ScheduleFrame()
					release()
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
