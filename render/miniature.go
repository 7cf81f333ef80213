package render

// MiniatureView is a miniature on its base.
type MiniatureView struct {
	Figure         string // id of the card
	Variant        int    // model of the card
	At             Point  // centre of the base
	Size           float32
	Rim            Ink
	Mark           string // letter of an explorer, number of a group
	Active, Hover  bool
	Target         bool // can be aimed at
	Down           bool // stunned: it lies on its side
	Fade           float32
	Damage, Wounds int
	Flash          float32 // 0..1, white-hot from a blow
}

// Miniature draws a figure on a rimmed base with its mark.
func (c *Canvas) Miniature(v MiniatureView) {
	gone := clamp01(v.Fade)
	rim := Fade(v.Rim, 1-gone)
	rx, ry := v.Size*0.34, v.Size*0.15
	c.ellipse(Point{v.At.X + rx*0.12, v.At.Y + ry*0.5}, rx*1.25, ry*1.3, flat(Fade(Void, 0.55*(1-gone))))
	if v.Active {
		c.glow(v.At, rx*2.4, ry*3.4, v.Rim, 0.55)
		c.base(v.At, rx*1.3, ry*1.3, Fade(v.Rim, 0.75), v.Size)
	}
	c.ellipse(Point{v.At.X, v.At.Y + v.Size*0.045}, rx, ry, flat(Fade(Blend(v.Rim, Void, 0.6), 1-gone)))
	c.ellipse(v.At, rx, ry, vertical(Fade(Panel2, 1-gone), Fade(Blend(Panel2, Line, 0.6), 1-gone), v.At.Y-ry, v.At.Y+ry))
	edge := rim
	if v.Hover {
		edge = Blend(rim, Ivory, 0.5)
	}
	c.base(v.At, rx, ry, edge, v.Size)
	foot := Point{v.At.X, v.At.Y + ry*0.15}
	tilt := float32(0)
	if v.Down {
		tilt, foot.X = 1, foot.X-v.Size*0.3
	}
	if gone < 1 {
		sink := Point{foot.X, foot.Y + v.Size*0.1*gone}
		c.figure(v.Figure, v.Variant, sink, v.Size*(1-0.25*gone), Fade(v.Rim, 1-gone), max(v.Flash, gone*0.8), tilt)
	}
	if gone > 0 {
		return
	}
	r := max(5, v.Size*0.115)
	c.Badge(Point{v.At.X + rx*0.86, v.At.Y + ry*0.72}, r, v.Mark, v.Rim)
	c.damage(v, rx, ry)
	if v.Target {
		c.Bracket(Rect{v.At.X - v.Size*0.42, v.At.Y - v.Size*0.98, v.Size * 0.84, v.Size * 1.2}, Hostile)
	}
}

// base is the rim of a base.
func (c *Canvas) base(at Point, rx, ry float32, ink Ink, size float32) {
	c.ring = ellipseOutline(c.ring[:0], at, rx, ry)
	c.stroke(c.ring, true, max(1.5, size*0.035), flat(ink))
}

// damage draws a pip for each Wound, those that are gone filled.
func (c *Canvas) damage(v MiniatureView, rx, ry float32) {
	if v.Damage == 0 || v.Wounds <= 1 {
		return
	}
	r := max(2, v.Size*0.035)
	x := v.At.X - rx*0.55 - r*2.6*float32(v.Wounds-1)/2
	for i := range v.Wounds {
		at := Point{x + r*2.6*float32(i), v.At.Y + ry*1.2}
		c.Disc(at, r*1.45, Void)
		if i < v.Damage {
			c.Disc(at, r, rgb(0xe0402f))
		} else {
			c.Disc(at, r, Fade(Ivory, 0.8))
		}
	}
}
