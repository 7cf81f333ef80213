package city

import "precipice/render"

// Trail marks the way by which somebody has come: a dashed ring where it began, and dots from there, dark around and bright within.
func Trail(c *render.Canvas, way []render.Point, space float32, of render.Ink) {
	if len(way) == 0 {
		return
	}
	r, step := max(1.4, space*0.042), space*0.16
	ring(c, way[0], space*0.3, space*0.12, max(1.4, space*0.036), of)
	next := space * 0.3 // the first dot lies outside the ring
	for i := 1; i < len(way); i++ {
		a, b := way[i-1], way[i]
		long := a.Far(b)
		for ; next <= long; next += step {
			at := between(a, b, next/long)
			c.Disc(at, r*1.7, render.Fade(Void, 0.75))
			c.Disc(at, r, of)
		}
		next -= long
	}
}

// ring draws a dashed ring that lies on the ground.
func ring(c *render.Canvas, at point, rx, ry, width float32, of ink) {
	const dashes = 9
	for i := range dashes {
		var arc [4]point
		for k := range arc {
			turn := (float32(i) + 0.6*float32(k)/3) * 6.2832 / dashes
			arc[k] = point{X: at.X + cos(turn)*rx, Y: at.Y + sin(turn)*ry}
		}
		c.Stroke(arc[:], width*2.2, render.Fade(Void, 0.75))
		c.Stroke(arc[:], width, of)
	}
}
