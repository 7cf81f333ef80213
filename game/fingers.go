package game

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"precipice/render"
)

// finger is a finger or a pen on the screen. Its times are by the clock of the events, see Input.clock.
type finger struct {
	id   int
	at   render.Point
	when time.Duration // it came down, or did the last thing that it has done
	slid float32       // how far it has been from where it came down
	from render.Point  // where it came down
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
// waits for the next tick, so that no tap is lost. Nor is a slide: a finger that has slid goes up a tick later, however
// few ticks a slow device had for it.
func (in *Input) take() {
	slides := false
	for len(in.touches) > 0 {
		next := in.touches[0]
		at := slices.IndexFunc(in.fingers, func(f finger) bool { return f.id == next.id })
		if next.kind == touchUp && at >= 0 && in.fingers[at].slides(next.finger) {
			return
		}
		if next.kind == touchUp && slides {
			return
		}
		in.touches = in.touches[1:]
		switch {
		case next.kind == touchDown && at < 0:
			next.from = next.at
			in.fingers = append(in.fingers, next.finger)
			return
		case next.kind >= touchUp && at >= 0:
			in.lift(at, next)
			return
		case next.kind == touchMove && at >= 0:
			in.gesture.reads = in.gesture.reads || in.rested(next.when)
			slides = in.fingers[at].slides(next.finger) || slides
		}
	}
}

// slides moves a finger to where it is next, and reports whether that is another place.
func (f *finger) slides(next finger) bool {
	if f.at == next.at {
		return false
	}
	f.at, f.when, f.slid = next.at, next.when, max(f.slid, far(f.from, next.at))
	return true
}

// rested reports whether the only finger had rested until a time, although no tick came while it did.
func (in *Input) rested(until time.Duration) bool {
	return in.Held && !in.dragged && in.gesture.count == 1 && len(in.fingers) == 1 && until-in.gesture.since >= readTime
}

// lift takes a finger from the screen. Its own times tell a tap from a rest: a tick may come late to both.
func (in *Input) lift(at int, up touch) {
	g := &in.gesture
	g.lost = g.lost || up.kind == touchLost
	g.until, g.slid = up.when, max(g.slid, in.fingers[at].slid)
	in.fingers = slices.Delete(in.fingers, at, at+1)
}

// gesture is what the fingers on the screen do together.
type gesture struct {
	count int           // fingers that count, at most two
	apart float32       // distance between the two
	since time.Duration // when the first came down, or came to rest again
	until time.Duration // when the last one went up
	slid  float32       // how far one has been from where it came down, of those that went up
	at    render.Point  // where it rests
	reads bool          // it stayed where it was, so it shows what lies there
	lost  bool          // a finger was taken away, so that the end is no tap
}

// readTime is how long a finger rests on a place before it reads.
const readTime = 450 * time.Millisecond

// slip is how far a finger may slide and still tap, in points.
const slip = 10

// still is how far it may slide while it rests, in points. One that slides on slowly is about to drag.
const still = 4

// point returns the position of the mouse, of the finger, or of the middle between two fingers; changed says that
// their number has changed, so that the position may have jumped. When the last finger is lifted the pointer stays
// where it was until the mouse moves.
func (in *Input) point() (at render.Point, held, changed bool) {
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
		*g = gesture{count: count, since: in.fingers[0].when, at: in.fingers[0].at}
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
func (in *Input) rests(slide float32) bool {
	g := &in.gesture
	if !in.Finger || !in.Held || in.dragged || g.reads || g.count != 1 {
		return false
	}
	if far(in.Pointer, g.at) > slide {
		g.at, g.since = in.Pointer, in.fingers[0].when
	}
	until := in.clock
	if len(in.touches) > 0 { // what came then is taken in the next tick
		until = in.touches[0].when
	}
	g.reads = until-g.since >= readTime
	return g.reads
}

// ends says what a finger has done that has gone up: it has tapped, rested and read, or read and slid away, by more than
// slide.
func (in *Input) ends(now time.Time, slide float32) {
	g := &in.gesture
	if in.dragged || g.lost {
		return
	}
	in.When = now.Add(min(0, g.until-in.clock))
	rested := g.until-g.since >= readTime
	in.Clicked, in.Rested = !rested, rested && g.slid <= slide
	g.reads = rested
}
