//lint:file-ignore SA1019 the frame modes have no successor that lets a still picture cost nothing

package game

import "github.com/hajimehoshi/ebiten/v2"

// engineFrames are the frames of Ebitengine.
type engineFrames struct{}

// rest implements frames. Each frame of a rest has one tick, however soon it follows another: with a tick rate
// of its own a frame may have none, and what it came for would wait for the next one.
func (engineFrames) rest(on bool) {
	mode, rate := ebiten.FPSModeVsyncOn, ebiten.DefaultTPS
	if on {
		mode, rate = ebiten.FPSModeVsyncOffMinimum, ebiten.SyncWithFPS
	}
	ebiten.SetTPS(rate)
	ebiten.SetFPSMode(mode)
	withhold(on)
}

// schedule implements frames.
func (engineFrames) schedule() {
	ebiten.ScheduleFrame()
	release()
}
