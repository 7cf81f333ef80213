package city

import (
	"cmp"
	"slices"

	"precipice/engine/board"
	"precipice/render"
)

// What bounds a tile, in the measures of the targets.
const (
	quayWide   = 7  // the kerb
	quayHigh   = 13 // the wall of the quay, to the south
	housesHigh = 58 // houses, to the north, where there is room
)

// run is a row of squares of a tile beyond whose sides no square of the tile lies.
type run struct {
	at    rect // of the squares, in the plane
	first board.Square
	n     int
}

// runs returns the rows of squares at a side of a tile.
func (s *scape) runs(i int, side board.Wind) (list []run) {
	t := &s.view.Tiles[i]
	var bare []board.Square
	for _, squares := range [2][]board.Square{t.Floor, t.Solid} {
		for _, q := range squares {
			if next, ok := s.places.squares[q.Towards(side)]; !ok || next.tile != i {
				bare = append(bare, q)
			}
		}
	}
	level := side == board.North || side == board.South
	slices.SortFunc(bare, func(a, b board.Square) int {
		if level {
			return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
		}
		return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
	})
	step := board.Square{X: 1}
	if !level {
		step = board.Square{Y: 1}
	}
	for k, q := range bare {
		at := s.places.squares[q].at
		if k > 0 && bare[k-1].Add(step) == q {
			last := &list[len(list)-1]
			last.at, last.n = around(last.at, at), last.n+1
			continue
		}
		list = append(list, run{at, q, 1})
	}
	return list
}

// quay draws what lies under and around the spaces of a tile: kerb, wall, and its shade on the water.
func (s *scape) quay(i int) {
	t := &s.view.Tiles[i]
	if t.Kind == DropZone {
		s.stage(i)
		return
	}
	for _, r := range s.runs(i, board.South) {
		s.quayWall(s.shown(r.at), int32(r.first.X)*7+int32(r.first.Y))
	}
	kerb := quayWide * s.d
	for _, list := range [2][]board.Square{t.Floor, t.Solid} {
		for _, q := range list {
			s.Fill(s.shown(s.places.squares[q].at).Inset(-kerb), s.lit(stone, 0.7))
		}
	}
	for _, side := range []board.Wind{board.North, board.East, board.South, board.West} {
		for _, r := range s.runs(i, side) {
			s.kerb(s.shown(r.at), side, int32(r.first.X)*5+int32(r.first.Y))
		}
	}
}

// quayWall draws the wall below a row of squares: courses of large blocks that get darker towards the water.
func (s *scape) quayWall(r rect, seed int32) {
	kerb, high := quayWide*s.d, quayHigh*s.d
	w := rect{X: r.X - kerb, Y: r.Bottom() + kerb - s.d, W: r.W + 2*kerb, H: high + s.d}
	s.Gradient(w, s.lit(stone, 0.5), s.lit(stone, 0.2))
	for row := range int32(2) {
		y := w.Y + s.d + float32(row)*high/2
		s.Fill(rect{X: w.X, Y: y + high/2 - s.thin(0.8), W: w.W, H: s.thin(0.8)}, render.Fade(Void, 0.5))
		for x, k := w.X+(6+10*render.Noise(seed, row, 91))*s.d, int32(0); x < w.Right(); k++ {
			s.Fill(rect{X: x, Y: y, W: s.thin(0.8), H: high / 2}, render.Fade(Void, 0.5))
			x += (12 + 8*render.Noise(seed, row*40+k, 92)) * s.d
		}
	}
	for k := range int32(r.W / (14 * s.d)) { // weed at the water
		x := w.X + (5+14*float32(k)+8*render.Noise(seed, k, 93))*s.d
		s.Fill(rect{X: x, Y: w.Bottom() - (2+4*render.Noise(seed, k, 94))*s.d, W: 3 * s.d, H: 3 * s.d}, render.Fade(s.lit(Tide, 0.3), 0.6))
	}
}

