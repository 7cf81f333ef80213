package render

// MiniatureView is a miniature on its base.
type MiniatureView struct {
	Figure         string // id of the card
	Variant        int    // model of the card
	At             Point  // centre of the base
	Size           float32
	Rim            Ink
	Mark           string // letter of an explorer, number of a group
	Number         string // number of one of several alike, "" for none
	Active, Hover  bool
	Target         bool // can be chosen as a target
	Down           bool // stunned: lies on its side
	Fade           float32
	Damage, Wounds int
	Flash          float32 // brightness of a hit
}

// pedestal is the half width and the half depth of a base, in heights of the miniature.
var pedestal = Point{0.34, 0.15}

// Miniature draws a figure on a rimmed base with its mark.
func (c *Canvas) Miniature(v MiniatureView) {
	gone := clamp01(v.Fade)
	if v.Active || v.Hover || !c.plainBase(v, 1-gone) {
		c.pedestal(v, 1-gone)
	}
	how := pose{flash: clamp01(v.Flash), gone: gone}
	foot := Point{v.At.X, v.At.Y + v.Size*(0.02+0.08*gone)}
	if v.Down {
		how.fallen = 1
		foot = Point{v.At.X - v.Size*0.44, v.At.Y + v.Size*0.03}
	}
	if gone < 1 {
		c.figure(v.Figure, v.Variant, foot, v.Size*(1-0.2*gone), v.Rim, how)
	}
	if gone > 0 {
		return
	}
	at := Point{v.At.X + v.Size*pedestal.X*0.86, v.At.Y + v.Size*pedestal.Y*0.72}
	c.Badge(at, c.signSize(v), v.Mark, v.Rim)
	if v.Target {
		c.Bracket(Rect{v.At.X - v.Size*0.44, v.At.Y - v.Size*1.02, v.Size * 0.88, v.Size * 1.26}, Hostile)
	}
}

// signSize returns half the size of the signs on a base. They stay readable however small the board is.
func (c *Canvas) signSize(v MiniatureView) float32 { return max(c.Theme.Px(5.5), v.Size*0.12) }

// Plate draws the number of a miniature on a bone-coloured square, to tell it from the round mark of its
// group, and below it the damage. Draw plates after all miniatures, so that none hides a number or a wound.
func (c *Canvas) Plate(v MiniatureView) {
	if v.Fade > 0 {
		return
	}
	c.damage(v)
	if v.Number == "" {
		return
	}
	half := c.signSize(v)
	at := Point{v.At.X - v.Size*pedestal.X*0.86, v.At.Y + v.Size*pedestal.Y*0.72}
	r := Rect{at.X - half, at.Y - half, 2 * half, 2 * half}
	c.Round(r, half*0.4, Blend(Ivory, v.Rim, 0.12))
	c.Frame(r, half*0.4, max(1, half*0.12), Void)
	c.centred(at, half*1.5, v.Number, Bold, pigmentOf(Void))
}

// pedestal draws the base: its shadow, its side, its top of stone and its rim.
func (c *Canvas) pedestal(v MiniatureView, strength float32) {
	rx, ry := v.Size*pedestal.X, v.Size*pedestal.Y
	thick := v.Size * 0.05
	c.shadow(Point{v.At.X + rx*0.14, v.At.Y + ry*0.6}, rx*1.55, ry*1.75, 0.85*strength)
	if v.Active {
		c.glow(v.At, rx*2.3, ry*3.1, v.Rim, 0.6*strength)
		c.hoop(v.At, rx*1.36, ry*1.36, max(1.4, v.Size*0.022), Fade(Blend(v.Rim, Ivory, 0.25), strength))
	}
	side := Fade(Blend(v.Rim, Void, 0.68), strength)
	c.ellipse(Point{v.At.X, v.At.Y + thick}, rx, ry, flat(side))
	c.Fill(Rect{v.At.X - rx, v.At.Y, rx * 2, thick}, side)
	c.ellipse(v.At, rx, ry, vertical(Fade(rgb(0x0d0f15), strength), Fade(rgb(0x2c303d), strength), v.At.Y-ry, v.At.Y+ry))
	edge := Fade(v.Rim, strength)
	switch {
	case v.Hover:
		edge = Blend(edge, Ivory, 0.6)
	case v.Active:
		edge = Blend(edge, Ivory, 0.3)
	}
	c.hoop(v.At, rx, ry, max(1.5, v.Size*0.036), edge)
	if v.Hover {
		c.glow(v.At, rx*1.6, ry*1.8, v.Rim, 0.35*strength)
	}
	c.shadow(Point{v.At.X, v.At.Y + v.Size*0.015}, rx*0.8, ry*0.8, 0.8*strength) // under the figure
}

// hoop draws a ring lying on the ground.
func (c *Canvas) hoop(at Point, rx, ry, width float32, ink Ink) {
	c.ring = ellipseOutline(c.ring[:0], at, rx, ry)
	c.stroke(c.ring, true, width, flat(ink))
}

// shadow darkens the ground around centre with a soft edge.
func (c *Canvas) shadow(centre Point, rx, ry, strength float32) {
	const sides = 24
	core := pigment{0, 0, 0, strength}
	hub := c.vertex(centre, core)
	first := uint32(len(c.vertices))
	for i := range sides {
		s, k := sincos(2 * pi * float32(i) / sides)
		c.vertex(Point{centre.X + k*rx*0.55, centre.Y + s*ry*0.55}, core.fade(0.8))
		c.vertex(Point{centre.X + k*rx, centre.Y + s*ry}, pigment{})
	}
	for i := range uint32(sides) {
		c.triangle(hub, first+2*i, first+2*((i+1)%sides))
	}
	c.band(first, sides, 2)
}

// damage draws a pip for each wound a hostile can take, as a drop of blood if taken.
func (c *Canvas) damage(v MiniatureView) {
	if v.Damage == 0 && v.Wounds <= 1 {
		return
	}
	n := max(v.Wounds, v.Damage)
	r := max(2.2, v.Size*0.04)
	x := v.At.X - r*2.5*float32(n-1)/2
	y := v.At.Y + v.Size*pedestal.Y*0.72 + c.signSize(v) + r*1.2 // below the signs
	back := Rect{x - r*1.7, y - r*1.6, r*2.5*float32(n-1) + r*3.4, r * 3.2}
	c.Round(back, r*1.6, Fade(Void, 0.85))
	for i := range n {
		at := Point{x + r*2.5*float32(i), y}
		if i < v.Damage {
			c.drop(Point{at.X, at.Y + r*0.2}, r*1.15)
		} else {
			c.Disc(at, r*0.8, Blend(Ivory, Void, 0.25))
		}
	}
}
