package city

import "precipice/render"

// backdrop draws the city around the board: the far bank, islands of roofs, and a boat.
func (s *scape) backdrop() {
	s.farBank()
	s.islands()
	s.boat()
}

// bankHigh is where the far bank meets the water, below the upper edge of the layer.
const bankHigh = 46

// farBank draws the other side of the river: a black line of roofs with small lights.
func (s *scape) farBank() {
	e := s.shown(s.extent)
	y := e.Y + bankHigh*s.d
	for x, k := e.X, int32(0); x < e.Right(); k++ {
		at, next := s.farPlace(x, y, k)
		s.farHouse(at, k)
		x = next
	}
	for i := range 24 { // haze over its feet, and on the water before them
		t := max(0, float32(i-8)) / 16
		s.haze(y+(float32(i)-9)*1.6*s.d, 0.075*(1-t))
	}
}

// farPlace returns where one of its houses stands, and where the next begins.
func (s *scape) farPlace(x, y float32, k int32) (at rect, next float32) {
	wide := (22 + 50*render.Noise(k, 1, 121)) * s.d
	high := (9 + 15*render.Noise(k, 2, 121)) * s.d
	return rect{X: x, Y: y - high, W: wide, H: high}, x + wide + 30*s.d*max(0, render.Noise(k, 3, 121)-0.6)
}

// haze draws a faint level band across the layer.
func (s *scape) haze(y, strength float32) {
	e := s.shown(s.extent)
	m := e.Centre().X
	a, b := render.Fade(s.key, strength), render.Fade(s.key, 0)
	high := 2 * s.d
	s.Quad([4]point{{X: e.X + e.W*0.1, Y: y}, {X: m, Y: y}, {X: m, Y: y + high}, {X: e.X + e.W*0.1, Y: y + high}}, [4]ink{b, a, a, b})
	s.Quad([4]point{{X: m, Y: y}, {X: e.Right() - e.W*0.1, Y: y}, {X: e.Right() - e.W*0.1, Y: y + high}, {X: m, Y: y + high}}, [4]ink{a, b, b, a})
}

func (s *scape) farHouse(at rect, k int32) {
	d := s.d
	dark := render.Fade(render.Blend(Void, s.light.dial, 0.16), 0.8)
	roof := []point{{X: at.X, Y: at.Bottom()}, {X: at.X, Y: at.Y + 7*d}, {X: at.X + at.W*0.2, Y: at.Y}, {X: at.Right() - at.W*0.2, Y: at.Y}, {X: at.Right(), Y: at.Y + 7*d}, {X: at.Right(), Y: at.Bottom()}}
	if render.Noise(k, 4, 121) < 0.2 {
		roof = []point{{X: at.X, Y: at.Bottom()}, {X: at.X, Y: at.Y + 6*d}, {X: at.Centre().X - 4*d, Y: at.Y + 4*d}, {X: at.Centre().X, Y: at.Y - 14*d}, {X: at.Centre().X + 4*d, Y: at.Y + 4*d}, {X: at.Right(), Y: at.Y + 6*d}, {X: at.Right(), Y: at.Bottom()}}
	}
	s.Polygon(roof, dark)
	for i := range int32(3) {
		if render.Noise(k, 5+i, 122) > 0.34*s.light.lamps {
			continue
		}
		x := at.X + at.W*(0.15+0.7*render.Noise(k, 8+i, 122))
		of := Lamp
		if s.night {
			of = redWindow
		}
		s.Fill(rect{X: x, Y: at.Bottom() - 6*d, W: 1.8 * d, H: 3 * d}, render.Fade(of, 0.85))
		s.Glow(point{X: x + d, Y: at.Bottom() - 4*d}, 7*d, 6*d, of, 0.25)
		s.reflect(point{X: x + d, Y: at.Bottom() + 3*d}, 20+26*render.Noise(k, 11+i, 122), of, 0.6, k*3+i)
	}
}

// islands draws rows of dark houses on the water where no tile lies: below the board, and at its sides.
func (s *scape) islands() {
	e := s.shown(s.extent)
	row := int32(0)
	for y := e.Y + (waterUp+40)*s.d; y < e.Bottom()-10*s.d; y += 84 * s.d {
		row++
		x := e.X + 60*s.d*render.Noise(row, 1, 131)
		for k := int32(0); x < e.Right(); k++ {
			wide := (70 + 120*render.Noise(row, k, 132)) * s.d
			foot := y + 26*s.d*render.Noise(row, k, 133)
			at := rect{X: x, Y: foot - 52*s.d, W: wide, H: 84 * s.d}
			if s.free(at) && s.below(at) && !s.mooned(at) {
				s.island(rect{X: x, Y: foot, W: wide}, row*32+k)
				x += wide
			}
			x += (24 + 30*render.Noise(row, k, 134)) * s.d
		}
	}
}

// free reports whether nothing of the board is near a place on the layer.
func (s *scape) free(at rect) bool {
	for i := range s.view.Tiles {
		if s.shown(sides(s.places.tiles[i], 22, 74, 22, 44)).Overlaps(at) {
			return false
		}
	}
	for _, g := range s.view.Gates {
		if s.shown(sides(s.places.Gate(g.Edge), 8, 12, 8, 18)).Overlaps(at) {
			return false
		}
	}
	for _, e := range s.view.Lychgates {
		if s.shown(sides(s.places.Lychgate(e), 8, 12, 8, 18)).Overlaps(at) {
			return false
		}
	}
	return true
}

