package render

import "slices"

// tableau is a picture that is being composed.
type tableau struct {
	canvas *Canvas
	r      Rect
	u      float32 // its height, by which everything in it is measured
	seed   int32
	ink    Ink   // of its light
	air    Ink   // of what lies in the distance
	light  Point // where its light comes from
	floor  float32
}

// horizon is where the ground begins, in heights of the picture.
const horizon = 0.7

func newTableau(c *Canvas, r Rect, v *PictureView) *tableau {
	ink, from := Lights[v.Light], LightPlaces[v.From]
	if len(v.Middle) > 0 && v.From == "" {
		from.X = v.Middle[0].At
	}
	return &tableau{canvas: c, r: r, u: r.H, seed: seedOf(v.Seed), ink: ink, air: Blend(dusk, ink, 0.16),
		light: Point{r.X + r.W*from.X, r.Y + r.H*from.Y}, floor: r.Y + r.H*horizon}
}

// at returns a point of the picture, in parts of its width and height.
func (s *tableau) at(x, y float32) Point { return Point{s.r.X + s.r.W*x, s.r.Y + s.r.H*y} }

// stone returns the colour of stone: how bright it is, and how much of it is lost in the distance. It takes on the
// colour of the light, most where it is near.
func (s *tableau) stone(lit, haze float32) shade {
	return func(p Point) pigment {
		near := clamp01(1 - p.sub(s.light).length()/(s.u*0.75))
		low := clamp01((p.Y - s.floor + s.u*0.5) / (s.u * 0.8))
		ink := Blend(stoneDark, stoneLit, lit*(1-0.55*low))
		ink = Blend(ink, s.ink, (0.08+0.4*near)*(0.3+lit))
		return pigmentOf(Blend(ink, s.air, haze))
	}
}

// bright returns the colour of the light itself.
func (s *tableau) bright() Ink { return Blend(s.ink, Ivory, 0.45) }

// thin returns the width of a fine line.
func (s *tableau) thin() float32 { return max(1, s.u*0.006) }

// spot is where a piece of scenery stands. Its own plane has its origin at its foot, y points up, and the piece is
// about 1 high.
type spot struct {
	*tableau
	foot Point
	size float32
	haze float32
	seed int32
}

func (s *tableau) place(p Piece, foot, size, haze float32, seed int32) *spot {
	return &spot{tableau: s, foot: Point{s.r.X + s.r.W*p.At, foot}, size: size * p.Size, haze: haze, seed: s.seed + 101*seed}
}

// chance returns a number from 0 to 1, the same for the same picture and piece.
func (p *spot) chance(a, b int32) float32 { return hash(p.seed, a, b) }

// on returns a point of the piece's own plane.
func (p *spot) on(x, y float32) Point { return Point{p.foot.X + x*p.size, p.foot.Y - y*p.size} }

func (p *spot) outline(xy []float32) []Point {
	points := make([]Point, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		points = append(points, p.on(xy[i], xy[i+1]))
	}
	return points
}

// slab fills an outline with stone.
func (p *spot) slab(lit float32, xy ...float32) {
	p.canvas.polygon(p.outline(xy), p.stone(lit, p.haze))
}

// hollow fills an outline with darkness.
func (p *spot) hollow(xy ...float32) {
	p.canvas.Polygon(p.outline(xy), Blend(blackest, p.air, p.haze*0.5))
}

// edge draws a line where stone catches the light.
func (p *spot) edge(strength float32, xy ...float32) {
	p.canvas.Stroke(p.outline(xy), p.thin(), Fade(Blend(p.ink, Ivory, 0.3), strength*(1-p.haze)))
}

// ray draws a line of light, width in parts of the piece.
func (p *spot) ray(width, strength float32, xy ...float32) {
	points := p.outline(xy)
	for i := 1; i < len(points); i++ {
		p.canvas.halo(points[i-1], points[i], p.size*width*3.5, p.ink, 0.4*strength)
	}
	p.canvas.Stroke(points, max(1, p.size*width), Fade(p.bright(), strength))
}

