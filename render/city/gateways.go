package city

import (
	"precipice/engine/board"
	"precipice/render"
)

// crossings draws the gateways and lychgates.
func (s *scape) crossings() {
	for _, g := range s.view.Gates {
		s.gateway(g)
	}
	for _, e := range s.view.Lychgates {
		s.lychgate(e)
	}
}

// gateway draws a gateway: open, an arch of verdigris with light in it on a bridge with two rails; closed, an iron arch with bars and a
// lock, and no bridge.
func (s *scape) gateway(g board.Gate) {
	c := s.places.crossing(g.Edge)
	at := s.shown(s.places.Gate(g.Edge))
	if g.Open {
		s.bridge(c)
		s.openArch(at)
		return
	}
	s.pier(c, at)
	s.closedArch(at)
}

// deckHalf is half the breadth of a bridge.
const deckHalf = 25

// bridge draws the deck between two tiles.
func (s *scape) bridge(c crossing) {
	d := s.d
	a, b := s.camera.Screen(c.from), s.camera.Screen(c.to)
	if c.level {
		a.X, b.X = a.X-5*d, b.X+5*d
		s.levelBridge(a, b)
		return
	}
	a.Y, b.Y = a.Y-2*d, b.Y+2*d
	s.uprightBridge(a, b)
}

// levelBridge draws a deck from west to east. Where the tiles are offset it leads aslant.
func (s *scape) levelBridge(a, b point) {
	d := s.d
	half := float32(deckHalf) * d
	up := func(p point, y float32) point { return point{X: p.X, Y: p.Y + y} }
	s.Polygon([]point{up(a, half), up(b, half), up(b, half+16*d), up(a, half+16*d)}, render.Fade(Void, 0.5))
	s.Shaded([]point{up(a, half-2*d), up(b, half-2*d), up(b, half+9*d), up(a, half+9*d)}, func(p point) ink { return s.lit(stone, 0.34) })
	m := between(a, b, 0.5)
	s.Ellipse(point{X: m.X, Y: m.Y + half + 10*d}, (b.X-a.X)*0.24, 6*d, render.Fade(Void, 0.9))
	s.Polygon([]point{up(a, -half), up(b, -half), up(b, half), up(a, half)}, s.lit(stone, 0.82))
	n := 5
	for i := 1; i < n; i++ {
		p := between(a, b, float32(i)/float32(n))
		s.line(up(p, -half), up(p, half), 0.8, render.Fade(Void, 0.35))
	}
	s.rail(up(a, -half+2*d), up(b, -half+2*d))
	s.rail(up(a, half-2*d), up(b, half-2*d))
	s.line(up(a, -half), up(b, -half), 1.2, s.edge(0.5))
}

// uprightBridge draws a deck from north to south, with its rails at the sides.
func (s *scape) uprightBridge(a, b point) {
	d := s.d
	half := float32(deckHalf-2) * d
	aside := func(p point, x float32) point { return point{X: p.X + x, Y: p.Y} }
	deck := []point{aside(a, -half), aside(a, half), aside(b, half), aside(b, -half)}
	s.Polygon([]point{aside(a, half), aside(a, half+5*d), aside(b, half+5*d), aside(b, half)}, render.Fade(Void, 0.5))
	s.Polygon(deck, s.lit(stone, 0.82))
	n := int32(6)
	for i := range n - 1 {
		p := between(a, b, float32(i+1)/float32(n))
		s.line(aside(p, -half), aside(p, half), 0.8, render.Fade(Void, 0.35))
	}
	s.rail(aside(a, -half+2*d), aside(b, -half+2*d))
	s.rail(aside(a, half-2*d), aside(b, half-2*d))
	s.line(deck[0], deck[3], 1.2, s.edge(0.5))
}

// rail draws a rail of verdigris on its wall of stone.
func (s *pen) rail(a, b point) {
	s.line(a, b, 5, s.lit(stone, 1))
	s.line(a, b, 2.4, render.Blend(Verdigris, verdigrisL, 0.25))
	s.Halo(a, b, 5*s.d, Verdigris, 0.16)
}

// pointed returns the outline of a pointed arch that fills a rectangle: up the left side, over the point, down the right.
func pointed(r rect) []point {
	m := r.Centre().X
	spring := r.Y + min(r.H*0.55, r.W*0.82)
	list := []point{{X: r.X, Y: r.Bottom()}, {X: r.X, Y: spring}}
	const steps, turn = 12, 1.0472 // the arcs are about the opposite corner
	for i := range steps {
		a := turn * float32(i+1) / steps
		list = append(list, point{X: r.X + r.W*(1-cos(a)), Y: spring - (spring-r.Y)*sin(a)/sin(turn)})
	}
	for i := len(list) - 2; i >= 0; i-- {
		list = append(list, point{X: 2*m - list[i].X, Y: list[i].Y})
	}
	return list
}

