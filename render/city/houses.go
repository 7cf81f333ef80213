package city

import (
	"slices"

	"precipice/engine/board"
	"precipice/render"
)

// built draws what rises from the edges of a tile and from its solid squares.
func (s *scape) built(i int) {
	t := &s.view.Tiles[i]
	if t.Kind == DropZone {
		return
	}
	for _, side := range [2]board.Wind{board.West, board.East} {
		for _, r := range s.runs(i, side) {
			s.railing(s.shown(r.at), side)
		}
	}
	s.blocks(t)
	for _, r := range s.runs(i, board.North) {
		s.front(i, r)
	}
}

// lot is where a house stands, or railings, on the layer: as high as it may be.
type lot struct {
	at    rect
	fence bool
	seed  int32
}

// leastHouse is the height of the lowest house. With less room there are railings.
const leastHouse = 25

// front draws the houses along the northern side of a row of squares, and railings where there is no room for them.
func (s *scape) front(i int, r run) {
	for _, one := range s.lots(i, r) {
		if one.fence {
			s.fence(one.at.X, one.at.Right(), one.at.Bottom(), one.at.H)
			continue
		}
		s.house(rect{X: one.at.X, Y: one.at.Bottom(), W: one.at.W}, one.at.H/s.d, one.seed)
	}
	if s.night {
		at := s.shown(r.at)
		s.Gradient(rect{X: at.X, Y: at.Y - 3*s.d, W: at.W, H: 36 * s.d}, render.Fade(redWindow, 0.17), render.Fade(redWindow, 0))
	}
}

// lots divides the northern side of a row of squares.
func (s *scape) lots(i int, r run) (list []lot) {
	at := s.shown(r.at)
	out := (quayWide - 1) * s.d
	seed := render.Seed(s.view.Tiles[i].Name) + int32(r.first.X)*7 + int32(r.first.Y)*3
	for _, part := range leftOver(at.X-out, at.Right()+out, s.taken(at, board.North)) {
		list = append(list, s.street(part, at.Y-3*s.d, seed)...)
		seed += 5
	}
	return list
}

// street divides a part of a row. A house that would cover a space behind it is left out.
func (s *scape) street(part cut, y float32, seed int32) (list []lot) {
	x := part.from
	for k := int32(0); part.to-x > 6*s.d; k++ {
		wide := (30 + 20*render.Noise(seed, k, 101)) * s.d
		if part.to-x-wide < 28*s.d {
			wide = part.to - x
		}
		if wide > 56*s.d {
			wide /= 2
		}
		room := s.roomOver(rect{X: x - 3*s.d, Y: y, W: wide + 6*s.d}) / s.d
		one := lot{at: rect{X: x, Y: y, W: wide}, seed: seed*16 + k}
		one.fence = room < leastHouse || wide < 20*s.d
		one.at.H = min(room, housesHigh) * s.d
		if one.fence {
			one.at.H = min(13, max(5, room-2)) * s.d
		}
		one.at.Y -= one.at.H
		list = append(list, one)
		x += wide
	}
	return list
}

// roomOver returns how much room is over the foot of a house until the next space or gateway, up to that of the highest house.
func (s *scape) roomOver(foot rect) float32 {
	room := float32(housesHigh+2) * s.d
	above := func(at rect) {
		if at.X < foot.Right() && foot.X < at.Right() && at.Y < foot.Y-s.d {
			room = min(room, foot.Y-at.Bottom())
		}
	}
	for _, one := range s.places.squares {
		above(s.shown(one.at))
	}
	for _, g := range s.view.Gates {
		above(s.shown(s.places.Gate(g.Edge)).Inset(-4 * s.d))
	}
	for _, e := range s.view.Lychgates {
		above(s.shown(s.places.Lychgate(e)))
	}
	return room - 2*s.d
}

// house draws a house on the lower edge of at, no higher than a measure of the targets.
func (s *pen) house(at rect, most float32, seed int32) {
	d := s.d
	high := most / housesHigh
	walls := (20 + 5*render.Noise(seed, 1, 102)) * min(1, high*1.15) * d
	w := rect{X: at.X, Y: at.Y - walls, W: at.W, H: walls}
	s.Gradient(w, s.lit(wall, 0.64), s.lit(wall, 0.42))
	right := [4]point{{X: w.Centre().X, Y: w.Y}, {X: w.Right(), Y: w.Y}, {X: w.Right(), Y: w.Bottom()}, {X: w.Centre().X, Y: w.Bottom()}}
	s.hatch(right[:], 3.5, render.Fade(Void, 0.5))
	s.Fill(rect{X: w.X, Y: w.Y, W: s.thin(0.8), H: w.H}, render.Fade(Void, 0.7))
	s.Fill(rect{X: w.Right() - s.thin(0.8), Y: w.Y, W: s.thin(0.8), H: w.H}, render.Fade(Void, 0.7))
	s.Fill(rect{X: w.X, Y: w.Bottom() - s.thin(1.2), W: w.W, H: s.thin(1.2)}, render.Fade(Void, 0.6))
	roof := (most-2)*d - walls
	if render.Noise(seed, 2, 103) < 0.5 && at.W < roof*2.4 {
		s.gable(w, min(roof-7*d, w.W*0.72), seed)
	} else {
		s.eaves(w, min(roof-9*d, (20+5*render.Noise(seed, 3, 103))*d), seed)
	}
	s.windows(w, seed)
}

