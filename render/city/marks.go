package city

import "precipice/render"

// Reach marks a space that can be reached: a wash in an ink, a tick at each corner, and a dot.
func Reach(c *render.Canvas, space render.Rect, of render.Ink) {
	wash(c, space, of)
	c.Disc(space.Centre(), space.H*0.085, render.Fade(Void, 0.55))
	c.Disc(space.Centre(), space.H*0.062, render.Blend(of, rgb(0xffffff), 0.72))
}

// Halt marks a space that can be reached, and where a move must halt: a barred lozenge stands in place of the dot.
func Halt(c *render.Canvas, space render.Rect, of render.Ink) {
	wash(c, space, of)
	m, half := space.Centre(), space.H*0.17
	bright := render.Blend(of, rgb(0xffffff), 0.72)
	lozenge := lozengeAt(m, half)
	c.Polygon(lozenge[:], render.Fade(Void, 0.9))
	c.Outline(lozenge[:], max(1, space.H*0.036), bright)
	c.Fill(rect{X: m.X - half*0.42, Y: m.Y - half*0.13, W: half * 0.84, H: half * 0.26}, bright)
}

func lozengeAt(m point, half float32) [4]point {
	return [4]point{{X: m.X, Y: m.Y - half}, {X: m.X + half, Y: m.Y}, {X: m.X, Y: m.Y + half}, {X: m.X - half, Y: m.Y}}
}

// wash fills a space with a little of an ink, and draws its corners.
func wash(c *render.Canvas, space rect, of ink) {
	in := space.Inset(space.H * 0.035)
	c.Fill(in, render.Fade(of, 0.3))
	ticks(c, in, in.H*0.19, max(1.2, space.H*0.045), render.Blend(of, rgb(0xffffff), 0.66))
}

// ticks draws the corners of a rectangle.
func ticks(c *render.Canvas, r rect, long, wide float32, of ink) {
	r = r.Inset(wide / 2)
	for _, q := range cornersOf(r, long) {
		c.Stroke(q[:], wide, of)
	}
}

func cornersOf(r rect, l float32) [4][3]point {
	return [4][3]point{
		{{X: r.X + l, Y: r.Y}, {X: r.X, Y: r.Y}, {X: r.X, Y: r.Y + l}},
		{{X: r.Right() - l, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Y + l}},
		{{X: r.X + l, Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}, {X: r.X, Y: r.Bottom() - l}},
		{{X: r.Right() - l, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom() - l}},
	}
}

// Target marks whom a choice is about: brackets at the corners of a rectangle, dark around and bright within.
func Target(c *render.Canvas, r render.Rect, of render.Ink) {
	wide, long := max(1.6, min(r.W, r.H)*0.05), min(r.W, r.H)*0.24
	for _, q := range cornersOf(r, long) {
		c.Stroke(q[:], wide*2.1, render.Fade(Void, 0.8))
	}
	for _, q := range cornersOf(r, long) {
		c.Stroke(q[:], wide, of)
	}
}

// Sight joins two places that see each other by dashes of a width in device pixels. If they do not, the line is red, thin and barred.
func Sight(c *render.Canvas, a, b render.Point, wide float32, seen bool) {
	dash, gap := wide*3.4, wide*2.3
	if seen {
		c.Dashes(a, b, wide*2.4, dash, gap, render.Fade(Void, 0.75))
		c.Dashes(a, b, wide, dash, gap, Parchment)
		return
	}
	c.Segment(a, b, wide*2.2, render.Fade(Void, 0.75))
	c.Segment(a, b, wide*0.8, Blood)
	m, half := between(a, b, 0.5), wide*3.4
	for _, of := range [2]ink{Void, Blood} {
		w := wide * 1.2
		if of == Void {
			w = wide * 2.8
		}
		c.Segment(point{X: m.X - half, Y: m.Y - half}, point{X: m.X + half, Y: m.Y + half}, w, of)
		c.Segment(point{X: m.X - half, Y: m.Y + half}, point{X: m.X + half, Y: m.Y - half}, w, of)
	}
}

// Laying marks a legal place for a tile: the outline of its squares, filled if it is pointed at. The squares are those of one tile as it
// would lie, so they are equal and touch each other.
func Laying(c *render.Canvas, squares []render.Rect, of render.Ink, pointed bool) {
	fill := float32(0.1)
	if pointed {
		fill = 0.3
	}
	for _, r := range squares {
		c.Fill(r, render.Fade(of, fill))
	}
	for _, width := range [2]float32{2.2, 1} {
		for _, r := range squares {
			layingEdges(c, squares, r, width, of)
		}
	}
}

// Faint outlines a legal place for a tile that is not pointed at.
func Faint(c *render.Canvas, squares []render.Rect, of render.Ink) {
	for _, r := range squares {
		layingEdges(c, squares, r, 0.45, render.Fade(of, 0.35))
	}
}

// layingEdges draws the sides of a square at which no other of the tile lies.
func layingEdges(c *render.Canvas, squares []rect, r rect, width float32, of ink) {
	w := max(1.4, r.H*0.045) * width
	if width > 1 {
		of = render.Fade(Void, 0.8)
	}
	beside := func(dx, dy float32) bool {
		m := point{X: r.Centre().X + dx*r.W, Y: r.Centre().Y + dy*r.H}
		for _, o := range squares {
			if o.Contains(m) {
				return true
			}
		}
		return false
	}
	if !beside(0, -1) {
		c.Fill(rect{X: r.X - w/2, Y: r.Y - w/2, W: r.W + w, H: w}, of)
	}
	if !beside(0, 1) {
		c.Fill(rect{X: r.X - w/2, Y: r.Bottom() - w/2, W: r.W + w, H: w}, of)
	}
	if !beside(-1, 0) {
		c.Fill(rect{X: r.X - w/2, Y: r.Y - w/2, W: w, H: r.H + w}, of)
	}
	if !beside(1, 0) {
		c.Fill(rect{X: r.Right() - w/2, Y: r.Y - w/2, W: w, H: r.H + w}, of)
	}
}
