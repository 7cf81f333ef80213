package city

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
)

// The water is nowhere as dark as the panes, in any light, and reaches further than a camera can see.
func TestTheRiverEndsNowhere(t *testing.T) {
	e := NewPlaces(largest(1)).extent()
	for step := 1; step <= Night; step++ {
		w := newSurface(e, lightAt(step), step == Night)
		for row := range w.inks {
			for column, of := range w.inks[row] {
				if c := render.Contrast(of, Void); c < 1.045 {
					t.Fatalf("step %d: %v at %v is black", step, of, w.at[row][column])
				}
			}
		}
		first, last := w.at[0][0], w.at[surfaceRows-1][surfaceColumns-1]
		if first.X > e.X-2*e.W || first.Y > e.Y-2*e.H || last.X < e.Right()+2*e.W || last.Y < e.Bottom()+2*e.H {
			t.Errorf("it reaches from %v to %v around %v", first, last, e)
		}
	}
}

// Beyond the layer the waves and the far bank go on, and a frame of them allocates nothing.
func TestTheCityGoesOnBeyondItsLayer(t *testing.T) {
	dst := ebiten.NewImage(800, 500)
	defer dst.Deallocate()
	b := NewBoard(render.NewTheme(1280, 720, 1))
	defer b.Free()
	v := viewOf(content(t), &content(t).Journeys[0])
	near := render.Fit(NewPlaces(v).Bounds(), rect{W: 800, H: 500}, 21)
	b.Draw(dst, v, near, 1)
	if b.beyond.d != 0 {
		t.Error("waves are drawn around the layer though nobody sees them")
	}
	far := near
	far.Zoom, far.Offset = near.Zoom/2, point{X: 300, Y: 150}
	b.Draw(dst, v, far, 1)
	if b.beyond.d == 0 {
		t.Error("there is nothing around the layer")
	}
	if n := testing.AllocsPerRun(10, func() { b.Draw(dst, v, far, 1) }); n > 0 && render.Unseen {
		t.Errorf("a frame allocates %v times", n)
	}
}

// However far away a camera is, and wherever it looks, no pixel at the edge of its view is black.
func TestNoEdgeOfTheCityIsBlackInPixels(t *testing.T) {
	inwindow.Need(t)
	dst := ebiten.NewImage(800, 500)
	defer dst.Deallocate()
	b := NewBoard(render.NewTheme(1280, 720, 1))
	defer b.Free()
	v := viewOf(content(t), &content(t).Journeys[0])
	near := render.Fit(NewPlaces(v).Bounds(), rect{W: 800, H: 500}, 21)
	for _, step := range []int{1, 7, Night} {
		v.Step = step
		for _, at := range []point{{X: 0, Y: 0}, {X: 500, Y: 300}, {X: -100, Y: 400}, {X: 300, Y: -50}} {
			k := near
			k.Zoom, k.Offset = near.Zoom/2, at
			b.Draw(dst, v, k, 1)
			pix, wide := inwindow.Picture(dst), 800
			dark := 0
			for x := range wide {
				for _, y := range []int{0, 499} {
					if c := pix.RGBAAt(x, y); int(c.R)+int(c.G)+int(c.B) < 45 {
						dark++
					}
				}
			}
			if dark > wide/10 { // a wave or a roof is dark
				t.Errorf("in the light of step %d, looking at %v, %d pixels of the edges are black", step, at, dark)
			}
		}
	}
}
