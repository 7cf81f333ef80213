package render

import (
	"strconv"

	"precipice/engine/board"
)

// zones draws the signs of chambers with a meaning: double rings for the escape
// chamber, barbed rings for an arrival chamber, barbs alone for an ambush hex.
func (g *ground) zones(c *Canvas) {
	z := g.camera.Zoom
	for _, v := range g.view.Zones {
		switch v.Kind {
		case EscapeChamber:
			c.Outline(c.hexOutline(g.camera, v.Hex, 0.80), max(1, z*0.035), Fade(Portal, 0.75))
			c.Outline(c.hexOutline(g.camera, v.Hex, 0.68), max(1, z*0.02), Fade(Portal, 0.5))
		case ArrivalChamber:
			c.Outline(c.hexOutline(g.camera, v.Hex, 0.82), max(1, z*0.03), Fade(Hostile, 0.7))
			c.barbs(g.camera, v.Hex)
		case AmbushHex:
			c.barbs(g.camera, v.Hex)
		}
	}
}

func (c *Canvas) barbs(k Camera, h board.Hex) {
	m := k.Centre(h)
	for i := range 6 {
		u := cornerOf(i)
		n := Point{-u.Y, u.X}
		tip, foot := m.add(u.scale(k.Zoom*0.60)), m.add(u.scale(k.Zoom*0.80))
		w := n.scale(k.Zoom * 0.07)
		barb := [3]Point{foot.add(w), foot.sub(w), tip}
		c.convex(barb[:], flat(Fade(Hostile, 0.8)))
	}
}

// obstructions draws blocked hexes as raised blocks with crystals on them.
func (g *ground) obstructions(c *Canvas) {
	for _, cell := range g.view.Cells {
		if cell.Blocked {
			g.obstruction(c, cell.Hex)
		}
	}
}

func (g *ground) obstruction(c *Canvas, h board.Hex) {
	z := g.camera.Zoom
	m := g.camera.Centre(h)
	rise := Point{0, -z * 0.20}
	corner := func(i int, size float32) Point { return m.add(cornerOf(i % 6).scale(z * size)) }
	c.glow(m, z*1.15, z*1.05, g.stuff.wall, 0.28)
	c.Polygon(c.hexOutline(g.camera, h, 0.97), rgb(0x0c0d13))
	for i := range 6 { // side faces, then the faceted top
		tone := [6]uint32{0x1a1c27, 0x2a2d3b, 0x343849, 0x2b2e3d, 0x1d202b, 0x12141c}[i]
		face := []Point{corner(i, 0.92), corner(i+1, 0.92), corner(i+1, 0.74).add(rise), corner(i, 0.74).add(rise)}
		c.Polygon(face, rgb(tone))
	}
	for i := range 6 {
		tone := [6]uint32{0x333749, 0x414659, 0x4a4f64, 0x3e4356, 0x303445, 0x292d3c}[i]
		k := 0.9 + 0.2*hash(int32(h.Q), int32(h.R), int32(i))
		top := []Point{corner(i, 0.74).add(rise), corner(i+1, 0.74).add(rise), m.add(rise)}
		ink := rgb(tone)
		c.Polygon(top, Blend(Void, ink, k))
	}
	for i := range 6 {
		c.Segment(corner(i, 0.92), corner(i+1, 0.92), max(1.4, z*0.06), Blend(g.stuff.wall, Void, 0.2))
	}
	for i := range 5 {
		g.crystal(c, m.add(rise), h, i)
	}
}

