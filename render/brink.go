package render

// brink draws the rock in the foreground, up to where it breaks off before the fortress.
func (s *vista) brink() {
	edge := s.brinkEdge()
	ground := append([]Point{{s.r.X - 2, s.r.Bottom() + 2}}, edge...)
	s.canvas.polygon(ground, func(p Point) pigment {
		down := (p.Y - (s.r.Y + s.r.H*brinkY)) / (s.r.H * 0.16)
		return pigmentOf(Blend(rgb(0x11121c), blackest, down*1.6))
	})
	s.blocks(edge)
	for i := 1; i < len(edge)-1; i++ { // light of the fortress along the edge, most where it is near
		a, b := edge[i-1], edge[i]
		near := clamp01(1.2-abs32(b.X-(s.r.X+s.r.W*brinkX))/(s.r.W*0.42)) * clamp01(1.1-(b.Y-s.r.Y-s.r.H*brinkY)/(s.r.H*0.09))
		s.canvas.Stroke([]Point{a, b}, max(1, s.unit*0.0017), Fade(Blend(ember, Wall, 0.3), 0.7*near*near*s.life))
	}
}

// blocks draws the cut stone of the rock, in three courses that fade into the dark.
func (s *vista) blocks(edge []Point) {
	below := func(i, course int32) Point {
		p := edge[i]
		if course == 0 {
			return p
		}
		down := s.r.H * (0.032*float32(course) + 0.022*(hash(i, course, 12)-0.3))
		return Point{p.X + s.unit*0.03*(hash(i, course, 13)-0.5)*float32(course), p.Y + down}
	}
	for course := range int32(3) {
		for i := int32(1); i+1 < brinkSteps; i++ {
			a, b, d, e := below(i, course), below(i+1, course), below(i+1, course+1), below(i, course+1)
			near := clamp01(1 - (s.r.X+s.r.W*brinkX-a.X)/(s.r.W*0.55))
			for half, outline := range [2][]Point{{a, b, d}, {a, d, e}} {
				lit := (0.05 + 0.13*hash(i, course, 15+int32(half))) * (1 - 0.28*float32(course)) * (0.45 + 0.8*near)
				s.canvas.convex(outline, flat(Blend(Blend(blackest, stoneLit, lit), dusk, 0.25*near)))
			}
		}
	}
}

// brinkSteps is the number of corners along the top of the rock.
const brinkSteps = 26

// brinkEdge returns the outline of the rock from the left edge of the picture to the lower one.
func (s *vista) brinkEdge() (edge []Point) {
	at := func(x, y float32) Point { return Point{s.r.X + s.r.W*x, s.r.Y + s.r.H*y} }
	edge = append(edge, at(-0.01, brinkY-0.005))
	for i := range int32(brinkSteps) {
		x := brinkX * float32(i+1) / brinkSteps
		edge = append(edge, at(x, brinkY+0.012*(hash(i, 1, 11)-0.5)*clamp01((brinkX-x)*6)))
	}
	for i, p := range []Point{{0.012, 0.012}, {-0.004, 0.036}, {0.006, 0.052}, {-0.022, 0.081}, {-0.014, 0.1}, {-0.05, 0.135}, {-0.046, 0.17}} {
		edge = append(edge, at(brinkX+p.X, brinkY+p.Y+0.004*hash(int32(i), 2, 11)))
	}
	return edge
}

// onBrinkHigh is the height of the figures on the brink, in heights of the picture.
const onBrinkHigh = 0.108

// party draws the figures on the brink, dark against the light, each rimmed in the colour of its place.
func (s *vista) party(ids []string) {
	size, x := s.partySize(ids)
	for i := len(ids) - 1; i >= 0; i-- {
		k := sculptOf(ids[i])
		for m := len(k.models) - 1; m >= 0; m-- {
			box := k.model(m).box
			at := Point{x - (box.X+box.W)*size, s.r.Y + s.r.H*(brinkY+0.008)}
			s.canvas.shadow(Point{at.X - size*0.15, at.Y}, size*0.5, size*0.07, 0.8)
			s.darkFigure(k, m, at, size, Explorers[i%len(Explorers)])
			x = at.X + box.X*size + size*weaponsCross
		}
	}
}

// partySize returns the height of the figures on the brink, so that all have room, and where they end at the right.
func (s *vista) partySize(ids []string) (size, right float32) {
	right = s.r.X + s.r.W*brinkX - s.unit*0.012
	return min(s.unit*onBrinkHigh, (right-s.r.X)/(partyWide(ids)+0.1)), right
}

// weaponsCross is by how much figures on the brink overlap, in their height.
const weaponsCross = 0.16

// partyWide returns the width of a party on the brink, in the height of its figures.
func partyWide(ids []string) (wide float32) {
	for _, id := range ids {
		k := sculptOf(id)
		for m := range k.models {
			wide += k.model(m).box.W - weaponsCross
		}
	}
	return wide + weaponsCross
}

// darkFigure draws a figure against the light.
func (s *vista) darkFigure(k *sculpt, model int, at Point, size float32, rim Ink) {
	paints := k.paints
	for i := range paints {
		paints[i] = Blend(paints[i], Blend(Void, dusk, 0.5), 0.6)
	}
	st := newStance(at, size, rim, &paints, pose{})
	s.canvas.sculpted(k.model(model), &st)
}
