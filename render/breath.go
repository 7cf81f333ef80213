package render

// Breath draws over the picture of the fortress how its light swells and how dust drifts through it. Strength is 0 to
// 1, and with 0 nothing is drawn; seconds is the time that moves it.
func (c *Canvas) Breath(r Rect, strength, seconds float32) {
	if strength <= 0 {
		return
	}
	s := vista{c, r, Point{r.X + r.W*fortressX, r.Y + r.H*fortressY}, r.H, 1}
	sin, _ := sincos(seconds * 2 * pi / 6)
	swell := strength * (0.5 + 0.5*sin)
	s.canvas.glow(s.at(0, 0), s.unit*0.2, s.unit*0.5, Wall, 0.34*swell)
	s.canvas.glow(s.at(0, 0), s.unit*0.5, s.unit*0.62, Wall, 0.16*swell)
	s.canvas.glow(s.at(0, 0), s.unit*0.035, s.unit*0.3, Ivory, 0.4*swell)
	for i := range int32(46) {
		lap := seconds*(0.012+0.02*hash(i, 1, 41)) + hash(i, 2, 41)
		lap -= float32(int(lap))
		sway, _ := sincos(seconds*(0.2+0.3*hash(i, 3, 41)) + 6*hash(i, 4, 41))
		at := s.at(0.95*(hash(i, 5, 41)-0.5)+0.02*sway, 0.5-lap)
		near := clamp01(1.1 - at.sub(s.mid).length()/(s.unit*0.55))
		light := strength * near * 4 * lap * (1 - lap)
		size := s.unit * (0.0012 + 0.0022*hash(i, 6, 41)*hash(i, 7, 41))
		s.canvas.glow(at, size*5, size*5, ember, 0.3*light)
		s.canvas.Disc(at, max(0.6, size), Fade(Blend(ember, Ivory, 0.5), 0.8*clamp01(light)))
	}
}
