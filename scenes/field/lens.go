package field

import (
	"time"

	"precipice/game"
	"precipice/render"
)

// lens moves the camera of a board from one view to the next.
type lens struct {
	Camera   render.Camera // as drawn
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
	l.from, l.to, l.begun, l.length = l.Camera, to, now, length
	if l.moves = length > 0; !l.moves {
		l.Camera = to
	}
}

// put places the camera without a movement.
func (l *lens) put(at render.Camera) {
	l.Camera, l.to, l.moves = at, at, false
}

// advance moves the camera to where it is now.
func (l *lens) advance(now time.Time) {
	if !l.moves {
		return
	}
	if past := now.Sub(l.begun); past < l.length {
		l.Camera = l.from.Between(l.to, render.Ease(float32(past)/float32(l.length)))
		return
	}
	l.put(l.to)
}

// Land ends a movement.
func (l *lens) Land() { l.put(l.to) }

// Moves reports whether the camera is on its way.
func (l *lens) Moves() bool { return l.moves }

// To returns the camera where it is going.
func (l *lens) To() render.Camera { return l.to }

// swiftness returns how long the camera moves with these settings.
func swiftness(s *game.Settings) time.Duration {
	if s.Camera != game.CameraEases || s.Still() {
		return 0
	}
	return time.Duration(float64(easing) * s.Speed.Factor())
}
