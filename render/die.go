package render

// DieMark is what the face of an action die means.
type DieMark uint8

// The marks.
const (
	MarkNone DieMark = iota
	MarkFailure
	MarkSuccess
	MarkCritical
)

// DieView is a die in the tray.
type DieView struct {
	Sides, Face int
	At          Point   // centre, when it lies still
	Size        float32 // diameter, device pixels
	Room        Rect    // in which it tumbles, empty for anywhere
	T           float32 // 0 thrown .. 1 lies still
	Seed        int32   // of the way it tumbles
	Ink         Ink
	Dim         bool // its result does not count
	Mark        DieMark
	Signed      bool // its faces bear the sign of the result instead of numbers: that of Mark on the rolled one
}

// light comes from the upper left, in front of the die.
var light = vec{-0.42, -0.62, 0.66}

// leans holds the tilt of a die at rest, by its number of faces, so that the rolled face is the largest and
// others show that the die is solid.
var leans = map[int]turn{
	6:  leaning(-0.34, 0.26),
	8:  leaning(-0.1, 0.06),
	12: leaning(-0.16, 0.1),
	20: leaning(-0.06, 0.04),
}

func leaning(back, aside float32) turn {
	return about(vec{1, 0, 0}, back).then(about(vec{0, 1, 0}, aside))
}

// Die draws a die that tumbles and lands on its face.
func (c *Canvas) Die(v DieView) {
	p := bodies()[v.Sides]
	if p == nil || v.Face < 1 || v.Face > v.Sides {
		return
	}
	v.Ink = dieInk(&v)
	m := v.motion(p)
	near := clamp01(1 - m.height*0.7)
	c.shadow(Point{m.at.X + m.r*0.1 + m.height*v.Size*0.2, v.At.Y + v.Size*0.36}, m.r*(1.25-0.25*near), m.r*0.46, 0.3+0.5*near)
	for i := range p.faces {
		if normal := m.turn.apply(p.normals[i]); normal.z > 0.02 {
			c.dieFace(v, p, i, m, normal)
		}
	}
	if v.Mark != MarkNone && v.T >= 1 && !v.Signed {
		c.dieMark(v)
	}
}

// tumble is the position, apparent size and rotation of a die.
type tumble struct {
	at     Point
	r      float32
	height float32 // above the table, in diameters
	rest   float32 // 0 while it rolls .. 1 when it lies
	turn   turn
}

// Moments of a throw, as shares of it.
const (
	firstTouch = 0.42
	lastTouch  = 0.8
)

// Touch is a moment of a throw at which the die strikes the table.
type Touch struct{ At, Force float32 }

// Touches holds when a die strikes the table, as shares of its throw.
var Touches = [...]Touch{{firstTouch, 1}, {lastTouch, 0.45}, {1, 0.16}}

// motion returns a die at a moment of its throw: down from the upper right, one bounce, a roll to rest.
func (v *DieView) motion(p *polyhedron) tumble {
	t := clamp01(v.T)
	m := tumble{rest: clamp01((t - lastTouch) / (1 - lastTouch))}
	switch {
	case t < firstTouch:
		k := t / firstTouch
		m.height = 1.25 * (1 - k*k)
	case t < lastTouch:
		k := (t-firstTouch)/(lastTouch-firstTouch)*2 - 1
		m.height = 0.42 * (1 - k*k)
	}
	left := (1 - t) * (1 - t)
	axis := vec{hash(v.Seed, 1, 7)*0.8 + 0.3, 0.9 - hash(v.Seed, 2, 7)*0.8, (hash(v.Seed, 5, 7) - 0.5) * 1.2}.unit()
	m.turn = p.showing(v.Face - 1).then(leans[v.Sides]).then(about(axis, left*(8+5*hash(v.Seed, 3, 7))))
	m.at = Point{v.At.X + left*v.Size*(1.3+0.7*hash(v.Seed, 4, 7)), v.At.Y - m.height*v.Size}
	m.r = v.Size / 2 * (1 + 0.16*m.height)
	if v.Room.W > 0 {
		v.keepIn(&m, t)
	}
	return m
}

// leastDie is the size of a die that has just been thrown into a room, as a part of that in which it lies there.
const leastDie = 0.74

// keepIn keeps a die within its room: it begins smaller, and falls and rolls only as far as there is room above and beside it.
func (v *DieView) keepIn(m *tumble, t float32) {
	m.r = v.Size / 2 * (leastDie + (1-leastDie)*t*t)
	high := clamp01((v.At.Y - v.Room.Y - v.Size/2*leastDie) / (v.Size * 1.25))
	wide := clamp01((v.Room.Right() - v.At.X - v.Size/2*leastDie) / (v.Size * 2))
	m.height *= high
	m.at = Point{v.At.X + (m.at.X-v.At.X)*wide, v.At.Y - m.height*v.Size}
	m.at.X = min(m.at.X, max(v.At.X, v.Room.Right()-m.r))
	m.at.Y = max(m.at.Y, min(v.At.Y, v.Room.Y+m.r))
}

