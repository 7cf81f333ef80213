package render

// tone is which of a figure's paints a part has.
type tone uint8

const (
	dark tone = iota
	mid
	bright
	bone   // skin, bone, metal that shines
	accent // the rim's colour
)

// part is a piece of a figure: an outline in the figure's own plane, where the base's centre is 0,0,
// y goes up and the height is about 1.
type part struct {
	tone    tone
	outline []Point
}

// plate makes a part of x, y pairs.
func plate(t tone, xy ...float32) part {
	p := part{tone: t}
	for i := 0; i+1 < len(xy); i += 2 {
		p.outline = append(p.outline, Point{xy[i], xy[i+1]})
	}
	return p
}

// round part: an ellipse.
func orb(t tone, x, y, rx, ry float32) part {
	p := part{tone: t}
	for i := range 14 {
		s, c := sincos(float32(i) * 2 * pi / 14)
		p.outline = append(p.outline, Point{x + c*rx, y + s*ry})
	}
	return p
}

// rod is a straight bar between two points, of a width at each end.
func rod(t tone, x0, y0, x1, y1, w0, w1 float32) part {
	d := Point{x1 - x0, y1 - y0}.unit()
	n := Point{-d.Y, d.X}
	return part{t, []Point{{x0 + n.X*w0/2, y0 + n.Y*w0/2}, {x1 + n.X*w1/2, y1 + n.Y*w1/2},
		{x1 - n.X*w1/2, y1 - n.Y*w1/2}, {x0 - n.X*w0/2, y0 - n.Y*w0/2}}}
}

// mirrored is parts and their images across the upright axis.
func mirrored(parts ...part) []part {
	for _, p := range parts {
		m := part{tone: p.tone}
		for i := len(p.outline) - 1; i >= 0; i-- {
			m.outline = append(m.outline, Point{-p.outline[i].X, p.outline[i].Y})
		}
		parts = append(parts, m)
	}
	return parts
}

func join(lists ...[]part) (all []part) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// sculpt is a figure: one list of parts for each model, the last serving all further ones.
type sculpt struct {
	hostile bool
	models  [][]part
}

var sculpts = map[string]sculpt{
	"janus-draik":       {false, [][]part{janus()}},
	"ur-025":            {false, [][]part{robot()}},
	"espern-locarno":    {false, [][]part{navigator()}},
	"amallyn":           {false, [][]part{ranger()}},
	"dahyak":            {false, [][]part{tracker()}},
	"traitor-guardsmen": {true, [][]part{guardsman(lasgun()), guardsman(flamer()), guardsman(launcher()), guardsman(sabre())}},
	"negavolt-cultists": {true, [][]part{cultist()}},
	"ur-ghuls":          {true, [][]part{ghul()}},
	"spindle-drones":    {true, [][]part{drone()}},
}

// pawn stands for figures that have no picture.
var pawn = sculpt{false, [][]part{join(
	[]part{plate(mid, -0.2, 0.04, 0.2, 0.04, 0.1, 0.3, 0.07, 0.62, -0.07, 0.62, -0.1, 0.3), orb(bright, 0, 0.76, 0.15, 0.16)})}}

// paints are the tones of explorers and of hostiles.
var paints = [2][4]Ink{
	{rgb(0x1b1e28), rgb(0x3b4150), rgb(0x6f788b), rgb(0xcfc7b4)},
	{rgb(0x1f1411), rgb(0x4a2c22), rgb(0x8a5640), rgb(0xd0a98c)},
}

// figure draws a figure standing with its base's centre at at; size is its height in device pixels.
// Flash is how white-hot it is, tilt how far it has fallen, 0..1 each.
func (c *Canvas) figure(id string, model int, at Point, size float32, rim Ink, flash, tilt float32) {
	s, ok := sculpts[id]
	if !ok {
		s = pawn
	}
	parts := s.models[min(model, len(s.models)-1)]
	sin, cos := sincos(tilt * pi * 0.46)
	place := func(p Point) Point {
		x, y := p.X*cos+p.Y*sin, -p.X*sin+p.Y*cos
		return Point{at.X + x*size, at.Y - y*size}
	}
	edge := Blend(rim, Ivory, 0.15+0.85*flash)
	for _, p := range parts {
		c.place(p.outline, place)
		c.stroke(c.ring, true, max(1.5, size*0.034), flat(Fade(edge, 0.9)))
	}
	paint := paints[0]
	if s.hostile {
		paint = paints[1]
	}
	for _, p := range parts {
		c.place(p.outline, place)
		ink := edge
		if p.tone != accent {
			ink = Blend(paint[p.tone], Ivory, flash*0.85)
		}
		top, low := bounds(c.ring)
		c.polygon(c.ring, vertical(Blend(ink, Blend(ink, Ivory, 0.35), 0.6), Blend(ink, Void, 0.35), top, low))
	}
}

// place fills the scratch ring with an outline on the screen.
func (c *Canvas) place(outline []Point, to func(Point) Point) {
	c.ring = c.ring[:0]
	for _, p := range outline {
		c.ring = append(c.ring, to(p))
	}
}

func bounds(ring []Point) (top, low float32) {
	top, low = ring[0].Y, ring[0].Y
	for _, p := range ring {
		top, low = min(top, p.Y), max(low, p.Y)
	}
	return top, low + 0.01
}
