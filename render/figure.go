package render

import (
	"slices"
	"sync"
)

// sculpts holds the figures by the id of their card.
var sculpts = sync.OnceValue(func() map[string]*sculpt {
	return map[string]*sculpt{
		"janus-draik":       newSculpt(navy, janus),
		"ur-025":            newSculpt(verdigris, robot),
		"espern-locarno":    newSculpt(plum, navigator),
		"amallyn":           newSculpt(moss, ranger),
		"dahyak":            newSculpt(hide, tracker),
		"rein-raus":         newSculpt(ochre, rein, raus),
		"traitor-guardsmen": newSculpt(drab, rifleman, flameBearer, grenadier, cutthroat, sergeant),
		"negavolt-cultists": newSculpt(rust, cultist),
		"ur-ghuls":          newSculpt(pallor, ghul),
		"spindle-drones":    newSculpt(obsidian, drone),
		"chaos-beastmen":    newSculpt(pelt, brute, axeThrower),
		"rogue-psykers":     newSculpt(pall, psyker),
		"furnace-hulks":     newSculpt(slag, hulk),
		"gaunt-matron":      newSculpt(gaunt, matron),
		"lidless-wardens":   newSculpt(shroud, warden),
	}
})

// pawn stands in for figures that have no picture.
var pawn = newSculpt(drab, func() []part {
	return []part{
		cloth(mid, -0.24, 0, 0.24, 0, 0.2, 0.1, 0.1, 0.3, 0.08, 0.6, -0.08, 0.6, -0.1, 0.3, -0.2, 0.1),
		plate(bright, -0.14, 0.58, 0.14, 0.58, 0.1, 0.65, -0.1, 0.65),
		orb(bright, 0, 0.78, 0.16, 0.16),
	}
})

func sculptOf(id string) *sculpt {
	if s := sculpts()[id]; s != nil {
		return s
	}
	if s := citySculpts()[id]; s != nil {
		return s
	}
	return pawn
}

func (s *sculpt) model(i int) *model { return s.models[max(0, min(i, len(s.models)-1))]() }

// pose is how a figure is drawn: flash is how white-hot it is, fallen how far it has fallen, gone how far it
// has vanished, each 0..1; clear is how much can be seen through it; left mirrors it.
type pose struct {
	flash, fallen, gone, clear float32
	left                       bool
}

// stance maps a figure's plane to the screen.
type stance struct {
	at          Point
	across, up  Point // of one unit to the right and one up, device pixels
	turnX       Point // of the unit vectors alone, for normals
	turnY       Point
	size        float32
	edge        float32 // width of the rim of light, device pixels
	alpha, heat float32
	rim         Ink
	paints      *palette
}

func newStance(at Point, size float32, rim Ink, paints *palette, how pose) stance {
	sin, cos := sincos(-how.fallen * pi * 0.47)
	flat := 1 - 0.26*how.fallen // what lies is seen from above, at a slant
	st := stance{at: at, size: size, edge: rimWidth(size), alpha: (1 - how.gone) * (1 - how.clear), heat: how.flash, rim: rim, paints: paints}
	st.turnX, st.turnY = Point{cos, -sin}, Point{-sin, -cos}
	st.across, st.up = Point{cos * size, -sin * size * flat}, Point{-sin * size, -cos * size * flat}
	if how.left {
		st.turnX, st.across = st.turnX.scale(-1), st.across.scale(-1)
	}
	return st
}

func (s *stance) place(p Point) Point {
	return Point{s.at.X + p.X*s.across.X + p.Y*s.up.X, s.at.Y + p.X*s.across.Y + p.Y*s.up.Y}
}

func (s *stance) direct(p Point) Point {
	return Point{p.X*s.turnX.X + p.Y*s.turnY.X, p.X*s.turnX.Y + p.Y*s.turnY.Y}
}

