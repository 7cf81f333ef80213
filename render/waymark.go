package render

// WaymarkView is an expedition on the way into the fortress.
type WaymarkView struct {
	Number       string
	Dead         int    // explorers who died on it
	Sign         string // the story sign of what came of an attack, "" without one
	Chosen       bool
	Hover, Focus bool
}

// WayEnd is where the way ends, in parts of the width.
const WayEnd = 0.93

// WayTo returns where n expeditions lie on the way from the left of r into the fortress at its right, and how large
// their marks are.
func WayTo(r Rect, n int) (places []Point, radius float32) {
	radius = min(r.H*0.2, r.W/float32(max(1, n))*0.36)
	from, to := Point{r.X + r.H*0.5, r.Y + r.H*0.66}, Point{r.X + r.W*(WayEnd-0.04), r.Y + r.H*0.45}
	for i := range n {
		k := (float32(i) + 0.5) / float32(max(6, n))
		sin, _ := sincos(k * pi * 3)
		p := from.lerp(to, k)
		places = append(places, Point{p.X, p.Y - sin*r.H*0.1})
	}
	return places, radius
}

// Way draws the way that leads through some places.
func (c *Canvas) Way(places []Point, from Point) {
	t := c.Theme
	for i, p := range places {
		c.Dashes(from, p, max(1.2, t.Px(1.6)), t.Px(5), t.Px(4), Fade(Brass, 0.55))
		if i == len(places)-1 {
			c.glow(p, t.Px(40), t.Px(30), Wall, 0.4)
		}
		from = p
	}
}

// Waymark draws an expedition at its place, with a sign for each death.
func (c *Canvas) Waymark(at Point, radius float32, v WaymarkView) {
	rim, width := Blend(Line, Brass, 0.4), max(1.2, radius*0.1)
	switch {
	case v.Chosen:
		rim, width = Brass, max(2, radius*0.16)
		c.glow(at, radius*2.4, radius*2.4, Brass, 0.45)
	case v.Hover:
		rim = Ivory
	case v.Dead > 0:
		rim = pitfall
	}
	outline := []Point{{at.X, at.Y - radius*1.15}, {at.X + radius*1.15, at.Y}, {at.X, at.Y + radius*1.15}, {at.X - radius*1.15, at.Y}}
	c.polygon(outline, vertical(Panel2, Void, at.Y-radius, at.Y+radius))
	c.Outline(outline, width, rim)
	c.centred(at, radius*0.95, v.Number, Bold, pigmentOf(Ivory))
	for i := range v.Dead {
		x := at.X + (float32(i)-float32(v.Dead-1)/2)*radius*0.8
		c.StorySign(Rect{x - radius*0.36, at.Y - radius*2.1, radius * 0.72, radius * 0.72}, "death")
	}
	if v.Sign != "" {
		c.StorySign(Rect{at.X - radius*0.45, at.Y + radius*1.3, radius * 0.9, radius * 0.9}, v.Sign)
	}
	if v.Focus {
		c.FocusRing(Rect{at.X - radius*1.3, at.Y - radius*1.3, radius * 2.6, radius * 2.6}, radius*0.4)
	}
}

// Luck draws how many dice succeeded against how many were to be expected: a bar with a mark.
func (c *Canvas) Luck(r Rect, succeeded, expected, thrown float32) {
	ink := Blend(Muted, Ivory, 0.2)
	switch {
	case succeeded > expected:
		ink = Portal
	case succeeded < expected:
		ink = Hostile
	}
	c.Round(r, r.H/2, Line)
	if thrown <= 0 {
		return
	}
	full := r
	full.W *= clamp01(succeeded / thrown)
	c.Round(full, r.H/2, ink)
	x := r.X + r.W*clamp01(expected/thrown)
	c.Fill(Rect{x - max(1, c.Theme.Px(1)), r.Y - r.H*0.5, max(2, c.Theme.Px(2)), r.H * 2}, Ivory)
}
