package render

import "precipice/engine/board"

// SlideView is a chamber that slides up to the battlefield.
type SlideView struct {
	Cells []board.Cell
	Door  board.Hex // where it will join
	Part  float32   // of its way, 0..1
	Calm  bool      // it appears in its place
}

// slideWay is how far the chamber comes from, in hexes.
const slideWay = 2.4

// Slide draws a chamber that slides up to the battlefield, with the light that falls through the door.
func (c *Canvas) Slide(k Camera, v SlideView) {
	var mid Point
	for _, cell := range v.Cells {
		mid = mid.add(k.Centre(cell.Hex))
	}
	mid = mid.scale(1 / float32(max(1, len(v.Cells))))
	door := k.Centre(v.Door)
	if !v.Calm {
		rest := 1 - v.Part
		away := mid.sub(door).unit().scale(slideWay * k.Zoom * rest * rest)
		k.Offset = k.Offset.add(away)
		mid = mid.add(away)
	}
	seen := min(1, v.Part*2)
	if v.Calm {
		seen = v.Part
	}
	for _, cell := range v.Cells {
		stone := Blend(Panel2, Portal, 0.12)
		c.convex(c.hexOutline(k, cell.Hex, 1), flat(Fade(Blend(stone, Portal, 0.25), seen)))
		c.convex(c.hexOutline(k, cell.Hex, 0.92), flat(Fade(stone, seen)))
		c.Outline(c.hexOutline(k, cell.Hex, 0.80), max(1, k.Zoom*0.035), Fade(Portal, 0.75*seen))
	}
	light := pulse(v.Part, 0, 1)
	for _, cell := range v.Cells {
		c.glow(k.Centre(cell.Hex), k.Zoom*1.1, k.Zoom*1.1, Portal, 0.5*light)
	}
	c.halo(door, mid, k.Zoom*0.7, Portal, 0.7*light)
	c.glow(door, k.Zoom*1.6, k.Zoom*1.6, Blend(Portal, Ivory, 0.4), 0.9*light)
}
