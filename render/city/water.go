package city

import (
	"math"

	"precipice/render"
)

// The surface of the water has so many columns and rows of corners, and reaches so far beyond the layer, in widths and heights of it.
const (
	surfaceColumns, surfaceRows = 15, 13
	surfaceBeyond               = 0.25
	surfaceFar                  = 2 // and its last columns and rows so much further
)

// surface is the water under the layer, from the sky in the upper left to the dark of the lower edge. It ends nowhere that a camera can see.
type surface struct {
	at   [surfaceRows][surfaceColumns]point // in the plane
	inks [surfaceRows][surfaceColumns]ink
}

func newSurface(e rect, lit light, night bool) (w surface) {
	for row := range surfaceRows {
		for column := range surfaceColumns {
			u := float32(column)/(surfaceColumns-1)*(1+2*surfaceBeyond) - surfaceBeyond
			v := float32(row)/(surfaceRows-1)*(1+2*surfaceBeyond) - surfaceBeyond
			w.at[row][column] = point{X: e.X + u*e.W, Y: e.Y + v*e.H}
			w.inks[row][column] = waterInk(u, v, lit, night)
			switch column { // however wide a window is, it ends nowhere beside the board
			case 0:
				w.at[row][column].X -= surfaceFar * e.W
			case surfaceColumns - 1:
				w.at[row][column].X += surfaceFar * e.W
			}
			switch row {
			case 0:
				w.at[row][column].Y -= surfaceFar * e.H
			case surfaceRows - 1:
				w.at[row][column].Y += surfaceFar * e.H
			}
		}
	}
	return w
}

// waterInk returns the ink of the water at a place of the layer, in parts of it.
func waterInk(u, v float32, lit light, night bool) ink {
	ease := func(x, edge float32) float32 { return render.Ease(max(0, min(1, x/edge))) }
	side := max(0.45, ease(u+surfaceBeyond, 0.42)*ease(1+surfaceBeyond-u, 0.55)) * max(0.7, ease(1+surfaceBeyond-v, 0.6)) * max(0.6, ease(v+surfaceBeyond, 0.25))
	down := max(0, min(1, v))
	sky := gauss(u-0.36, 0.26) * gauss(v-0.1, 0.24)
	bright := (0.2 + 0.24*(1-down)*(1-down) + 0.56*sky) * side
	tint := render.Blend(times(stone, lit.ambient, 1.5), lit.dial, 0.45)
	if !night { // the sky is still warm
		tint = render.Blend(times(stone, lit.ambient, 1.45), times(rgb(0xb59a74), lit.ambient, 1.2), 0.15+0.6*sky)
	}
	deep := render.Blend(Void, times(stone, lit.ambient, 0.34), 0.4)
	day := max(1, float32(lit.ambient.G)/float32(lights[6].ambient.G)) // brighter than by dusk
	return render.Blend(deep, tint, max(0.13, min(1, bright*day*day)))
}

func gauss(x, wide float32) float32 { return float32(math.Exp(-float64(x * x / (2 * wide * wide)))) }

// draw covers the whole destination, with a share of what another surface looks like.
func (w *surface) draw(b render.Brush, k render.Camera, strength float32, other *surface, share float32) {
	b.Fill(b.Bounds(), dimmed(Void, strength))
	for row := range surfaceRows - 1 {
		for column := range surfaceColumns - 1 {
			var corners [4]point
			var inks [4]ink
			for i, d := range [4][2]int{{0, 0}, {0, 1}, {1, 1}, {1, 0}} {
				corners[i] = k.Screen(w.at[row+d[0]][column+d[1]])
				inks[i] = w.inks[row+d[0]][column+d[1]]
				if other != nil {
					inks[i] = render.Blend(inks[i], other.inks[row+d[0]][column+d[1]], share)
				}
				inks[i] = dimmed(inks[i], strength)
			}
			b.Quad(corners, inks)
		}
	}
}

func dimmed(of ink, strength float32) ink {
	if strength >= 1 {
		return of
	}
	return tone(of, strength)
}

// ebb returns how much is seen at a place of the layer: nothing at its edge, so that it ends nowhere.
func (s *scape) ebb(at point) float32 {
	r := s.shown(s.extent)
	rim := 90 * s.d
	near := min(at.X-r.X, r.Right()-at.X, at.Y-r.Y, r.Bottom()-at.Y)
	return render.Ease(max(0, min(1, near/rim)))
}

// strokes draws the small waves below the far bank: level strokes, some lighter and some darker than the water.
func (s *scape) strokes() {
	r := s.shown(s.extent)
	row := int32(0)
	for y := bankHigh * s.d; y < r.H; y += 7 * s.d {
		row++
		x := r.X - 40*s.d*render.Noise(row, 3, 11)
		for i := int32(0); x < r.Right(); i++ {
			long := (6 + 28*render.Noise(row, i, 12)*render.Noise(row, i, 13)) * s.d
			at := point{X: x, Y: r.Y + y + 5*s.d*render.Noise(row, i, 14)}
			s.stroke(at, long, render.Noise(row, i, 15), render.Noise(row, i, 16))
			x += long + (14+90*render.Noise(row, i, 17))*s.d
		}
	}
	if s.night {
		s.moon()
	}
}

