package render

// stroke draws a line of the given width along points, joined with mitres,
// with soft edges.
func (c *Canvas) stroke(points []Point, closed bool, width float32, col shade) {
	n := len(points)
	if n < 2 {
		return
	}
	half, soft := width/2-c.feather/2, width/2+c.feather/2
	strength := float32(1)
	if half < 0 { // thinner than the soft edge: same light, spread out
		strength, half = width/c.feather, 0
	}
	first := uint32(len(c.vertices))
	for i, p := range points {
		m := mitre(points, i, closed)
		k := col(p).fade(strength)
		c.vertex(p.sub(m.scale(soft)), pigment{})
		c.vertex(p.sub(m.scale(half)), k)
		c.vertex(p.add(m.scale(half)), k)
		c.vertex(p.add(m.scale(soft)), pigment{})
	}
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		a, b := first+uint32(4*i), first+uint32(4*((i+1)%n))
		for j := range uint32(3) {
			c.quad(a+j, a+j+1, b+j+1, b+j)
		}
	}
}

func mitre(points []Point, i int, closed bool) Point {
	n := len(points)
	if !closed && (i == 0 || i == n-1) {
		d := points[min(i+1, n-1)].sub(points[max(i-1, 0)]).unit()
		return Point{d.Y, -d.X}
	}
	return corner(points[(i+n-1)%n], points[i], points[(i+1)%n])
}

// Stroke draws an open line along points.
func (c *Canvas) Stroke(points []Point, width float32, ink Ink) {
	c.stroke(points, false, width, flat(ink))
}

// Outline draws a closed line along points.
func (c *Canvas) Outline(points []Point, width float32, ink Ink) {
	c.stroke(points, true, width, flat(ink))
}

// Segment draws a straight line with round ends.
func (c *Canvas) Segment(a, b Point, width float32, ink Ink) {
	pair := [2]Point{a, b}
	c.stroke(pair[:], false, width, flat(ink))
	if width > 2 {
		c.Disc(a, width/2, ink)
		c.Disc(b, width/2, ink)
	}
}

// Dashes draws a dashed straight line that begins with a dash.
func (c *Canvas) Dashes(a, b Point, width, dash, gap float32, ink Ink) {
	total := b.sub(a).length()
	dir := b.sub(a).unit()
	for at := float32(0); at < total; at += dash + gap {
		pair := [2]Point{a.add(dir.scale(at)), a.add(dir.scale(min(at+dash, total)))}
		c.stroke(pair[:], false, width, flat(ink))
	}
}

// halo adds light that falls off all around the line from a to b.
func (c *Canvas) halo(a, b Point, reach float32, ink Ink, strength float32) {
	d := b.sub(a).unit()
	n := Point{d.Y, -d.X}.scale(reach)
	core, none := lightOf(ink, strength), pigment{}
	stations := [4]struct {
		at          Point
		wide, light float32
	}{{a.sub(d.scale(reach * 0.8)), 0.5, 0}, {a, 1, 1}, {b, 1, 1}, {b.add(d.scale(reach * 0.8)), 0.5, 0}}
	first := uint32(len(c.vertices))
	for _, s := range stations {
		m := n.scale(s.wide)
		c.vertex(s.at.sub(m), none)
		c.vertex(s.at.sub(m.scale(0.4)), core.fade(0.3*s.light))
		c.vertex(s.at, core.fade(s.light))
		c.vertex(s.at.add(m.scale(0.4)), core.fade(0.3*s.light))
		c.vertex(s.at.add(m), none)
	}
	for i := range uint32(3) {
		for j := range uint32(4) {
			v := first + 5*i + j
			c.quad(v, v+1, v+6, v+5)
		}
	}
}
