package render

import (
	"slices"

	"precipice/engine/board"
)

// HexRing draws a hex's outline; width is device pixels.
func (c *Canvas) HexRing(k Camera, h board.Hex, ink Ink, width float32) {
	c.Outline(c.hexOutline(k, h, 0.88), width, ink)
}

// TileMark marks a hex whose ground has an effect on who stands there: an inner ring with a small diamond at each
// side of it, which miniatures in the hex do not hide.
func (c *Canvas) TileMark(k Camera, h board.Hex, ink Ink) {
	at, r := k.Centre(h), max(2.2, k.Zoom*0.09)
	c.Outline(c.hexOutline(k, h, 0.8), max(1, k.Zoom*0.03), Fade(ink, 0.75))
	for _, side := range [...]float32{-1, 1} {
		x := at.X + side*k.Zoom*0.6
		diamond := [4]Point{{x - r, at.Y}, {x, at.Y - r}, {x + r, at.Y}, {x, at.Y + r}}
		c.convex(diamond[:], flat(ink))
	}
}

// Reach draws hexes as one shape, filled, with a bright outline.
func (c *Canvas) Reach(k Camera, hexes []board.Hex, ink Ink, hue string) {
	look := reachIn(ink, quarryOf(hue).wall)
	fill := flat(look.fill)
	c.brink = c.brink[:0]
	for _, h := range hexes {
		c.convex(c.hexOutline(k, h, 1), fill)
		for side := range board.Side(6) {
			if !slices.Contains(hexes, h.Step(side)) {
				a, b := sideEnds(h, side)
				c.brink = append(c.brink, span{a, b})
			}
		}
	}
	width := max(2, k.Zoom*0.065)
	dark, bright := flat(look.rim), flat(look.line)
	for len(c.brink) > 0 {
		c.ring = c.ringOf(k, c.ring[:0])
		c.stroke(c.ring, true, width*look.broad, dark)
		c.stroke(c.ring, true, width, bright)
	}
}

// ThreatGround colours a hex by the harm to expect there.
func (c *Canvas) ThreatGround(k Camera, h board.Hex, harm float32) {
	if harm > 0 {
		c.convex(c.hexOutline(k, h, 0.9), flat(Fade(alarm, 0.12+0.4*clamp01(harm/2))))
	}
}

// hexOutline returns the outline of h on the screen of k, scaled about its centre.
func (c *Canvas) hexOutline(k Camera, h board.Hex, size float32) []Point {
	m := k.Centre(h)
	c.ring = c.ring[:0]
	for i := range 6 {
		c.ring = append(c.ring, m.add(cornerOf(5-i).scale(k.Zoom*size)))
	}
	return c.ring
}
