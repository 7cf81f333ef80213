package render

// Arrow draws a small chevron in the middle of r that points right, or left if way is negative.
func (c *Canvas) Arrow(r Rect, way int, ink Ink) {
	at, size := r.Centre(), c.Theme.Px(4.5)*max(1, 0.8*c.Theme.Text)
	tip := size * 0.6
	if way < 0 {
		tip = -tip
	}
	c.Stroke([]Point{{at.X - tip, at.Y - size}, {at.X + tip, at.Y}, {at.X - tip, at.Y + size}}, max(1.4, c.Theme.Px(1.8)), ink)
}
