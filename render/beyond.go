package render

// BeyondView is the sign at the edge of the board for miniatures out of sight.
type BeyondView struct {
	At, To        Point // of the sign, and of the first miniature
	Size          float32
	Mark          string
	Rim           Ink
	More          bool // there are several
	Target, Hover bool
}

// Beyond draws the sign: the mark of the first miniature, with a wedge that points at it.
func (c *Canvas) Beyond(v BeyondView) {
	way := v.To.sub(v.At).unit()
	side := Point{-way.Y, way.X}
	r := v.Size
	ink := v.Rim
	if v.Hover {
		ink = Blend(v.Rim, Ivory, 0.5)
	}
	c.shadow(v.At, r*2.1, r*2.1, 0.8)
	wedge := [3]Point{v.At.add(side.scale(r * 0.8)), v.At.add(way.scale(r * 1.75)), v.At.sub(side.scale(r * 0.8))}
	c.convex(wedge[:], flat(ink))
	if v.More {
		c.Disc(v.At.sub(way.scale(r*0.5)), r*0.9, Blend(ink, Void, 0.45))
	}
	c.Badge(v.At, r*0.92, v.Mark, ink)
	if v.Target {
		c.hoop(v.At, r*1.25, r*1.25, max(1.4, r*0.16), alarm)
	}
}
