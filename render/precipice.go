package render

// Where the parts of the platform lie, in parts of the room that is free of panels.
const (
	platformX, platformY = 0.5, 0.68
	platformWide         = 0.25 // half its width
	platformFlat         = 0.24 // its depth in widths
)

// Precipice draws the place between expeditions: the platform in the night before the fortress, with an arm to
// each berth. It covers all of r; room is the part that no panel covers.
func (c *Canvas) Precipice(r, room Rect) {
	s := vista{c, r, Point{room.X + room.W*0.5, room.Y + room.H*0.36}, max(1, min(room.H*0.92, room.W*0.8)), 1}
	s.afloat()
	low := Rect{r.X, room.Y + room.H*0.5, r.W, r.Bottom() - room.Y - room.H*0.5}
	s.canvas.Gradient(low, Fade(blackest, 0), Fade(blackest, 0.9))
	f := platformIn(room)
	for i, berth := range Berths(room) {
		f.arm(c, berth, i < 2)
	}
	f.rock(c)
	f.deck(c)
}

// platform is the round platform of a picture.
type platform struct {
	at     Point
	rx, ry float32
}

func platformIn(room Rect) platform {
	rx := min(room.W*platformWide, room.H*0.62)
	return platform{Point{room.X + room.W*platformX, room.Y + room.H*platformY}, rx, rx * platformFlat}
}

// on returns the point of the platform at an angle and a distance from its middle, 1 at the rim.
func (f *platform) on(angle, far float32) Point {
	sin, cos := sincos(angle)
	return Point{f.at.X + cos*f.rx*far, f.at.Y + sin*f.ry*far}
}

// Berths returns where the docked ships lie in a room: two behind the platform and two before it.
func Berths(room Rect) [4]Rect {
	w, h := room.W*0.36, min(room.H*0.36, room.W*0.32) // what is written below a ship stays near it where the room is high
	top, low := room.Y+room.H*0.42-h, room.Y+room.H*0.58
	if room.H > 1.2*room.W { // below the platform, so that nobody stands before a name
		low = room.Y + room.H*0.74
	}
	return [4]Rect{
		{room.X + room.W*0.01, top, w, h},
		{room.Right() - room.W*0.01 - w, top, w, h},
		{room.X, low, w * 0.92, h},
		{room.Right() - w*0.92, low, w * 0.92, h},
	}
}

// Gangway returns where the visitors of a berth stand: on the arm, before the ship.
func Gangway(room Rect, berth int) Point {
	f, b := platformIn(room), Berths(room)[berth]
	x := b.Right()
	if berth%2 == 1 {
		x = b.X
	}
	end := f.armEnd(b)
	return f.at.lerp(end, (x-f.at.X)/(end.X-f.at.X))
}

// Standing returns where n explorers stand on the platform, and how high they are.
func Standing(room Rect, n int) (places []Point, size float32) {
	f := platformIn(room)
	size = f.rx * 0.43
	for i := range n {
		x := 0.36 * (float32(i) - float32(n-1)/2)
		y := 0.1
		if i%2 == 1 {
			y = 0.36
		}
		places = append(places, Point{f.at.X + x*f.rx, f.at.Y + float32(y)*f.ry})
	}
	return places, size
}

// armEnd returns where the bridge to a berth ends, under the ship.
func (f *platform) armEnd(berth Rect) Point {
	end := Point{berth.Right() - berth.W*0.16, berth.Y + berth.H*0.8}
	if berth.X > f.at.X {
		end.X = berth.X + berth.W*0.16
	}
	return end
}

