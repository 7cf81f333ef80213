package render

// pointedWide is how much broader than a round base a pointed one is.
const pointedWide = 1.16

// pointed reports whether the base of a miniature is pointed: in the etching that of each hostile of a group is.
func (v *MiniatureView) pointed() bool { return v.Pointed || worn.Etched && v.Group != "" }

// lensOutline returns the outline of a base that is pointed on the left and on the right.
func lensOutline(out []Point, at Point, rx, ry float32) []Point {
	const steps = 12
	for side := range 2 {
		for i := range steps {
			x := -1 + 2*float32(i)/steps
			y := -(1 - x*x)
			if side == 1 {
				x, y = -x, -y
			}
			out = append(out, Point{at.X + x*rx, at.Y + y*ry})
		}
	}
	return out
}

// pointedBase draws the base of a hostile of the drowned city: pointed on both sides, of wet stone.
func pointedBase(c *Canvas, v MiniatureView, strength float32) {
	rx, ry := v.Size*pedestal.X*pointedWide, v.Size*pedestal.Y*1.1
	thick := v.Size * 0.045
	c.shadow(Point{v.At.X + rx*0.1, v.At.Y + ry*0.6}, rx*1.45, ry*1.75, 0.85*strength)
	if v.Active {
		c.glow(v.At, rx*2.1, ry*3, v.Rim, 0.6*strength)
		lensLine(c, v.At, rx*1.34, ry*1.34, max(1.4, v.Size*0.022), Fade(Blend(v.Rim, Ivory, 0.25), strength))
	}
	c.ring = lensOutline(c.ring[:0], Point{v.At.X, v.At.Y + thick}, rx, ry)
	c.convex(c.ring, flat(Fade(Blend(v.Rim, Void, 0.68), strength)))
	c.ring = lensOutline(c.ring[:0], v.At, rx, ry)
	c.convex(c.ring, vertical(Fade(Void, strength), Fade(Blend(Panel2, Line, 0.6), strength), v.At.Y-ry, v.At.Y+ry))
	edge := Fade(v.Rim, strength)
	switch {
	case v.Hover:
		edge = Blend(edge, Ivory, 0.6)
	case v.Active:
		edge = Blend(edge, Ivory, 0.3)
	}
	lensLine(c, v.At, rx, ry, max(1.5, v.Size*0.034), edge)
	if v.Hover {
		c.glow(v.At, rx*1.6, ry*1.8, v.Rim, 0.35*strength)
	}
	c.shadow(Point{v.At.X, v.At.Y + v.Size*0.015}, rx*0.7, ry*0.75, 0.8*strength) // under the figure
}

func lensLine(c *Canvas, at Point, rx, ry, width float32, ink Ink) {
	c.ring = lensOutline(c.ring[:0], at, rx, ry)
	c.stroke(c.ring, true, width, flat(ink))
}

// groupLozenge draws the number of a group in a lozenge.
func groupLozenge(c *Canvas, at Point, half float32, mark string, rim Ink) {
	k := half * 1.3
	shape := [4]Point{{at.X, at.Y - k}, {at.X + k, at.Y}, {at.X, at.Y + k}, {at.X - k, at.Y}}
	c.convex(shape[:], flat(Blend(Void, rim, 0.3)))
	c.stroke(shape[:], true, max(1.2, half*0.16), flat(rim))
	c.centred(at, half*1.5, mark, Bold, pigmentOf(Blend(rim, Ivory, 0.7)))
}
