package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"precipice/render"
)

// finger is a finger or a pen on the screen.
type finger struct {
	id   int
	at   render.Point
	when time.Duration // it came down, by the page's clock
}

// touch is something that a finger has done. A page tells of each, because two taps between two ticks would look
// like one: a browser may give both the same number.
type touch struct {
	kind touchKind
	finger
}

type touchKind uint8

const (
	touchDown touchKind = iota
	touchMove
	touchUp
	touchLost // the browser or the system has taken the finger for something of its own
)

// take lets the fingers do what they have done, in order, up to the first that comes down or goes up. The rest
// waits for the next tick, so that no tap is lost.
func (in *Input) take() {
	for len(in.touches) > 0 {
		next := in.touches[0]
		in.touches = in.touches[1:]
		at := -1
		for i := range in.fingers {
			if in.fingers[i].id == next.id {
				at = i
			}
		}
		switch {
		case next.kind == touchDown && at < 0:
			in.fingers = append(in.fingers, next.finger)
			return
		case next.kind >= touchUp && at >= 0:
			in.gesture.lost = in.gesture.lost || next.kind == touchLost
			in.gesture.quick = next.when-in.fingers[at].when < readTime
			in.fingers = append(in.fingers[:at], in.fingers[at+1:]...)
			return
		case at >= 0:
			in.fingers[at].at = next.at
		}
	}
}

// gesture is what the fingers on the screen do together.
type gesture struct {
	count int          // fingers that count, at most two
	apart float32      // distance between the two
	since time.Time    // when the first came down, or came to rest again
	at    render.Point // where it rests
	reads bool         // it stayed where it was, so it shows what lies there and does nothing
	lost  bool         // a finger was taken away, so that the end is no tap
	quick bool         // by the page's clock it was a tap, though slow frames made it look like a rest
}

// readTime is how long a finger rests on a place before it only reads.
const readTime = 450 * time.Millisecond

// slip is how far a finger may slide and still tap, in points.
const slip = 10

// still is how far it may slide while it rests, in points. One that slides on slowly is about to drag.
const still = 4

// point returns the position of the mouse, of the finger, or of the middle between two fingers; changed says that
// their number has changed, so that the position may have jumped. When the last finger is lifted the pointer stays
// where it was until the mouse moves.
func (in *Input) point(now time.Time) (at render.Point, held, changed bool) {
	x, y := ebiten.CursorPosition()
	cursor := render.Point{X: float32(x), Y: float32(y)}
	pressed := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) // it may be up again
	moved := cursor != in.cursor
	in.cursor = cursor
	g, count := &in.gesture, min(len(in.fingers), 2)
	changed = count != g.count
	if g.count = count; count == 0 {
		if in.Finger && !pressed && !moved {
			return in.Pointer, false, changed
		}
		in.Finger = false
		return cursor, pressed, changed
	}
	if changed && !in.Held {
		*g = gesture{count: count, since: now}
	}
	in.Finger = true
	at = in.fingers[0].at
	if count == 2 {
		other := in.fingers[1].at
		apart := at.Far(other)
		if !changed && g.apart > 0 && apart > 0 {
			in.Pinch = apart / g.apart
		}
		g.apart, at = apart, render.Point{X: (at.X + other.X) / 2, Y: (at.Y + other.Y) / 2}
	}
	return at, true, changed
}

// rests reports whether a finger has just rested on a place for so long that it reads. It may move by up to slide device
// pixels.
func (in *Input) rests(now time.Time, slide float32) bool {
	g := &in.gesture
	if !in.Finger || !in.Held || in.dragged || g.reads || g.count != 1 {
		return false
	}
	if far(in.Pointer, g.at) > slide {
		g.at, g.since = in.Pointer, now
	}
	if now.Sub(g.since) < readTime {
		return false
	}
	g.reads = true
	return true
}
