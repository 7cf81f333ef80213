//lint:file-ignore SA1019 the frame modes have no successor that lets a still picture cost nothing

package game

import "github.com/hajimehoshi/ebiten/v2"

// engineFrames implements frames with Ebitengine.
type engineFrames struct{}

// rest implements frames. Each frame during a rest has exactly one tick. With a separate tick rate a frame
// might have none, and its input would wait for the next frame.
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
