package render

import (
	"strconv"
)

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
	T           float32 // 0 thrown .. 1 lies still
	Seed        int32   // of the way it tumbles
	Ink         Ink
	Dim         bool // its result does not count
	Mark        DieMark
}

// light comes from the upper left, in front.
var light = vec{-0.42, -0.62, 0.66}

// lean is how a die that lies still is seen: a little from above.
var lean = about(vec{1, 0, 0}, -0.32).then(about(vec{0, 1, 0}, 0.2))

// Die draws a die that tumbles and lands on its face.
func (c *Canvas) Die(v DieView) {
	p := bodies[v.Sides]
	if p == nil || v.Face < 1 || v.Face > v.Sides {
		return
	}
	at, r, how := v.motion(p)
	c.dieShadow(v, at, r)
	for i := range p.faces {
		if normal := how.apply(p.normals[i]); normal.z > 0.02 {
			c.dieFace(v, p, i, at, r, how, normal)
		}
	}
	if v.Mark != MarkNone && v.T >= 1 {
		c.dieMark(v)
	}
}

// motion is where the die is, how large, and how it is turned.
func (v *DieView) motion(p *polyhedron) (at Point, r float32, how turn) {
	left := 1 - clamp01(v.T)
	how = p.showing(v.Face - 1).then(lean)
	axis := vec{hash(v.Seed, 1, 7) - 0.5, hash(v.Seed, 2, 7) - 0.5, 0.6}.unit()
	how = how.then(about(axis, left*left*(7+4*hash(v.Seed, 3, 7))))
	bounce := left * abs32(cosine(left*pi*1.5))
	at = Point{v.At.X + left*left*v.Size*(1.1+hash(v.Seed, 4, 7)), v.At.Y - bounce*v.Size*1.1}
	return at, v.Size / 2 * (1 + 0.12*left), how
}

func cosine(a float32) float32 { _, c := sincos(a); return c }

func (c *Canvas) dieShadow(v DieView, at Point, r float32) {
	ground := v.At.Y + r*0.86
	near := clamp01(1 - (v.At.Y-at.Y)/v.Size)
	c.ellipse(Point{at.X + r*0.08, ground}, r*(0.7+0.25*near), r*0.22, flat(Fade(Void, 0.35+0.4*near)))
}

func (c *Canvas) dieFace(v DieView, p *polyhedron, i int, at Point, r float32, how turn, normal vec) {
	c.ring = c.ring[:0]
	mid := vec{}
	for _, k := range p.faces[i] {
		q := how.apply(p.corners[k])
		mid = mid.add(q)
		c.ring = append(c.ring, Point{at.X + q.x*r, at.Y + q.y*r})
	}
	mid = mid.scale(1 / float32(len(p.faces[i])))
	bright := clamp01(0.18 + 0.82*max(0, normal.dot(light)))
	body := Blend(Blend(v.Ink, Void, 0.78), Blend(v.Ink, Ivory, 0.12), bright)
	if v.Dim {
		body = Blend(body, Panel2, 0.62)
	}
	c.convex(c.ring, vertical(Blend(body, Ivory, 0.1), body, at.Y-r, at.Y+r))
	c.Outline(c.ring, max(1, r*0.035), Blend(body, Ivory, 0.4))
	if normal.z > 0.35 {
		up := how.apply(p.ups[i])
		c.dieNumber(v, i+1, Point{at.X + mid.x*r, at.Y + mid.y*r}, r, normal, up)
	}
}

// numberSizes are the heights of the numbers, in radii, by the number of faces.
var numberSizes = map[int]float32{6: 0.95, 8: 0.62, 12: 0.6, 20: 0.42}

// dieNumber writes a number on a face, lying in its plane.
func (c *Canvas) dieNumber(v DieView, n int, at Point, r float32, normal, up vec) {
	size := r * numberSizes[v.Sides]
	ink := Blend(Ivory, v.Ink, 0.1)
	if v.Dim {
		ink = Muted
	}
	ink = Fade(ink, clamp01((normal.z-0.35)*3))
	right := up.cross(normal).scale(-1)
	s := strconv.Itoa(n)
	if (n == 6 || n == 9) && v.Sides > 8 {
		s += "."
	}
	f := faceFor(Bold, 48)
	k := size / 48
	var width float32
	for _, ch := range s {
		width += f.advance(ch)
	}
	x := -width / 2
	place := func(px, py float32) Point { // of a point in the number's own plane, y down
		return Point{at.X + (right.x*px-up.x*py)*k, at.Y + (right.y*px-up.y*py)*k}
	}
	for _, ch := range s {
		g := shared.glyph(f, ch, 0)
		if g.src.W > 0 {
			a := place(x+g.offset.X, g.offset.Y+17)
			b := place(x+g.offset.X+g.src.W, g.offset.Y+17)
			d := place(x+g.offset.X, g.offset.Y+17+g.src.H)
			c.patch(g.src, a, b.sub(a), d.sub(a), pigmentOf(ink))
		}
		x += f.advance(ch)
	}
}

// dieMark draws the sign of the result beside the die: a ring, a tick, a star.
func (c *Canvas) dieMark(v DieView) {
	r := v.Size * 0.17
	at := Point{v.At.X + v.Size*0.4, v.At.Y + v.Size*0.36}
	c.Disc(at, r*1.25, Fade(Void, 0.85))
	switch v.Mark {
	case MarkFailure:
		c.ring = arc(c.ring[:0], at, r*0.7, 0, 2*pi)
		c.stroke(c.ring[:len(c.ring)-1], true, max(1.5, r*0.26), flat(Muted))
	case MarkSuccess:
		c.Stroke([]Point{{at.X - r*0.7, at.Y}, {at.X - r*0.15, at.Y + r*0.55}, {at.X + r*0.75, at.Y - r*0.6}}, max(2, r*0.34), Portal)
	case MarkCritical:
		c.ring = c.ring[:0]
		for i := range 10 {
			k := r
			if i%2 == 1 {
				k = r * 0.45
			}
			s, co := sincos(float32(i)*pi/5 - pi/2)
			c.ring = append(c.ring, Point{at.X + co*k, at.Y + s*k})
		}
		c.polygon(c.ring, flat(Find))
	}
}
