package render

import "precipice/engine/board"

// hexside is one drawn side of a cell.
type hexside struct {
	a, b    Point // ends on the layer, device pixels
	inward  Point // unit vector into the cell
	hex     board.Hex
	side    board.Side
	isLimit bool
	isWall  bool
	isCover bool
}

// allSides lists the sides that carry something, each once.
func (g *ground) allSides() []hexside {
	var out []hexside
	for _, cell := range g.view.Cells {
		for d := range board.Side(6) {
			n, next := g.cells[cell.Step(d)]
			bit, back := uint8(1)<<d, uint8(1)<<((d+3)%6)
			s := hexside{hex: cell.Hex, side: d, isLimit: !next}
			s.isWall = cell.Walls&bit != 0 || next && n.Walls&back != 0
			s.isCover = cell.Covers&bit != 0 || next && n.Covers&back != 0
			if next && d > 2 || !(s.isLimit || s.isWall || s.isCover) {
				continue
			}
			a, b := sideEnds(cell.Hex, d)
			s.a, s.b = g.camera.Screen(a), g.camera.Screen(b)
			s.inward = g.camera.Centre(cell.Hex).sub(s.a.lerp(s.b, 0.5)).unit()
			out = append(out, s)
		}
	}
	return out
}

// sides draws limits first, then walls, then cover, so that taller things overlap
// lower ones.
func (g *ground) sides(c *Canvas) {
	all := g.edges
	z := g.camera.Zoom
	for _, s := range all {
		if s.isLimit {
			g.limit(c, s, z)
		}
	}
	for _, s := range all {
		if s.isWall && !s.isLimit {
			g.wall(c, s.a, s.b, z)
		}
	}
	for _, s := range all {
		if s.isCover && !s.isWall {
			g.cover(c, s.a, s.b, z)
		}
	}
}

// limit draws the edge of a chamber: one thin line of light over a dark lip.
func (g *ground) limit(c *Canvas, s hexside, z float32) {
	lip := s.inward.scale(z * 0.045)
	c.Segment(s.a.add(lip), s.b.add(lip), max(1.5, z*0.07), Fade(Void, 0.55))
	c.halo(s.a, s.b, z*0.26, g.stuff.wall, 0.20)
	c.Segment(s.a, s.b, max(1.4, z*0.05), Blend(g.stuff.wall, Void, 0.12))
}

// wall draws a hexside that blocks: a thick dark beam with a bright core
// between two faceted posts.
func (g *ground) wall(c *Canvas, a, b Point, z float32) {
	drop := Point{0, z * 0.07}
	c.Segment(a.add(drop), b.add(drop), z*0.24, Fade(Void, 0.6))
	c.halo(a, b, z*0.62, g.stuff.wall, 0.42)
	c.Segment(a, b, max(4, z*0.21), g.stuff.dye(rgb(0x2a1c52)))
	c.Segment(a, b, max(3, z*0.15), g.stuff.dye(rgb(0x6a3fd0)))
	c.Segment(a, b, max(1.2, z*0.055), g.stuff.dye(rgb(0xd9c8ff)))
	g.post(c, a, z)
	g.post(c, b, z)
}

func (g *ground) post(c *Canvas, p Point, z float32) {
	r := max(3.2, z*0.165)
	c.glow(p, r*2.6, r*2.6, g.stuff.wall, 0.3)
	outline := func(k float32) []Point {
		c.ring = c.ring[:0]
		for i := range 6 {
			s, co := sincos(pi/3*float32(i) + pi/6)
			c.ring = append(c.ring, Point{p.X + co*r*k, p.Y + s*r*k})
		}
		return c.ring
	}
	c.convex(outline(1.18), flat(g.stuff.dye(rgb(0x150d2b))))
	c.convex(outline(1), vertical(g.stuff.dye(rgb(0xa987ff)), g.stuff.dye(rgb(0x43259a)), p.Y-r, p.Y+r))
	c.convex(outline(0.5), vertical(g.stuff.dye(rgb(0xf4edff)), g.stuff.dye(rgb(0xa98af5)), p.Y-r/2, p.Y+r/2))
}

// cover draws a hexside that gives cover: a low white wall of cut blocks, seen from above with the face that looks at
// the viewer.
func (g *ground) cover(c *Canvas, a, b Point, z float32) {
	if a.Y > b.Y { // farther back first, so that each block hides the face of the one behind it
		a, b = b, a
	}
	d := b.sub(a)
	a, b = a.add(d.scale(0.04)), b.sub(d.scale(0.04))
	u := d.unit()
	half := Point{u.Y, -u.X}.scale(max(1.5, z*0.08))
	if half.Y > 0 { // away from the viewer
		half = half.scale(-1)
	}
	rise := Point{0, max(2, z*0.22)}
	c.bar(a.add(rise).add(Point{z * 0.03, z * 0.03}), b.add(rise).add(Point{z * 0.03, z * 0.03}), max(3, z*0.22), Fade(Void, 0.55))
	const blocks = 3
	joint := max(1, z*0.028)
	for i := range int32(blocks) {
		from, to := a.lerp(b, float32(i)/blocks), a.lerp(b, float32(i+1)/blocks)
		if i < blocks-1 {
			to = to.sub(u.scale(joint))
		}
		g.coverBlock(c, from, to, half, rise)
	}
}

// coverBlock draws a block of a low wall: its face, the end that can be seen, and its top.
func (g *ground) coverBlock(c *Canvas, from, to, half, rise Point) {
	face := [4]Point{from.sub(half), to.sub(half), to.sub(half).add(rise), from.sub(half).add(rise)}
	c.convex(face[:], vertical(rgb(0xa59c86), rgb(0x6d6656), face[0].Y, face[2].Y))
	side := [4]Point{to.sub(half), to.add(half), to.add(half).add(rise), to.sub(half).add(rise)}
	c.convex(side[:], flat(rgb(0x7d7563)))
	top := [4]Point{from.add(half), to.add(half), to.sub(half), from.sub(half)}
	c.convex(top[:], flat(Cover))
	c.bar(from.add(half.scale(0.7)), to.add(half.scale(0.7)), half.length()*0.5, rgb(0xffffff))
}

// bar is a straight line with square ends.
func (c *Canvas) bar(a, b Point, width float32, ink Ink) {
	pair := [2]Point{a, b}
	c.stroke(pair[:], false, width, flat(ink))
}

// cliffs draws the cut face of the stone under the lower limits, so that a chamber
// looks like a slab.
func (g *ground) cliffs(c *Canvas) {
	z := g.camera.Zoom
	for _, s := range g.edges {
		if !s.isLimit || (s.side != board.SW && s.side != board.SE) {
			continue
		}
		depth := Point{0, z * 0.30}
		light := rgb(0x1b1d27)
		if s.side == board.SE {
			light = rgb(0x14161e)
		}
		top, low := pigmentOf(light), pigmentOf(Fade(Void, 0))
		c.quad(c.vertex(s.a, top), c.vertex(s.b, top), c.vertex(s.b.add(depth), low), c.vertex(s.a.add(depth), low))
		for i := range 3 { // cracks down the face
			t := 0.2 + 0.3*float32(i) + 0.16*hash(int32(s.hex.Q)*6+int32(s.side), int32(s.hex.R), int32(i))
			p := s.a.lerp(s.b, t)
			c.bar(p, p.add(depth.scale(0.5)), max(1, z*0.015), Fade(Void, 0.7))
		}
	}
}
