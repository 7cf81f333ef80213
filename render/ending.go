package render

// Farewell is how a quest ends, as its picture tells it.
type Farewell uint8

// The ends of a quest.
const (
	Forsaken Farewell = iota // too few are alive, and the fortress goes on without them
	Folded                   // the fortress has had all the time it needed: it folds up and goes dark
	Stilled                  // its root is cut: it sleeps, and the sky behind it grows light
	Carried                  // its heart is in the hands of those who went in
)

// EndingView is the last picture of a quest.
type EndingView struct {
	How    Farewell
	Living []Companion
	Dead   []Companion
	Ships  []string // card ids, the first is the nearest
}

// Companion is an explorer in the picture.
type Companion struct {
	ID, Letter string
	Rim        Ink
}

// Inks of the endings.
var (
	dawn = rgb(0xffc98a)
	coal = rgb(0xff9a4d)
)

// ends is what the picture of an end is drawn with: how much light the fortress has left, how far its shards are
// drawn together and sunk, and how far the ships have gone.
var ends = [...]struct{ life, wide, sunk, gone float32 }{
	Forsaken: {1, 1, 0, 0},
	Folded:   {0, 0.42, 0.1, 0.7},
	Stilled:  {0, 1, 0.03, 0.15},
	Carried:  {0.22, 1, 0.02, 0.35},
}

// Ending draws how a quest ends over the whole of r: the fortress as it is left, the ships, and on the brink before it
// those who live, with a light for each who died. Its left part is dark, for text.
func (c *Canvas) Ending(r Rect, v EndingView) {
	if r.H <= 0 {
		return
	}
	end := ends[v.How]
	s := vista{c, r, Point{r.X + r.W*fortressX, r.Y + r.H*(fortressY+end.sunk)}, r.H, end.life}
	s.sky()
	if v.How == Stilled {
		s.morning()
	}
	s.ring(true)
	for i := range shards {
		if i == gateAt {
			s.heart(v.How)
		}
		k := shards[i]
		k.x, k.lean = k.x*end.wide, k.lean*end.wide
		s.shard(int32(i), &k)
	}
	if v.How == Folded {
		s.fallen()
	} else {
		s.ring(false)
	}
	s.rubble()
	s.leaving(v.Ships, end.gone)
	s.depth()
	if v.How == Carried {
		s.roads()
	}
	s.brink()
	s.company(&v)
	s.shade()
}

// heart draws the light between the shards as an end leaves it.
func (s *vista) heart(how Farewell) {
	switch how {
	case Forsaken:
		s.gate()
	case Carried:
		s.canvas.glow(s.at(0, 0), s.unit*0.1, s.unit*0.3, Wall, 0.4)
	case Folded: // the last line of light
		s.canvas.halo(s.at(0, -0.2), s.at(0, 0.16), s.unit*0.02, Wall, 0.5)
		s.canvas.Segment(s.at(0, -0.2), s.at(0, 0.16), max(1, s.unit*0.002), Blend(ember, Ivory, 0.5))
	}
}

// morning draws the light behind a fortress that sleeps.
func (s *vista) morning() {
	s.canvas.glow(s.at(0.02, 0.2), s.unit*1.25, s.unit*0.62, dawn, 0.3)
	s.canvas.glow(s.at(0.02, 0.14), s.unit*0.72, s.unit*0.46, dawn, 0.5)
	s.canvas.glow(s.at(0.02, 0.1), s.unit*0.34, s.unit*0.3, Ivory, 0.45)
}

// fallen draws the plates of the ring that drop away from a fortress that folds up.
func (s *vista) fallen() {
	for i := range int32(22) {
		at := s.at((hash(i, 1, 31)-0.5)*0.9, 0.08+0.5*hash(i, 2, 31))
		size := s.unit * (0.006 + 0.016*hash(i, 3, 31))
		lean := Point{size * (hash(i, 4, 31) - 0.5), -size * 1.4}
		a, b := at, at.add(Point{size, size * 0.3 * (hash(i, 5, 31) - 0.5)})
		s.canvas.Polygon([]Point{a, b, b.add(lean), a.add(lean)}, Blend(stoneDark, stoneLit, 0.15+0.4*hash(i, 6, 31)))
		s.canvas.Stroke([]Point{a, a.add(Point{0, -size * 4})}, max(0.7, s.unit*0.0008), Fade(stoneLit, 0.25))
	}
}

// leaving draws the ships, each further away than the one before it.
func (s *vista) leaving(ids []string, gone float32) {
	for i, id := range ids {
		n := float32(i)
		wide := s.r.W * 0.15 * (1 - 0.5*gone) / (1 + 0.3*n)
		high := wide * 0.5
		x := s.r.X + s.r.W*(0.515-0.05*n+0.02*gone*n)
		y := s.r.Y + s.r.H*(0.33-0.21*n-0.06*gone)
		if i > 1 { // the others lie to the right of the fortress
			x, y = s.r.X+s.r.W*(0.87+0.06*(n-2)), s.r.Y+s.r.H*(0.16+0.24*(n-2)-0.05*gone)
		}
		s.canvas.Ship(Rect{x - wide/2, y - high/2, wide, high}, ShipView{ID: id, Near: 1 - 0.3*gone, Flip: i < 2 && gone > 0})
	}
}

