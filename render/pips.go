package render

// DieFaceView is the face of a six-sided die lying flat: an activation or destiny die.
type DieFaceView struct {
	Value  int  // 1..6; 0 shows an empty slot
	Dark   bool // black with ivory pips: destiny
	Dim    bool // cannot be used
	Spent  bool // paid with: small and sunk
	Lost   bool // discarded: struck through
	Chosen bool
	Hover  bool
	Focus  bool
}

// pipsOf lists the pips of each face on a grid of -1..1.
var pipsOf = [7][]Point{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// DieFace draws a face into the square of r.
func (c *Canvas) DieFace(r Rect, v DieFaceView) {
	if v.Spent {
		c.slot(r)
		r = r.Inset(r.W * 0.16)
	}
	v.Dim = v.Dim || v.Spent || v.Lost
	radius := r.W * 0.2
	body, low, pip := Blend(Ivory, rgb(0xffffff), 0.3), Blend(Ivory, Void, 0.14), Void
	if v.Dark {
		body, low, pip = Blend(Line, Void, 0.25), Blend(Panel2, Void, 0.3), Ivory
	}
	if worn.Etched {
		body, low = BoneLight, BoneDark
		if v.Dark {
			body, low, pip = Blend(Panel2, Void, 0.3), Void, SilverLight
		}
	}
	if v.Dim || v.Value == 0 {
		body, low, pip = Panel2, Void, Muted
	}
	rounded(c, r, radius, vertical(body, low, r.Y, r.Bottom()))
	if v.Dark || v.Dim || v.Value == 0 {
		roundFrame(c, r, radius, c.Theme.Hair(), Line)
	}
	if v.Value >= 1 && v.Value <= 6 {
		mid := r.Centre()
		for _, p := range pipsOf[v.Value] {
			c.Disc(mid.add(p.scale(r.W*0.26)), r.W*0.092, pip)
		}
	}
	if v.Lost {
		d := r.W * 0.1
		c.Segment(Point{r.X + d, r.Bottom() - d}, Point{r.Right() - d, r.Y + d}, max(1.5, r.W*0.08), Muted)
	}
	switch {
	case v.Focus:
		c.FocusRing(r, radius)
	case v.Chosen:
		roundFrame(c, r.Inset(-r.W*0.08), radius*1.2, max(1.5, r.W*0.08), Brass)
	case v.Hover:
		roundFrame(c, r.Inset(-r.W*0.05), radius*1.1, max(1, r.W*0.05), Muted)
	}
}

// slot draws the recess for a counter.
func (c *Canvas) slot(r Rect) {
	rounded(c, r, r.W*0.2, flat(Void))
	roundFrame(c, r, r.W*0.2, c.Theme.Hair(), Line)
}

// Wound draws a wound counter into the square of r: a drop.
func (c *Canvas) Wound(r Rect) {
	c.slot(r)
	c.drop(r.Centre(), r.W*0.30)
}

// dropOutline returns the outline of a drop.
func (c *Canvas) dropOutline(at Point, radius float32) []Point {
	c.ring = arc(c.ring[:0], Point{at.X, at.Y + radius*0.35}, radius*0.82, -pi*0.13, pi*1.13)
	c.ring = append(c.ring, Point{at.X - radius*0.3, at.Y - radius*0.62}, Point{at.X, at.Y - radius*1.25},
		Point{at.X + radius*0.3, at.Y - radius*0.62})
	return c.ring
}

// drop is a blood drop of the given radius.
func (c *Canvas) drop(at Point, radius float32) {
	c.polygon(c.dropOutline(at, radius), vertical(rgb(0xe0402f), rgb(0x9c1a12), at.Y-radius, at.Y+radius))
	if radius > 4 {
		c.ring = arc(c.ring[:0], Point{at.X, at.Y + radius*0.35}, radius*0.5, pi*0.6, pi*1.0)
		c.stroke(c.ring, false, max(1, radius*0.14), flat(Fade(Ivory, 0.55)))
	}
}

// Grievous draws a grievous wound counter: a jagged star on red, split by an
// ivory cut, so that it differs from a wound in shape as well.
func (c *Canvas) Grievous(r Rect) {
	c.slot(r)
	m, big := r.Centre(), r.W*0.40
	c.ring = c.ring[:0]
	for i := range 16 {
		k := big
		if i%2 == 1 {
			k = big * 0.62
		}
		s, co := sincos(float32(i)*pi/8 + 0.2)
		c.ring = append(c.ring, Point{m.X + co*k, m.Y + s*k})
	}
	c.polygon(c.ring, vertical(rgb(0xd8341f), rgb(0x7d120c), r.Y, r.Bottom()))
	cut := []Point{{m.X + big*0.35, m.Y - big*0.75}, {m.X - big*0.12, m.Y - big*0.1},
		{m.X + big*0.18, m.Y + big*0.08}, {m.X - big*0.35, m.Y + big*0.75}}
	c.Stroke(cut, max(1.5, r.W*0.085), Ivory)
}

// Inspiration draws a row of diamonds from the left of r, the first filled of
// them full and the rest hollow.
func (c *Canvas) Inspiration(r Rect, filled, most int) {
	half := min(r.H/2, r.W/float32(max(most, 1))/1.5)
	step := half * 1.5
	for i := range most {
		m := Point{r.X + half*0.7 + float32(i)*step, r.Y + r.H/2}
		shape := [4]Point{{m.X, m.Y - half}, {m.X + half*0.62, m.Y}, {m.X, m.Y + half}, {m.X - half*0.62, m.Y}}
		if i < filled {
			c.polygon(shape[:], vertical(Blend(Brass, Ivory, 0.35), Brass, m.Y-half, m.Y+half))
		} else {
			c.Outline(shape[:], max(1, half*0.14), Blend(Brass, Panel, 0.35))
		}
	}
}