// kerb draws the joints of the kerb along a row of squares, its shade on the spaces, and the light on its edge.
func (s *scape) kerb(r rect, side board.Wind, seed int32) {
	wide := quayWide * s.d
	out := r.Inset(-wide)
	dark := render.Fade(Void, 0.45)
	joint := s.thin(0.8)
	switch side {
	case board.North, board.South:
		y := out.Y
		if side == board.South {
			y = r.Bottom()
		}
		for x, k := r.X+6*s.d, int32(0); x < r.Right(); k++ {
			s.Fill(rect{X: x, Y: y, W: joint, H: wide}, dark)
			x += (15 + 9*render.Noise(seed, k, 95)) * s.d
		}
		if side == board.South {
			s.Fill(rect{X: out.X, Y: out.Bottom() - s.thin(1.4), W: out.W, H: s.thin(1.4)}, s.edge(0.75))
		} else {
			s.Gradient(rect{X: r.X, Y: r.Y - 3*s.d, W: r.W, H: 3 * s.d}, render.Fade(Void, 0.1), render.Fade(Void, 0.5))
		}
	default:
		x := out.X
		if side == board.East {
			x = r.Right()
		}
		for y, k := r.Y+9*s.d, int32(0); y < r.Bottom(); k++ {
			s.Fill(rect{X: x, Y: y, W: wide, H: joint}, dark)
			y += (15 + 9*render.Noise(seed, k, 96)) * s.d
		}
		if side == board.West {
			s.Fill(rect{X: out.X, Y: out.Y, W: s.thin(1.1), H: out.H}, s.edge(0.26))
		}
	}
}

// cut is a part of a side that something else takes: from and to along it, in device pixels.
type cut struct{ from, to float32 }

// taken returns what gateways and lychgates take of a side of a row of squares.
func (s *scape) taken(r rect, side board.Wind) (cuts []cut) {
	level := side == board.North || side == board.South
	add := func(place rect, margin float32) {
		at := s.shown(place)
		near := at.Inset(-margin * s.d)
		if !near.Overlaps(r.Inset(-(outerWay + 2) * s.d / 2)) {
			return
		}
		if level {
			cuts = append(cuts, cut{near.X, near.Right()})
		} else {
			cuts = append(cuts, cut{near.Y, near.Bottom()})
		}
	}
	on := func(e board.Edge) bool {
		for _, one := range [2]board.Edge{e, e.Across()} {
			for q := range one.Squares {
				if p, ok := s.places.squares[q]; ok && one.Side == side && s.shown(p.at).Overlaps(r) {
					return true
				}
			}
		}
		return false
	}
	for _, g := range s.view.Gates {
		if on(g.Edge) {
			add(s.places.Gate(g.Edge), 5)
		}
	}
	for _, e := range s.view.Lychgates {
		if on(e) {
			add(s.places.Lychgate(e), 2)
		}
	}
	return cuts
}

// leftOver returns the parts from a to b that are not taken.
func leftOver(from, to float32, cuts []cut) (parts []cut) {
	slices.SortFunc(cuts, func(a, b cut) int { return cmp.Compare(a.from, b.from) })
	for _, c := range cuts {
		if c.from > from {
			parts = append(parts, cut{from, min(c.from, to)})
		}
		from = max(from, c.to)
	}
	if from < to {
		parts = append(parts, cut{from, to})
	}
	return parts
}

// railing draws iron railings along a side to the east or west, as they look from the south: one upright line with points.
func (s *scape) railing(r rect, side board.Wind) {
	x := r.X - (quayWide-1)*s.d
	if side == board.East {
		x = r.Right() + (quayWide-1)*s.d
	}
	for _, part := range leftOver(r.Y-2*s.d, r.Bottom()+2*s.d, s.taken(r, side)) {
		if part.to-part.from < 8*s.d {
			continue
		}
		s.Fill(rect{X: x - s.thin(1.6)/2, Y: part.from, W: s.thin(1.6), H: part.to - part.from}, iron)
		for y := part.from + 2*s.d; y < part.to; y += 5 * s.d {
			s.Fill(rect{X: x - 1.9*s.d, Y: y, W: 3.8 * s.d, H: 1.5 * s.d}, iron)
			s.Fill(rect{X: x - 1.9*s.d, Y: y - s.thin(0.7), W: 1.6 * s.d, H: s.thin(0.7)}, s.edge(0.32))
		}
		s.Fill(rect{X: x - s.thin(1.6)/2 - s.thin(0.7), Y: part.from, W: s.thin(0.7), H: part.to - part.from}, s.edge(0.16))
	}
}

