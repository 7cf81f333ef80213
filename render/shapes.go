package render

import "math"

// shade returns the colour at a point of a shape, for gradients.
type shade func(Point) pigment

func flat(ink Ink) shade {
	p := pigmentOf(ink)
	return func(Point) pigment { return p }
}

// vertical returns a gradient from top at y0 to bottom at y1.
func vertical(top, bottom Ink, y0, y1 float32) shade {
	return func(p Point) pigment {
		return pigmentOf(Blend(top, bottom, (p.Y-y0)/(y1-y0)))
	}
}

// convex fills a convex outline with a soft edge half inside, half outside.
func (c *Canvas) convex(outline []Point, col shade) {
	n := len(outline)
	if n < 3 {
		return
	}
	first := c.rim(outline, col)
	for i := 1; i < n-1; i++ {
		c.triangle(first, first+uint32(2*i), first+uint32(2*i+2))
	}
}

// rim adds the feathered border of a closed outline: for each corner an inner
// and an outer vertex. It returns the index of the first inner vertex; inner
// vertices follow at every second index.
func (c *Canvas) rim(outline []Point, col shade) uint32 {
	n := len(outline)
	turn := float32(1)
	if area(outline) < 0 {
		turn = -1
	}
	first := uint32(len(c.vertices))
	for i, p := range outline {
		out := corner(outline[(i+n-1)%n], p, outline[(i+1)%n]).scale(turn * c.feather / 2)
		k := col(p)
		c.vertex(p.sub(out), k)
		c.vertex(p.add(out), pigment{})
	}
	for i := range outline {
		a, b := first+uint32(2*i), first+uint32(2*((i+1)%n))
		c.quad(a, a+1, b+1, b)
	}
	return first
}

// area returns twice the signed area, positive for outlines that are clockwise on the screen.
func area(outline []Point) float32 {
	var s float32
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		s += p.X*q.Y - q.X*p.Y
	}
	return s
}

// corner returns the outward mitre of a clockwise corner, for an offset of 1, limited to 3.
func corner(before, at, after Point) Point {
	d1, d2 := at.sub(before).unit(), after.sub(at).unit()
	n1, n2 := Point{d1.Y, -d1.X}, Point{d2.Y, -d2.X}
	m := n1.add(n2)
	l2 := m.X*m.X + m.Y*m.Y
	if l2 < 0.25 {
		return n1
	}
	return m.scale(2 / l2)
}

// Polygon fills any outline that does not intersect itself.
func (c *Canvas) Polygon(outline []Point, ink Ink) { c.polygon(outline, flat(ink)) }

func (c *Canvas) polygon(outline []Point, col shade) {
	if len(outline) < 3 {
		return
	}
	first := c.rim(outline, col)
	ears(outline, func(i, j, k int) {
		c.triangle(first+uint32(2*i), first+uint32(2*j), first+uint32(2*k))
	})
}

// ears triangulates a simple outline and emits the corner indexes of each triangle.
func ears(outline []Point, emit func(i, j, k int)) {
	var room [64]int // outlines are short; this keeps them off the heap
	left := room[:0]
	for i := range outline {
		left = append(left, i)
	}
	turn := area(outline)
	for len(left) > 3 {
		at := -1
		for i := range left {
			if isEar(outline, left, i, turn) {
				at = i
				break
			}
		}
		if at < 0 {
			break
		}
		n := len(left)
		emit(left[(at+n-1)%n], left[at], left[(at+1)%n])
		left = append(left[:at], left[at+1:]...)
	}
	for i := 1; i < len(left)-1; i++ {
		emit(left[0], left[i], left[i+1])
	}
}

func isEar(outline []Point, left []int, i int, turn float32) bool {
	n := len(left)
	a, b, d := outline[left[(i+n-1)%n]], outline[left[i]], outline[left[(i+1)%n]]
	if cross(a, b, d)*turn <= 0 {
		return false
	}
	for _, k := range left {
		p := outline[k]
		if p == a || p == b || p == d {
			continue
		}
		if cross(a, b, p)*turn >= 0 && cross(b, d, p)*turn >= 0 && cross(d, a, p)*turn >= 0 {
			return false
		}
	}
	return true
}

func cross(a, b, p Point) float32 {
	return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
}

// arc appends points of a circular arc around centre to out. Without room the arc is a single point.
func arc(out []Point, centre Point, r, from, to float32) []Point {
	if !(r > 0) {
		r = 0
	}
	steps := int(math.Ceil(float64(sqrt32(r)*abs32(to-from)))) + 1
	for i := range steps + 1 {
		s, k := sincos(from + (to-from)*float32(i)/float32(steps))
		out = append(out, Point{centre.X + r*k, centre.Y + r*s})
	}
	return out
}

func abs32(x float32) float32 { return max(x, -x) }

