package city

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// pen draws in the measures of the targets and in the light of a step.
type pen struct {
	render.Brush
	light
	d     float32 // device pixels to a pixel of the targets
	night bool
}

// thin returns the width of a line of the targets. It never gets too thin to be seen.
func (s *pen) thin(width float32) float32 { return max(0.7, width*s.d) }

// fine reports whether details of a size of the targets can be seen.
func (s *pen) fine(size float32) bool { return size*s.d >= 1.2 }

// lit returns a material in the ambient light, lighter or darker by a factor.
func (s *pen) lit(material ink, k float32) ink { return times(material, s.ambient, k) }

// edge returns the ink of upper left edges.
func (s *pen) edge(strength float32) ink { return render.Fade(s.key, strength) }

// line draws a straight line of a width of the targets.
func (s *pen) line(a, b point, width float32, of ink) {
	pair := [2]point{a, b}
	s.Stroke(pair[:], s.thin(width), of)
}

// hatch draws lines at 45 degrees over a convex outline, apart by a measure of the targets.
func (s *pen) hatch(outline []point, apart float32, of ink) {
	if !s.fine(apart / 2) {
		return
	}
	least, most := float32(math.MaxFloat32), float32(-math.MaxFloat32)
	for _, q := range outline {
		least, most = min(least, q.X+q.Y), max(most, q.X+q.Y)
	}
	step := apart * 1.414 * s.d
	for at := (floor(least/step) + 1) * step; at < most; at += step {
		var ends [2]point
		n := 0
		for i, a := range outline {
			b := outline[(i+1)%len(outline)]
			u, v := a.X+a.Y-at, b.X+b.Y-at
			if (u < 0) != (v < 0) && n < 2 {
				ends[n] = between(a, b, u/(u-v))
				n++
			}
		}
		if n == 2 {
			s.Stroke(ends[:], s.thin(0.8), of)
		}
	}
}

func between(a, b point, t float32) point {
	return point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }

func whole(x float32) float32 { return floor(x + 0.5) }

func sin(x float32) float32 { return float32(math.Sin(float64(x))) }

func cos(x float32) float32 { return float32(math.Cos(float64(x))) }

// scape is a board about to be drawn on its layer.
type scape struct {
	pen
	view   *BoardView
	places *Places
	camera render.Camera
	extent rect
	layer  *ebiten.Image
	paving *paving
}

// shown returns where a part of the plane lies on the layer.
func (s *scape) shown(part rect) rect { return s.camera.Shown(part) }

// draw draws the board from back to front. Whatever rises above a tile is drawn after the ground of all, so that it may stand before the
// quay of the tile behind it.
func (s *scape) draw() {
	s.strokes()
	s.glitter()
	s.backdrop()
	s.shades()
	for i := range s.view.Tiles {
		s.quay(i)
	}
	s.floors()
	s.sunlight()
	for i := range s.view.Tiles {
		s.built(i)
	}
	s.zones()
	s.crossings()
	for _, o := range s.view.Objects {
		s.object(o)
	}
	for i := range s.view.Tiles {
		for _, foot := range s.posts(i) {
			s.lamp(foot)
		}
	}
	s.mist()
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }
