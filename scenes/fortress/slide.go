package fortress

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// slide moves a picture of the panels beside the board to their edge, or from there to their place. It shows nothing
// that can be chosen: all areas are at once where they will be.
type slide struct {
	picture *ebiten.Image
	at      render.Rect // where the panels stand
	begun   time.Time
	length  time.Duration
	in      bool // they come back
}

// sliding is how long panels slide at normal speed.
const sliding = 180 * time.Millisecond

// slideLength returns how long panels slide with these settings.
func slideLength(s *game.Settings) time.Duration {
	if s.Still() {
		return 0
	}
	return time.Duration(float64(sliding) * s.Speed.Factor())
}

// begin takes the picture of the panels from the layer they are drawn into, and lets it slide.
func (s *slide) begin(layer *ebiten.Image, at render.Rect, in bool, now time.Time, length time.Duration) {
	s.end()
	box := image.Rect(int(at.X), int(at.Y), int(at.Right()), int(at.Bottom())).Intersect(layer.Bounds())
	if length <= 0 || box.Empty() {
		return
	}
	s.picture = ebiten.NewImage(box.Dx(), box.Dy())
	render.Lay(s.picture, layer.SubImage(box).(*ebiten.Image), nil)
	s.at = render.Rect{X: float32(box.Min.X), Y: float32(box.Min.Y), W: float32(box.Dx()), H: float32(box.Dy())}
	s.begun, s.length, s.in = now, length, in
}

// on reports whether panels slide.
func (s *slide) on() bool { return s.picture != nil }

// end ends the movement.
func (s *slide) end() {
	if s.picture != nil {
		s.picture.Deallocate()
	}
	*s = slide{}
}

// draw draws the layer of the panels, and the picture on its way.
func (s *slide) draw(dst, layer *ebiten.Image, now time.Time) {
	past := now.Sub(s.begun)
	if s.picture == nil || past >= s.length {
		s.end()
		render.Lay(dst, layer, nil)
		return
	}
	k := render.Ease(float32(past) / float32(s.length))
	if s.in { // the layer shows the panels in their place already
		k = 1 - k
		b, x := layer.Bounds(), int(s.at.X)
		render.Lay(dst, layer.SubImage(image.Rect(0, 0, x, b.Dy())).(*ebiten.Image), nil)
		for _, y := range [][2]int{{0, int(s.at.Y)}, {int(s.at.Bottom()), b.Dy()}} {
			render.Lay(dst, layer.SubImage(image.Rect(x, y[0], b.Dx(), y[1])).(*ebiten.Image), &ebiten.DrawImageOptions{GeoM: shifted(float32(x), float32(y[0]))})
		}
	} else {
		render.Lay(dst, layer, nil)
	}
	render.Lay(dst, s.picture, &ebiten.DrawImageOptions{GeoM: shifted(s.at.X+s.at.W*k, s.at.Y)})
}

func shifted(x, y float32) (m ebiten.GeoM) {
	m.Translate(float64(x), float64(y))
	return m
}
