package city

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// paving holds drawn spaces, which are laid all over the board: there are many stones, and this costs a tenth of drawing each.
type paving struct {
	img    *ebiten.Image
	side   int                // of a space, in pixels
	spaces [2][]*ebiten.Image // level and upright
	op     ebiten.DrawImageOptions
}

// patterns is how many spaces of each kind differ from each other.
const patterns = 12

// pave draws the spaces of a paving. Free the image after use.
func pave(brush render.Brush, like pen) *paving {
	side := int(spaceHigh*like.d + 0.999)
	v := &paving{side: side, img: ebiten.NewImageWithOptions(image.Rect(0, 0, patterns*side, 2*side), &ebiten.NewImageOptions{Unmanaged: true})}
	like.Brush = brush
	brush.Begin(v.img)
	for kind := range 2 {
		for i := range patterns {
			at := image.Rect(i*side, kind*side, (i+1)*side, (kind+1)*side)
			like.cobbles(rect{X: float32(at.Min.X), Y: float32(at.Min.Y), W: float32(side), H: float32(side)}, int32(i), int32(kind), kind == 1)
			v.spaces[kind] = append(v.spaces[kind], v.img.SubImage(at).(*ebiten.Image))
		}
	}
	brush.End()
	return v
}

// lay lays one of the spaces on an image.
func (v *paving) lay(dst *ebiten.Image, at rect, x, y int) {
	kind := (x + y) & 1
	v.op.GeoM.Reset()
	v.op.GeoM.Translate(float64(whole(at.X)), float64(whole(at.Y)))
	render.Lay(dst, v.spaces[kind][int(render.Noise(int32(x), int32(y), 50)*patterns)], &v.op)
}

// floors draws the squares of all tiles.
func (s *scape) floors() {
	for i := range s.view.Tiles {
		t := &s.view.Tiles[i]
		for _, q := range t.Solid {
			s.Fill(s.shown(s.places.squares[q].at), s.lit(stone, 0.34))
		}
		if t.Kind == DropZone {
			for _, q := range t.Floor {
				s.planks(s.shown(s.places.squares[q].at), int32(q.X), int32(q.Y))
			}
		}
	}
	s.Flush()
	for i := range s.view.Tiles {
		if t := &s.view.Tiles[i]; t.Kind != DropZone {
			for _, q := range t.Floor {
				s.paving.lay(s.layer, s.shown(s.places.squares[q].at), int(q.X), int(q.Y))
			}
		}
	}
	for i := range s.view.Tiles {
		s.gleams(i)
	}
}

// courses is how many rows of stones a space has.
const courses = 5

// cobbles draws a space: courses of stones, level or upright. Spaces are told apart by that and by a wider joint.
func (s *pen) cobbles(r rect, x, y int32, upright bool) {
	s.Fill(r, s.lit(stone, 0.2))
	in := r.Inset(1.1 * s.d)
	course := in.H / courses
	for row := range int32(courses) {
		along := float32(0)
		for k := int32(0); along < in.W-0.5*s.d; k++ {
			long := (7.5 + 5*render.Noise(x*31+row, y*17+k, 51)) * s.d
			if in.W-along-long < 5.5*s.d {
				long = in.W - along
			}
			one := rect{X: in.X + along, Y: in.Y + float32(row)*course, W: long, H: course}
			if upright {
				one = rect{X: in.X + float32(row)*course, Y: in.Y + along, W: course, H: long}
			}
			s.cobble(one, x*64+row*8+k, y)
			along += long
		}
	}
}

