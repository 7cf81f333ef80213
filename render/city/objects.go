package city

import (
	"strconv"

	"precipice/render"
)

// object draws a mysterious object under its lozenge, and the citizens who wait at it.
func (s *scape) object(o ObjectView) {
	at, ok := s.places.Square(o.At)
	if !ok {
		return
	}
	r := s.shown(at)
	m := point{X: r.Centre().X, Y: r.Y + r.H*0.7}
	s.Shadow(point{X: m.X, Y: m.Y + 6*s.d}, 25*s.d, 12*s.d, 0.6)
	s.Glow(point{X: m.X, Y: r.Y + r.H*0.35}, 40*s.d, 36*s.d, Lamp, 0.2)
	kinds := [3]func(point){s.sarcophagus, s.shrine, s.well}
	kinds[o.kind()](m)
	if o.Citizens > 0 {
		s.citizens(r, o.Citizens)
	}
	s.lozenge(o.Sign(r), 8*s.d)
}

// kind is what an object is: a sarcophagus, a shrine or a well.
func (o ObjectView) kind() int { return (o.Seed%3 + 3) % 3 }

// Sign returns where the amber sign of an object hangs that stands in a space.
func (o ObjectView) Sign(space render.Rect) render.Point {
	d := space.H / spaceHigh
	top := [3]float32{-15, -29, -13}[o.kind()]
	return point{X: space.Centre().X, Y: max(space.Y+4*d, space.Y+space.H*0.7+(top-11)*d)}
}

// Object draws the sign of an object once more, over what marks its space or that behind it.
func Object(c *render.Canvas, space render.Rect, o ObjectView) {
	d := space.H / spaceHigh
	(&pen{Brush: render.Brush{Canvas: c}, d: d}).lozenge(o.Sign(space), 8*d)
}

// lozenge draws the sign of an object: amber, with light around it.
func (s *pen) lozenge(m point, half float32) {
	s.Glow(m, half*3.2, half*3.2, Lamp, 0.5)
	shape := func(k float32) []point {
		return []point{{X: m.X, Y: m.Y - half*k}, {X: m.X + half*0.62*k, Y: m.Y}, {X: m.X, Y: m.Y + half*k}, {X: m.X - half*0.62*k, Y: m.Y}}
	}
	s.Polygon(shape(1.35), Void)
	s.Graded(shape(1), lampCore, Lamp, m.Y-half, m.Y+half)
	s.Polygon([]point{{X: m.X, Y: m.Y - half}, {X: m.X, Y: m.Y + half}, {X: m.X - half*0.62, Y: m.Y}}, render.Fade(lampCore, 0.6))
}

// sarcophagus draws a coffin of stone with a lid.
func (s *pen) sarcophagus(m point) {
	d := s.d
	pale := s.lit(bone, 1.1)
	at := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	box := []point{at(-16, -4), at(16, -4), at(15, 9), at(-15, 9)}
	s.Outline(box, 2.4*d, Void)
	s.Graded(box, tone(pale, 0.5), tone(pale, 0.3), m.Y-4*d, m.Y+9*d)
	s.hatch([]point{at(0, -4), at(16, -4), at(15, 9), at(0, 9)}, 3.5, render.Fade(Void, 0.5))
	lid := []point{at(-18, -3), at(-12, -15), at(12, -15), at(18, -3)}
	s.Outline(lid, 2.4*d, Void)
	s.Graded(lid, pale, tone(pale, 0.72), m.Y-15*d, m.Y-3*d)
	s.line(at(-18, -3), at(18, -3), 1.6, render.Fade(lampCore, 0.8))
	s.line(at(-12, -15), at(-18, -3), 1, s.edge(0.6))
	mark := []point{at(0, -13), at(4, -9), at(0, -5), at(-4, -9)}
	s.Outline(mark, s.thin(1), tone(pale, 0.5))
}