// mooned reports whether the moon, or the boat that lies there by day, is near a place.
func (s *scape) mooned(at rect) bool {
	m, r := s.moonAt()
	return at.Inset(-1.6 * r).Contains(m)
}

// below reports whether a tile lies over a place: open water stays in the upper left.
func (s *scape) below(at rect) bool {
	e := s.shown(s.extent)
	if at.X > e.X+e.W*0.7 && at.Y > e.Y+e.H*0.4 {
		return true
	}
	for _, r := range s.places.tiles {
		one := s.shown(r)
		if one.Bottom() < at.Bottom() && one.X-90*s.d < at.Right() && at.X < one.Right()+60*s.d {
			return true
		}
	}
	return false
}

// island draws a row of dark houses on a quay of their own. They are dimmer than those of the board.
func (s *scape) island(foot rect, seed int32) {
	d := s.d
	seen := min(s.ebb(point{X: foot.X, Y: foot.Y + 24*d}), s.ebb(point{X: foot.Right(), Y: foot.Y + 24*d}))
	if seen < 0.12 {
		return
	}
	dim := *s
	dim.ambient = render.Blend(Void, s.ambient, 0.5*seen+0.06)
	dim.key = render.Fade(s.key, 0.42*seen)
	dim.light.lamps = s.light.lamps * seen
	base := rect{X: foot.X - 3*d, Y: foot.Y, W: foot.W + 6*d, H: 7 * d}
	s.Fill(rect{X: base.X, Y: base.Bottom(), W: base.W, H: 10 * d}, render.Fade(Void, 0.85*seen))
	dim.Fill(base, dim.lit(stone, 0.4))
	dim.Fill(rect{X: base.X, Y: base.Y, W: base.W, H: dim.thin(1)}, dim.edge(0.4))
	x := foot.X
	for k := int32(0); foot.Right()-x > 8*d; k++ {
		wide := (30 + 22*render.Noise(seed, k, 135)) * d
		if foot.Right()-x-wide < 26*d {
			wide = foot.Right() - x
		}
		if wide > 58*d {
			wide /= 2
		}
		dim.house(rect{X: x, Y: foot.Y, W: wide}, 46+12*render.Noise(seed, k, 136), seed*64+k*4)
		x += wide
	}
	of := Lamp
	if s.night {
		of = redWindow
	}
	for i := range int32(foot.W / (26 * d)) {
		if render.Noise(seed, i, 137) < 0.5*s.light.lamps {
			s.reflect(point{X: foot.X + (14+26*float32(i)+8*render.Noise(seed, i, 138))*d, Y: base.Bottom() + 11*d}, 26, of, 0.5*seen, seed*8+i)
		}
	}
}

// boat draws a boat with a lamp on the open water.
func (s *scape) boat() {
	moon := point{X: -999999}
	if s.night {
		moon, _ = s.moonAt()
	}
	d := s.d
	at, ok := s.openWater(rect{W: 88 * d, H: 60 * d}, moon)
	if !ok { // above the board
		e := s.shown(s.extent)
		at = point{X: e.X + e.W*0.42, Y: e.Y + (bankHigh+66)*d}
	}
	s.reflect(point{X: at.X + 24*d, Y: at.Y + 16*d}, 50, Lamp, 0.7*s.light.lamps, 7)
	s.gondola(at, 1)
}

// gondola draws a boat, its boatman and its lamp, so many times as large as on the board.
func (s *pen) gondola(at point, size float32) {
	d := s.d * size
	q := func(x, y float32) point { return point{X: at.X + x*d, Y: at.Y + y*d} }
	hull := []point{q(-39, -7), q(-30, 0), q(-16, 4), q(8, 5), q(24, 1), q(38, -9), q(28, 4), q(12, 11), q(-12, 11), q(-28, 5)}
	s.Ellipse(q(0, 12), 40*d, 4*d, render.Fade(Void, 0.6))
	s.Polygon(hull, rgb(0x070b0c))
	s.Stroke(hull[:6], s.thin(1.3), s.edge(0.55))
	s.Polygon([]point{q(-11, 4), q(-9, -12), q(-7, -17), q(-4, -18), q(-1, -14), q(2, 4)}, rgb(0x060809))
	s.Disc(q(-5, -19), 3.4*d, rgb(0x060809))
	s.Stroke([]point{q(-12, -26), q(-9, 14)}, s.thin(1.4), rgb(0x060809))
	s.Stroke([]point{q(24, 2), q(24, -16)}, s.thin(1.6), rgb(0x060809))
	if glow := s.light.lamps; glow > 0 {
		s.Glow(q(24, -18), 40*d, 36*d, Lamp, 0.5*glow)
		s.Glow(q(24, -18), 12*d, 12*d, lampCore, 0.6*glow)
	}
	s.Fill(rect{X: at.X + 21.5*d, Y: at.Y - 22*d, W: 5 * d, H: 7 * d}, render.Blend(s.lit(wall, 0.6), lampCore, s.light.lamps))
}
