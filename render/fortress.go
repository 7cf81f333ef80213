package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets/shaders"
)

// vista is the picture being drawn. It measures everything in heights of the picture, from the middle of the
// fortress.
type vista struct {
	canvas *Canvas
	r      Rect
	mid    Point
	unit   float32
	life   float32 // how much light is left in the fortress, 1 for all
}

// Where the fortress floats, and where the rock before it breaks off, in parts of the picture.
const (
	FortressAt           = 0.71
	fortressX, fortressY = FortressAt, 0.45
	brinkX, brinkY       = 0.665, 0.845
)

// Inks of the picture, beside those of the theme.
var (
	dusk      = rgb(0x15102a)
	blackest  = rgb(0x050609)
	stoneDark = rgb(0x0a0b11)
	stoneLit  = rgb(0x5f6480)
	ember     = rgb(0xb79bff)
)

// Fortress draws the fortress over the whole of r: black stone floating in the night, light between its
// shards, and a party, given by card ids, on a brink before it. The picture is the same every time.
func (c *Canvas) Fortress(r Rect, party []string) {
	if r.H <= 0 {
		return
	}
	s := vista{c, r, Point{r.X + r.W*fortressX, r.Y + r.H*fortressY}, r.H, 1}
	s.afloat()
	s.depth()
	s.brink()
	s.party(party)
	s.shade()
}

// afloat draws the fortress in the night, with its ring around it and the rubble that drifts by.
func (s *vista) afloat() {
	s.sky()
	s.ring(true)
	for i := range shards {
		if i == gateAt {
			s.gate()
		}
		s.shard(int32(i), &shards[i])
	}
	s.ring(false)
	s.rubble()
}

// FortressView returns the upper part of r in which the fortress stands if the party stands at height y.
func FortressView(r Rect, y float32) Rect {
	r.H = min(r.H, (y-r.Y)/brinkY)
	return r
}

// FortressAbove draws the fortress into the upper part of r, so that the party stands at height y, and lets it fade into
// the dark below.
func (c *Canvas) FortressAbove(r Rect, y float32, party []string) {
	view := FortressView(r, y)
	c.Fortress(view, party)
	_, below := r.CutTop(view.H)
	fade := view.H * (1 - brinkY) * 0.8
	c.Gradient(Rect{r.X, below.Y - fade, r.W, fade}, Fade(blackest, 0), blackest)
	c.Fill(below, blackest)
}

// at converts a point, measured from the middle of the fortress in heights of the picture.
func (s *vista) at(x, y float32) Point { return Point{s.mid.X + x*s.unit, s.mid.Y + y*s.unit} }

