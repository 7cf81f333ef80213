package render

import "precipice/engine/board"

// SiteKind is what a site of a stronghold is for. Each has a sign of its own.
type SiteKind uint8

// The kinds of sites.
const (
	Machine    SiteKind = iota // something is set going there
	Launcher                   // hostiles are damaged from there
	Snare                      // hostiles are stunned from there
	HeldPlace                  // the explorers have to stand there
	ClosedWay                  // nobody passes before it opens
	Breach                     // something is broken there
	ThingPlace                 // something can be lifted there
)

// SiteView is a site of a stronghold.
type SiteView struct {
	Kind        SiteKind
	Hexes       []board.Hex
	Count, Need int    // its counter; no pips if Need is 0
	Token       string // the kind of tokens that mark its counter
	Hover       bool   // it is attended to
}

// Done reports whether the counter of a site is full.
func (v *SiteView) Done() bool { return v.Need > 0 && v.Count >= v.Need }

// siteInks are the inks of the signs.
var siteInks = [...]Ink{Machine: rgb(0x8fb4d9), Launcher: rgb(0xecc2da), Snare: rgb(0x9ad6b4), HeldPlace: Brass, ClosedWay: rgb(0xe3d3b1), Breach: rgb(0xff7a59), ThingPlace: rgb(0xf7e07a)}

// InkOf returns the ink of a kind of sites.
func (k SiteKind) InkOf() Ink { return siteInks[k] }

// Site draws the sign of a site on the ground, below the miniatures.
func (c *Canvas) Site(k Camera, v *SiteView) {
	ink := siteInks[v.Kind]
	if v.Done() && v.Kind != ClosedWay {
		ink = Blend(ink, Void, 0.45)
	}
	for _, h := range v.Hexes {
		switch {
		case v.Kind != ClosedWay:
			c.siteRing(k, h, ink)
		case v.Done():
			c.openWay(k, h, ink)
		default:
			c.closedWay(k, h, ink, float32(v.Count)/float32(max(1, v.Need)))
		}
		if v.Hover {
			c.HexRing(k, h, Ivory, max(1.4, k.Zoom*0.05))
		}
	}
	at := k.Centre(v.Hexes[0])
	switch v.Kind {
	case Machine:
		c.cog(at, k.Zoom*0.5, ink)
	case Launcher:
		c.harpoon(at, k.Zoom*0.5, ink)
	case Snare:
		c.chain(at, k.Zoom*0.5, ink)
	case Breach:
		c.seal(at, k.Zoom*0.5, ink, float32(v.Count)/float32(max(1, v.Need)))
	case HeldPlace:
		for _, h := range v.Hexes {
			c.standard(k.Centre(h), k.Zoom, ink)
		}
	case ThingPlace:
		c.plinth(at, k.Zoom*0.5, ink)
	}
}

// siteRing draws the ground of a site: a soft light and a broken ring.
func (c *Canvas) siteRing(k Camera, h board.Hex, ink Ink) {
	at, w := k.Centre(h), max(1.2, k.Zoom*0.045)
	c.convex(c.hexOutline(k, h, 0.86), flat(Fade(ink, 0.13)))
	c.glow(at, k.Zoom*0.9, k.Zoom*0.9, ink, 0.16)
	for i := range 6 {
		a, b := at.add(cornerOf(i).scale(k.Zoom*0.8)), at.add(cornerOf((i+1)%6).scale(k.Zoom*0.8))
		c.Segment(a.lerp(b, 0.16), a.lerp(b, 0.84), w*2, Fade(Void, 0.6))
		c.Segment(a.lerp(b, 0.16), a.lerp(b, 0.84), w, Fade(ink, 0.9))
	}
}

// standard draws the sign of a place to hold: two chevrons that point at where to stand.
func (c *Canvas) standard(at Point, z float32, ink Ink) {
	for _, side := range [...]float32{-1, 1} {
		x, w := at.X+side*z*0.56, z*0.14
		chevron := []Point{{x, at.Y - w*1.4}, {x - side*w, at.Y}, {x, at.Y + w*1.4}}
		c.Stroke(chevron, max(2.4, z*0.1), Fade(Void, 0.7))
		c.Stroke(chevron, max(1.4, z*0.06), ink)
	}
}

