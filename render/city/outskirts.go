package city

import "precipice/render"

// outskirts draws what a camera sees beyond the layer, so that the city ends nowhere: the waves of the river, and the far bank.
func (b *Board) outskirts(brush render.Brush, k render.Camera) {
	e, view := k.Shown(b.places.extent()), brush.Bounds()
	if e.X <= view.X && e.Y <= view.Y && e.Right() >= view.Right() && e.Bottom() >= view.Bottom() {
		return
	}
	b.beyond = scape{pen: pen{Brush: brush, d: k.Zoom * unit, light: lightAt(b.shown.Step), night: b.shown.Step == Night}, camera: k, extent: b.places.extent()}
	b.beyond.waves(view, e)
	b.beyond.furtherBank(view, e)
}

// A cell of the waves beyond the layer, in measures of the targets, and the most cells that a frame draws: with more of them, each is larger.
const (
	waveWide, waveHigh = 52, 14
	mostWaves          = 5000
)

// waves draws the waves in a view that lie outside the layer and below the far bank. They stand still in the plane.
func (s *scape) waves(view, layer rect) {
	wide, high := waveWide*s.d, waveHigh*s.d
	for view.W/wide*(view.H/high) > mostWaves {
		wide, high = wide*1.5, high*1.5
	}
	bank := layer.Y + bankHigh*s.d
	first, row := int32(floor((view.X-layer.X)/wide))-1, int32(max(0, floor((view.Y-bank)/high)))
	for y := bank + float32(row)*high; y < view.Bottom(); y += high {
		row++
		column := first
		for x := layer.X + float32(column)*wide; x < view.Right(); x += wide {
			column++
			at := point{X: x + wide*0.7*render.Noise(row, column, 141), Y: y + high*render.Noise(row, column, 142)}
			if render.Noise(row, column, 143) < 0.25 || layer.Contains(at) {
				continue
			}
			s.stroke(at, (6+28*render.Noise(row, column, 144)*render.Noise(row, column, 145))*s.d, render.Noise(row, column, 146), render.Noise(row, column, 147))
		}
	}
}

// furtherBank goes on with the far bank on both sides of the layer.
func (s *scape) furtherBank(view, layer rect) {
	y := layer.Y + bankHigh*s.d
	if y < view.Y || y-40*s.d > view.Bottom() {
		return
	}
	for x, k := layer.X, int32(0); x < view.Right(); k++ {
		at, next := s.farPlace(x, y, k)
		if at.Right() > layer.Right() {
			at.W -= max(0, layer.Right()-at.X)
			at.X = max(at.X, layer.Right())
			s.farHouse(at, k)
		}
		x = next
	}
	for x, k := layer.X, int32(-1); x > view.X; k-- {
		at, next := s.farPlace(0, y, k)
		x -= next
		at.X = x
		s.farHouse(at, k)
	}
}
