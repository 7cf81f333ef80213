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
