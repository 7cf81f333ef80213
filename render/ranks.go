package render

// Ranks draws miniatures that stand in rows of spaces, given from back to front: the signs of all over the figures of all.
func Ranks(c *Canvas, views []MiniatureView) {
	for i := range views {
		c.Model(views[i])
	}
	for i := range views {
		c.Signs(views[i])
	}
	for i := range views {
		c.aim(views[i])
	}
}

// Opaque returns the room on the screen in which the figure of a miniature hides what is behind it.
func (v *MiniatureView) Opaque() Rect {
	box, body := FigureBox(v.Figure, v.Variant), v.body()
	if !v.Down {
		body.Y, body.H = v.At.Y-(box.Y+box.H)*v.Size, (box.Y+box.H)*v.Size
	}
	if v.Cut > body.Y {
		body.H, body.Y = max(0, body.Bottom()-v.Cut), v.Cut
	}
	return body
}

// Base returns the room of the base of a miniature on the screen.
func (v *MiniatureView) Base() Rect {
	size := v.base().Size
	rx, ry := size*pedestal.X, size*pedestal.Y
	return Rect{v.At.X - rx, v.At.Y - ry, 2 * rx, 2 * ry}
}

// Marks returns the room of the number or the letter on the base of a miniature, and that of its wounds, which is empty if it shows none.
func Marks(c *Canvas, v MiniatureView) (badge, wounds Rect) {
	at := v.seat
	if v.Mark == "" {
		at = v.tagSeat()
	}
	badge, half := c.badgeRect(&v, at), c.signSize(v)
	if v.dropped() {
		mid := Point{v.At.X, v.At.Y + v.base().Size*pedestal.Y + half*0.75}
		r := max(c.Theme.Px(3), v.Size*0.052)
		wide := r * 2.3 * float32(max(v.Wounds, v.Damage))
		wounds = Rect{mid.X - wide/2, mid.Y - r, wide, 2 * r}
	}
	return badge, wounds
}
