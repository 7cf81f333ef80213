package city

import (
	"precipice/engine/board"
	"precipice/render"
)

// stage draws what a landing stage stands on: piles in the water, beams along its edge, and mooring rings.
func (s *scape) stage(i int) {
	d := s.d
	wood := rgb(0x6d5d49)
	t := &s.view.Tiles[i]
	for _, r := range s.runs(i, board.South) {
		at := s.shown(r.at)
		for x := at.X + 4*d; x < at.Right(); x += 19 * d {
			pile := rect{X: x, Y: at.Bottom() + 3*d, W: 5 * d, H: 17 * d}
			s.Gradient(pile, s.lit(wood, 0.62), s.lit(wood, 0.16))
			s.Fill(rect{X: pile.X, Y: pile.Y, W: s.thin(0.8), H: pile.H}, s.edge(0.3))
			s.Hoop(point{X: pile.Centre().X, Y: pile.Bottom() + d}, 7*d, 2.2*d, s.thin(0.8), s.edge(0.14))
		}
	}
	beam := 5 * d
	for _, list := range [2][]board.Square{t.Floor, t.Solid} {
		for _, q := range list {
			s.Fill(s.shown(s.places.squares[q].at).Inset(-beam), s.lit(wood, 0.5))
		}
	}
	whole := s.shown(s.places.tiles[i]).Inset(-beam)
	s.Fill(rect{X: whole.X, Y: whole.Y, W: whole.W, H: s.thin(1)}, s.edge(0.4))
	s.Fill(rect{X: whole.X, Y: whole.Bottom() - s.thin(1.4), W: whole.W, H: s.thin(1.4)}, s.edge(0.6))
	s.Fill(rect{X: whole.X, Y: whole.Y, W: s.thin(1), H: whole.H}, s.edge(0.4))
	for k := range 4 {
		y := whole.Y + whole.H*(float32(k)+0.5)/4
		for _, x := range [2]float32{whole.X, whole.Right()} {
			s.ring(point{X: x, Y: y}, 4.4*d)
		}
	}
}

// ring draws a mooring ring on its post.
func (s *pen) ring(at point, r float32) {
	s.Disc(point{X: at.X, Y: at.Y - r*0.4}, r*0.75, iron)
	s.Disc(point{X: at.X - r*0.2, Y: at.Y - r*0.6}, r*0.4, s.lit(Silver, 0.8))
	s.Hoop(point{X: at.X, Y: at.Y + r*0.7}, r*0.9, r, s.thin(2.6), Void)
	s.Hoop(point{X: at.X, Y: at.Y + r*0.7}, r*0.9, r, s.thin(1.4), s.lit(Silver, 1.05))
}

// zones draws the signs of tiles with a meaning, over their ground.
func (s *scape) zones() {
	for i := range s.view.Tiles {
		if s.view.Tiles[i].Kind == ExtractionZone {
			s.extraction(i)
		}
		if s.view.Tiles[i].Drowned {
			s.drown(i)
		}
	}
}

// extraction draws the ring of amber that the skyvessel throws on the ground, with the ladder of rope that hangs into it.
func (s *scape) extraction(i int) {
	d := s.d
	r := s.shown(s.places.tiles[i])
	m := r.Centre()
	rx, ry := r.W*0.4, r.H*0.4
	s.Glow(m, r.W*0.8, r.H*0.72, Lamp, 0.34)
	for k, width := range [2]float32{4.4, 2} {
		of := Void
		if k > 0 {
			of = Lamp
		}
		s.Hoop(m, rx, ry, width*d, of)
		s.Hoop(m, rx*0.82, ry*0.82, width*0.6*d, render.Fade(of, 0.8))
	}
	for i := range 8 {
		a := float32(i) * 3.14159 / 4
		in, out := point{X: m.X + cos(a)*rx*0.86, Y: m.Y + sin(a)*ry*0.86}, point{X: m.X + cos(a)*rx*1.12, Y: m.Y + sin(a)*ry*1.12}
		s.line(in, out, 2.2, Lamp)
	}
	s.ladder(point{X: m.X, Y: r.Y - 46*d}, point{X: m.X, Y: m.Y + 14*d})
}

// ladder draws a ladder of rope from above.
func (s *pen) ladder(top, foot point) {
	d := s.d
	half := 6 * d
	n := int((foot.Y - top.Y) / (8 * d))
	for i := range n {
		t := float32(i) / float32(n)
		m := between(top, foot, t)
		sway := sin(t*5) * 2 * d
		seen := min(1, 0.1+t*2.2)
		y := m.Y + 4*d
		s.line(point{X: m.X + sway - half, Y: y}, point{X: m.X + sway + half, Y: y}, 4, render.Fade(Void, seen))
		s.line(point{X: m.X + sway - half, Y: y}, point{X: m.X + sway + half, Y: y}, 2, render.Fade(lampCore, seen))
	}
	for _, side := range [2]float32{-1, 1} {
		var rope [9]point
		for i := range rope {
			t := float32(i) / float32(len(rope)-1)
			m := between(top, foot, t)
			rope[i] = point{X: m.X + sin(t*5)*2*d + side*half, Y: m.Y}
		}
		for i := range len(rope) - 1 {
			seen := min(1, 0.1+float32(i)*0.28)
			s.Stroke(rope[i:i+2], s.thin(3), render.Fade(Void, seen))
			s.Stroke(rope[i:i+2], s.thin(1.4), render.Fade(rgb(0xe8c88a), seen))
		}
	}
}

// drown lays the tide over a tile: green water through which its stones are dimly seen.
func (s *scape) drown(i int) {
	d := s.d
	seed := render.Seed(s.view.Tiles[i].Name)
	deep := render.Blend(rgb(0x0b1c1a), Tide, 0.16)
	for _, list := range [2][]board.Square{s.view.Tiles[i].Floor, s.view.Tiles[i].Solid} {
		for _, q := range list {
			r := s.shown(s.places.squares[q].at).Inset(-3 * d)
			s.Fill(r, render.Fade(deep, 0.74))
		}
	}
	for _, q := range s.view.Tiles[i].Floor {
		r := s.shown(s.places.squares[q].at)
		for k := range int32(9) {
			at := point{X: r.X + r.W*(0.75*render.Noise(seed+int32(q.X), k, int32(q.Y)+111)), Y: r.Y + r.H*(float32(k)+render.Noise(seed+int32(q.X), k, 112))/9.4}
			long := (6 + 16*render.Noise(seed+int32(q.Y), k, 113)) * d
			s.Fill(rect{X: at.X, Y: at.Y, W: long, H: s.thin(1.2)}, render.Fade(Tide, 0.18+0.34*render.Noise(seed+int32(q.X), k, 114)))
		}
	}
	whole := s.shown(s.places.tiles[i])
	for k := range 3 {
		s.Hoop(whole.Centre(), whole.W*(0.16+0.13*float32(k)), whole.H*(0.1+0.09*float32(k)), s.thin(1.2), render.Fade(Tide, 0.5-0.13*float32(k)))
	}
}
