package city

import "precipice/render"

// sunInk is the light of the day.
var sunInk = rgb(0xffe9b8)

// sun returns how much of the sun is left: it goes as the lamps are lit.
func (s *scape) sun() float32 {
	if s.night {
		return 0
	}
	return max(0, 1-s.light.lamps)
}

// glitter lays the light of the sun on the water, from the far bank towards the board, in strokes that spread and fade.
func (s *scape) glitter() {
	sun, e, d := s.sun(), s.shown(s.extent), s.d
	if sun <= 0 {
		return
	}
	from := point{X: e.X + e.W*0.36, Y: e.Y + bankHigh*d}
	s.Glow(point{X: from.X, Y: from.Y + 30*d}, 300*d, 130*d, sunInk, 0.3*sun)
	const rows = 90
	for row := range int32(rows) {
		t := float32(row) / rows
		for k := range int32(4) {
			x := from.X + (render.Noise(row, k, 151)-0.5)*(70+420*t)*d
			long := (6 + 26*render.Noise(row, k, 152)) * d
			y := from.Y + (float32(row)+render.Noise(row, k, 153))*6*d
			s.Fill(rect{X: x - long/2, Y: y, W: long, H: s.thin(1.6)}, render.Fade(sunInk, sun*(0.55-0.5*t)*render.Noise(row, k, 154)))
		}
	}
}

// sunlight lies on the tiles from the upper left, and what is built on them throws shadows to the lower right.
func (s *scape) sunlight() {
	sun := s.sun()
	if sun <= 0 {
		return
	}
	for i := range s.view.Tiles {
		r := s.shown(s.places.tiles[i])
		full, some, none := render.Fade(sunInk, 0.26*sun), render.Fade(sunInk, 0.12*sun), render.Fade(sunInk, 0)
		s.Quad([4]point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}, [4]ink{full, some, none, some})
		for _, q := range s.view.Tiles[i].Solid {
			s.sunShadow(s.shown(s.places.squares[q].at), r, 0.42*sun)
		}
	}
}

// sunShadow darkens what lies to the lower right of a house, on its tile.
func (s *scape) sunShadow(house, tile rect, strength float32) {
	w, h := house.W, house.H
	x, y := min(house.Right()+w*0.7, tile.Right()), min(house.Bottom()+h*0.35, tile.Bottom())
	shape := [5]point{{X: house.X + w*0.1, Y: house.Bottom()}, {X: house.Right(), Y: house.Y + h*0.3}, {X: x, Y: min(house.Y+h*0.9, y)}, {X: x, Y: y}, {X: min(house.X+w*0.8, x), Y: y}}
	s.Convex(shape[:], render.Fade(Void, strength))
}
