package render

// pillShare is a part of the shorter side: what has rounder corners is no plate, and stays round in every dress.
const pillShare = 0.4

// hollow reports whether a rectangle with such corners is drawn with hollow corners.
func hollow(r Rect, radius float32) bool {
	return worn.Etched && radius >= 1 && radius < min(r.W, r.H)*pillShare
}

// hollowOutline returns the outline of a rectangle from which quarters of discs are cut out at the corners.
func hollowOutline(out []Point, r Rect, radius float32) []Point {
	out = arc(out, Point{r.X, r.Y}, radius, pi/2, 0)
	out = arc(out, Point{r.Right(), r.Y}, radius, pi, pi/2)
	out = arc(out, Point{r.Right(), r.Bottom()}, radius, -pi/2, -pi)
	return arc(out, Point{r.X, r.Bottom()}, radius, 0, -pi/2)
}

// starFill fills an outline of which every corner can be seen from a point inside it.
func starFill(c *Canvas, outline []Point, hub Point, col shade) {
	n := len(outline)
	if n < 3 {
		return
	}
	first := c.rim(outline, col)
	mid := c.vertex(hub, col(hub))
	for i := range n {
		c.triangle(mid, first+uint32(2*i), first+uint32(2*((i+1)%n)))
	}
}

// What the shapes of the etching measure, design units.
const (
	archRise     = 7   // of a panel's upper edge, from its ends to its point
	hollowCorner = 5   // radius of a corner that is cut out
	innerLine    = 3.2 // from the frame to the second hairline
)

// archSteps is how many lines each half of an arch consists of.
const archSteps = 10

// archedOutline returns the outline of a panel of the etching: a flat pointed arch above, hollow corners below.
func archedOutline(out []Point, r Rect, rise, radius float32) []Point {
	half := r.W / 2
	for i := range 2*archSteps + 1 {
		u := float32(i) / archSteps
		if u > 1 {
			u = 2 - u
		}
		out = append(out, Point{r.X + half*float32(i)/archSteps, r.Y + rise*(1-0.6*u-0.4*u*(2-u))})
	}
	out = arc(out, Point{r.Right(), r.Bottom()}, radius, -pi/2, -pi)
	return arc(out, Point{r.X, r.Bottom()}, radius, 0, -pi/2)
}

// arched draws a plate with a flat pointed arch above, hollow corners below and two lines around it.
func arched(c *Canvas, r Rect, top, bottom, frame Ink, width float32) {
	t := c.Theme
	rise, radius := t.archRise(r), min(t.Px(hollowCorner), r.H*0.2)
	c.ring = archedOutline(c.ring[:0], r, rise, radius)
	starFill(c, c.ring, r.Centre(), vertical(top, bottom, r.Y, r.Bottom()))
	c.ring = archedOutline(c.ring[:0], r.Inset(width/2), rise, radius)
	c.stroke(c.ring, true, width, flat(frame))
	if in := r.Inset(t.Px(innerLine)); in.H > t.Px(24) {
		c.ring = archedOutline(c.ring[:0], in, rise, radius)
		c.stroke(c.ring, true, t.Hair(), flat(Fade(frame, 0.32)))
	}
}

// archRise returns how much lower the ends of a plate's upper edge are than its middle.
func (t *Theme) archRise(r Rect) float32 { return min(t.Px(archRise), r.W*0.05, r.H*0.16) }

// lozenge draws a small lozenge with a dark core.
func lozenge(c *Canvas, at Point, wide, high float32, ink Ink) {
	shape := [4]Point{{at.X, at.Y - high}, {at.X + wide, at.Y}, {at.X, at.Y + high}, {at.X - wide, at.Y}}
	c.convex(shape[:], flat(Void))
	c.stroke(shape[:], true, max(1, wide*0.36), flat(ink))
}

// courses draws the faint courses of a wall behind the panels of the etching.
func courses(c *Canvas, b Rect) {
	ink, high := Fade(Line, 0.16), float32(26)
	if c.Theme != nil {
		high = c.Theme.Px(26)
	}
	for row := 0; float32(row)*high < b.H; row++ {
		y := round32(b.Y + float32(row)*high)
		c.Fill(Rect{b.X, y, b.W, 1}, ink)
		for x := b.X + high*(0.6+float32(row%2)); x < b.Right(); x += 2 * high {
			c.Fill(Rect{round32(x), y, 1, high}, ink)
		}
	}
}
