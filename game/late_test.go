package game

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"precipice/render"
)

// heardTouch is what a finger did, and when, by the clock of the events.
type heardTouch struct {
	after time.Duration
	kind  touchKind
	id    int
	x, y  float32
}

// late replays what fingers did on a device that draws a frame only so often, and catches up with several ticks in each.
// A frame knows what was done before it.
func (h *hand) late(frame time.Duration, ticks int, list []heardTouch) (drag render.Point, read bool) {
	begun, base := h.now, time.Duration(h.now.UnixNano())
	for at := frame / 2; len(list) > 0 || len(h.in.touches) > 0 || at < 1200*ms; at += frame {
		for ; len(list) > 0 && list[0].after <= at; list = list[1:] {
			d := list[0]
			h.in.touches = append(h.in.touches, touch{d.kind, finger{id: d.id, at: render.Point{X: d.x, Y: d.y}, when: base + d.after}})
		}
		for n := range ticks {
			h.now = begun.Add(at + frame*time.Duration(n)/time.Duration(ticks)) // a tick itself takes long there
			h.ui.now, h.in.clock = h.now, base+at
			h.in.take()
			h.in.pointer(h.theme, h.now)
			if do, _ := h.ui.input(h.in); do != nil {
				do()
			}
			h.ui.endTouch()
			read = read || h.in.Moved
			drag.X, drag.Y = drag.X+h.in.Drag.X, drag.Y+h.in.Drag.Y
		}
	}
	return drag, read
}

const ms = time.Millisecond

// What fingers did, as recorded on a phone. The button lies at 100 to 200, what can be read at 300 to 400.
var recorded = []struct {
	name  string
	list  []heardTouch
	did   string
	reads string
	drag  render.Point
}{
	{"a tap of 105 ms", []heardTouch{{0, touchDown, 1, 150, 150}, {105 * ms, touchUp, 1, 150, 150}}, "[button]", "", render.Point{}},
	{"a tap that trembles", []heardTouch{{0, touchDown, 1, 150, 150}, {40 * ms, touchMove, 1, 154, 152}, {90 * ms, touchUp, 1, 151, 150}}, "[button]", "", render.Point{}},
	{"a tap of what can be read", []heardTouch{{0, touchDown, 1, 350, 150}, {105 * ms, touchUp, 1, 350, 150}}, "[answer]", "", render.Point{}},
	{"a flick of 80 ms", []heardTouch{{0, touchDown, 1, 150, 150}, {20 * ms, touchMove, 1, 150, 130}, {60 * ms, touchMove, 1, 150, 60}, {80 * ms, touchUp, 1, 150, 40}}, "[]", "", render.Point{Y: -110}},
	{"a flick that is told at its end alone", []heardTouch{{0, touchDown, 1, 150, 190}, {80 * ms, touchUp, 1, 150, 110}}, "[]", "", render.Point{Y: -80}},
	{"there and back", []heardTouch{{0, touchDown, 1, 150, 150}, {30 * ms, touchMove, 1, 150, 120}, {60 * ms, touchMove, 1, 150, 150}, {90 * ms, touchUp, 1, 150, 150}}, "[]", "", render.Point{}},
	{"a rest on a plain button", []heardTouch{{0, touchDown, 1, 150, 150}, {700 * ms, touchUp, 1, 150, 150}}, "[button]", "", render.Point{}},
	{"a rest on what can be read", []heardTouch{{0, touchDown, 1, 350, 150}, {700 * ms, touchUp, 1, 350, 150}}, "[]", "answer", render.Point{}},
	{"a rest, and away", []heardTouch{{0, touchDown, 1, 150, 150}, {900 * ms, touchMove, 1, 150, 260}, {1100 * ms, touchUp, 1, 150, 260}}, "[]", "", render.Point{}},
	{"two taps", []heardTouch{{0, touchDown, 1, 150, 150}, {80 * ms, touchUp, 1, 150, 150}, {600 * ms, touchDown, 1, 350, 150}, {690 * ms, touchUp, 1, 350, 150}}, "[button answer]", "", render.Point{}},
	{"a pinch", []heardTouch{{0, touchDown, 1, 150, 150}, {10 * ms, touchDown, 2, 350, 150}, {60 * ms, touchUp, 1, 150, 150}, {70 * ms, touchUp, 2, 350, 150}}, "[]", "", render.Point{}},
	{"a finger that the system takes", []heardTouch{{0, touchDown, 1, 150, 150}, {60 * ms, touchLost, 1, 0, 0}}, "[]", "", render.Point{}},
}

// Touches mean the same however late the frames are that take them: on a device six times as slow a flick is no tap, a
// tap is no rest, and a long press presses a plain button.
func TestTouchesMeanTheSameOnASlowDevice(t *testing.T) {
	for _, frame := range []time.Duration{16 * ms, 100 * ms, 300 * ms, 600 * ms} {
		for _, ticks := range []int{1, 8} {
			for _, r := range recorded {
				t.Run(fmt.Sprintf("%s, a frame each %v with %d ticks", r.name, frame, ticks), func(t *testing.T) {
					answer := square("answer", "", 300, 100, 100)
					answer.Answer, answer.Tip = true, func() render.TooltipView { return render.TooltipView{} }
					h := newHand(square("button", "", 100, 100, 100), answer)
					drag, read := h.late(frame, ticks, r.list)
					if did := fmt.Sprint(h.did); did != r.did || drag != r.drag {
						t.Errorf("done is %s with a drag of %v, want %s and %v", did, drag, r.did, r.drag)
					}
					if rests := strings.HasPrefix(r.name, "a rest"); read != rests && !(r.reads == "" && rests) {
						t.Errorf("the finger has read: %v", read)
					}
					if a := h.ui.Pointed(); r.reads != "" && (a == nil || a.Name != r.reads) || r.reads == "" && a != nil && a.Name == "answer" {
						t.Errorf("read is %+v, want %q", a, r.reads)
					}
				})
			}
		}
	}
}