// roads draws the ways that the heart shows: lines of light from the brink out into the night.
func (s *vista) roads() {
	from := s.hand()
	for i := range int32(7) {
		reach := s.unit * (0.55 + 0.5*hash(i, 1, 33))
		sin, cos := sincos(-pi * (0.06 + 0.88*float32(i)/6))
		to := from.add(Point{cos * reach * 1.25, sin * reach})
		bend := from.lerp(to, 0.5).add(Point{sin * reach * 0.16 * (hash(i, 2, 33) - 0.5), -reach * 0.14})
		var line []Point
		for k := range 25 {
			t := float32(k) / 24
			line = append(line, from.lerp(bend, t).lerp(bend.lerp(to, t), t))
		}
		for k := 1; k < len(line); k++ {
			fade := 1 - float32(k)/float32(len(line))
			s.canvas.Stroke(line[k-1:k+1], max(0.8, s.unit*0.0022*fade), Fade(Blend(Brass, Ivory, 0.35), 0.75*fade))
		}
		for k := 6; k < len(line); k += 6 {
			s.canvas.Disc(line[k], max(0.9, s.unit*0.0028), Blend(dawn, Ivory, 0.4))
			s.canvas.glow(line[k], s.unit*0.016, s.unit*0.016, dawn, 0.5)
		}
	}
}

// hand returns where the heart is held.
func (s *vista) hand() Point {
	return Point{s.r.X + s.r.W*(brinkX-0.022), s.r.Y + s.r.H*(brinkY-0.115)}
}

// companyHigh is the height of the figures in the picture of an end, in heights of the picture.
const companyHigh = 0.155

// company draws those who live on the brink, and behind them a stone with a light for each who died.
func (s *vista) company(v *EndingView) {
	size := s.unit * companyHigh
	foot := s.r.Y + s.r.H*(brinkY+0.012)
	x := s.r.X + s.r.W*brinkX - s.unit*0.014
	light := [...]Ink{Forsaken: ember, Folded: stoneLit, Stilled: dawn, Carried: coal}[v.How]
	for i := range v.Living {
		one := &v.Living[i]
		k := sculptOf(one.ID)
		paints := k.paints
		for j := range paints {
			paints[j] = Blend(paints[j], Blend(Void, dusk, 0.5), 0.34)
		}
		for m := range k.models {
			box := k.model(m).box
			at := Point{x - (box.X+box.W)*size, foot}
			s.canvas.shadow(Point{at.X - size*0.15, at.Y}, size*0.5, size*0.07, 0.8)
			st := newStance(at, size, Blend(one.Rim, light, 0.25), &paints, pose{})
			s.canvas.sculpted(k.model(m), &st)
			x = at.X + box.X*size + size*0.14 // weapons may cross
		}
	}
	x -= size * 0.25
	for i := range v.Dead {
		x -= size * 0.4
		s.gravestone(Point{x, foot}, size, &v.Dead[i])
	}
	if v.How == Carried && len(v.Living) > 0 {
		at := s.hand()
		s.canvas.glow(at, s.unit*0.3, s.unit*0.22, coal, 0.55)
		s.canvas.glow(at, s.unit*0.07, s.unit*0.07, dawn, 0.9)
		s.canvas.Disc(at, s.unit*0.008, Blend(dawn, Ivory, 0.7))
	}
}

// gravestone draws the splinter of black stone that stands for somebody who died, with a light at its foot.
func (s *vista) gravestone(at Point, size float32, one *Companion) {
	wide, tall := size*0.13, size*0.56
	s.canvas.convex([]Point{{at.X - wide, at.Y}, {at.X - wide*0.8, at.Y - tall*0.8}, {at.X + wide*0.1, at.Y - tall}, {at.X + wide*0.9, at.Y - tall*0.7}, {at.X + wide, at.Y}},
		vertical(Blend(stoneDark, stoneLit, 0.55), blackest, at.Y-tall, at.Y))
	s.canvas.Stroke([]Point{{at.X - wide*0.8, at.Y - tall*0.8}, {at.X + wide*0.1, at.Y - tall}, {at.X + wide*0.9, at.Y - tall*0.7}}, max(1, s.unit*0.0016), Blend(one.Rim, Ivory, 0.3))
	st := Style{Weight: Bold, Size: tall * 0.3 / s.canvas.Theme.Px(1) / max(0.1, s.canvas.Theme.Text), Ink: Blend(one.Rim, Ivory, 0.45)}
	s.canvas.Label(Rect{at.X - wide*2, at.Y - tall*0.75, wide * 4, tall * 0.4}, one.Letter, st, Middle)
	flame := Point{at.X + wide*1.5, at.Y - size*0.02}
	s.canvas.glow(flame, size*0.16, size*0.14, dawn, 0.6)
	s.canvas.Disc(flame, max(1, size*0.014), Blend(dawn, Ivory, 0.5))
}