const pi = float32(math.Pi)

// Disc fills a circle.
func (c *Canvas) Disc(centre Point, r float32, ink Ink) { c.disc(centre, r, flat(ink)) }

func (c *Canvas) disc(centre Point, r float32, col shade) {
	c.ring = arc(c.ring[:0], centre, r, 0, 2*pi)
	c.convex(c.ring[:len(c.ring)-1], col)
}

// ellipse fills an ellipse with the half axes rx and ry.
func (c *Canvas) ellipse(centre Point, rx, ry float32, col shade) {
	c.ring = ellipseOutline(c.ring[:0], centre, rx, ry)
	c.convex(c.ring, col)
}

func ellipseOutline(out []Point, centre Point, rx, ry float32) []Point {
	out = arc(out, Point{}, max(rx, ry), 0, 2*pi)
	out = out[:len(out)-1]
	k := float32(0)
	if most := max(rx, ry); most > 0 {
		k = 1 / most
	}
	for i, p := range out {
		out[i] = Point{centre.X + p.X*k*rx, centre.Y + p.Y*k*ry}
	}
	return out
}

// glow adds a soft round light around centre.
func (c *Canvas) glow(centre Point, rx, ry float32, ink Ink, strength float32) {
	const sides = 20
	hub := c.vertex(centre, lightOf(ink, strength))
	mid, out := lightOf(ink, strength*0.3), pigment{}
	first := uint32(len(c.vertices))
	for i := range sides {
		s, k := sincos(2 * pi * float32(i) / sides)
		c.vertex(Point{centre.X + k*rx*0.45, centre.Y + s*ry*0.45}, mid)
		c.vertex(Point{centre.X + k*rx, centre.Y + s*ry}, out)
	}
	for i := range uint32(sides) {
		a, b := first+2*i, first+2*((i+1)%sides)
		c.triangle(hub, a, b)
		c.quad(a, a+1, b+1, b)
	}
}

// Fill fills a rectangle with hard edges.
func (c *Canvas) Fill(r Rect, ink Ink) {
	p := pigmentOf(ink)
	c.quad(c.vertex(Point{r.X, r.Y}, p), c.vertex(Point{r.Right(), r.Y}, p),
		c.vertex(Point{r.Right(), r.Bottom()}, p), c.vertex(Point{r.X, r.Bottom()}, p))
}

// Gradient fills a rectangle with a gradient from top to bottom.
func (c *Canvas) Gradient(r Rect, top, bottom Ink) {
	t, b := pigmentOf(top), pigmentOf(bottom)
	c.quad(c.vertex(Point{r.X, r.Y}, t), c.vertex(Point{r.Right(), r.Y}, t),
		c.vertex(Point{r.Right(), r.Bottom()}, b), c.vertex(Point{r.X, r.Bottom()}, b))
}

// roundOutline returns the outline of a rectangle with round corners.
func roundOutline(out []Point, r Rect, radius float32) []Point {
	radius = max(0.1, min(radius, r.W/2, r.H/2))
	i := r.Inset(radius)
	out = arc(out, Point{i.Right(), i.Y}, radius, -pi/2, 0)
	out = arc(out, Point{i.Right(), i.Bottom()}, radius, 0, pi/2)
	out = arc(out, Point{i.X, i.Bottom()}, radius, pi/2, pi)
	return arc(out, Point{i.X, i.Y}, radius, pi, 3*pi/2)
}

// Round fills a rectangle with round corners.
func (c *Canvas) Round(r Rect, radius float32, ink Ink) { c.round(r, radius, flat(ink)) }

func (c *Canvas) round(r Rect, radius float32, col shade) {
	if hollow(r, radius) {
		c.ring = hollowOutline(c.ring[:0], r, radius)
		starFill(c, c.ring, r.Centre(), col)
		return
	}
	rounded(c, r, radius, col)
}

// rounded fills a rectangle whose corners are round in every dress.
func rounded(c *Canvas, r Rect, radius float32, col shade) {
	c.ring = roundOutline(c.ring[:0], r, radius)
	c.convex(c.ring, col)
}

// Frame strokes the inner edge of a rectangle with round corners.
func (c *Canvas) Frame(r Rect, radius, width float32, ink Ink) {
	if hollow(r, radius) {
		c.ring = hollowOutline(c.ring[:0], r.Inset(width/2), radius)
		c.stroke(c.ring, true, width, flat(ink))
		return
	}
	roundFrame(c, r, radius, width, ink)
}

// roundFrame strokes the inner edge of a rectangle whose corners are round in every dress.
func roundFrame(c *Canvas, r Rect, radius, width float32, ink Ink) {
	c.ring = roundOutline(c.ring[:0], r.Inset(width/2), radius-width/2)
	c.stroke(c.ring, true, width, flat(ink))
}