// stroke draws one wave.
func (s *scape) stroke(at point, long, kind, strength float32) {
	r := s.shown(s.extent)
	sky := gauss((at.X-r.X)/r.W-0.36, 0.26) * gauss((at.Y-r.Y)/r.H-0.1, 0.3)
	of := render.Fade(s.key, (0.035+0.1*sky)*(0.4+strength))
	if kind < 0.5 {
		of = render.Fade(Void, 0.2+0.35*strength)
	}
	s.Fill(rect{X: at.X, Y: at.Y, W: long, H: s.thin(1.1)}, of)
}

// reflect draws the light of a lamp or window on the water below it: a stack of broken strokes that get wider and fainter.
func (s *pen) reflect(at point, high float32, of ink, strength float32, seed int32) {
	const apart = 3.6
	n := int(high / apart)
	for i := range n {
		t := float32(i) / float32(n)
		wide := (3.4 + 8.5*t) * (0.7 + 0.6*render.Noise(seed, int32(i), 21)) * s.d
		aside := (render.Noise(seed, int32(i), 22) - 0.5) * (1.5 + 4*t) * s.d
		y := at.Y + float32(i)*apart*s.d
		p := point{X: at.X + aside, Y: y}
		s.Fill(rect{X: p.X - wide/2, Y: y, W: wide, H: s.thin(1.5)}, render.Fade(of, strength*(0.62-0.5*t)))
	}
}

// moonAt returns where the moon lies on the water, on the layer, and how large it is: between the tiles where there is room, so that it is
// seen, else beside them.
func (s *scape) moonAt() (at point, r float32) {
	r = 38 * s.d
	if at, ok := s.openWater(rect{W: 2.6 * r, H: 3.6 * r}, point{X: -999999}); ok {
		return at, r
	}
	e := s.shown(s.extent)
	return point{X: e.X + min(e.W*0.2, waterSide*s.d*0.9), Y: e.Y + waterUp*s.d*0.72}, r
}

// openWater returns the middle of a free place of a size, first in the upper left, within what is seen of the whole board. It keeps away
// from a place that is taken.
func (s *scape) openWater(size rect, taken point) (at point, ok bool) {
	b := s.shown(s.places.Bounds())
	for _, t := range [...]point{{X: 0.14, Y: 0.14}, {X: 0.24, Y: 0.22}, {X: 0.34, Y: 0.14}, {X: 0.5, Y: 0.12}, {X: 0.1, Y: 0.34}, {X: 0.66, Y: 0.14}, {X: 0.82, Y: 0.14},
		{X: 0.9, Y: 0.2}, {X: 0.12, Y: 0.8}, {X: 0.88, Y: 0.84}, {X: 0.3, Y: 0.86}, {X: 0.66, Y: 0.86}} {
		at = point{X: b.X + b.W*t.X, Y: b.Y + b.H*t.Y}
		if taken.Far(at) > 130*s.d && s.free(rect{X: at.X - size.W/2, Y: at.Y - size.H/2, W: size.W, H: size.H}) {
			return at, true
		}
	}
	return point{}, false
}

// moon lies broken on the water: level bars with gaps that grow downwards.
func (s *scape) moon() {
	at, r := s.moonAt()
	s.Glow(at, r*5.5, r*4.6, s.light.dial, 0.7)
	s.Glow(at, r*2.6, r*2.4, moonInk, 0.2)
	step := 3.6 * s.d
	for i := int32(0); ; i++ {
		y := -r + float32(i)*step
		if y > r*2.2 {
			return
		}
		half, strength := float32(0), float32(0.92)
		if y < r*0.92 {
			half = float32(math.Sqrt(float64(max(0, r*r-y*y))))
		} else {
			t := (y - r*0.92) / (r * 1.3)
			half, strength = r*0.42*(1-0.6*t)*(0.4+render.Noise(i, 5, 31)), 0.5*(1-t)
		}
		jag := (render.Noise(i, 6, 31) - 0.5) * 7 * s.d
		thick := step * (0.78 - 0.3*max(0, y/r))
		s.Fill(rect{X: at.X - half + jag, Y: at.Y + y, W: 2 * half, H: thick}, render.Fade(moonInk, strength))
	}
}

// mist hangs over the water at night, and over what stands low.
func (s *scape) mist() {
	if !s.night {
		return
	}
	e := s.shown(s.extent)
	for i := range int32(9) {
		at := point{X: e.X + e.W*(0.1+0.8*render.Noise(i, 1, 41)), Y: e.Y + e.H*(0.2+0.7*render.Noise(i, 2, 41))}
		s.Glow(at, (150+120*render.Noise(i, 3, 41))*s.d, (14+16*render.Noise(i, 4, 41))*s.d, moonInk, 0.075)
	}
}
