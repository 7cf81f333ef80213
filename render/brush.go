package render

// Brush is a canvas with the means of drawing that art in packages of its own needs: gradients, light, and pictures that are kept.
type Brush struct{ *Canvas }

// Convex fills a convex outline. It costs less than Polygon.
func (b Brush) Convex(outline []Point, ink Ink) { b.convex(outline, flat(ink)) }

// Shaded fills any outline that does not intersect itself, with the ink at each of its corners.
func (b Brush) Shaded(outline []Point, at func(Point) Ink) {
	b.polygon(outline, func(p Point) pigment { return pigmentOf(at(p)) })
}

// Graded fills any outline that does not intersect itself, with a gradient from top at y0 to bottom at y1.
func (b Brush) Graded(outline []Point, top, bottom Ink, y0, y1 float32) {
	b.polygon(outline, vertical(top, bottom, y0, y1))
}

// Quad fills a quadrilateral with hard edges, with an ink at each corner.
func (b Brush) Quad(corners [4]Point, inks [4]Ink) {
	first := b.vertex(corners[0], pigmentOf(inks[0]))
	for i := 1; i < 4; i++ {
		b.vertex(corners[i], pigmentOf(inks[i]))
	}
	b.quad(first, first+1, first+2, first+3)
}

// Ellipse fills an ellipse with the half axes rx and ry.
func (b Brush) Ellipse(centre Point, rx, ry float32, ink Ink) { b.ellipse(centre, rx, ry, flat(ink)) }

// Hoop draws the line of an ellipse.
func (b Brush) Hoop(centre Point, rx, ry, width float32, ink Ink) { b.hoop(centre, rx, ry, width, ink) }

// Glow adds a soft light around centre.
func (b Brush) Glow(centre Point, rx, ry float32, ink Ink, strength float32) {
	b.glow(centre, rx, ry, ink, strength)
}

// Halo adds light that falls off all around the line from p to q.
func (b Brush) Halo(p, q Point, reach float32, ink Ink, strength float32) {
	b.halo(p, q, reach, ink, strength)
}

// Shadow darkens the ground around centre, with a soft edge.
func (b Brush) Shadow(centre Point, rx, ry, strength float32) { b.shadow(centre, rx, ry, strength) }

// Numeral writes a short text in bold letters of a size in device pixels around centre.
func (b Brush) Numeral(centre Point, pixels float32, text string, ink Ink) {
	b.centred(centre, pixels, text, Bold, pigmentOf(ink))
}

// Hang draws in r a picture of what is shown. It is composed once for each size and then kept.
func (b Brush) Hang(r Rect, shown string, compose func(Brush, Rect)) {
	b.hang(r, shown, func(to *Canvas, r Rect) { compose(Brush{to}, r) })
}

// Noise maps its arguments to a number in [0, 1), the same in every frame and on every machine.
func Noise(a, b, c int32) float32 { return hash(a, b, c) }

// Seed returns a number that differs between names.
func Seed(name string) int32 { return seedOf(name) }

// Figure draws a miniature without its base, of a height in device pixels, with its feet at a place.
func (b Brush) Figure(id string, variant int, feet Point, size float32, rim Ink) {
	b.figure(id, variant, feet, size, rim, pose{})
}
