package city

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/board"
	"precipice/render"
)

// layerOf returns a board about to be drawn, with so many device pixels to a unit of the plane.
func layerOf(v BoardView, zoom float32) *scape {
	p := NewPlaces(v)
	e := p.extent()
	return &scape{
		pen:  pen{d: zoom * unit, light: lightAt(v.Step), night: v.Step == Night},
		view: &v, places: p, extent: e,
		camera: render.Camera{Zoom: zoom, Offset: render.Point{X: -e.X * zoom, Y: -e.Y * zoom}},
	}
}

func TestHousesCoverNoSpace(t *testing.T) {
	houses, fences := 0, 0
	everyBoard(t, func(name string, v BoardView) {
		for _, zoom := range []float32{9, 21, 60} {
			s := layerOf(v, zoom)
			for i := range v.Tiles {
				for _, r := range s.runs(i, board.North) {
					for _, one := range s.lots(i, r) {
						if one.fence {
							fences++
						} else {
							houses++
						}
						for q, on := range s.places.squares {
							if one.at.Inset(0.01).Overlaps(s.shown(on.at).Inset(0.01)) {
								t.Errorf("%s: a house or railing of tile %d covers %v", name, i, q)
							}
						}
					}
				}
			}
		}
	})
	if houses < 50 || fences < 10 {
		t.Errorf("only %d houses and %d railings", houses, fences)
	}
}

func TestTheBoardIsRedrawnOnlyWhenItChanges(t *testing.T) {
	dst := ebiten.NewImage(640, 360)
	defer dst.Deallocate()
	b := NewBoard(render.NewTheme(1280, 720, 1))
	defer b.Free()
	v := largest(3)
	k := render.Fit(NewPlaces(v).Bounds(), rect{W: 640, H: 360}, 21)
	draw := func(want int, why string) {
		t.Helper()
		if b.Draw(dst, v, k, 1); b.redrawn != want {
			t.Fatalf("%s: drawn %d times, not %d", why, b.redrawn, want)
		}
	}
	draw(1, "at first")
	draw(1, "again")
	k = k.Pan(render.Point{X: 5})
	draw(1, "moved")
	k = k.ZoomAbout(render.Point{}, 1.1, 1, 100)
	draw(1, "while it zooms")
	draw(2, "when the zoom rests")
	v.Step = Night
	draw(3, "in another light")
	if n := testing.AllocsPerRun(20, func() { b.Draw(dst, v, k, 0.8) }); n > 0 && render.Unseen {
		t.Errorf("a steady frame allocates %v times", n)
	}
}

// A change of light is mixed from the layers before and after it, and leaves no picture behind.
func TestLightFades(t *testing.T) {
	dst := ebiten.NewImage(320, 180)
	defer dst.Deallocate()
	b := NewBoard(render.NewTheme(1280, 720, 1))
	defer b.Free()
	v := largest(3)
	k := render.Fit(NewPlaces(v).Bounds(), rect{W: 320, H: 180}, 21)
	b.Draw(dst, v, k, 1)
	v.Step = 4
	b.Draw(dst, v, k, 1)
	if b.fade.before != nil {
		t.Fatal("the light fades though nobody asked for it")
	}
	v.Step = 5
	b.Fade(0)
	b.Draw(dst, v, k, 1)
	if b.fade.before == nil || b.picture() != b.fade.mixed {
		t.Fatal("the light does not fade")
	}
	b.Fade(0.5)
	if n := testing.AllocsPerRun(20, func() { b.Draw(dst, v, k, 1) }); n > 0 && render.Unseen {
		t.Errorf("a frame of a fade allocates %v times", n)
	}
	b.Fade(1)
	b.Draw(dst, v, k, 1)
	if b.fade.before != nil || b.fade.mixed != nil || b.picture() != b.layer {
		t.Error("a fade leaves pictures behind")
	}
	b.Fade(0)
	v.Gates[0].Open = !v.Gates[0].Open
	b.Draw(dst, v, k, 1)
	if b.fade.before != nil {
		t.Error("a gateway fades as if it were light")
	}
}

func TestMarksAllocateNothing(t *testing.T) {
	if !render.Unseen {
		t.Skip("the window allocates for what it draws")
	}
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	c := render.NewCanvas(render.NewTheme(1280, 720, 1))
	r := rect{W: 40, H: 40}
	squares := []rect{r, {X: 40, W: 40, H: 40}}
	if n := testing.AllocsPerRun(20, func() {
		c.Begin(dst)
		Reach(c, r, Silver)
		Halt(c, r, Silver)
		Target(c, r, Blood)
		Sight(c, render.Point{}, render.Point{X: 60, Y: 20}, 2, true)
		Sight(c, render.Point{}, render.Point{X: 60, Y: 20}, 2, false)
		Laying(c, squares, Lamp, true)
		c.End()
	}); n > 0 {
		t.Errorf("marks allocate %v times", n)
	}
}

func TestDrawingIsTheSameEachTimeInPixels(t *testing.T) {
	inwindow.Need(t)
	v := viewOf(content(t), &content(t).Journeys[0])
	var first *[]byte
	for range 2 {
		dst := ebiten.NewImage(800, 450)
		b := NewBoard(render.NewTheme(1280, 720, 1))
		b.Draw(dst, v, render.Fit(NewPlaces(v).Bounds(), rect{W: 800, H: 450}, 21), 1)
		pix := inwindow.Picture(dst).Pix
		if first == nil {
			first = &pix
		} else if !bytes.Equal(*first, pix) {
			t.Error("the same board looks another way when it is drawn again")
		}
		b.Free()
		dst.Deallocate()
	}
}

// BenchmarkRedraw draws the layer of the largest board anew.
func BenchmarkRedraw(b *testing.B) {
	dst := ebiten.NewImage(1600, 900)
	defer dst.Deallocate()
	one := NewBoard(render.NewTheme(1600, 900, 1))
	defer one.Free()
	v := largest(7)
	k := render.Fit(NewPlaces(v).Bounds(), rect{W: 1600, H: 900}, 26)
	one.Draw(dst, v, k, 1)
	b.ReportAllocs()
	for b.Loop() {
		one.redraw(v, k.Zoom)
		if !render.Unseen {
			b.StopTimer()
			dst.At(0, 0) // flushes the commands, as the end of a frame does
			b.StartTimer()
		}
	}
}
