package render

// Chart is the map of the fortress: where things lie on its picture.
type Chart struct {
	s vista
}

// ChartOf returns the map over the picture that Fortress draws into r.
func (c *Canvas) ChartOf(r Rect) Chart {
	return Chart{vista{c, r, Point{r.X + r.W*fortressX, r.Y + r.H*fortressY}, r.H, 1}}
}

// Expeditions returns where n expeditions lie, from left to right along the ring before the fortress, and how large
// their marks are.
func (m Chart) Expeditions(n int) (places []Point, radius float32) {
	radius = min(m.s.unit*0.024, m.s.unit*0.36/float32(max(1, n)))
	for i := range n {
		k := (float32(i) + 0.5) / float32(max(6, n))
		places = append(places, m.s.orbit(pi*(0.95-0.9*k), 0.5, 0))
	}
	return places, radius
}

// holdSpots are the spots of strongholds, measured from the middle of the fortress in heights of the picture.
var holdSpots = []Point{{-0.27, -0.17}, {0.25, -0.22}, {-0.15, 0.27}, {0.24, 0.2}, {-0.05, -0.33}, {0.12, -0.34}}

// Hold returns where the n-th stronghold lies.
func (m Chart) Hold(n int) Point {
	spot := holdSpots[n%len(holdSpots)]
	return m.s.at(spot.X, spot.Y)
}

// Vault returns where the hidden vault lies: in the light between the shards.
func (m Chart) Vault() Point { return m.s.at(0, -0.02) }

// Foray draws the way of an attack from its expedition to where it led.
func (c *Canvas) Foray(from, to Point, taken bool) {
	t, ink := c.Theme, Fade(pitfall, 0.7)
	if taken {
		ink = Fade(Brass, 0.8)
	}
	c.Dashes(from, to, max(1.4, t.Px(1.8)), t.Px(6), t.Px(5), ink)
}

// HoldView is a stronghold or the vault on the map.
type HoldView struct {
	Known, Taken, Vault bool
	Hover, Focus        bool
}

// Hold draws a stronghold at its place: a dark question while it is unknown, a ruin in red where an attack failed,
// and light where it has been taken.
func (c *Canvas) Hold(at Point, radius float32, v HoldView) {
	if v.Vault {
		radius *= 1.3
	}
	rim, ink, mark := Line, Muted, "?"
	switch {
	case v.Taken:
		rim, ink, mark = Brass, Blend(Brass, Ivory, 0.4), ""
		c.glow(at, radius*2.6, radius*2.6, Brass, 0.55)
	case v.Known:
		rim, ink, mark = pitfall, pitfall, ""
	}
	if v.Hover {
		rim = Ivory
	}
	outline := make([]Point, 6)
	for i := range outline {
		sin, cos := sincos(pi * (float32(i) + 0.5) / 3)
		outline[i] = Point{at.X + radius*cos, at.Y + radius*sin}
	}
	c.polygon(outline, vertical(Panel2, Void, at.Y-radius, at.Y+radius))
	c.Outline(outline, max(1.4, radius*0.12), rim)
	switch {
	case mark != "":
		c.centred(at, radius*0.95, mark, Bold, pigmentOf(ink))
	case v.Taken:
		c.tick(at, radius*0.42, ink)
	default:
		d := radius * 0.4
		c.Segment(Point{at.X - d, at.Y - d}, Point{at.X + d, at.Y + d}, radius*0.16, ink)
		c.Segment(Point{at.X - d, at.Y + d}, Point{at.X + d, at.Y - d}, radius*0.16, ink)
	}
	if v.Focus {
		c.FocusRing(Rect{at.X - radius*1.15, at.Y - radius*1.15, radius * 2.3, radius * 2.3}, radius*0.4)
	}
}
