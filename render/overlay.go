package render

import "precipice/engine/board"

// HexFill lights a hex.
func (c *Canvas) HexFill(k Camera, h board.Hex, ink Ink) {
	c.convex(c.hexOutline(k, h, 0.9), flat(ink))
}

// HexRing draws a hex's outline; width is device pixels.
func (c *Canvas) HexRing(k Camera, h board.Hex, ink Ink, width float32) {
	c.Outline(c.hexOutline(k, h, 0.88), width, ink)
}

// HexDot marks a hex that can be chosen.
func (c *Canvas) HexDot(k Camera, h board.Hex, ink Ink) {
	at, r := k.Centre(h), max(2, k.Zoom*0.1)
	c.glow(at, r*4, r*4, ink, 0.4)
	c.Disc(at, r, Blend(ink, Ivory, 0.4))
}

// HaltMark marks a hex in which a move must halt: a small eight-sided plate with a bar.
func (c *Canvas) HaltMark(k Camera, h board.Hex) {
	at, r := k.Centre(h), max(4, k.Zoom*0.19)
	var plate [8]Point
	for i := range plate {
		s, co := sincos(pi/8 + float32(i)*pi/4)
		plate[i] = Point{at.X + co*r, at.Y + s*r}
	}
	c.convex(plate[:], flat(Fade(Hostile, 0.9)))
	c.Outline(plate[:], max(1, r*0.16), Ivory)
	c.Fill(Rect{at.X - r*0.5, at.Y - r*0.14, r, r * 0.28}, Ivory)
}

// SightLine joins two hexes: dashed ivory when they see each other, else red with a cross at its end.
func (c *Canvas) SightLine(k Camera, from, to board.Hex, clear bool) {
	a, b := k.Centre(from), k.Centre(to)
	w := max(1.4, k.Zoom*0.045)
	if clear {
		c.Dashes(a, b, w*2.2, w*5, w*3.2, Fade(Void, 0.7))
		c.Dashes(a, b, w, w*5, w*3.2, Blend(Brass, Ivory, 0.6))
		c.Disc(b, w*1.6, Ivory)
		return
	}
	red := rgb(0xe0402f)
	c.Segment(a, b, w*2.2, Fade(Void, 0.6))
	c.Dashes(a, b, w, w*2, w*2, red)
	d := w * 3.4
	c.Segment(Point{b.X - d, b.Y - d}, Point{b.X + d, b.Y + d}, w*1.5, red)
	c.Segment(Point{b.X - d, b.Y + d}, Point{b.X + d, b.Y - d}, w*1.5, red)
}

// PathLine draws the way of a move through hexes, with an arrow at its end.
func (c *Canvas) PathLine(k Camera, path []board.Hex, ink Ink) {
	if len(path) < 2 {
		return
	}
	points := make([]Point, len(path))
	for i, h := range path {
		points[i] = k.Centre(h)
	}
	w := max(2.5, k.Zoom*0.1)
	n := len(points)
	dir := points[n-1].sub(points[n-2]).unit()
	tip := points[n-1]
	points[n-1] = tip.sub(dir.scale(w * 2))
	for _, p := range []struct {
		width float32
		ink   Ink
	}{{w * 1.9, Fade(Void, 0.65)}, {w, ink}} {
		for i := range n - 1 {
			c.Segment(points[i], points[i+1], p.width, p.ink)
		}
	}
	side := Point{-dir.Y, dir.X}
	head := [3]Point{tip.add(dir.scale(w)), points[n-1].add(side.scale(w * 1.8)), points[n-1].sub(side.scale(w * 1.8))}
	c.convex(head[:], flat(Blend(ink, Ivory, 0.3)))
}

// sideOn is a hexside on the screen.
func sideOn(k Camera, h board.Hex, side board.Side) (a, b Point) {
	a, b = sideEnds(h, side)
	return k.Screen(a), k.Screen(b)
}

// CoverMark lights the cover that a line of sight passes.
func (c *Canvas) CoverMark(k Camera, h board.Hex, side board.Side) {
	a, b := sideOn(k, h, side)
	c.halo(a, b, k.Zoom*0.5, Cover, 0.8)
	c.Segment(a, b, max(2, k.Zoom*0.12), Cover)
}

// BlockMark lights the hexside that blocks a line of sight.
func (c *Canvas) BlockMark(k Camera, h board.Hex, side board.Side) {
	a, b := sideOn(k, h, side)
	red := rgb(0xff5a48)
	c.halo(a, b, k.Zoom*0.55, red, 0.9)
	c.Segment(a, b, max(2.5, k.Zoom*0.13), red)
}

// Bracket draws the four corners of r: something can be aimed at.
func (c *Canvas) Bracket(r Rect, ink Ink) {
	w, l := max(1.6, r.W*0.045), min(r.W, r.H)*0.24
	for _, q := range [4][3]Point{
		{{r.X + l, r.Y}, {r.X, r.Y}, {r.X, r.Y + l}},
		{{r.Right() - l, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Y + l}},
		{{r.X + l, r.Bottom()}, {r.X, r.Bottom()}, {r.X, r.Bottom() - l}},
		{{r.Right() - l, r.Bottom()}, {r.Right(), r.Bottom()}, {r.Right(), r.Bottom() - l}},
	} {
		c.Stroke(q[:], w*2, Fade(Void, 0.7))
		c.Stroke(q[:], w, ink)
	}
}