// sky draws the night, its stars, and the light behind the fortress.
func (s *vista) sky() {
	s.canvas.Flush()
	var corners [4]ebiten.Vertex
	for i := range corners {
		p := Point{s.r.X + s.r.W*float32(i%2), s.r.Y + s.r.H*float32(i/2)}
		from := p.sub(s.mid).scale(1 / s.unit)
		corners[i] = ebiten.Vertex{DstX: p.X, DstY: p.Y, SrcX: from.X, SrcY: from.Y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	drawShaded(s.canvas.dst, corners[:], []uint32{0, 1, 2, 1, 3, 2}, func() *ebiten.Shader { return compiled(&skyShader, "sky.kage", shaders.Sky) }, nil)
	for i := range int32(300) {
		p := Point{s.r.X + s.r.W*hash(i, 1, 2), s.r.Y + s.r.H*0.86*hash(i, 2, 2)}
		big := hash(i, 3, 2)
		ink := Blend(Ivory, []Ink{Wall, rgb(0x9cc4ff), Brass}[i%3], 0.45)
		radius := s.unit * (0.0005 + 0.0011*big*big*big)
		s.canvas.Disc(p, max(0.45, radius), Fade(ink, 0.25+0.6*hash(i, 4, 2)))
		if big > 0.965 {
			s.canvas.glow(p, radius*9, radius*9, ink, 0.35)
		}
	}
}

// gate draws the light surrounded by the shards.
func (s *vista) gate() {
	for i := range int32(9) { // rays
		lean := (float32(i)-4)*0.09 + 0.05*(hash(i, 1, 6)-0.5)
		long, wide := 0.5+0.3*hash(i, 2, 6), 0.012+0.02*hash(i, 3, 6)
		for _, way := range []float32{-1, 1} {
			core, none := lightOf(Wall, 0.16), pigment{}
			a := s.canvas.vertex(s.at(0, 0), core)
			b := s.canvas.vertex(s.at(lean*long-wide, way*long), none)
			d := s.canvas.vertex(s.at(lean*long+wide, way*long), none)
			s.canvas.triangle(a, b, d)
		}
	}
	s.canvas.glow(s.at(0, 0), s.unit*0.17, s.unit*0.4, Wall, 0.8)
	lens := func(w, h float32, ink Ink) {
		var outline []Point
		for i := range 32 {
			sin, cos := sincos(2 * pi * float32(i) / 32)
			outline = append(outline, s.at(w*cos*abs32(cos), h*sin))
		}
		col := pigmentOf(ink)
		s.canvas.convex(outline, func(p Point) pigment {
			tip := abs32(p.Y-s.mid.Y) / (h * s.unit)
			return col.fade(1 - tip*tip)
		})
	}
	lens(0.034, 0.31, Wall)
	lens(0.024, 0.27, ember)
	lens(0.013, 0.23, Blend(ember, Ivory, 0.8))
	s.canvas.glow(s.at(0, 0), s.unit*0.05, s.unit*0.2, Ivory, 0.55)
}

// ring draws one half of the broken ring around the fortress, behind it or in front of it.
func (s *vista) ring(behind bool) {
	const plates = 56
	for i := range int32(plates) {
		from := 2 * pi * float32(i) / plates
		if (from >= pi) != behind || hash(i, 1, 8) < 0.2 {
			continue
		}
		to := from + 2*pi/plates*(0.72+0.24*hash(i, 2, 8))
		out, in := 0.5+0.012*hash(i, 3, 8), 0.466-0.02*hash(i, 4, 8)
		drift := 0.012 * (hash(i, 5, 8) - 0.5)
		lit := 0.5 + 0.5*hash(i, 6, 8)
		stone := Blend(stoneDark, stoneLit, 0.3+0.4*lit)
		if behind {
			stone = Blend(stone, dusk, 0.55)
		}
		plate := []Point{s.orbit(from, out, drift), s.orbit(to, out, drift), s.orbit(to, in, drift), s.orbit(from, in, drift)}
		if !behind { // its side, and the light under it
			thick := Point{0, s.unit * 0.009}
			s.canvas.Polygon([]Point{plate[0], plate[1], plate[1].add(thick), plate[0].add(thick)}, blackest)
		}
		s.canvas.Polygon(plate, stone)
		s.canvas.Stroke([]Point{plate[3], plate[2]}, max(1, s.unit*0.0014), Fade(ember, (0.35+0.4*lit)*s.life))
		if !behind && s.life > 0 && hash(i, 7, 8) > 0.6 {
			s.canvas.halo(plate[3], plate[2], s.unit*0.012, Wall, 0.5)
		}
	}
}

// orbit returns a point of the ring, which hangs askew.
func (s *vista) orbit(angle, radius, drift float32) Point {
	sin, cos := sincos(angle)
	x, y := radius*cos, 0.19*radius*sin+drift
	return s.at(x+0.1*y, y-0.12*x+0.03)
}

// rubble draws splinters that drift around the fortress.
func (s *vista) rubble() {
	for i := range int32(34) {
		sin, cos := sincos(2 * pi * hash(i, 1, 9))
		far := 0.3 + 0.36*hash(i, 2, 9)
		at, size := s.at(cos*far*1.15, sin*far), s.unit*(0.003+0.011*hash(i, 3, 9)*hash(i, 4, 9))
		turn := 2 * pi * hash(i, 5, 9)
		var outline []Point
		for k := range int32(5) {
			sin, cos := sincos(turn + 2*pi*float32(k)/5)
			reach := size * (0.5 + 0.9*hash(i, 6+k, 9))
			outline = append(outline, at.add(Point{cos * reach * 0.7, sin * reach * 1.3}))
		}
		s.canvas.convex(outline, flat(Blend(stoneDark, stoneLit, 0.2+0.5*hash(i, 12, 9))))
		if size > s.unit*0.006 {
			s.canvas.Stroke(outline[:3], max(1, s.unit*0.001), Fade(ember, 0.5*s.life))
		}
	}
}

// depth draws the haze below, into which the lower shards fade.
func (s *vista) depth() {
	low := Rect{s.r.X, s.r.Y + s.r.H*0.66, s.r.W, s.r.H * 0.34}
	s.canvas.Gradient(low, Fade(blackest, 0), Fade(blackest, 0.96))
	s.canvas.glow(s.at(0, 0.42), s.unit*0.6, s.unit*0.16, Wall, 0.2*s.life)
}

// shade darkens the side on which text is drawn.
func (s *vista) shade() {
	dark, none := pigmentOf(Fade(blackest, 0.6)), pigment{}
	wide := s.r.W * 0.46
	a, b := s.canvas.vertex(Point{s.r.X, s.r.Y}, dark), s.canvas.vertex(Point{s.r.X + wide, s.r.Y}, none)
	d, e := s.canvas.vertex(Point{s.r.X + wide, s.r.Bottom()}, none), s.canvas.vertex(Point{s.r.X, s.r.Bottom()}, dark)
	s.canvas.quad(a, b, d, e)
}