// cog draws the sign of a machine: a wheel with teeth and spokes.
func (c *Canvas) cog(at Point, r float32, ink Ink) {
	const teeth = 8
	outline := make([]Point, 0, 4*teeth)
	for i := range 4 * teeth {
		s, co := sincos(2 * pi * (float32(i) + 0.5) / (4 * teeth))
		reach := r
		if i%4 >= 2 {
			reach = r * 0.78
		}
		outline = append(outline, Point{at.X + co*reach, at.Y + s*reach})
	}
	c.Polygon(outline, Fade(Void, 0.72))
	c.Outline(outline, max(1.4, r*0.11), ink)
	c.hoop(at, r*0.34, r*0.34, max(1.2, r*0.1), ink)
	for i := range 4 {
		s, co := sincos(pi/4 + float32(i)*pi/2)
		c.Segment(Point{at.X + co*r*0.36, at.Y + s*r*0.36}, Point{at.X + co*r*0.74, at.Y + s*r*0.74}, max(1.2, r*0.09), ink)
	}
}

// harpoon draws the sign of what damages hostiles: a bow with a barbed spear on it.
func (c *Canvas) harpoon(at Point, r float32, ink Ink) {
	p := func(x, y float32) Point { return Point{at.X + x*r, at.Y + y*r} }
	lines := [...][]Point{
		{p(-0.72, 0.72), p(0.8, -0.8)}, {p(0.8, -0.24), p(0.84, -0.84), p(0.24, -0.8)}, {p(0.5, -0.12), p(0.12, -0.5)},
		{p(-0.78, -0.42), p(-0.16, -0.5), p(0.5, 0.16), p(0.42, 0.78), p(-0.78, -0.42)},
	}
	c.Disc(at, r, Fade(Void, 0.6))
	for _, line := range lines {
		c.Stroke(line, max(1.5, r*0.12), ink)
	}
}

// chain draws the sign of what stuns hostiles: three links, seen from the side and from the front by turns.
func (c *Canvas) chain(at Point, r float32, ink Ink) {
	c.Disc(at, r, Fade(Void, 0.6))
	for i := range 3 {
		y, wide := at.Y+r*(float32(i)-1)*0.56, r*0.3
		if i == 1 {
			wide = r * 0.1
		}
		c.hoop(Point{at.X, y}, wide, r*0.4, max(1.6, r*0.13), ink)
	}
}

// seal draws what is to be broken: a stone disc with a flame in it, which cracks as its counter grows.
func (c *Canvas) seal(at Point, r float32, ink Ink, broken float32) {
	c.glow(at, r*1.7, r*1.7, ink, 0.35*(1-broken))
	c.Disc(at, r, Fade(Void, 0.75))
	c.hoop(at, r*0.92, r*0.92, max(1.4, r*0.1), ink)
	flame := []Point{{at.X - r*0.3, at.Y + r*0.42}, {at.X - r*0.42, at.Y}, {at.X - r*0.1, at.Y - r*0.26}, {at.X, at.Y - r*0.68},
		{at.X + r*0.24, at.Y - r*0.2}, {at.X + r*0.4, at.Y + r*0.1}, {at.X + r*0.26, at.Y + r*0.42}}
	c.Polygon(flame, Fade(ink, 1-0.75*broken))
	for i := range 6 {
		if float32(i)/6 >= broken {
			break
		}
		s, co := sincos(0.4 + float32(i)*2.4)
		in, out := Point{at.X + co*r*0.14, at.Y + s*r*0.14}, Point{at.X + co*r*0.98, at.Y + s*r*0.98}
		mid := in.lerp(out, 0.5).add(Point{-s * r * 0.14, co * r * 0.14})
		c.Stroke([]Point{in, mid, out}, max(1.6, r*0.12), Blend(Ivory, ink, 0.2))
	}
}

// plinth draws where a thing lies that can be lifted.
func (c *Canvas) plinth(at Point, r float32, ink Ink) {
	c.ellipse(Point{at.X, at.Y + r*0.45}, r, r*0.42, flat(Fade(Void, 0.75)))
	c.hoop(Point{at.X, at.Y + r*0.45}, r, r*0.42, max(1.3, r*0.09), Fade(ink, 0.8))
}

// Thing draws what is carried: a small cut stone that shines. Beside a miniature it is on its back.
func (c *Canvas) Thing(at Point, r float32, ink Ink) {
	c.glow(at, r*2.6, r*2.6, ink, 0.5)
	gem := func(size float32) []Point {
		return []Point{{at.X, at.Y - r*1.1*size}, {at.X + r*0.8*size, at.Y - r*0.25*size}, {at.X + r*0.5*size, at.Y + r*0.85*size},
			{at.X - r*0.5*size, at.Y + r*0.85*size}, {at.X - r*0.8*size, at.Y - r*0.25*size}}
	}
	c.Polygon(gem(1.3), Void)
	c.polygon(gem(1), vertical(Blend(ink, Ivory, 0.6), Blend(ink, Void, 0.3), at.Y-r, at.Y+r))
	c.Stroke([]Point{{at.X - r*0.8, at.Y - r*0.25}, {at.X, at.Y + r*0.1}, {at.X + r*0.8, at.Y - r*0.25}}, max(1, r*0.12), Fade(Ivory, 0.8))
	c.Segment(Point{at.X, at.Y + r*0.1}, Point{at.X, at.Y + r*0.85}, max(1, r*0.1), Fade(Ivory, 0.6))
}

