package game

import (
	"testing"

	"precipice/render"
)

// Two taps between two ticks are two taps, even if the browser gives both fingers the same number.
func TestTapsBetweenTicksAreAllTaken(t *testing.T) {
	at := func(x float32) finger { return finger{id: 7, at: render.Point{X: x, Y: 5}} }
	in := Input{touches: []touch{{touchDown, at(10)}, {touchUp, at(10)}, {touchDown, at(90)}, {touchMove, at(95)}, {touchUp, at(95)}}}
	if !in.Any() {
		t.Error("touches that wait are no input")
	}
	var downs []float32
	ups := 0
	for range 10 {
		before := len(in.fingers)
		in.take()
		switch {
		case len(in.fingers) > before:
			downs = append(downs, in.fingers[0].at.X)
		case len(in.fingers) < before:
			ups++
		}
	}
	if len(downs) != 2 || downs[0] != 10 || downs[1] != 90 || ups != 2 || in.Any() {
		t.Errorf("fingers came down at %v and %d went up", downs, ups)
	}
}

// A finger that was never seen to come down, or comes down twice, does no harm.
func TestStrayTouchesDoNoHarm(t *testing.T) {
	in := Input{touches: []touch{{touchUp, finger{id: 1}}, {touchMove, finger{id: 2}}, {touchDown, finger{id: 3}}, {touchDown, finger{id: 3}}, {touchUp, finger{id: 3}}}}
	in.take()
	if len(in.fingers) != 1 {
		t.Errorf("there are %d fingers", len(in.fingers))
	}
	if in.take(); len(in.fingers) != 0 || len(in.touches) != 0 {
		t.Errorf("there are %d fingers, and %d touches wait", len(in.fingers), len(in.touches))
	}
}