// figure draws a figure standing on at; size is the height of one unit in device pixels.
func (c *Canvas) figure(id string, variant int, at Point, size float32, rim Ink, how pose) {
	s := sculptOf(id)
	m := s.model(variant)
	st := newStance(at, size, rim, &s.paints, how)
	if !c.standing(m, &st, how.fallen) {
		c.sculpted(m, &st)
	}
}

// FigureBox returns the room that a figure takes, in heights of its miniature: from its left to its right, and from its foot upwards.
func FigureBox(id string, variant int) Rect { return sculptOf(id).model(variant).box }

// sculpted draws a model part by part.
func (c *Canvas) sculpted(m *model, st *stance) {
	if worn.Etched {
		for i := range m.parts {
			edge(c, &m.parts[i], st, st.edge+haloWidth(st.size), func(Point) pigment { return pigmentOf(Fade(Void, 0.8*st.alpha*(1-st.heat))) })
		}
	}
	for i := range m.parts {
		c.edgeLight(&m.parts[i], st)
	}
	for i := range m.parts {
		if st.size > inkedFrom {
			c.inkLine(&m.parts[i], st)
		}
		c.partFill(&m.parts[i], st)
		if worn.Etched && st.size >= hatchedFrom {
			hatched(c, &m.parts[i], st)
		}
	}
}

// figureIn draws a figure as large as fits into r, standing on its lower edge.
func (c *Canvas) figureIn(r Rect, id string, variant int, rim Ink) {
	box := sculptOf(id).model(variant).box
	edge := max(1.5, min(r.W, r.H)*0.035)
	r = r.Inset(edge)
	size := min(r.H/(box.Y+box.H-min(0, box.Y)), r.W/box.W)
	at := Point{r.Centre().X - (box.X+box.W/2)*size, r.Bottom() + min(0, box.Y)*size}
	c.figure(id, variant, at, size, rim, pose{})
}

// Explorer draws the miniatures of a character card as large as they fit into r, side by side.
func (c *Canvas) Explorer(r Rect, id string, rim Ink) {
	for i, at := range r.Columns(len(sculptOf(id).models), 0) {
		c.figureIn(at, id, i, rim)
	}
}

// inkedFrom is the figure height, in device pixels, from which dark lines separate the pieces.
const inkedFrom = 56

// rimWidth returns the width of the rim of light around a figure, in device pixels.
func rimWidth(size float32) float32 { return max(1.3, size*0.021) }

// haloWidth returns the width of the dark around the rim of a figure of the etching, which parts it from the stones behind.
func haloWidth(size float32) float32 { return max(1.4, size*0.018) }

// edgeLight draws the rim of light around a part, brightest to the upper right. The fills of the parts then
// cover it except around the whole figure.
func (c *Canvas) edgeLight(p *part, s *stance) {
	edge(c, p, s, s.edge, func(out Point) pigment {
		lit := clamp01(0.5 + 0.5*(out.X*0.6-out.Y*0.8))
		return pigmentOf(Blend(Blend(s.rim, Void, 0.3), Blend(s.rim, Ivory, 0.45), max(lit*lit, s.heat))).fade(s.alpha)
	})
}

// edge draws a band around a part, of a width and of the colour for each direction in which it looks.
func edge(c *Canvas, p *part, s *stance, width float32, col func(out Point) pigment) {
	first := uint32(len(c.vertices))
	for i, q := range p.outline {
		at, out := s.place(q), s.direct(p.mitres[i])
		k := col(out)
		c.vertex(at, k)
		c.vertex(at.add(out.scale(width)), k)
		c.vertex(at.add(out.scale(width+c.feather)), pigment{})
	}
	c.band(first, len(p.outline), 3)
}

// inkLine separates a piece from what is behind it.
func (c *Canvas) inkLine(p *part, s *stance) {
	width := max(1, s.size*0.011)
	k := pigmentOf(Fade(Void, 0.75*s.alpha*(1-s.heat)))
	first := uint32(len(c.vertices))
	for i, q := range p.outline {
		at, out := s.place(q), s.direct(p.mitres[i])
		c.vertex(at, k)
		c.vertex(at.add(out.scale(width)), pigment{})
	}
	c.band(first, len(p.outline), 2)
}

