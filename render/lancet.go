package render

import "math"

// LancetOutline appends the outline of a niche to out: a pointed arch of a rise on two straight sides.
func LancetOutline(out []Point, r Rect, rise float32) []Point {
	const steps = 9
	rise = max(min(rise, r.H), r.W*0.5001)
	reach := (rise*rise + r.W*r.W/4) / r.W // radius of both arcs
	spring := r.Y + rise
	end := float32(math.Acos(float64((reach - r.W/2) / reach)))
	for i := range steps + 1 {
		s, k := sincos(end * float32(i) / steps)
		out = append(out, Point{r.X + reach - k*reach, spring - s*reach})
	}
	for i := steps - 1; i >= 0; i-- {
		s, k := sincos(end * float32(i) / steps)
		out = append(out, Point{r.Right() - reach + k*reach, spring - s*reach})
	}
	return append(out, Point{r.Right(), r.Bottom()}, Point{r.X, r.Bottom()})
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

// Figure draws a figure as large as it fits into r, standing on its lower edge.
func (b Brush) Figure(r Rect, id string, variant int, rim Ink) { b.figureIn(r, id, variant, rim) }
