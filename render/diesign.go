package render

// resultSigns holds the signs of results in shapes around 0, 0, y up, as large as a square of 1: a bar for failure, an open arch for
// success, and an arch that is filled between two pillars for a critical.
var resultSigns = [...][][]Point{
	MarkFailure: {{{-0.36, -0.08}, {0.36, -0.08}, {0.36, 0.08}, {-0.36, 0.08}}},
	MarkSuccess: {openArch(0.36, 0.2)},
	MarkCritical: {openArch(0.2, 0), {{-0.42, -0.45}, {-0.28, -0.45}, {-0.28, 0.2}, {-0.35, 0.34}, {-0.42, 0.2}},
		{{0.28, -0.45}, {0.42, -0.45}, {0.42, 0.2}, {0.35, 0.34}, {0.28, 0.2}}},
}

// openArch returns the outline of a pointed arch with a half width, and with a door of another half width in it, 0 for none.
func openArch(half, door float32) []Point {
	arch := func(half, top float32) []Point {
		r := Rect{-half, -top, 2 * half, top + 0.45}
		out := LancetOutline(nil, r, 2*half*0.72)
		for i := range out {
			out[i].Y = -out[i].Y
		}
		return out
	}
	out := arch(half, 0.48)
	if door == 0 {
		return out
	}
	n := len(out)
	out[n-2], out[n-1] = Point{half, -0.45}, Point{-half, -0.45}
	in := arch(door, 0.26)
	ring := append([]Point{}, out[:n-1]...) // from the left side over the arch to the foot on the right
	ring = append(ring, in[n-2])
	for i := n - 3; i >= 0; i-- {
		ring = append(ring, in[i])
	}
	return append(ring, in[n-1], out[n-1])
}

// pipped reports whether a die bears pips: in the etching all with six faces do that have no signs.
func pipped(v *DieView) bool { return worn.Etched && v.Sides == 6 && !v.Signed }

// dieInk returns the colour of the body of a die. In the etching dice with pips are of bone, and those of the game black.
func dieInk(v *DieView) Ink {
	switch {
	case !pipped(v):
		return v.Ink
	case v.Ink == Wall:
		return Blend(Panel2, Line, 0.3)
	}
	return Blend(BoneLight, BoneDark, 0.35)
}

// diePips draws the pips of a face, in its plane.
func diePips(c *Canvas, v DieView, n int, at Point, m tumble, normal, up vec) {
	const apart, size, corners = 0.29, 0.105, 10
	ink := Blend(Void, Ivory, 0.06)
	if Luminance(v.Ink) < 0.2 {
		ink = SilverLight
	}
	ink = Fade(ink, clamp01((normal.z-0.05)*4))
	right := up.cross(normal).scale(-1)
	for _, p := range pipsOf[n] {
		c.ring = c.ring[:0]
		for i := range corners {
			s, k := sincos(float32(i) * 2 * pi / corners)
			x, y := (p.X*apart+k*size)*m.r, (p.Y*apart+s*size)*m.r
			c.ring = append(c.ring, Point{at.X + right.x*x - up.x*y, at.Y + right.y*x - up.y*y})
		}
		c.convex(c.ring, flat(ink))
	}
}

// dieSign draws the sign of the result on the rolled face, in the plane of the face.
func dieSign(c *Canvas, v DieView, at Point, m tumble, normal, up vec) {
	k := m.r * numberSizes[v.Sides] * 0.95
	right := up.cross(normal).scale(-1)
	ink := Fade(Blend(Void, Ivory, 0.04), m.rest)
	if v.Dim {
		ink = Fade(Muted, m.rest)
	}
	for _, shape := range resultSigns[v.Mark] {
		c.ring = c.ring[:0]
		for _, p := range shape {
			c.ring = append(c.ring, Point{at.X + (right.x*p.X+up.x*p.Y)*k, at.Y + (right.y*p.X+up.y*p.Y)*k})
		}
		c.polygon(c.ring, flat(ink))
	}
}
