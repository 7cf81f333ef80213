package fortress

import (
	"time"

	"precipice/game"
	"precipice/render"
)

// lens moves the camera of a combat from one view to the next.
type lens struct {
	camera   render.Camera // as drawn
	from, to render.Camera
	begun    time.Time
	length   time.Duration
	moves    bool
}

// easing is how long the camera moves at normal speed.
const easing = 300 * time.Millisecond

// turnTo lets the camera move to a view; with a length of 0 it is there at once.
func (l *lens) turnTo(to render.Camera, now time.Time, length time.Duration) {
	if to == l.to {
		return
	}
	l.from, l.to, l.begun, l.length = l.camera, to, now, length
	if l.moves = length > 0; !l.moves {
		l.camera = to
	}
}

// put places the camera without a movement.
func (l *lens) put(at render.Camera) {
	l.camera, l.to, l.moves = at, at, false
}

// advance moves the camera to where it is now.
func (l *lens) advance(now time.Time) {
	if !l.moves {
		return
	}
	if past := now.Sub(l.begun); past < l.length {
		l.camera = l.from.Between(l.to, render.Ease(float32(past)/float32(l.length)))
		return
	}
	l.put(l.to)
}

// land ends a movement.
func (l *lens) land() { l.put(l.to) }

// swiftness returns how long the camera moves with these settings.
func swiftness(s *game.Settings) time.Duration {
	if s.Camera != game.CameraEases || s.Still() {
		return 0
	}
	return time.Duration(float64(easing) * s.Speed.Factor())
}
