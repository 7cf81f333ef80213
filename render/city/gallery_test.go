package city

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
)

// sizes are those of the screens that the board must look well on.
var sizes = []struct{ w, h int }{{1280, 720}, {1600, 900}, {3840, 2160}}

// drawBoard draws a board as large as it fits on a screen.
func drawBoard(t *testing.T, name string, v BoardView, w, h int) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	theme := render.NewTheme(w, h, 1)
	b := NewBoard(theme)
	defer b.Free()
	k := render.Fit(NewPlaces(v).Bounds(), render.Rect{W: float32(w), H: float32(h)}, theme.Px(21))
	b.Draw(dst, v, k, 1)
	save(t, name, dst)
	inwindow.Frame()
}

func TestGalleryOfTheBoardInPixels(t *testing.T) {
	inwindow.Need(t)
	lib := content(t)
	for i := range lib.Journeys {
		j := &lib.Journeys[i]
		v := viewOf(lib, j)
		for _, step := range []int{7, Night} {
			v.Step = step
			for _, size := range sizes {
				if size.w != 1600 && j.ID != "lantern-row" {
					continue
				}
				drawBoard(t, fmt.Sprintf("city-board-%s-%d-%d", j.ID, step, size.w), v, size.w, size.h)
			}
		}
	}
	drawBoard(t, "city-board-largest-7", largest(7), 1600, 900)
}