// cobble draws one stone: one factor of the base tone, with a line of key light on its upper left edge.
func (s *pen) cobble(r rect, a, b int32) {
	r = r.Inset(0.45 * s.d)
	k := 0.8 + 0.42*render.Noise(a, b, 52)
	jag := func(i int32) float32 { return (render.Noise(a, b, 60+i) - 0.5) * 0.7 * s.d }
	light := s.edge(0.12 + 0.2*render.Noise(a, b, 53))
	if s.d < 0.95 { // too small for round corners
		plain := [4]point{{X: r.X + jag(0), Y: r.Y + jag(1)}, {X: r.Right() + jag(2), Y: r.Y + jag(3)}, {X: r.Right() + jag(4), Y: r.Bottom() + jag(5)}, {X: r.X + jag(6), Y: r.Bottom() + jag(7)}}
		s.Convex(plain[:], s.lit(stone, k))
		s.Fill(rect{X: r.X + s.d, Y: r.Y, W: r.W - 2*s.d, H: s.thin(0.7)}, light)
		return
	}
	cut := min(1.5*s.d, r.W/3, r.H/3)
	outline := [8]point{
		{X: r.X + cut, Y: r.Y + jag(0)}, {X: r.Right() - cut, Y: r.Y + jag(1)}, {X: r.Right() + jag(2), Y: r.Y + cut},
		{X: r.Right() + jag(3), Y: r.Bottom() - cut}, {X: r.Right() - cut, Y: r.Bottom() + jag(4)}, {X: r.X + cut, Y: r.Bottom() + jag(5)},
		{X: r.X + jag(6), Y: r.Bottom() - cut}, {X: r.X + jag(7), Y: r.Y + cut},
	}
	s.Convex(outline[:], s.lit(stone, k))
	thin := s.thin(0.8)
	s.Fill(rect{X: r.X + cut, Y: r.Y, W: r.W - 2*cut, H: thin}, light)
	s.Fill(rect{X: r.X, Y: r.Y + cut, W: thin, H: r.H - 2*cut}, render.Fade(light, 0.7))
}

// gleams draws a few level strokes of wet light over a tile.
func (s *scape) gleams(i int) {
	t := &s.view.Tiles[i]
	seed := render.Seed(t.Name) + int32(i)
	for k, q := range t.Floor {
		if render.Noise(seed, int32(k), 71) > 0.3 {
			continue
		}
		r := s.shown(s.places.squares[q].at)
		x, y := r.X+r.W*(0.1+0.4*render.Noise(seed, int32(k), 72)), r.Y+r.H*(0.15+0.7*render.Noise(seed, int32(k), 73))
		for j := range int32(3) {
			long := r.W * (0.12 + 0.24*render.Noise(seed, int32(k)*3+j, 74))
			s.Fill(rect{X: x + float32(j)*2.4*s.d, Y: y + float32(j)*2.6*s.d, W: long, H: s.thin(0.9)}, s.edge(0.13))
		}
	}
}

// planks draws a space of the landing stage: boards, level in one and upright in the next.
func (s *pen) planks(r rect, x, y int32) {
	const boards = 5
	wood := rgb(0x7a6a55)
	s.Fill(r, s.lit(wood, 0.22))
	in := r.Inset(1.1 * s.d)
	for i := range int32(boards) {
		one := rect{X: in.X, Y: in.Y + in.H*float32(i)/boards, W: in.W, H: in.H / boards}
		if (x+y)%2 != 0 {
			one = rect{X: in.X + in.W*float32(i)/boards, Y: in.Y, W: in.W / boards, H: in.H}
		}
		one = one.Inset(0.5 * s.d)
		s.Fill(one, s.lit(wood, 0.66+0.34*render.Noise(x*8+i, y, 81)))
		s.Fill(rect{X: one.X, Y: one.Y, W: one.W, H: s.thin(0.7)}, s.edge(0.22))
		s.Fill(rect{X: one.X, Y: one.Y, W: s.thin(0.7), H: one.H}, s.edge(0.14))
		for k := range int32(2) {
			at := point{X: one.X + one.W*(0.1+0.8*float32(k)), Y: one.Y + one.H*(0.1+0.8*float32(k))}
			s.Fill(rect{X: at.X - s.d*0.6, Y: at.Y - s.d*0.6, W: 1.2 * s.d, H: 1.2 * s.d}, render.Fade(Void, 0.6))
		}
	}
}
