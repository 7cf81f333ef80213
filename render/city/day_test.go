package city

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
)

// A board by day has as many colours as one by dusk, and is brighter.
func TestDayIsAsRichAsDuskInPixels(t *testing.T) {
	inwindow.Need(t)
	v := viewOf(content(t), &content(t).Journeys[0])
	rich, bright := [2]float64{}, [2]float64{}
	for i, step := range [2]int{1, 7} {
		v.Step = step
		dst := ebiten.NewImage(900, 600)
		b := NewBoard(render.NewTheme(1280, 720, 1))
		b.Draw(dst, v, render.Fit(NewPlaces(v).Bounds(), rect{W: 900, H: 600}, 21), 1)
		rich[i], bright[i] = colourfulness(inwindow.Picture(dst))
		b.Free()
		dst.Deallocate()
	}
	if rich[0] < 0.9*rich[1] || bright[0] < 1.2*bright[1] {
		t.Errorf("by day the board is %.1f rich and %.1f bright, by dusk %.1f and %.1f", rich[0], bright[0], rich[1], bright[1])
	}
}

// colourfulness returns how far the colours of a picture lie apart, and how bright it is.
func colourfulness(img *image.RGBA) (rich, bright float64) {
	var sum, square [2]float64
	n := float64(len(img.Pix) / 4)
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b := float64(img.Pix[i]), float64(img.Pix[i+1]), float64(img.Pix[i+2])
		for k, c := range [2]float64{r - g, (r+g)/2 - b} {
			sum[k] += c / n
			square[k] += c * c / n
		}
		bright += (r + g + b) / 3 / n
	}
	spread := math.Sqrt(square[0] - sum[0]*sum[0] + square[1] - sum[1]*sum[1])
	return spread + 0.3*math.Hypot(sum[0], sum[1]), bright
}
