package render

// shard is a crystal of the fortress, in heights of the picture: where it stands, how far it reaches up
// and down, how wide it is, how its top leans, and how much of it is lost in the haze.
type shard struct{ x, up, down, wide, lean, haze float32 }

// shards holds the crystals from back to front; the light is in front of the first gateAt of them.
var shards = []shard{
	{-0.31, 0.20, 0.16, 0.042, -0.020, 0.72}, {0.33, 0.23, 0.20, 0.046, 0.022, 0.72},
	{-0.20, 0.33, 0.24, 0.060, -0.014, 0.62}, {0.22, 0.30, 0.27, 0.062, 0.016, 0.62},
	{-0.02, 0.43, 0.40, 0.085, 0.004, 0.56}, {0.12, 0.37, 0.30, 0.060, 0.012, 0.56}, {-0.12, 0.36, 0.31, 0.058, -0.010, 0.52},
	// before the light
	{-0.255, 0.17, 0.20, 0.045, -0.018, 0.26}, {0.27, 0.19, 0.17, 0.048, 0.020, 0.26},
	{-0.165, 0.27, 0.27, 0.056, -0.016, 0.14}, {0.175, 0.25, 0.29, 0.058, 0.018, 0.14},
	{-0.088, 0.385, 0.34, 0.062, -0.012, 0}, {0.094, 0.345, 0.37, 0.064, 0.012, 0},
	{-0.055, 0.15, 0.23, 0.030, -0.004, 0}, {0.060, 0.13, 0.20, 0.028, 0.006, 0},
}

const gateAt = 7

// profile is the half width of a shard at heights from its top, 1 and -1, to its foot, in widths.
var profile = []struct{ y, wide float32 }{{1, 0.02}, {0.68, 0.5}, {0.34, 0.9}, {-0.04, 1}, {-0.52, 0.7}, {-1, 0.02}}

// Where the ridges stand between the three faces of a shard, in half widths.
var ridges = [4]float32{-1, -0.3, 0.42, 1}

// cut is a point of a shard: a level of the profile, a ridge of it.
func (s *vista) cut(seed int32, k *shard, level, ridge int) Point {
	l := profile[level]
	y := -l.y * k.up
	if l.y < 0 {
		y = -l.y * k.down
	}
	inner := level > 0 && level < len(profile)-1
	across, drop := ridges[ridge], float32(0)
	if inner {
		across += 0.2 * (hash(seed, int32(level), int32(ridge)) - 0.5)
		drop = k.wide * 1.1 * (hash(seed, int32(level), 20+int32(ridge)) - 0.5)
	}
	return s.at(k.x+k.lean*l.y*2+across*l.wide*k.wide, y+drop)
}

// shard draws a crystal facet by facet.
func (s *vista) shard(seed int32, k *shard) {
	core := float32(1) // the face that looks at the light
	if k.x > 0 {
		core = -1
	}
	for level := range len(profile) - 1 {
		for face := range 3 {
			a, b := s.cut(seed, k, level, face), s.cut(seed, k, level, face+1)
			d, e := s.cut(seed, k, level+1, face+1), s.cut(seed, k, level+1, face)
			lit := s.facing(k, face, core, profile[level].y)
			for half, outline := range [2][]Point{{a, b, d}, {a, d, e}} {
				s.facet(outline, k, lit+0.22*(hash(seed, int32(level*3+face), 40+int32(half))-0.5), face-1 == int(core))
			}
			if k.haze < 0.5 && s.life > 0 && level > 0 && level < len(profile)-2 {
				s.windows(seed, int32(level*3+face), k, [4]Point{a, b, d, e})
			}
		}
	}
	s.edges(seed, k, core)
}

// facing returns how much light a face gets from the sky, cold from the upper left, and from the gate.
func (s *vista) facing(k *shard, face int, core, y float32) float32 {
	sky := [3]float32{0.58, 0.3, 0.1}[face] * (0.72 + 0.4*y)
	if face-1 == int(core) {
		return 0.6*sky + 0.3*clamp01(1.15-abs32(k.x)*3.4)*clamp01(1.1-abs32(y))
	}
	return sky
}

// facet fills a facet. One that faces the gate takes on its colour, most strongly where it is nearest.
func (s *vista) facet(outline []Point, k *shard, lit float32, looks bool) {
	stone := Blend(stoneDark, stoneLit, lit)
	s.canvas.convex(outline, func(p Point) pigment {
		ink := stone
		if looks {
			near := clamp01(1 - p.sub(s.mid).length()/(s.unit*0.4))
			ink = Blend(ink, Wall, 0.62*near*s.life)
		}
		low := clamp01((p.Y - s.mid.Y) / (s.unit * 0.4))
		ink = Blend(Blend(ink, blackest, 0.55*low), dusk, k.haze)
		return pigmentOf(ink)
	})
}

// windows draws slits of light in a facet, in rows.
func (s *vista) windows(seed, facet int32, k *shard, corner [4]Point) {
	if hash(seed, facet, 60) < 0.42 {
		return
	}
	rows := 1 + int(hash(seed, facet, 61)*3)
	high, wide := s.unit*0.0052, max(0.8, s.unit*0.0011)
	for row := range int32(rows) {
		across := 0.2 + 0.6*hash(seed, facet, 62+row)
		ink := Blend(ember, Ivory, 0.2)
		if hash(seed, facet, 70+row) > 0.72 {
			ink = Blend(Brass, Ivory, 0.25)
		}
		for slit := range int32(5) {
			if hash(seed*31+row, facet, 80+slit) < 0.4 {
				continue
			}
			down := 0.16 + 0.15*float32(slit)
			p := corner[0].lerp(corner[1], across).lerp(corner[3].lerp(corner[2], across), down)
			s.canvas.Fill(Rect{p.X - wide/2, p.Y - high/2, wide, high}, Fade(ink, (0.35+0.5*hash(seed, facet, 90+slit))*(1-k.haze*1.6)*s.life))
		}
	}
}

// edges draws the ridges that catch light: those facing the gate in violet, the left one in the cold light of
// the sky.
func (s *vista) edges(seed int32, k *shard, core float32) {
	inner, outer := 2, 0
	if core < 0 {
		inner, outer = 1, 3
	}
	line := func(ridge int) (points []Point) {
		for level := range profile {
			points = append(points, s.cut(seed, k, level, ridge))
		}
		return points
	}
	thin := max(0.8, s.unit*0.0013)
	clear := 1 - k.haze
	s.canvas.Stroke(line(outer), thin, Fade(Blend(stoneLit, Ivory, 0.25), 0.5*clear))
	s.canvas.Stroke(line(3-outer), thin, Fade(ember, 0.75*clear*s.life))
	seam := line(inner)
	s.canvas.Stroke(seam, thin, Fade(ember, 0.55*clear*s.life))
	if k.haze > 0.5 || s.life == 0 {
		return
	}
	for i := 1; i < len(seam)-2; i++ {
		if hash(seed, int32(i), 99) > 0.45 {
			s.canvas.halo(seam[i], seam[i+1], s.unit*0.014, Wall, 0.75*clear)
			s.canvas.Stroke(seam[i:i+2], thin*1.5, Fade(Blend(ember, Ivory, 0.5), 0.9*clear))
		}
	}
}
