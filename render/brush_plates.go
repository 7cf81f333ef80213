package render

// Arched draws a plate with a flat pointed arch above, hollow corners below and two lines around it.
func (b Brush) Arched(r Rect, top, bottom, frame Ink, width float32) {
	arched(b.Canvas, r, top, bottom, frame, width)
}

// Lozenge draws a small lozenge with a dark core.
func (b Brush) Lozenge(at Point, wide, high float32, ink Ink) { lozenge(b.Canvas, at, wide, high, ink) }

// Tab draws a plate that stands on the lower edge of r, with a flat pointed arch above.
func (b Brush) Tab(r Rect, top, bottom, frame Ink, width float32) {
	rise := r.H * 0.28
	b.ring = archedOutline(b.ring[:0], r, rise, 0)
	starFill(b.Canvas, b.ring, r.Centre(), vertical(top, bottom, r.Y, r.Bottom()))
	arch := archedOutline(b.ring[:0], r.Inset2(width/2, 0), rise, 0)[:2*archSteps+1]
	line := append([]Point{{r.X + width/2, r.Bottom()}}, arch...)
	b.stroke(append(line, Point{r.Right() - width/2, r.Bottom()}), false, width, flat(frame))
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

// ResultSign draws the sign of a result around a point, as large as a square of a side.
func (b Brush) ResultSign(at Point, side float32, mark DieMark, ink Ink) {
	for _, shape := range resultSigns[mark] {
		b.ring = b.ring[:0]
		for _, p := range shape {
			b.ring = append(b.ring, Point{at.X + p.X*side, at.Y - p.Y*side})
		}
		b.polygon(b.ring, flat(ink))
	}
}
