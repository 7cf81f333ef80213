package render

// LancetOutline appends the outline of a niche to out: a pointed arch of a rise on two straight sides.
func LancetOutline(out []Point, r Rect, rise float32) []Point {
	const steps, pointed = 9, 0.3 // of the arch is a gable, the rest is round
	rise = min(rise, r.H)
	for i := range 2*steps + 1 {
		part := float32(min(i, 2*steps-i)) / steps // of the way from a side to the point
		sin, cos := sincos(part * pi / 2)
		at := Point{r.X + r.W/2*(1-cos), r.Y + rise*(1-(1-pointed)*sin-pointed*(1-cos))}
		if i > steps {
			at.X = 2*r.X + r.W - at.X
		}
		out = append(out, at)
	}
	return append(out, Point{r.Right(), r.Bottom()}, Point{r.X, r.Bottom()})
}

// CrescentOutline appends the outline of a crescent that opens towards an angle to out.
func CrescentOutline(out []Point, at Point, r, towards float32) []Point {
	const steps, outer, inner = 14, 0.83, 1.236 // half angles of the horns, around the disc and around what is cut out of it
	for i := range steps + 1 {
		s, k := sincos(towards + outer + float32(i)/steps*2*(pi-outer))
		out = append(out, Point{at.X + k*r, at.Y + s*r})
	}
	s, k := sincos(towards)
	mid := Point{at.X + k*r*0.42, at.Y + s*r*0.42}
	for i := 1; i < steps; i++ {
		s, k := sincos(towards - inner - float32(i)/steps*2*(pi-inner))
		out = append(out, Point{mid.X + k*r*0.78, mid.Y + s*r*0.78})
	}
	return out
}