// ThingAt draws what can be lifted or has been dropped in a hex.
func (c *Canvas) ThingAt(k Camera, h board.Hex, ink Ink) { c.Thing(k.Centre(h), k.Zoom*0.26, ink) }

// closedWay draws a way that is shut: ribs that meet in the middle, and open by and by.
func (c *Canvas) closedWay(k Camera, h board.Hex, ink Ink, open float32) {
	at, z := k.Centre(h), k.Zoom
	c.Polygon(c.hexOutline(k, h, 0.97), rgb(0x0c0d13))
	c.convex(c.hexOutline(k, h, 0.9), vertical(rgb(0x3a3340), rgb(0x17151c), at.Y-z, at.Y+z))
	c.glow(at, z*0.8, z*0.8, ink, 0.25)
	gap := z * (0.04 + 0.3*open)
	for i := range 5 {
		y := at.Y + z*(-0.56+0.28*float32(i))
		reach := z * (0.74 - 0.12*abs32(float32(i)-2))
		for _, side := range [...]float32{-1, 1} {
			rib := []Point{{at.X + side*reach, y - z*0.04}, {at.X + side*(gap+z*0.1), y - z*0.1}, {at.X + side*gap, y},
				{at.X + side*(gap+z*0.1), y + z*0.08}, {at.X + side*reach, y + z*0.08}}
			c.Polygon(rib, Blend(ink, Void, 0.2+0.1*float32(i%2)))
			c.Stroke(rib[:3], max(1, z*0.025), Fade(Ivory, 0.7))
		}
	}
	c.Outline(c.hexOutline(k, h, 0.9), max(1.6, z*0.06), ink)
}

// openWay draws a way that has been opened: what is left of its ribs at both sides.
func (c *Canvas) openWay(k Camera, h board.Hex, ink Ink) {
	at, z := k.Centre(h), k.Zoom
	c.Outline(c.hexOutline(k, h, 0.84), max(1.2, z*0.035), Fade(ink, 0.5))
	for i := range 3 {
		y := at.Y + z*(-0.32+0.32*float32(i))
		for _, side := range [...]float32{-1, 1} {
			stump := []Point{{at.X + side*z*0.78, y - z*0.07}, {at.X + side*z*0.54, y}, {at.X + side*z*0.78, y + z*0.07}}
			c.Polygon(stump, Blend(ink, Void, 0.35))
		}
	}
}

// SitePips draws the counter of a site as a row of pips at the lower edge of its first hex, with the sign of its tokens. Draw it after the
// miniatures, so that none hides it.
func (c *Canvas) SitePips(k Camera, v *SiteView) {
	if v.Need == 0 {
		return
	}
	r := max(c.Theme.Px(3.2), k.Zoom*0.1)
	at := k.Centre(v.Hexes[0])
	at.Y += k.Zoom * 0.76
	wide := r * 2.5 * float32(v.Need-1)
	back := Rect{at.X - wide/2 - r*1.8, at.Y - r*1.7, wide + r*3.6, r * 3.4}
	c.Round(back, r*1.7, Fade(Void, 0.9))
	c.Frame(back, r*1.7, max(1, r*0.2), Fade(siteInks[v.Kind], 0.8))
	for i := range v.Need {
		c.pip(Point{at.X - wide/2 + float32(i)*r*2.5, at.Y}, r, siteInks[v.Kind], i < v.Count)
	}
	c.Token(Point{back.X - r*1.4, at.Y}, r*2.2, v.Token, siteInks[v.Kind])
}

// pip draws a step of a counter: a diamond, filled once the step is made.
func (c *Canvas) pip(at Point, r float32, ink Ink, full bool) {
	diamond := [4]Point{{at.X, at.Y - r}, {at.X + r, at.Y}, {at.X, at.Y + r}, {at.X - r, at.Y}}
	if full {
		c.convex(diamond[:], vertical(Blend(ink, Ivory, 0.5), ink, at.Y-r, at.Y+r))
		return
	}
	c.Outline(diamond[:], max(1, r*0.28), Blend(Ivory, Void, 0.5))
}

// Pips draws a counter into r, from the left.
func (c *Canvas) Pips(r Rect, count, need int, ink Ink) {
	size := min(r.H*0.42, r.W/float32(max(1, need))*0.4)
	for i := range need {
		c.pip(Point{r.X + size*(1.1+2.5*float32(i)), r.Centre().Y}, size, ink, i < count)
	}
}
