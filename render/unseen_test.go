package render

import (
	"math"
	"testing"

	"precipice/build/inwindow"
)

// What is drawn unseen is counted, and a shape that lies nowhere is found.
func TestDrawingUnseenFindsShapesThatLieNowhere(t *testing.T) {
	if inwindow.On {
		t.Skip("everything is seen here")
	}
	theme := NewTheme(1280, 720, 1)
	before := Unseens
	drawn(100, 100, theme, func(c *Canvas) { c.Fill(Rect{1, 1, 10, 10}, Brass); c.Disc(Point{50, 50}, 9, Ivory) })
	if Unseens.Batches != before.Batches+1 || Unseens.Triangles < before.Triangles+10 {
		t.Errorf("a rectangle and a disc are counted as %+v after %+v", Unseens, before)
	}
	for _, nowhere := range []Rect{{X: float32(math.NaN()), W: 5, H: 5}, {W: float32(math.Inf(1)), H: 5}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v is drawn", nowhere)
				}
			}()
			drawn(100, 100, theme, func(c *Canvas) { c.Fill(nowhere, Brass) })
		}()
	}
}