// dieFace draws a face of the body. The rolled one is brightest once the die lies still.
func (c *Canvas) dieFace(v DieView, p *polyhedron, i int, m tumble, normal vec) {
	mid := vec{}
	var ring [5]Point
	outline := ring[:0]
	for _, k := range p.faces[i] {
		q := m.turn.apply(p.corners[k])
		mid = mid.add(q)
		outline = append(outline, Point{m.at.X + q.x*m.r, m.at.Y + q.y*m.r})
	}
	mid = mid.scale(1 / float32(len(outline)))
	top := i == v.Face-1
	lit := clamp01(0.1 + 0.75*max(0, normal.dot(light)))
	if top {
		lit += (1 - lit) * m.rest
	} else {
		lit *= 1 - 0.3*m.rest
	}
	body := Blend(Blend(v.Ink, Void, 0.82), Blend(v.Ink, Ivory, 0.4), lit)
	if v.Dim {
		body = Blend(body, Panel2, 0.66)
	}
	high := Blend(body, Ivory, 0.08+0.18*lit)
	hot := Point{m.at.X - m.r*0.4, m.at.Y - m.r*0.7}
	c.dieFacet(outline, body, high, hot, m.r)
	edge := Blend(body, Ivory, 0.3)
	if top {
		edge = Blend(body, Ivory, 0.3+0.35*m.rest)
	}
	c.Outline(outline, max(1, m.r*0.032), edge)
	switch {
	case v.Signed && top:
		dieSign(c, v, Point{m.at.X + mid.x*m.r, m.at.Y + mid.y*m.r}, m, normal, m.turn.apply(p.ups[i]))
	case pipped(&v):
		diePips(c, v, i+1, Point{m.at.X + mid.x*m.r, m.at.Y + mid.y*m.r}, m, normal, m.turn.apply(p.ups[i]))
	case !v.Signed && normal.z > 0.3:
		c.dieNumber(v, i+1, Point{m.at.X + mid.x*m.r, m.at.Y + mid.y*m.r}, m, normal, m.turn.apply(p.ups[i]))
	}
}

// dieFacet fills a face, brighter towards the light.
func (c *Canvas) dieFacet(outline []Point, body, high Ink, hot Point, r float32) {
	c.convex(outline, func(p Point) pigment {
		return pigmentOf(Blend(high, body, p.sub(hot).length()/(1.5*r)))
	})
}

// numberSizes are the heights of the numbers, in radii, by the number of faces.
var numberSizes = map[int]float32{6: 1.0, 8: 0.82, 12: 0.68, 20: 0.54}

// numerals holds the texts of the faces. An underline tells 6 from 9 where both occur.
var numerals = [21]string{"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
	"11", "12", "13", "14", "15", "16", "17", "18", "19", "20"}

// carved is the size, in pixels, at which numbers are rasterised before they are mapped onto a face.
const carved = 48

// dieNumber draws a number on a face, in the plane of the face.
func (c *Canvas) dieNumber(v DieView, n int, at Point, m tumble, normal, up vec) {
	ink := Fade(Blend(Ivory, v.Ink, 0.2), clamp01((normal.z-0.3)*2.5)*(1-0.45*m.rest))
	if n == v.Face {
		ink = Blend(Ivory, Void, min(0.94, m.rest*8-0.5))
		if v.Dim {
			ink = Blend(Ivory, Muted, m.rest)
		}
	}
	f, s := faceFor(Bold, carved), numerals[n]
	k := m.r * numberSizes[v.Sides] / carved
	width := f.width(s)
	right := up.cross(normal).scale(-1)
	place := func(px, py float32) Point { // of a point in the number's own plane, y down
		return Point{at.X + (right.x*px-up.x*py)*k, at.Y + (right.y*px-up.y*py)*k}
	}
	x, base := -width/2, float32(carved)*0.36
	for _, g := range f.set(s) {
		at := Point{x + g.corner.X, base + g.corner.Y}
		a, b, d := place(at.X, at.Y), place(at.X+g.src.W, at.Y), place(at.X, at.Y+g.src.H)
		c.patch(g.src, a, b.sub(a), d.sub(a), pigmentOf(ink))
	}
	if v.Sides > 8 && (n == 6 || n == 9) {
		a, b := place(-width*0.42, base+7), place(width*0.42, base+7)
		c.bar(a, b, max(1, 5*k), ink)
	}
}

// dieMark draws the sign of the result at the foot of the die: a hollow ring, a tick, a star.
func (c *Canvas) dieMark(v DieView) {
	r := max(5, v.Size*0.15)
	at := Point{v.At.X + v.Size*0.4, v.At.Y + v.Size*0.4}
	ink := [4]Ink{MarkFailure: Muted, MarkSuccess: Portal, MarkCritical: Find}[v.Mark]
	c.Disc(at, r*1.5, Void)
	c.disc(at, r*1.45, flat(Blend(Panel2, ink, 0.2)))
	c.hoop(at, r*1.45, r*1.45, max(1, r*0.14), ink)
	switch v.Mark {
	case MarkFailure:
		c.hoop(at, r*0.62, r*0.62, max(1.5, r*0.26), Blend(ink, Ivory, 0.3))
	case MarkSuccess:
		tick := [3]Point{{at.X - r*0.72, at.Y + r*0.02}, {at.X - r*0.18, at.Y + r*0.56}, {at.X + r*0.76, at.Y - r*0.58}}
		c.Stroke(tick[:], max(1.8, r*0.36), Blend(ink, Ivory, 0.3))
	case MarkCritical:
		c.star(at, r, ink)
	}
}

// star fills a five-pointed star.
func (c *Canvas) star(at Point, r float32, ink Ink) {
	c.ring = c.ring[:0]
	for i := range 10 {
		k := r
		if i%2 == 1 {
			k = r * 0.45
		}
		s, co := sincos(float32(i)*pi/5 - pi/2)
		c.ring = append(c.ring, Point{at.X + co*k, at.Y + s*k})
	}
	c.polygon(c.ring, flat(ink))
}
