package render

import "sync"

// grounds are what the party stands on, by their words.
var grounds = sync.OnceValue(func() map[string]func(*tableau) {
	return map[string]func(*tableau){
		"floor": floorGround, "bridge": bridgeGround, "ledge": ledgeGround, "steps": stepsGround,
		"water": waterGround, "ash": ashGround, "chasm": chasmGround, "grating": gratingGround,
	}
})

// earth fills the ground with stone from the horizon to the lower edge.
func (s *tableau) earth(lit float32) {
	s.canvas.polygon([]Point{{s.r.X, s.floor}, {s.r.Right(), s.floor}, {s.r.Right(), s.r.Bottom()}, {s.r.X, s.r.Bottom()}}, func(p Point) pigment {
		down := (p.Y - s.floor) / (s.r.Bottom() - s.floor)
		return pigmentOf(Blend(Blend(Blend(stoneDark, stoneLit, lit), s.ink, 0.22), Blend(blackest, s.ink, 0.05), 0.2+0.8*down))
	})
}

// joints draws lines that run towards the light, and lines across.
func (s *tableau) joints(strength float32) {
	for i := range 15 {
		x := (float32(i) - 7) * s.u * 0.42
		s.canvas.Stroke([]Point{{s.light.X + x*0.3, s.floor}, {s.light.X + x*1.35, s.r.Bottom()}}, s.thin()*0.8, Fade(blackest, strength))
	}
	for i := range 6 {
		k := float32(i+1) / 6
		y := s.floor + (s.r.Bottom()-s.floor)*k*k
		s.canvas.Stroke([]Point{{s.r.X, y}, {s.r.Right(), y}}, s.thin()*(0.6+0.5*k), Fade(blackest, strength))
	}
}

// void fills the ground with an abyss from which a little light comes.
func (s *tableau) void() {
	low := Rect{s.r.X, s.floor - s.u*0.02, s.r.W, s.r.Bottom() - s.floor + s.u*0.02}
	s.canvas.Gradient(low, Blend(s.air, s.ink, 0.15), blackest)
	for i := range int32(5) {
		s.canvas.glow(s.at(hash(s.seed, i, 100), 0.74+0.2*hash(s.seed, i, 101)), s.u*0.3, s.u*0.05, s.ink, 0.16)
	}
}

func floorGround(s *tableau) {
	s.earth(0.4)
	s.joints(0.5)
}

// gratingGround is a floor with light under it.
func gratingGround(s *tableau) {
	s.earth(0.25)
	for i := range 21 {
		x := (float32(i) - 10) * s.u * 0.24
		a, b := Point{s.light.X + x*0.35, s.floor + s.u*0.02}, Point{s.light.X + x*1.25, s.r.Bottom()}
		s.canvas.Stroke([]Point{a, b}, s.thin()*1.4, Fade(s.ink, 0.4))
	}
	s.joints(0.6)
}

// waterGround is still water that doubles the light.
func waterGround(s *tableau) {
	low := Rect{s.r.X, s.floor, s.r.W, s.r.Bottom() - s.floor}
	s.canvas.Gradient(low, Blend(Blend(stoneDark, s.ink, 0.3), stoneLit, 0.15), Blend(blackest, s.ink, 0.1))
	s.canvas.glow(Point{s.light.X, s.floor + s.u*0.1}, s.u*0.22, s.u*0.26, s.ink, 0.5)
	for i := range int32(26) {
		k := hash(s.seed, i, 110)
		y := s.floor + s.u*0.28*k*k + s.u*0.01
		x := s.light.X + (hash(s.seed, i, 111)-0.5)*s.r.W*(0.5+0.5*k)
		wide := s.u * (0.04 + 0.2*k) * (0.4 + hash(s.seed, i, 112))
		s.canvas.Segment(Point{x - wide, y}, Point{x + wide, y}, s.thin()*0.9, Fade(s.bright(), 0.1+0.35*clamp01(1-abs32(x-s.light.X)/(s.u*0.45))))
	}
	s.canvas.polygon([]Point{s.at(-0.02, 0.9), s.at(0.16, 0.86), s.at(0.34, 0.88), s.at(0.52, 0.93), s.at(0.6, 1.02), s.at(-0.02, 1.02)}, s.stone(0.4, 0))
}

// ashGround is soft ground in low waves.
func ashGround(s *tableau) {
	s.earth(0.3)
	for i := range int32(4) {
		y := 0.72 + 0.07*float32(i)
		outline := []Point{s.at(-0.02, 1.05)}
		for k := range 13 {
			x := float32(k) / 12
			sin, _ := sincos(x*7 + 6*hash(s.seed, i, 120))
			outline = append(outline, s.at(x*1.04-0.02, y+0.016*sin+0.01*hash(s.seed, i*20+int32(k), 121)))
		}
		top := outline[1:]
		outline = append(outline, s.at(1.02, 1.05))
		s.canvas.polygon(outline, s.stone(0.5-0.07*float32(i), 0.3-0.08*float32(i)))
		s.canvas.Stroke(top, s.thin()*0.8, Fade(Blend(s.ink, Ivory, 0.3), 0.3))
	}
}

