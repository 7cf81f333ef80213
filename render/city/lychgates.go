package city

import (
	"precipice/engine/board"
	"precipice/render"
)

// lychgate draws a roof on posts, with a skull under its point and red inside.
func (s *scape) lychgate(e board.Edge) {
	d := s.d
	at := s.shown(s.places.Lychgate(e))
	c := s.places.crossing(e)
	s.plinth(c, at)
	r := rect{X: at.X + 4*d, Y: at.Y, W: at.W - 8*d, H: at.H}
	m := r.Centre().X
	eave := r.Y + r.H*0.42
	s.Fill(rect{X: r.X + 2*d, Y: eave - 2*d, W: r.W - 4*d, H: r.Bottom() - eave + 2*d}, rgb(0x0a0608))
	door := rect{X: r.X + 6*d, Y: eave + d, W: r.W - 12*d, H: r.Bottom() - eave - 2*d}
	s.Glow(door.Centre(), r.W*0.9, r.H*0.5, Blood, 0.3)
	inside := lancet(point{X: m, Y: door.Bottom()}, door.W, door.H)
	s.Graded(inside, deepBlood, render.Blend(deepBlood, Void, 0.6), door.Y, door.Bottom())
	s.Outline(inside, s.thin(1.2), Blood)
	for _, x := range [2]float32{r.X + 1.5*d, r.Right() - 4.5*d} {
		post := rect{X: x, Y: eave - 3*d, W: 3 * d, H: r.Bottom() - eave + 3*d}
		s.Gradient(post, s.lit(stone, 1.05), s.lit(stone, 0.55))
		s.Fill(rect{X: post.X, Y: post.Y, W: s.thin(0.8), H: post.H}, s.edge(0.6))
		s.Fill(rect{X: post.Right(), Y: post.Y, W: s.thin(0.8), H: post.H}, Void)
	}
	top, left, right := point{X: m, Y: r.Y}, point{X: r.X - 4*d, Y: eave + d}, point{X: r.Right() + 4*d, Y: eave + d}
	roof := []point{left, top, right}
	s.Outline(roof, 2.2*d, Void)
	s.Graded(roof, s.lit(slate, 0.75), s.lit(slate, 0.4), top.Y, eave)
	s.hatch([]point{{X: m, Y: eave}, top, right}, 3.5, render.Fade(Void, 0.5))
	s.Stroke([]point{left, top}, s.thin(1.6), s.edge(0.85))
	s.Stroke([]point{top, right}, s.thin(1), s.edge(0.3))
	s.skull(point{X: m, Y: eave - d}, 5.2*d)
}

// plinth draws what a lychgate stands on.
func (s *scape) plinth(c crossing, at rect) {
	d := s.d
	base := rect{X: at.X + d, Y: at.Bottom() - 2*d, W: at.W - 2*d, H: 4 * d}
	switch {
	case c.level && c.outward:
		a := s.camera.Screen(c.from)
		base.X, base.W = a.X+2*d, at.Right()-d-a.X-2*d
	case c.level:
		base.W = s.camera.Screen(c.to).X - 2*d - base.X
	case c.outward:
		a := s.camera.Screen(c.from)
		back := rect{X: at.X - 2*d, Y: a.Y + quayWide*d, W: at.W + 4*d, H: at.Bottom() - a.Y - quayWide*d + 2*d}
		s.Gradient(back, s.lit(stone, 0.44), s.lit(stone, 0.22))
	}
	if c.level || c.outward {
		s.Gradient(rect{X: base.X, Y: base.Bottom(), W: base.W, H: 5 * d}, s.lit(stone, 0.3), s.lit(stone, 0.12))
	}
	s.Fill(base, s.lit(stone, 0.62))
	s.Fill(rect{X: base.X, Y: base.Y, W: base.W, H: s.thin(1)}, s.edge(0.55))
}

// skull draws a skull of a radius around its middle.
func (s *pen) skull(m point, r float32) {
	s.Ellipse(m, r*1.16, r*1.2, Void)
	s.Fill(rect{X: m.X - r*0.72, Y: m.Y + r*0.3, W: r * 1.44, H: r * 1.1}, Void)
	white := render.Blend(bone, s.key, 0.25)
	s.Ellipse(point{X: m.X, Y: m.Y - r*0.08}, r*0.92, r*0.88, white)
	s.Fill(rect{X: m.X - r*0.5, Y: m.Y + r*0.4, W: r, H: r * 0.72}, tone(white, 0.88))
	for _, side := range [2]float32{-1, 1} {
		s.Ellipse(point{X: m.X + side*r*0.38, Y: m.Y + r*0.02}, r*0.25, r*0.28, Void)
	}
	s.Convex([]point{{X: m.X, Y: m.Y + r*0.25}, {X: m.X + r*0.13, Y: m.Y + r*0.5}, {X: m.X - r*0.13, Y: m.Y + r*0.5}}, Void)
	for i := range 3 {
		s.line(point{X: m.X + (float32(i)-1)*r*0.28, Y: m.Y + r*0.72}, point{X: m.X + (float32(i)-1)*r*0.28, Y: m.Y + r*1.1}, 0.6, render.Fade(Void, 0.8))
	}
}
