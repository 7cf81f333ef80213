package scenes

import (
	"testing"

	"precipice/game"
	"precipice/render"
)

// over returns a shell whose pointer is in the middle of a view, and content four times as high as it.
func over(t *testing.T) (*game.Shell, *Scroll) {
	t.Helper()
	sh := &game.Shell{Theme: render.NewTheme(1280, 720, 1)}
	s := &Scroll{}
	s.Fit(render.Rect{X: 100, Y: 100, W: 200, H: 300}, 1200)
	sh.Input.Pointer = render.Point{X: 200, Y: 250}
	return sh, s
}

// The wheel and a drag move the content by as much, the bar moves it by as much more as there is more of it,
// and none of them moves it past its ends.
func TestAreasScrollByWheelDragAndBar(t *testing.T) {
	sh, s := over(t)
	in := &sh.Input
	check := func(what string, want float32) {
		t.Helper()
		if moved := s.Update(sh); s.At != want || !moved {
			t.Errorf("%s: at %v, not %v; moved: %v", what, s.At, want, moved)
		}
	}
	in.Wheel = -1
	check("wheel", 44)
	in.Wheel = 0
	in.Held, in.Drag = true, render.Point{Y: -6}
	check("drag of the content", 50)
	in.Pointer.X = 50
	check("drag that has left the content", 56)
	in.Held, in.Drag = false, render.Point{}
	s.Update(sh)
	in.Held, in.Drag = true, render.Point{Y: -6}
	if s.Update(sh) {
		t.Error("a drag that began elsewhere scrolls")
	}
	in.Held, in.Drag = false, render.Point{}
	s.Update(sh)
	in.Pointer.X = 295
	in.Held, in.Drag = true, render.Point{Y: 11}
	check("drag of the bar", 100)
	in.Drag.Y = 1000
	check("drag of the bar past the end", 900)
	if !s.AtEnd() {
		t.Error("that is not the end")
	}
	in.Drag.Y = -1000
	check("drag of the bar past the start", 0)
}

// What fits does not scroll, and a view that shows the end stays there when lines are added or the view
// becomes smaller.
func TestAreasKeepTheirEnd(t *testing.T) {
	sh, s := over(t)
	view := s.view
	s.Fit(view, 299)
	sh.Input.Wheel = -1
	if s.Update(sh) || s.Scrolls() || s.At != 0 {
		t.Errorf("content that fits is scrolled by %v", s.At)
	}
	s.ToEnd = true
	s.Fit(view, 1000)
	if s.At != 700 {
		t.Errorf("at %v after lines were added", s.At)
	}
	s.By(-40)
	s.Fit(view, 1100)
	view.H = 200
	s.Fit(view, 1100)
	if s.At != 860 {
		t.Errorf("at %v, not 40 above the end", s.At)
	}
}

// A part is brought into view by the shortest way; a part that is higher than the view shows its end.
func TestAPartIsBroughtIntoView(t *testing.T) {
	_, s := over(t)
	for _, step := range []struct{ top, bottom, at float32 }{{0, 50, 0}, {280, 320, 30}, {100, 150, 30}, {20, 60, 10}, {1180, 1200, 900}} {
		if s.Bring(step.top, step.bottom, 10); s.At != step.at {
			t.Errorf("for %v to %v it is at %v, not %v", step.top, step.bottom, s.At, step.at)
		}
	}
}
