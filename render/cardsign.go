package render

// cardSign is the light in the picture of an exploration card.
type cardSign uint8

const (
	hexSign cardSign = iota // of combats, broken by three cracks
	maglevSign
	wheelSign
	eyeSign
	stairSign
	ringsSign
	riftSign
	gateSign
	cardSigns
)

// signOf returns a card's sign. The maglev chamber and combats have signs of their own; each challenge gets
// one of the others.
func signOf(name string, combat bool, seed int32) cardSign {
	switch {
	case combat:
		return hexSign
	case name == "maglev":
		return maglevSign
	}
	return wheelSign + cardSign(uint32(seed)>>4%uint32(cardSigns-wheelSign))
}

func (c *Canvas) artSign(at Point, radius float32, sign cardSign, seed int32, ink Ink) {
	bright := Blend(ink, Ivory, 0.3)
	width := max(1.5, radius*0.09)
	c.glow(at, radius*2, radius*2, ink, 0.5)
	on := func(x, y float32) Point { return Point{at.X + x*radius, at.Y + y*radius} }
	switch sign {
	case hexSign:
		c.cracked(at, radius, width, seed, bright)
	case maglevSign:
		for i := range 3 {
			k := 1.1 - 0.36*float32(i)
			c.Outline([]Point{on(0, -k), on(k, 0), on(0, k), on(-k, 0)}, width, Fade(bright, 1-0.25*float32(i)))
		}
		c.Segment(on(-2.6, 1.35), on(2.6, 1.35), width, Fade(bright, 0.7))
		c.Segment(on(-2.6, 1.6), on(2.6, 1.6), width*0.6, Fade(bright, 0.5))
	case wheelSign:
		c.wheel(at, radius, width, seed, bright)
	case eyeSign:
		c.Outline(lens(at, radius), width, bright)
		c.hoop(at, radius*0.5, radius*0.5, width*0.8, bright)
		c.Disc(at, radius*0.2, bright)
	case stairSign:
		for i := range 5 {
			x := -1.2 + 0.5*float32(i)
			c.Segment(on(x, 0.9-0.45*float32(i)), on(x+0.62, 0.9-0.45*float32(i)), width*1.4, Fade(bright, 1-0.13*float32(i)))
		}
	case ringsSign:
		for i := range 3 {
			k := 1 - 0.3*float32(i)
			off := on(0.5*(hash(seed, int32(i), 9)-0.5), 0.5*(hash(seed, int32(i), 10)-0.5))
			c.hoop(off, radius*k, radius*k*0.8, width*0.8, Fade(bright, 1-0.22*float32(i)))
		}
	case riftSign:
		line := []Point{}
		for i := range 7 {
			line = append(line, on(0.9*(hash(seed, int32(i), 9)-0.5), -1.4+0.47*float32(i)))
		}
		c.Stroke(line, width*3, Fade(ink, 0.35))
		c.Stroke(line, width, bright)
	case gateSign:
		c.Stroke([]Point{on(-0.9, 1.2), on(-0.7, -0.7), on(0, -1.2), on(0.7, -0.7), on(0.9, 1.2)}, width*1.3, bright)
		c.Stroke([]Point{on(-0.5, 1.2), on(-0.4, -0.4), on(0, -0.75), on(0.4, -0.4), on(0.5, 1.2)}, width*0.7, Fade(bright, 0.7))
	}
}

// cracked draws a hexagon with three cracks through it.
func (c *Canvas) cracked(at Point, radius, width float32, seed int32, bright Ink) {
	c.sortSign(at, radius, true, bright)
	for i := range int32(3) {
		s, co := sincos(2 * pi * hash(seed, i, 9))
		c.Segment(Point{at.X + co*radius*0.4, at.Y + s*radius*0.4}, Point{at.X + co*radius*1.5, at.Y + s*radius*1.5}, width*0.7, Fade(bright, 0.8))
	}
}

// wheel draws a ring with spokes.
func (c *Canvas) wheel(at Point, radius, width float32, seed int32, bright Ink) {
	c.hoop(at, radius, radius, width, bright)
	spokes := 2 + int32(hash(seed, 1, 9)*3)
	turn := pi * hash(seed, 2, 9)
	for i := range spokes {
		s, co := sincos(turn + pi*float32(i)/float32(spokes))
		c.Segment(Point{at.X - co*radius, at.Y - s*radius}, Point{at.X + co*radius, at.Y + s*radius}, width*0.6, Fade(bright, 0.85))
	}
}

// lens returns the outline of an eye.
func lens(at Point, radius float32) (outline []Point) {
	const parts = 12
	for i := range 2 * parts {
		x := -1.5 + 3*float32(i%parts)/parts
		y := 0.8 * (1 - x*x/2.25)
		if i >= parts {
			x, y = -x, -y
		}
		outline = append(outline, Point{at.X + x*radius, at.Y - y*radius})
	}
	return outline
}