// partFill fills a part, lit from the upper left as if its edges were rounded, darker near the ground.
func (c *Canvas) partFill(p *part, s *stance) {
	ink := s.rim
	if p.tone != accent {
		ink = s.paints[p.tone]
	}
	light, deep := Blend(ink, Ivory, 0.34), Blend(ink, Void, 0.62)
	if p.tone == glint {
		light, deep = Blend(ink, Ivory, 0.7), ink
	}
	first := uint32(len(c.vertices))
	for i, q := range p.outline {
		at, out := s.place(q), s.direct(p.mitres[i])
		lit := 0.5 + 0.36*(-out.X*0.55-out.Y*0.83) + 0.16*(q.Y-0.5)
		shown := Blend(ink, light, (lit-0.5)*2)
		if lit < 0.5 {
			shown = Blend(deep, ink, lit*2)
		}
		k := pigmentOf(Blend(shown, rgb(0xfff6e2), s.heat*0.9)).fade(s.alpha)
		half := out.scale(c.feather / 2)
		c.vertex(at.sub(half), k)
		c.vertex(at.add(half), pigment{})
	}
	c.band(first, len(p.outline), 2)
	for i := 0; i < len(p.ears); i += 3 {
		c.triangle(first+2*uint32(p.ears[i]), first+2*uint32(p.ears[i+1]), first+2*uint32(p.ears[i+2]))
	}
}

// band joins n ribs, each of the given number of vertices, into a closed band.
func (c *Canvas) band(first uint32, n int, ribs uint32) {
	for i := range uint32(n) {
		a, b := first+i*ribs, first+(i+1)%uint32(n)*ribs
		for j := range ribs - 1 {
			c.quad(a+j, a+j+1, b+j+1, b+j)
		}
	}
}

// hatchedFrom is the figure height, in device pixels, from which the shade of figures is hatched, and hatchGap the distance of the
// lines in heights.
const (
	hatchedFrom = 64
	hatchGap    = 0.021
)

// hatched draws level lines at 45 degrees on the right half of a part, which lies away from the light.
func hatched(c *Canvas, p *part, s *stance) {
	if p.tone == glint || p.tone == accent {
		return
	}
	gap, width := max(2.6, s.size*hatchGap), max(0.7, s.size*0.0045)
	ink := Fade(Void, 0.42*s.alpha*(1-s.heat))
	c.ring = c.ring[:0]
	lo, hi := s.place(p.outline[0]), s.place(p.outline[0])
	for _, q := range p.outline {
		at := s.place(q)
		c.ring = append(c.ring, at)
		lo, hi = Point{min(lo.X, at.X), min(lo.Y, at.Y)}, Point{max(hi.X, at.X), max(hi.Y, at.Y)}
	}
	outline, from := c.ring, lo.X+(hi.X-lo.X)*0.56
	var at []float32
	for k := gap * float32(int((lo.X+lo.Y)/gap)); k < hi.X+hi.Y; k += gap {
		at = crossings(at[:0], outline, k)
		for i := 0; i+1 < len(at); i += 2 {
			if a, b := max(at[i]+0.6, from), at[i+1]-0.6; b-a > 1.5 {
				pair := [2]Point{{a, k - a}, {b, k - b}}
				c.stroke(pair[:], false, width, flat(ink))
			}
		}
	}
}

// crossings appends where an outline crosses the line on which x and y add up to k, as x in order.
func crossings(out []float32, outline []Point, k float32) []float32 {
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		a, b := p.X+p.Y-k, q.X+q.Y-k
		if (a < 0) != (b < 0) {
			out = append(out, p.X+(q.X-p.X)*a/(a-b))
		}
	}
	slices.Sort(out)
	return out
}