// stepsGround is a broad flight of steps up to what stands in the middle.
func stepsGround(s *tableau) {
	s.earth(0.35)
	const steps = 5
	for i := range steps {
		k := float32(i) / steps
		half := s.u * (0.42 + 0.5*k)
		y := s.floor + s.u*0.02 + s.u*0.27*k*(0.5+0.5*k)
		high := s.u * (0.02 + 0.02*k)
		deep := s.u * (0.025 + 0.045*k)
		x := s.light.X
		s.canvas.polygon([]Point{{x - half, y}, {x + half, y}, {x + half + s.u*0.05, y + deep}, {x - half - s.u*0.05, y + deep}}, s.stone(0.75, 0))
		s.canvas.polygon([]Point{{x - half - s.u*0.05, y + deep}, {x + half + s.u*0.05, y + deep}, {x + half + s.u*0.05, y + deep + high}, {x - half - s.u*0.05, y + deep + high}}, s.stone(0.12, 0))
		s.canvas.Stroke([]Point{{x - half - s.u*0.05, y + deep}, {x + half + s.u*0.05, y + deep}}, s.thin(), Fade(Blend(s.ink, Ivory, 0.4), 0.5))
	}
}

// bridgeGround is a narrow way over an abyss, from the viewer to the light.
func bridgeGround(s *tableau) {
	s.void()
	end, near := Point{s.light.X, s.floor - s.u*0.005}, Point{(s.light.X + s.r.Centre().X*2) / 3, s.r.Bottom() + s.u*0.03}
	far, wide := s.u*0.055, s.u*0.44
	thick := s.u * 0.07
	s.canvas.polygon([]Point{{near.X - wide, near.Y}, {end.X - far, end.Y}, {end.X - far, end.Y + thick*0.4}, {near.X - wide, near.Y + thick*2}}, flat(blackest))
	s.canvas.polygon([]Point{{end.X - far, end.Y}, {end.X + far, end.Y}, {near.X + wide, near.Y}, {near.X - wide, near.Y}}, s.stone(0.7, 0.05))
	for i := range 9 {
		k := float32(i+1) / 10
		k *= k
		a, b := end.lerp(near, k), far+(wide-far)*k
		s.canvas.Stroke([]Point{{a.X - b, a.Y}, {a.X + b, a.Y}}, s.thin()*(0.5+k), Fade(blackest, 0.65))
	}
	for _, side := range []float32{-1, 1} {
		s.canvas.Stroke([]Point{{end.X + side*far, end.Y}, {near.X + side*wide, near.Y}}, s.thin()*1.2, Fade(s.bright(), 0.6))
	}
}

// brokenEdge draws a rock from one side of the picture to where it breaks off.
func (s *tableau) brokenEdge(from, to, top float32) {
	way := float32(1)
	if from > to {
		way = -1
	}
	s.canvas.polygon([]Point{s.at(from, top), s.at(to-way*0.06, top+0.005), s.at(to, top+0.02), s.at(to-way*0.02, top+0.08), s.at(to-way*0.05, top+0.11), s.at(to-way*0.04, top+0.2), s.at(to-way*0.1, 1.04), s.at(from, 1.04)}, s.stone(0.55, 0.05))
	s.canvas.Stroke([]Point{s.at(from, top), s.at(to-way*0.06, top+0.005), s.at(to, top+0.02), s.at(to-way*0.02, top+0.08), s.at(to-way*0.05, top+0.11)}, s.thin()*1.2, Fade(s.bright(), 0.55))
	for i := range int32(6) {
		x := from + (to-from)*(0.1+0.13*float32(i))
		s.canvas.Stroke([]Point{s.at(x, top+0.01), s.at(x+0.03*(hash(s.seed, i, 130)-0.5), 1.02)}, s.thin(), Fade(blackest, 0.5))
	}
}

// ledgeGround is rock on the left that breaks off before an abyss.
func ledgeGround(s *tableau) {
	s.void()
	s.brokenEdge(-0.02, 0.56, 0.79)
}

// chasmGround is rock on both sides of an abyss.
func chasmGround(s *tableau) {
	s.void()
	s.canvas.glow(s.at(0.54, 0.95), s.u*0.3, s.u*0.4, s.ink, 0.5)
	s.brokenEdge(1.02, 0.64, 0.74)
	s.brokenEdge(-0.02, 0.48, 0.79)
}
