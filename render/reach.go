package render

import "slices"

// reachLook is how the reach of an explorer is drawn: its fill, its outline, and the dark rim of that, which is so many
// times as broad.
type reachLook struct {
	fill, line, rim Ink
	broad           float32
}

// alike is how near two colours are that can be mistaken for each other on the board, as a part of the way from black
// to white.
const alike = 0.25

// reachIn returns the look of reach in an explorer's colour between walls of another. Where the two are alike, the
// outline is nearly white and its rim broad.
func reachIn(ink, wall Ink) reachLook {
	if line := Blend(ink, Ivory, 0.4); min(apartInks(ink, wall), apartInks(line, wall)) > alike {
		return reachLook{Fade(ink, 0.26), line, Fade(Void, 0.75), 2.1}
	}
	return reachLook{Fade(Blend(ink, Ivory, 0.6), 0.24), Blend(ink, Ivory, 0.85), Fade(Void, 0.95), 3}
}

// apartInks returns how far two colours are apart, 1 from black to white.
func apartInks(a, b Ink) float32 {
	square := func(x, y uint8) float32 { d := (float32(x) - float32(y)) / 255; return d * d }
	return sqrt32((square(a.R, b.R) + square(a.G, b.G) + square(a.B, b.B)) / 3)
}

// span is a hexside at the edge of a shape, in the plane.
type span struct{ a, b Point }

// joins reports whether two ends of hexsides are the same corner.
func joins(p, q Point) bool { return abs32(p.X-q.X) < 0.1 && abs32(p.Y-q.Y) < 0.1 }

// ringOf takes the sides of one closed line out of c.brink, and appends its corners on the screen to out.
func (c *Canvas) ringOf(k Camera, out []Point) []Point {
	begin := c.brink[0].a
	for at := 0; at >= 0; {
		next := c.brink[at].b
		out = append(out, k.Screen(c.brink[at].a))
		last := len(c.brink) - 1
		c.brink[at], c.brink = c.brink[last], c.brink[:last]
		at = -1
		if !joins(next, begin) {
			at = slices.IndexFunc(c.brink, func(s span) bool { return joins(s.a, next) })
		}
	}
	return out
}

// threatSize returns the size of such a text. It grows with the hexes and with the player's text size.
func (t *Theme) threatSize(k Camera) float32 { return max(t.Letters(threatText), k.Zoom*0.25) }

// threatText is the style of the harm to expect.
var threatText = Style{Weight: Bold, Size: 11.5, Ink: Ivory}

// ThreatRect returns the room of the harm to expect, as a text, around a place.
func (t *Theme) ThreatRect(k Camera, at Point, text string) Rect {
	size := t.threatSize(k)
	wide := faceFor(Bold, size).width(text)
	return Rect{at.X - wide/2 - size*0.75, at.Y - size*0.62, wide + size*1.25, size * 1.24}
}

// ThreatNumber writes the harm to expect around a place, with a drop.
func (c *Canvas) ThreatNumber(k Camera, at Point, text string) {
	size := c.Theme.threatSize(k)
	f, back := faceFor(Bold, size), c.Theme.ThreatRect(k, at, text)
	c.Theme.lettered(text, size, back)
	c.Round(back, size*0.5, Fade(Void, 0.82))
	c.drop(Point{back.X + size*0.42, back.Centre().Y + size*0.06}, size*0.3)
	c.glyphs(back.X+size*0.86, round32(back.Centre().Y+size*0.36), text, f, 0, pigmentOf(Ivory))
}

// ThreatLine joins a hostile with a place that it would see: thin, and broken if there is cover between.
func (c *Canvas) ThreatLine(k Camera, a, b Point, cover bool) {
	w := max(1.5, k.Zoom*0.04)
	if cover {
		c.Dashes(a, b, w*2.2, w*2.6, w*3.4, Fade(Void, 0.6))
		c.Dashes(a, b, w, w*2.6, w*3.4, Blend(Hostile, Ivory, 0.2))
		return
	}
	c.Segment(a, b, w*2.2, Fade(Void, 0.6))
	c.Segment(a, b, w, Blend(Hostile, Ivory, 0.2))
}

// Intent is what a hostile will probably do.
type Intent uint8

// The intents.
const (
	IntentWait   Intent = iota // neither move nor attack
	IntentMove                 // and not attack
	IntentStrike               // attack from where it is
	IntentCharge               // move and attack
	IntentRise                 // stand up
)

// IntentSign shows an intent, with its chance as a part of the ring around it.
func (c *Canvas) IntentSign(at Point, r float32, v Intent, share float32) {
	key := spriteKey{mark: intentSign, part: [2]uint8{uint8(v), uint8(share * 100)}, size: stampSize(r)}
	c.stamp(key, at, 1.2, func(to *Canvas, at Point, r float32) { to.intent(at, r, v, share) })
}

func (c *Canvas) intent(at Point, r float32, v Intent, share float32) {
	c.Disc(at, r*1.18, Fade(Void, 0.9))
	if share > 0 {
		c.ring = arc(c.ring[:0], at, r, -pi/2, -pi/2+2*pi*min(share, 0.999))
		c.stroke(c.ring, false, max(1.4, r*0.24), flat(Blend(Hostile, Ivory, 0.15)))
	}
	w := max(1.4, r*0.2)
	switch v {
	case IntentWait:
		for _, x := range [...]float32{-0.24, 0.24} {
			c.Segment(Point{at.X + r*x, at.Y - r*0.36}, Point{at.X + r*x, at.Y + r*0.36}, w, Ivory)
		}
	case IntentMove:
		c.way(at, r, w)
	case IntentRise:
		c.Stroke([]Point{{at.X - r*0.4, at.Y + r*0.05}, {at.X, at.Y - r*0.38}, {at.X + r*0.4, at.Y + r*0.05}}, w, Ivory)
		c.Segment(Point{at.X, at.Y - r*0.3}, Point{at.X, at.Y + r*0.42}, w, Ivory)
	case IntentStrike:
		c.crossed(at, r, w)
	case IntentCharge:
		c.crossed(Point{at.X + r*0.2, at.Y}, r*0.82, w*0.9)
		c.Stroke([]Point{{at.X - r*0.62, at.Y - r*0.3}, {at.X - r*0.3, at.Y}, {at.X - r*0.62, at.Y + r*0.3}}, w, Ivory)
	}
}

// way draws an arrow to the right.
func (c *Canvas) way(at Point, r, w float32) {
	c.Segment(Point{at.X - r*0.5, at.Y}, Point{at.X + r*0.4, at.Y}, w, Ivory)
	c.Stroke([]Point{{at.X + r*0.08, at.Y - r*0.38}, {at.X + r*0.46, at.Y}, {at.X + r*0.08, at.Y + r*0.38}}, w, Ivory)
}

// crossed draws two blades.
func (c *Canvas) crossed(at Point, r, w float32) {
	d, guard := r*0.42, r*0.2
	for _, side := range [...]float32{-1, 1} {
		c.Segment(Point{at.X - side*d, at.Y + d}, Point{at.X + side*d, at.Y - d}, w, Ivory)
		hilt := Point{at.X - side*d*0.5, at.Y + d*0.5}
		c.Segment(Point{hilt.X - side*guard*0.7, hilt.Y - guard*0.7}, Point{hilt.X + side*guard*0.7, hilt.Y + guard*0.7}, w*0.8, Ivory)
	}
}