// openArch draws the arch of an open gateway: a leaf of verdigris, the way behind it full of light, and a flame of silver on its point.
func (s *pen) openArch(at rect) {
	d := s.d
	body := rect{X: at.X, Y: at.Y + at.H*0.13, W: at.W, H: at.H * 0.87}
	leaf := at.W * 0.15
	s.Glow(body.Centre(), at.W*1.25, at.H*0.95, Verdigris, 0.3)
	outer := pointed(body)
	s.Outline(outer, 2.6*d, Void)
	s.Graded(outer, render.Blend(Verdigris, verdigrisL, 0.35), tone(Verdigris, 0.78), body.Y, body.Bottom())
	in := rect{X: body.X + leaf, Y: body.Y + leaf*1.5, W: body.W - 2*leaf, H: body.H - leaf*1.5}
	way := pointed(in)
	s.Graded(way, render.Blend(verdigrisL, Verdigris, 0.45), render.Blend(Verdigris, Void, 0.5), in.Y, in.Bottom())
	for i := 1; i < 4; i++ {
		x := in.X + in.W*float32(i)/4
		s.line(point{X: x, Y: in.Y + in.H*(0.34-0.16*float32(i%2*2))}, point{X: x, Y: in.Bottom()}, 0.8, render.Fade(Void, 0.28))
	}
	s.Glow(point{X: in.Centre().X, Y: in.Y + in.H*0.45}, in.W*0.7, in.H*0.6, verdigrisL, 0.3)
	s.Outline(way, 1.6*d, Void)
	s.Stroke(outer[:len(outer)/2+1], s.thin(1), render.Fade(verdigrisL, 0.85))
	s.flame(point{X: at.Centre().X, Y: at.Y}, at.H*0.17)
}

// flame draws a small leaf of silver.
func (s *pen) flame(top point, high float32) {
	w := high * 0.24
	leaf := []point{top, {X: top.X + w, Y: top.Y + high*0.62}, {X: top.X, Y: top.Y + high}, {X: top.X - w, Y: top.Y + high*0.62}}
	s.Outline(leaf, 2*s.d, Void)
	s.Polygon(leaf, rgb(0xe8f3f4))
}

// pier draws what a closed gateway stands on: a narrow sill at the tile's edge, which leads nowhere.
func (s *scape) pier(c crossing, at rect) {
	d := s.d
	sill := rect{X: at.X - 4*d, Y: at.Bottom() - 3*d, W: at.W + 8*d, H: 6 * d}
	if c.level {
		a, b := s.camera.Screen(c.from), s.camera.Screen(c.to)
		if c.single && c.outward {
			sill.X, sill.W = a.X+2*d, at.Right()+4*d-a.X-2*d
		} else if c.single {
			sill.W = b.X - 2*d - sill.X
		}
	} else if c.single && c.outward { // set into the wall of the quay, over a step to the water
		a := s.camera.Screen(c.from)
		back := rect{X: at.X - 5*d, Y: a.Y + quayWide*d, W: at.W + 10*d, H: at.Bottom() - a.Y - quayWide*d + 2*d}
		s.Gradient(back, s.lit(stone, 0.46), s.lit(stone, 0.26))
		s.Fill(rect{X: back.X, Y: back.Y, W: s.thin(1), H: back.H}, s.edge(0.4))
	}
	if c.level || c.outward || !c.single {
		s.Gradient(rect{X: sill.X, Y: sill.Bottom(), W: sill.W, H: 7 * d}, s.lit(stone, 0.3), s.lit(stone, 0.12))
	} else {
		sill.H = 3 * d // it stands on the kerb
	}
	s.Fill(sill, s.lit(stone, 0.7))
	s.Fill(rect{X: sill.X, Y: sill.Y, W: sill.W, H: s.thin(1)}, s.edge(0.55))
}

// closedArch draws the arch of a closed gateway: iron, with bars and a lock.
func (s *pen) closedArch(at rect) {
	d := s.d
	r := rect{X: at.X + at.W*0.03, Y: at.Y + at.H*0.06, W: at.W * 0.94, H: at.H * 0.94}
	frame := at.W * 0.13
	outer := pointed(r)
	s.Outline(outer, 2.6*d, Void)
	s.Graded(outer, s.lit(slate, 0.95), s.lit(slate, 0.5), r.Y, r.Bottom())
	in := rect{X: r.X + frame, Y: r.Y + frame*1.5, W: r.W - 2*frame, H: r.H - frame*1.5}
	hole := pointed(in)
	s.Polygon(hole, rgb(0x05090b))
	bar := render.Blend(s.lit(Silver, 0.95), iron, 0.1)
	for i := 1; i < 5; i++ {
		t := float32(i) / 5
		x := in.X + in.W*t
		top := in.Y + in.H*0.5*abs(2*t-1)
		s.line(point{X: x, Y: top}, point{X: x, Y: in.Bottom()}, 1.5, bar)
	}
	for _, t := range [2]float32{0.42, 0.8} {
		y := in.Y + in.H*t
		s.line(point{X: in.X, Y: y}, point{X: in.Right(), Y: y}, 1.5, bar)
	}
	s.Outline(hole, 1.2*d, Void)
	s.Stroke(outer[:len(outer)/2+1], s.thin(1.2), s.edge(0.8))
	s.lock(point{X: r.Centre().X, Y: in.Y + in.H*0.6}, at.W*0.2)
}

// lock draws a lozenge with a keyhole.
func (s *pen) lock(m point, half float32) {
	lozenge := []point{{X: m.X, Y: m.Y - half}, {X: m.X + half, Y: m.Y}, {X: m.X, Y: m.Y + half}, {X: m.X - half, Y: m.Y}}
	s.Polygon(lozenge, iron)
	s.Outline(lozenge, s.thin(1.4), s.lit(Silver, 1.35))
	s.Disc(point{X: m.X, Y: m.Y - half*0.12}, half*0.22, s.lit(Silver, 1.35))
	s.line(m, point{X: m.X, Y: m.Y + half*0.45}, 1.2, s.lit(Silver, 1.35))
}

func abs(x float32) float32 { return max(x, -x) }