// shrine draws a niche with a light in it.
func (s *pen) shrine(m point) {
	d := s.d
	at := func(x, y, w, h float32) rect { return rect{X: m.X + x*d, Y: m.Y + y*d, W: w * d, H: h * d} }
	body := pointed(at(-11, -28, 22, 36))
	s.Outline(body, 2.4*d, Void)
	s.Graded(body, s.lit(stone, 1.1), s.lit(stone, 0.5), m.Y-28*d, m.Y+8*d)
	in := at(-6, -19, 12, 23)
	s.Glow(in.Centre(), 22*d, 26*d, Lamp, 0.5)
	niche := pointed(in)
	s.Graded(niche, render.Blend(Lamp, lampCore, 0.3), lampCore, in.Y, in.Bottom())
	s.Outline(niche, 1.4*d, Void)
	s.Stroke(body[:len(body)/2+1], s.thin(1.2), s.edge(0.8))
	step := at(-15, 5, 30, 6)
	s.Fill(step.Inset(-1.2*d), Void)
	s.Gradient(step, s.lit(stone, 0.9), s.lit(stone, 0.45))
	s.Fill(rect{X: step.X, Y: step.Y, W: step.W, H: s.thin(1)}, s.edge(0.7))
}

// well draws a round well with light in its water.
func (s *pen) well(m point) {
	d := s.d
	at := func(y float32) point { return point{X: m.X, Y: m.Y + y*d} }
	s.Ellipse(at(5), 17.5*d, 8*d, Void)
	for i := range 7 {
		y := 5 - float32(i)
		s.Ellipse(at(y), 16.2*d, 7*d, s.lit(stone, 0.4+0.04*float32(i)))
	}
	for i := range 5 {
		x := m.X + (float32(i)-2)*6.4*d
		s.line(point{X: x, Y: m.Y + (5-abs(float32(i)-2)*1.6)*d}, point{X: x, Y: m.Y + (11-abs(float32(i)-2)*1.9)*d}, 0.9, render.Fade(Void, 0.6))
	}
	s.Ellipse(at(-2), 16.2*d, 7*d, s.lit(stone, 1.05))
	s.Hoop(at(-2), 16.2*d, 7*d, s.thin(1), s.edge(0.6))
	s.Ellipse(at(-1.5), 12.2*d, 4.8*d, rgb(0x0a0f10))
	s.Glow(at(-1), 13*d, 5*d, Lamp, 0.75)
	s.Ellipse(at(0.4), 9*d, 2.4*d, render.Fade(Lamp, 0.75))
}

// citizens draws a few figures in hoods, and how many there are.
func (s *pen) citizens(r rect, n int) {
	d := s.d
	for i := range min(n, 3) {
		foot := point{X: r.X + (9+10*float32(i))*d, Y: r.Bottom() - (3+3*float32(i%2))*d}
		s.citizen(foot, i)
	}
	m := point{X: r.Right() - 8*d, Y: r.Bottom() - 8*d}
	s.Disc(m, 8.2*d, Void)
	s.Disc(m, 7*d, Lamp)
	s.Numeral(m, 11.5*d, strconv.Itoa(n), rgb(0x120c04))
}

// citizen draws a figure in a hood, with an amber rim.
func (s *pen) citizen(foot point, i int) {
	d := s.d * (1 - 0.06*float32(i%2))
	cloak := []point{{X: foot.X - 5.4*d, Y: foot.Y}, {X: foot.X - 4*d, Y: foot.Y - 11*d}, {X: foot.X - 2.6*d, Y: foot.Y - 16*d}, {X: foot.X, Y: foot.Y - 19*d},
		{X: foot.X + 2.6*d, Y: foot.Y - 16*d}, {X: foot.X + 4*d, Y: foot.Y - 11*d}, {X: foot.X + 5.4*d, Y: foot.Y}}
	s.Outline(cloak, 3*d, Void)
	s.Outline(cloak, s.thin(1.6), Lamp)
	s.Graded(cloak, rgb(0x6a5436), rgb(0x2e2418), foot.Y-19*d, foot.Y)
	s.Disc(point{X: foot.X, Y: foot.Y - 14*d}, 2.1*d, rgb(0xdcb892))
	s.line(point{X: foot.X, Y: foot.Y - 10*d}, foot, 0.8, render.Fade(Void, 0.5))
}