// arm draws the bridge from the platform to a berth.
func (f *platform) arm(c *Canvas, berth Rect, behind bool) {
	end := f.armEnd(berth)
	from := f.at.lerp(end, 0.1)
	wide, thin := f.ry*0.34, f.ry*0.18
	if behind {
		wide, thin = wide*0.7, thin*0.7
	}
	top := []Point{{from.X, from.Y - wide/2}, {end.X, end.Y - thin/2}, {end.X, end.Y + thin/2}, {from.X, from.Y + wide/2}}
	lit := Blend(stoneDark, stoneLit, 0.5)
	if behind {
		lit = Blend(lit, dusk, 0.45)
	}
	side := f.ry * 0.1
	c.polygon([]Point{top[3], top[2], {end.X, end.Y + thin/2 + side}, {from.X, from.Y + wide/2 + side}}, flat(blackest))
	c.polygon(top, vertical(Blend(lit, Ivory, 0.05), Blend(lit, Void, 0.35), min(from.Y, end.Y), max(from.Y, end.Y)+wide))
	c.Stroke([]Point{top[0], top[1]}, max(1, f.rx*0.006), Fade(ember, 0.5))
	const lamps = 7
	for i := range lamps {
		k := (float32(i) + 1.5) / (lamps + 1)
		p := top[3].lerp(top[2], k)
		c.Disc(p, max(1, f.rx*0.008), Blend(Brass, Ivory, 0.4))
		c.glow(p, f.rx*0.06, f.rx*0.05, Brass, 0.45)
	}
}

// rock draws what the platform stands on: a splinter of the fortress that narrows into the dark.
func (f *platform) rock(c *Canvas) {
	const faces = 9
	deep := f.rx * 0.62
	for i := range int32(faces) {
		a0, a1 := pi*float32(i)/faces, pi*float32(i+1)/faces
		p, q := f.on(a0, 1), f.on(a1, 1)
		p.Y, q.Y = p.Y+f.ry*0.16, q.Y+f.ry*0.16
		tip := Point{f.at.X + (p.X+q.X-2*f.at.X)*0.16, f.at.Y + deep*(0.75+0.5*hash(i, 1, 21))}
		ink := Blend(Blend(stoneDark, stoneLit, 0.16+0.3*hash(i, 2, 21)), dusk, 0.3)
		c.polygon([]Point{p, tip, q}, vertical(ink, blackest, f.at.Y, f.at.Y+deep*0.9))
	}
}

// deck draws the top of the platform: rings of plates, a line of brass, and lights along the rim.
func (f *platform) deck(c *Canvas) {
	thick := f.ry * 0.18
	c.ellipse(Point{f.at.X, f.at.Y + thick}, f.rx, f.ry, vertical(Blend(stoneDark, stoneLit, 0.25), blackest, f.at.Y, f.at.Y+f.ry+thick))
	c.ellipse(f.at, f.rx, f.ry, vertical(Blend(stoneDark, stoneLit, 0.28), Blend(stoneDark, stoneLit, 0.62), f.at.Y-f.ry, f.at.Y+f.ry))
	rings := [...]float32{1, 0.78, 0.5, 0.22}
	for ring := range len(rings) - 1 {
		plates := int32(28 - 8*ring)
		for i := range plates {
			a0, a1 := 2*pi*float32(i)/float32(plates), 2*pi*(float32(i)+0.94)/float32(plates)
			lit := 0.2 + 0.42*hash(i, int32(ring), 22) + 0.1*float32(ring)
			outline := []Point{f.on(a0, rings[ring]-0.015), f.on((a0+a1)/2, rings[ring]-0.015), f.on(a1, rings[ring]-0.015), f.on(a1, rings[ring+1]+0.015), f.on(a0, rings[ring+1]+0.015)}
			c.polygon(outline, flat(Blend(Blend(stoneDark, stoneLit, lit), dusk, 0.2)))
		}
	}
	c.hoop(f.at, f.rx*0.64, f.ry*0.64, max(1, f.rx*0.008), Fade(Brass, 0.8))
	c.glow(f.at, f.rx*0.7, f.ry*0.8, Wall, 0.28)
	c.hoop(f.at, f.rx*0.2, f.ry*0.2, max(1, f.rx*0.01), Fade(ember, 0.9))
	c.hoop(f.at, f.rx, f.ry, max(1, f.rx*0.007), Fade(Blend(ember, Ivory, 0.2), 0.75))
	for i := range 24 {
		p := f.on(2*pi*(float32(i)+0.5)/24, 0.955)
		c.Disc(p, max(1, f.rx*0.008), Blend(Brass, Ivory, 0.5))
		c.glow(p, f.rx*0.05, f.rx*0.04, Brass, 0.4)
	}
}