// gable draws a roof whose gable is in front: a triangle with a small window and a point on top.
func (s *pen) gable(w rect, high float32, seed int32) {
	d := s.d
	over := 3 * d
	left, top, right := point{X: w.X - over, Y: w.Y + 2*d}, point{X: w.Centre().X, Y: w.Y - high}, point{X: w.Right() + over, Y: w.Y + 2*d}
	s.Graded([]point{left, top, right}, s.lit(slate, 0.62), s.lit(slate, 0.36), top.Y, w.Y)
	s.hatch([]point{{X: top.X, Y: w.Y + 2*d}, top, right}, 3.5, render.Fade(Void, 0.55))
	s.Stroke([]point{top, right}, s.thin(1.6), render.Blend(s.lit(slate, 0.9), Void, 0.35))
	s.line(left, right, 1, render.Fade(Void, 0.8))
	s.Stroke([]point{left, top}, s.thin(1.7), s.edge(0.8))
	s.line(top, point{X: top.X, Y: top.Y - 6*d}, 1.4, iron)
	if high > 13*d {
		s.window(point{X: top.X, Y: w.Y - high*0.16}, 5.4*d, min(11*d, high*0.5), seed*4+3)
	}
}

// eaves draws a roof that slopes towards the viewer: courses of slates, a ridge in the light, a chimney.
func (s *pen) eaves(w rect, high float32, seed int32) {
	d := s.d
	over, in := 2*d, 5*d
	high = max(high, 8*d)
	chimney := w.X + w.W*(0.25+0.5*render.Noise(seed, 4, 104))
	stack := rect{X: chimney - 3.5*d, Y: w.Y - high - 8*d, W: 7 * d, H: 11 * d}
	s.Gradient(stack, s.lit(slate, 0.5), s.lit(slate, 0.3))
	s.Fill(rect{X: stack.X - d, Y: stack.Y, W: stack.W + 2*d, H: s.thin(1.4)}, s.edge(0.6))
	if render.Noise(seed, 5, 104) < 0.3 {
		s.smoke(point{X: chimney, Y: stack.Y}, seed)
	}
	roof := []point{{X: w.X - over, Y: w.Y + d}, {X: w.X + in, Y: w.Y - high}, {X: w.Right() - in, Y: w.Y - high}, {X: w.Right() + over, Y: w.Y + d}}
	s.Graded(roof, s.lit(slate, 0.66), s.lit(slate, 0.4), w.Y-high, w.Y)
	if s.fine(2) {
		s.slates(w, high, seed)
	}
	s.Fill(rect{X: w.X + in, Y: w.Y - high, W: w.W - 2*in, H: s.thin(1.6)}, s.edge(0.75))
	s.Stroke(roof[:2], s.thin(0.9), s.edge(0.35))
	s.Stroke(roof[2:], s.thin(0.9), s.edge(0.16))
	s.line(roof[0], roof[3], 1.2, render.Fade(Void, 0.8))
}

// slates draws the courses of a roof.
func (s *pen) slates(w rect, high float32, seed int32) {
	d := s.d
	dark := render.Fade(Void, 0.42)
	n := int32(high / (5 * d))
	for row := range n {
		t := float32(row+1) / float32(n+1)
		y := w.Y - high*(1-t)
		left, right := w.X+5*d-7*d*t, w.Right()-5*d+7*d*t
		s.Fill(rect{X: left, Y: y, W: right - left, H: s.thin(0.8)}, dark)
		for x, k := left+(2+4*render.Noise(seed, row, 105))*d, int32(0); x < right; k++ {
			s.Fill(rect{X: x, Y: y - high/float32(n+1)*0.9, W: s.thin(0.7), H: high / float32(n+1) * 0.9}, dark)
			x += (5 + 3*render.Noise(seed+k, row, 106)) * d
		}
	}
}

// smoke rises from a chimney.
func (s *pen) smoke(from point, seed int32) {
	var way [7]point
	for i := range way {
		t := float32(i)
		way[i] = point{X: from.X + sin(t*0.9+float32(seed%7))*(1+t*0.5)*s.d + t*0.8*s.d, Y: from.Y - t*5*s.d}
	}
	for i := range len(way) - 1 {
		s.Stroke(way[i:i+2], (2.4+0.5*float32(i))*s.d, render.Fade(s.edge(1), 0.14-0.02*float32(i)))
	}
}