// fence draws low railings with points, as they look from in front, standing on y.
func (s *pen) fence(from, to, y, high float32) {
	bar := s.thin(1.2)
	for k := range [2]int{} {
		s.Fill(rect{X: from, Y: y - high*(0.25+0.45*float32(k)), W: to - from, H: bar}, iron)
	}
	for x := from + 2*s.d; x < to-s.d; x += 5 * s.d {
		s.Fill(rect{X: x - bar/2, Y: y - high*0.86, W: bar, H: high * 0.86}, iron)
		tip := [3]point{{X: x - 1.7*s.d, Y: y - high*0.8}, {X: x, Y: y - high}, {X: x + 1.7*s.d, Y: y - high*0.8}}
		s.Convex(tip[:], iron)
		s.Fill(rect{X: x - bar/2 - s.thin(0.6), Y: y - high*0.8, W: s.thin(0.6), H: high * 0.7}, s.edge(0.2))
	}
}

// posts returns where the lamps of a tile stand: at its southern corners.
func (s *scape) posts(i int) (feet []point) {
	t := &s.view.Tiles[i]
	if t.Drowned {
		return nil
	}
	r := s.shown(s.places.tiles[i])
	out := (quayWide - 2) * s.d
	if t.Kind == DropZone || render.Noise(render.Seed(t.Name), int32(i), 97) < 0.55 {
		feet = append(feet, point{X: r.X - out, Y: r.Bottom() + 4*s.d})
	}
	return append(feet, point{X: r.Right() + out, Y: r.Bottom() + 4*s.d})
}

// shades draws what the quays and their lamps do to the water: shade, and light on it.
func (s *scape) shades() {
	for i := range s.view.Tiles {
		for _, r := range s.runs(i, board.South) {
			at := s.shown(r.at)
			shade := rect{X: at.X - (quayWide-3)*s.d, Y: at.Bottom() + (quayWide+quayHigh)*s.d, W: at.W + (2*quayWide-3)*s.d, H: 16 * s.d}
			s.Gradient(shade, render.Fade(Void, 0.8), render.Fade(Void, 0.1))
		}
	}
	for i := range s.view.Tiles {
		for k, foot := range s.posts(i) {
			s.reflect(point{X: foot.X, Y: foot.Y + (quayHigh+6)*s.d}, 64, Lamp, 0.8*s.light.lamps, int32(i*2+k))
		}
	}
}

// lamp draws a street lamp on its post. It is seen lit from a certain step on.
func (s *pen) lamp(foot point) {
	d := s.d
	lantern := point{X: foot.X, Y: foot.Y - 17*d}
	s.Fill(rect{X: foot.X - d, Y: foot.Y - 12*d, W: 2 * d, H: 12 * d}, iron)
	s.Fill(rect{X: foot.X - d, Y: foot.Y - 12*d, W: s.thin(0.7), H: 12 * d}, s.edge(0.45))
	glow := s.light.lamps
	if glow > 0 {
		s.Glow(lantern, 66*d, 60*d, Lamp, 0.42*glow)
		s.Glow(lantern, 24*d, 22*d, lampCore, 0.35*glow)
	}
	shape := func(k float32) []point {
		return []point{{X: lantern.X - 4.6*d*k, Y: lantern.Y - 2.6*d*k}, {X: lantern.X, Y: lantern.Y - 6.6*d*k}, {X: lantern.X + 4.6*d*k, Y: lantern.Y - 2.6*d*k},
			{X: lantern.X + 3.4*d*k, Y: lantern.Y + 5.4*d*k}, {X: lantern.X - 3.4*d*k, Y: lantern.Y + 5.4*d*k}}
	}
	s.Convex(shape(1.3), iron)
	pale := render.Blend(s.lit(wall, 0.7), lampCore, glow)
	s.Graded(shape(0.92), pale, render.Blend(s.lit(wall, 0.5), Lamp, glow), lantern.Y-4*d, lantern.Y+5*d)
}
