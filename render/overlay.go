package render

// alarm is the ink of whatever forbids something.
var alarm = rgb(0xff4b3a)

// Dot marks a place that can be chosen.
func (c *Canvas) Dot(k Camera, at Point, ink Ink) {
	key := spriteKey{mark: dotSign, rim: ink, size: stampSize(max(2, k.Zoom*0.1))}
	c.stamp(key, at, 4, func(to *Canvas, at Point, r float32) {
		to.glow(at, r*4, r*4, ink, 0.4)
		to.Disc(at, r, Blend(ink, Ivory, 0.4))
	})
}

// HaltMark marks a place in which a move must halt: a small red plate with an arrow that ends at a line. Entering is allowed,
// so it must not look like the sign that forbids that.
func (c *Canvas) HaltMark(k Camera, at Point) {
	key := spriteKey{mark: haltSign, size: stampSize(max(4.5, k.Zoom*0.21))}
	c.stamp(key, at, 2.2, func(to *Canvas, at Point, r float32) { to.halt(at, r) })
}

func (c *Canvas) halt(at Point, r float32) {
	plate := func(size float32) Rect { return Rect{at.X - r*size, at.Y - r*size, r * size * 2, r * size * 2} }
	c.glow(at, r*2.2, r*2.2, Hostile, 0.35)
	c.Round(plate(1.12), r*0.42, Fade(Void, 0.85))
	c.Round(plate(0.94), r*0.34, Blend(Hostile, Void, 0.12))
	c.Frame(plate(0.94), r*0.34, max(1, r*0.11), Blend(Hostile, Ivory, 0.6))
	c.Segment(Point{at.X, at.Y - r*0.6}, Point{at.X, at.Y - r*0.1}, r*0.3, Ivory)
	c.Polygon([]Point{{at.X - r*0.46, at.Y - r*0.18}, {at.X + r*0.46, at.Y - r*0.18}, {at.X, at.Y + r*0.3}}, Ivory)
	c.Round(Rect{at.X - r*0.58, at.Y + r*0.36, r * 1.16, r * 0.24}, r*0.08, Ivory)
}

// FallenMark marks where an explorer went out of action: a broken ring on the ground, with a cross and the
// explorer's letter.
func (c *Canvas) FallenMark(k Camera, at Point, letter string, ink Ink) {
	at.Y += k.Zoom * 0.3
	rx, ry := k.Zoom*0.5, k.Zoom*0.22
	c.shadow(at, rx*1.5, ry*1.8, 0.8)
	for i := range 6 {
		c.ring = c.ring[:0]
		for j := range 4 {
			s, co := sincos(pi / 3 * (float32(i) + 0.2*float32(j)))
			c.ring = append(c.ring, Point{at.X + co*rx, at.Y + s*ry})
		}
		c.stroke(c.ring, false, max(1.4, k.Zoom*0.04), flat(Blend(ink, Void, 0.25)))
	}
	d := max(4, k.Zoom*0.13)
	for _, side := range [...]float32{-1, 1} {
		c.Segment(Point{at.X - d, at.Y - side*d*0.6}, Point{at.X + d, at.Y + side*d*0.6}, max(2, k.Zoom*0.06), Blood)
	}
	c.Badge(Point{at.X + rx*0.8, at.Y + ry*0.7}, max(c.Theme.Px(5.5), k.Zoom*0.16), letter, Blend(ink, Muted, 0.4))
}

// SightLine joins two places, on hexes or where miniatures stand: dashed if they see each other, else solid, red, with a
// cross at its end.
func (c *Canvas) SightLine(k Camera, a, b Point, clear bool) {
	w := max(1.6, k.Zoom*0.05)
	if clear {
		ink := Blend(Find, Ivory, 0.55)
		c.Dashes(a, b, w*2.4, w*4.5, w*3.2, Fade(Void, 0.7))
		c.halo(a, b, w*4, Find, 0.22)
		c.Dashes(a, b, w, w*4.5, w*3.2, ink)
		c.hoop(b, w*2.6, w*2.6, w, ink)
		c.Disc(b, w*1.1, ink)
		return
	}
	c.Segment(a, b, w*2.2, Fade(Void, 0.65))
	c.halo(a, b, w*4, alarm, 0.3)
	c.Segment(a, b, w*0.9, Blend(alarm, Void, 0.12))
	d := max(4, k.Zoom*0.17)
	for _, ink := range [2]Ink{Void, alarm} {
		wide := w * 1.9
		if ink == Void {
			wide = w * 3.4
		}
		c.Segment(Point{b.X - d, b.Y - d}, Point{b.X + d, b.Y + d}, wide, ink)
		c.Segment(Point{b.X - d, b.Y + d}, Point{b.X + d, b.Y - d}, wide, ink)
	}
}

// PathLine draws the path of a move from place to place: a bead on each, an arrow at the end.
func (c *Canvas) PathLine(k Camera, path []Point, ink Ink) {
	n := len(path)
	if n < 2 {
		return
	}
	w := max(2.5, k.Zoom*0.085)
	end := path[n-1]
	dir := end.sub(path[n-2]).unit()
	neck := end.sub(dir.scale(w * 1.6))
	at := func(i int) Point {
		if i == n-1 {
			return neck
		}
		return path[i]
	}
	for i := range n - 1 {
		c.Segment(at(i), at(i+1), w*2, Void)
	}
	c.arrowHead(end, dir, w*3.1, Void)
	for i := range n - 1 {
		c.Segment(at(i), at(i+1), w, ink)
	}
	c.arrowHead(end, dir, w*2.4, Blend(ink, Ivory, 0.35))
	for i := range n - 1 {
		c.Disc(at(i), w*1.05, Void)
		c.Disc(at(i), w*0.8, Blend(ink, Ivory, 0.35))
	}
}

// arrowHead draws an arrowhead that extends a little beyond at.
func (c *Canvas) arrowHead(at, dir Point, size float32, ink Ink) {
	side := Point{-dir.Y, dir.X}.scale(size * 0.85)
	foot := at.sub(dir.scale(size * 0.7))
	head := [4]Point{at.add(dir.scale(size * 0.75)), foot.add(side), at.sub(dir.scale(size * 0.35)), foot.sub(side)}
	c.Polygon(head[:], ink)
}

// CoverMark lights up the cover from a to b that a line of sight crosses: a barrier with a bright core and light on both
// sides.
func (c *Canvas) CoverMark(k Camera, a, b Point) {
	c.halo(a, b, k.Zoom*0.6, Cover, 0.9)
	c.Segment(a, b, max(3, k.Zoom*0.19), Blend(Find, Void, 0.55))
	c.Segment(a, b, max(2.4, k.Zoom*0.14), Cover)
	c.Segment(a, b, max(1, k.Zoom*0.05), rgb(0xffffff))
}

// BlockMark lights up the wall from a to b that blocks a line of sight, with a bar across it.
func (c *Canvas) BlockMark(k Camera, a, b Point) {
	c.halo(a, b, k.Zoom*0.6, alarm, 0.75)
	c.Segment(a, b, max(3.2, k.Zoom*0.17), Void)
	c.Segment(a, b, max(2.4, k.Zoom*0.12), alarm)
	mid, across := a.lerp(b, 0.5), b.sub(a).unit().scale(k.Zoom*0.2)
	n := Point{-across.Y, across.X}
	c.Segment(mid.sub(n), mid.add(n), max(3.2, k.Zoom*0.17), Void)
	c.Segment(mid.sub(n), mid.add(n), max(2.4, k.Zoom*0.12), Blend(alarm, Ivory, 0.45))
}

// Bracket draws the four corners of r, to mark a target.
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