// windows draws the lower windows of a house.
func (s *pen) windows(w rect, seed int32) {
	d := s.d
	n := max(1, min(3, int(w.W/(12*d))-1+int(render.Noise(seed, 6, 107)*1.6)))
	high := min(12*d, w.H*0.62)
	for i := range n {
		x := w.X + w.W*(float32(i)+0.5)/float32(n)
		if n > 1 {
			x = w.Centre().X + (float32(i)-float32(n-1)/2)*11*d
		}
		s.window(point{X: x, Y: w.Bottom() - 4*d}, 6*d, high, seed*4+int32(i))
	}
}

// window draws a lancet. Behind some there is light, which turns red at night.
func (s *pen) window(foot point, wide, high float32, seed int32) {
	glass := lancet(foot, wide, high)
	share := s.light.lamps * 0.62
	if render.Noise(seed, 8, 108) >= share {
		s.Convex(glass, render.Blend(iron, s.lit(slate, 0.4), 0.4))
		s.Outline(glass, s.thin(0.7), s.edge(0.14))
		return
	}
	core, rim := lampCore, Lamp
	if s.night {
		core, rim = redCore, redWindow
	}
	middle := point{X: foot.X, Y: foot.Y - high*0.45}
	s.Glow(middle, wide*2.6, high*1.7, rim, 0.4)
	s.Graded(glass, render.Blend(rim, core, 0.25), render.Blend(rim, core, 0.65), foot.Y-high, foot.Y)
	s.Outline(glass, s.thin(0.7), render.Fade(Void, 0.5))
}

// lancet returns the outline of a window with a pointed arch.
func lancet(foot point, wide, high float32) []point {
	h := wide / 2
	spring := foot.Y - high + wide*0.62
	return []point{{X: foot.X - h, Y: foot.Y}, {X: foot.X - h, Y: spring}, {X: foot.X - h*0.62, Y: spring - wide*0.4}, {X: foot.X, Y: foot.Y - high},
		{X: foot.X + h*0.62, Y: spring - wide*0.4}, {X: foot.X + h, Y: spring}, {X: foot.X + h, Y: foot.Y}}
}

// blocks draws the solid squares of a tile. Those beside each other share a house.
func (s *scape) blocks(t *TileView) {
	for _, q := range t.Solid {
		if slices.Contains(t.Solid, q.Towards(board.West)) {
			continue
		}
		at := s.places.squares[q].at
		for next := q.Towards(board.East); slices.Contains(t.Solid, next); next = next.Towards(board.East) {
			at = around(at, s.places.squares[next].at)
		}
		s.block(s.shown(at), int32(q.X), int32(q.Y))
	}
}

// block draws a house with a hipped roof, which stays within its squares.
func (s *pen) block(r rect, x, y int32) {
	d := s.d
	in := r.Inset2(3*d, 2.5*d)
	s.Shadow(point{X: in.Centre().X + 2*d, Y: in.Bottom()}, in.W*0.62, 9*d, 0.5)
	walls := rect{X: in.X, Y: in.Bottom() - 15*d, W: in.W, H: 15 * d}
	s.Fill(walls.Inset(-d), Void)
	s.Gradient(walls, s.lit(wall, 0.9), s.lit(wall, 0.56))
	half := []point{{X: walls.Centre().X, Y: walls.Y}, {X: walls.Right(), Y: walls.Y}, {X: walls.Right(), Y: walls.Bottom()}, {X: walls.Centre().X, Y: walls.Bottom()}}
	s.hatch(half, 3.5, render.Fade(Void, 0.5))
	ridge, eave := in.Y+8*d, walls.Y+d
	left, right := in.X+8*d, in.Right()-8*d
	roof := []point{{X: in.X - 2*d, Y: eave}, {X: left, Y: ridge}, {X: right, Y: ridge}, {X: in.Right() + 2*d, Y: eave}}
	s.Outline(roof, 2.4*d, Void)
	s.Graded(roof, s.lit(slate, 0.98), s.lit(slate, 0.6), ridge, eave)
	s.Convex([]point{{X: right - d, Y: ridge}, roof[2], roof[3], {X: right - 4*d, Y: eave}}, render.Fade(Void, 0.3))
	s.slates(rect{X: in.X + 3*d, Y: eave - d, W: in.W - 6*d}, eave-ridge-2*d, x*5+y)
	s.Fill(rect{X: left, Y: ridge - d, W: right - left, H: s.thin(1.8)}, s.edge(0.85))
	s.Stroke(roof[:2], s.thin(1.4), s.edge(0.6))
	stack := rect{X: left + (3+render.Noise(x, y, 109)*6)*d, Y: in.Y, W: 7 * d, H: 10 * d}
	s.Fill(stack.Inset(-d), Void)
	s.Gradient(stack, s.lit(slate, 0.8), s.lit(slate, 0.5))
	s.Fill(rect{X: stack.X - d, Y: stack.Y, W: stack.W + 2*d, H: s.thin(1.6)}, s.edge(0.8))
	n := max(2, int(walls.W/(17*d)))
	for i := range n {
		s.window(point{X: walls.X + walls.W*(float32(i)+0.5)/float32(n), Y: walls.Bottom() - 3*d}, 5.4*d, 9.5*d, x*9+y*5+int32(i))
	}
}