// crystal draws the i-th shard of a block.
func (g *ground) crystal(c *Canvas, m Point, h board.Hex, i int) {
	z := g.camera.Zoom
	at := [5]Point{{-0.26, -0.12}, {0.24, -0.16}, {0, -0.02}, {-0.16, 0.24}, {0.26, 0.20}}[i]
	size := (0.66 + 0.3*hash(int32(h.Q), int32(h.R), 40+int32(i))) * z
	if i == 2 {
		size *= 1.35
	}
	lean := (hash(int32(h.Q), int32(h.R), 60+int32(i)) - 0.5) * 0.35 * size
	foot := m.add(at.scale(z))
	w, tall := size*0.16, size*0.62
	tip := foot.add(Point{lean, -tall})
	shoulder := tall * 0.62
	l := foot.add(Point{-w + lean*0.6, -shoulder})
	r := foot.add(Point{w + lean*0.6, -shoulder})
	mid := foot.add(Point{lean*0.6 - w*0.15, -shoulder * 0.92})
	bl, br, bm := foot.add(Point{-w * 0.8, 0}), foot.add(Point{w * 0.8, 0}), foot.add(Point{-w * 0.1, w * 0.45})
	c.glow(foot.add(Point{0, -tall * 0.4}), size*0.42, size*0.5, g.stuff.wall, 0.16)
	c.Polygon([]Point{bl, l, mid, bm}, g.stuff.dye(rgb(0x8f63f2)))
	c.Polygon([]Point{bm, mid, r, br}, g.stuff.dye(rgb(0x4a2a9c)))
	c.Polygon([]Point{l, tip, mid}, g.stuff.dye(rgb(0xd6c4ff)))
	c.Polygon([]Point{mid, tip, r}, g.stuff.dye(rgb(0x7448dc)))
}

// portals draws half-tiles of teal light beyond their hexsides.
func (g *ground) portals(c *Canvas) {
	for _, p := range g.view.Portals {
		a, b := sideEnds(p.Hex, p.Side)
		g.portal(c, g.camera.Screen(a), g.camera.Screen(b), g.camera.Centre(p.Hex))
	}
}

func (g *ground) portal(c *Canvas, a, b, inside Point) {
	z := g.camera.Zoom
	mid := a.lerp(b, 0.5)
	out := mid.sub(inside).unit().scale(z)
	half := func(near, far, narrow float32) []Point {
		s := b.sub(a).scale(0.5)
		return []Point{mid.sub(s.scale(0.92)).add(out.scale(near)), mid.add(s.scale(0.92)).add(out.scale(near)),
			mid.add(s.scale(narrow)).add(out.scale(far)), mid.sub(s.scale(narrow)).add(out.scale(far))}
	}
	c.glow(mid.add(out.scale(0.3)), z*1.5, z*1.5, Portal, 0.34)
	c.Polygon(half(0.05, 0.80, 0.74), rgb(0x0b1f22))
	c.polygon(half(0.11, 0.73, 0.66), func(p Point) pigment {
		t := p.sub(mid).length() / z
		return pigmentOf(Blend(rgb(0x6ff5e2), rgb(0x0f6f69), t))
	})
	for i := range 3 {
		t := 0.24 + 0.16*float32(i)
		s := b.sub(a).scale(0.5 * (0.62 - 0.10*float32(i)))
		p := mid.add(out.scale(t))
		chevron := []Point{p.sub(s), p.sub(out.scale(0.09)), p.add(s)}
		c.Stroke(chevron, max(1.2, z*0.045), Fade(rgb(0xd8fff8), 0.85-0.2*float32(i)))
	}
	c.Outline(half(0.05, 0.80, 0.74), max(1.4, z*0.05), Portal)
}

// finds draws discovery markers: amber plates with their number.
func (g *ground) finds(c *Canvas) {
	z := g.camera.Zoom
	for _, f := range g.view.Finds {
		m := g.camera.Centre(f.Hex).add(Point{0, z * 0.52})
		w, h := z*0.27, z*0.22
		c.glow(m, z*0.75, z*0.6, Find, 0.22)
		plate := func(k float32) []Point {
			return []Point{{m.X - w*k, m.Y - h*k*0.55}, {m.X - w*k*0.6, m.Y - h*k}, {m.X + w*k*0.6, m.Y - h*k},
				{m.X + w*k, m.Y - h*k*0.55}, {m.X + w*k, m.Y + h*k*0.55}, {m.X + w*k*0.6, m.Y + h*k},
				{m.X - w*k*0.6, m.Y + h*k}, {m.X - w*k, m.Y + h*k*0.55}}
		}
		c.Polygon(plate(1.12), Void)
		c.polygon(plate(1), vertical(rgb(0xffc35a), rgb(0xb86f06), m.Y-h, m.Y+h))
		c.Outline(plate(0.82), max(1, z*0.016), Fade(Void, 0.55))
		c.centred(m, z*0.32, strconv.Itoa(f.Number), Bold, pigmentOf(Void))
	}
}