// pane fills an outline with light.
func (p *spot) pane(strength float32, xy ...float32) {
	p.canvas.polygon(p.outline(xy), flat(Fade(p.bright(), strength)))
}

// lamp draws a round light.
func (p *spot) lamp(x, y, radius, strength float32) {
	at := p.on(x, y)
	p.canvas.Disc(at, max(1, p.size*radius), Blend(p.ink, Ivory, 0.7))
	p.canvas.glow(at, p.size*radius*5, p.size*radius*5, p.ink, strength)
}

// oval fills an ellipse with stone, or with darkness if lit is 0.
func (p *spot) oval(lit, x, y, rx, ry float32) {
	col := flat(Blend(blackest, p.air, 0.15))
	if lit > 0 {
		col = p.stone(lit, p.haze)
	}
	p.canvas.ellipse(p.on(x, y), rx*p.size, ry*p.size, col)
}

// ringOf draws an ellipse of light.
func (p *spot) ringOf(width, strength, x, y, rx, ry float32) {
	p.canvas.hoop(p.on(x, y), rx*p.size, ry*p.size, max(1, p.size*width), Fade(p.bright(), strength))
}

// column draws an upright block with two faces, from x, half as wide as wide, up to high.
func (p *spot) column(lit, x, wide, foot, high float32) {
	turn := wide * 0.25
	if p.on(x, 0).X > p.light.X {
		turn = -turn
	}
	p.slab(lit, x-wide, foot, x+turn, foot, x+turn, high, x-wide, high)
	p.slab(lit*0.45, x+turn, foot, x+wide, foot, x+wide, high, x+turn, high)
	p.edge(0.5, x+turn, foot, x+turn, high)
}

// gather draws those of the party who stand, or those who lie on the ground before them.
func (s *tableau) gather(stand string, party []Bystander, down bool) {
	k := Stands[stand]
	if k.high == 0 || len(party) == 0 {
		return
	}
	apart := min(k.apart*s.u, s.r.W*0.9/float32(len(party)))
	size := k.high * s.u
	half, edge := apart*float32(len(party)-1)/2, size*0.4
	if slices.ContainsFunc(party, func(b Bystander) bool { return b.Down }) {
		edge = size * 0.62 // who lies needs more room
	}
	middle := max(s.r.X+half+edge, min(s.r.X+s.r.W*k.x, s.r.Right()-half-edge))
	for _, front := range []bool{false, true} {
		for i, b := range party {
			y := s.r.Y + s.u*(k.y-0.025*float32(i%2))
			if b.Ahead {
				y += s.u * 0.02
			}
			if b.Down {
				y = min(y, s.r.Bottom()-size*0.35)
			}
			if b.Ahead != front || b.Down != down {
				continue
			}
			at := Point{middle - half + apart*float32(i), y}
			s.canvas.shadow(at, size*0.36, size*0.07, 0.8)
			s.bystander(b, at, size)
		}
	}
}

// bystander draws a figure half against the light.
func (s *tableau) bystander(b Bystander, at Point, size float32) {
	k := sculptOf(b.Figure)
	how := pose{left: at.X > s.light.X}
	if b.Down {
		how.fallen = 1
		at.X -= size * 0.44
	}
	st := newStance(at, size, b.Rim, k.dimmed(Blend(Void, s.air, 0.5), 0.3), how)
	s.canvas.sculpted(k.model(b.Variant), &st)
}

// dimmed returns the paints of a figure, mixed with another ink.
func (s *sculpt) dimmed(with Ink, part float32) *palette {
	paints := s.paints
	for i := range paints {
		paints[i] = Blend(paints[i], with, part)
	}
	return &paints
}

// frameDark darkens the upper and lower edge of the picture.
func (s *tableau) frameDark() {
	top, rest := s.r.CutTop(s.u * 0.14)
	s.canvas.Gradient(top, Fade(blackest, 0.55), Fade(blackest, 0))
	low, _ := rest.CutBottom(s.u * 0.16)
	s.canvas.Gradient(low, Fade(blackest, 0), Fade(blackest, 0.6))
}
