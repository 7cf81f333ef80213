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

// Lancet fills a niche with a gradient.
func (b Brush) Lancet(r Rect, rise float32, top, bottom Ink) {
	b.ring = LancetOutline(b.ring[:0], r, rise)
	b.convex(b.ring, vertical(top, bottom, r.Y, r.Bottom()))
}

// LancetLine draws the inner edge of a niche.
func (b Brush) LancetLine(r Rect, rise, width float32, ink Ink) {
	b.ring = LancetOutline(b.ring[:0], r.Inset(width/2), rise-width/2)
	b.stroke(b.ring, true, width, flat(ink))
}

// Plate fills a rectangle with corners of a radius, and with a gradient.
func (b Brush) Plate(r Rect, radius float32, top, bottom Ink) {
	b.round(r, radius, vertical(top, bottom, r.Y, r.Bottom()))
}

// Graduated fills a circle with a gradient from top to bottom.
func (b Brush) Graduated(centre Point, radius float32, top, bottom Ink) {
	b.disc(centre, radius, vertical(top, bottom, centre.Y-radius, centre.Y+radius))
}

// Slice fills the part of a ring between two angles, which begin on the right and run clockwise.
func (b Brush) Slice(centre Point, inner, outer, from, to float32, ink Ink) {
	b.ring = arc(b.ring[:0], centre, outer, from, to)
	b.ring = arc(b.ring, centre, inner, to, from)
	b.polygon(b.ring, flat(ink))
}

// Bow draws a circular arc between two angles.
func (b Brush) Bow(centre Point, radius, from, to, width float32, ink Ink) {
	b.ring = arc(b.ring[:0], centre, radius, from, to)
	b.stroke(b.ring, false, width, flat(ink))
}

// Drop draws a blood drop of a radius.
func (b Brush) Drop(at Point, radius float32) { b.drop(at, radius) }

// LancetBust fills a niche with the head and shoulders of a figure.
func (b Brush) LancetBust(r Rect, rise float32, id string, rim Ink) {
	half := min(round32(r.H/2), largestSprite/2)
	if !(half >= 1) {
		return
	}
	picture := bustPicture(half, id, rim)
	middle := Point{picture.src.X, picture.src.Y}.add(picture.foot)
	at, k := r.Centre(), 2*half/r.H
	white := pigment{1, 1, 1, 1}
	outline := LancetOutline(b.ring[:0], r.Inset(0.5), rise)
	first := uint32(len(b.vertices))
	for _, p := range outline {
		b.vertexAt(p, middle.add(p.sub(at).scale(k)), white)
	}
	for i := uint32(1); i < uint32(len(outline))-1; i++ {
		b.triangle(first, first+i, first+i+1)
	}
	b.ring = outline[:0]
}

// FigureIn draws a figure as large as it fits into r, standing on its lower edge.
func (b Brush) FigureIn(r Rect, id string, variant int, rim Ink) { b.figureIn(r, id, variant, rim) }
