package render

import "sync"

// tone selects one of a figure's paints for a part.
type tone uint8

const (
	dark tone = iota
	mid
	bright
	metal
	skin
	trim
	glint  // a light of its own: eyes, flames, sparks
	accent // the colour of the rim
)

// palette has a paint for each tone except the accent.
type palette [accent]Ink

// part is a piece of a figure: a closed outline in the figure's own plane, in which the base's centre is 0,0,
// y points up and a standing figure is about 1 high.
type part struct {
	tone    tone
	outline []Point
	mitres  []Point  // outward at each corner, for an edge of width 1
	ears    []uint16 // corners of its triangles
}

// model is one figure of a sculpt, parts from back to front.
type model struct {
	parts []part
	box   Rect // what it covers; Y is the lower side
}

// sculpt is a figure: its paints and its models, each made when it is first drawn. The last model serves for all
// further ones.
type sculpt struct {
	paints palette
	models []func() *model
}

func newSculpt(paints palette, models ...func() []part) *sculpt {
	s := &sculpt{paints: paints}
	for _, parts := range models {
		s.models = append(s.models, sync.OnceValue(func() *model { return newModel(parts()) }))
	}
	return s
}

func newModel(parts []part) *model {
	m := &model{parts: parts}
	lo, hi := parts[0].outline[0], parts[0].outline[0]
	for i := range parts {
		p := &parts[i]
		p.finish()
		for _, q := range p.outline {
			lo = Point{min(lo.X, q.X), min(lo.Y, q.Y)}
			hi = Point{max(hi.X, q.X), max(hi.Y, q.Y)}
		}
	}
	m.box = Rect{lo.X, lo.Y, hi.X - lo.X, hi.Y - lo.Y}
	return m
}

// finish computes the triangles and mitres of an outline. A sharp point becomes three corners at one place,
// so that its edge has the same width on both sides.
func (p *part) finish() {
	n := len(p.outline)
	sense := float32(1)
	if area(p.outline) < 0 {
		sense = -1
	}
	var outline []Point
	first := make([]uint16, n) // of each corner, in the new outline
	for i, q := range p.outline {
		first[i] = uint16(len(outline))
		d1, d2 := q.sub(p.outline[(i+n-1)%n]).unit(), p.outline[(i+1)%n].sub(q).unit()
		n1, n2 := Point{d1.Y, -d1.X}.scale(sense), Point{d2.Y, -d2.X}.scale(sense)
		m := n1.add(n2)
		l2 := m.X*m.X + m.Y*m.Y
		if l2 > 1 {
			outline, p.mitres = append(outline, q), append(p.mitres, m.scale(2/l2))
			continue
		}
		tip := d1.sub(d2).unit()
		if tip.X*n1.X+tip.Y*n1.Y < 0 { // a notch, not a point
			tip = tip.scale(-1)
		}
		outline, p.mitres = append(outline, q, q, q), append(p.mitres, n1, tip.scale(1.5), n2)
	}
	ears(p.outline, func(i, j, k int) { p.ears = append(p.ears, first[i], first[j], first[k]) })
	p.outline = outline
}

// plate is a part with corners, given as x, y pairs.
func plate(t tone, xy ...float32) part {
	p := part{tone: t}
	for i := 0; i+1 < len(xy); i += 2 {
		p.outline = append(p.outline, Point{xy[i], xy[i+1]})
	}
	return p
}

// cloth is a plate with its corners rounded: cloth, flesh, fur.
func cloth(t tone, xy ...float32) part {
	p := plate(t, xy...)
	for range 2 {
		n := len(p.outline)
		cut := make([]Point, 0, 2*n)
		for i, a := range p.outline {
			b := p.outline[(i+1)%n]
			cut = append(cut, a.lerp(b, 0.22), a.lerp(b, 0.78))
		}
		p.outline = cut
	}
	return p
}

// orb is an ellipse.
func orb(t tone, x, y, rx, ry float32) part {
	const sides = 16
	p := part{tone: t}
	for i := range sides {
		s, c := sincos(float32(i) * 2 * pi / sides)
		p.outline = append(p.outline, Point{x + c*rx, y + s*ry})
	}
	return p
}

// rod is a straight bar between two points, with a width at each end.
func rod(t tone, x0, y0, x1, y1, w0, w1 float32) part {
	d := Point{x1 - x0, y1 - y0}.unit()
	n := Point{-d.Y, d.X}
	return part{tone: t, outline: []Point{{x0 + n.X*w0/2, y0 + n.Y*w0/2}, {x1 + n.X*w1/2, y1 + n.Y*w1/2},
		{x1 - n.X*w1/2, y1 - n.Y*w1/2}, {x0 - n.X*w0/2, y0 - n.Y*w0/2}}}
}

// hoop is an upright ring of bars.
func hoop(t tone, x, y, r, width float32) (bars []part) {
	const sides = 10
	at := func(i int) Point {
		s, c := sincos(float32(i) * 2 * pi / sides)
		return Point{x + c*r, y + s*r}
	}
	for i := range sides {
		a, b := at(i), at(i+1)
		over := b.sub(a).scale(0.12)
		a, b = a.sub(over), b.add(over)
		bars = append(bars, rod(t, a.X, a.Y, b.X, b.Y, width, width))
	}
	return bars
}

// mirrored returns parts together with their mirror images across the vertical axis.
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
		for _, p := range l { // each model finishes outlines of its own
			all = append(all, part{tone: p.tone, outline: p.outline})
		}
	}
	return all
}
