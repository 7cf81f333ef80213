package render

// Chevron draws a small chevron in the middle of r that points down if what it stands for is open, else right.
func (c *Canvas) Chevron(r Rect, open bool, ink Ink) {
	at, size := r.Centre(), c.Theme.Grown(3.2)
	line := []Point{{at.X - size*0.5, at.Y - size}, {at.X + size*0.5, at.Y}, {at.X - size*0.5, at.Y + size}}
	if open {
		line = []Point{{at.X - size, at.Y - size*0.5}, {at.X, at.Y + size*0.5}, {at.X + size, at.Y - size*0.5}}
	}
	c.Stroke(line, max(1.2, c.Theme.Px(1.5)), ink)
}

// Arrow draws a small chevron in the middle of r that points right, or left if way is negative.
func (c *Canvas) Arrow(r Rect, way int, ink Ink) {
	at, size := r.Centre(), c.Theme.Px(4.5)*max(1, 0.8*c.Theme.Text)
	tip := size * 0.6
	if way < 0 {
		tip = -tip
	}
	c.Stroke([]Point{{at.X - tip, at.Y - size}, {at.X + tip, at.Y}, {at.X - tip, at.Y + size}}, max(1.4, c.Theme.Px(1.8)), ink)
}
