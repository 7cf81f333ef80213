package render

// Sizes of a small card, design units.
const (
	keptWide = 24
	keptHigh = 33
	keptTurn = 0.07 // between two cards of a fan, radians
)

// fan draws small cards in a fan around the middle of r.
func (c *Canvas) fan(r Rect, cards []KeptCard) {
	n := len(cards)
	if n == 0 || r.W <= 0 {
		return
	}
	t := c.Theme
	wide, high := t.Px(keptWide), t.Px(keptHigh)
	if k := (r.H - t.Px(3)) / high; k < 1 {
		wide, high = wide*k, high*k
	}
	step := wide * 0.72
	if n > 1 {
		step = min(step, (r.W-wide*1.2)/float32(n-1))
	}
	turn := min(keptTurn, 0.5/float32(n))
	for i, sort := range cards {
		k := float32(i) - float32(n-1)/2
		sink := high * 0.035 * k * k / max(1, float32(n)/4)
		c.keptCard(Point{r.Centre().X + k*step, r.Y + t.Px(1) + high/2 + min(sink, high*0.22)}, wide, high, k*turn, sort)
	}
}

// keptInk is the colour of a sort of card.
func keptInk(sort KeptCard) Ink {
	return [...]Ink{KeptClue: Portal, KeptArcheotech: Find, KeptResource: Brass, KeptArtefact: Wall}[sort]
}

// keptCard draws a small card around a point, turned by an angle, with the sign of its sort: a disc for a clue, a
// diamond for archeotech, a bar for a resource, a ring for an artefact.
func (c *Canvas) keptCard(at Point, wide, high, turn float32, sort KeptCard) {
	sin, cos := sincos(turn)
	on := func(x, y float32) Point { return Point{at.X + x*cos - y*sin, at.Y + x*sin + y*cos} }
	w, h, ink := wide/2, high/2, keptInk(sort)
	outline := []Point{on(-w, -h), on(w, -h), on(w, h), on(-w, h)}
	c.polygon(outline, vertical(Blend(Panel2, ink, 0.3), Blend(Void, ink, 0.1), at.Y-h, at.Y+h))
	c.Outline(outline, max(1, wide*0.05), Blend(ink, Void, 0.15))
	size := wide * 0.26
	switch sort {
	case KeptClue:
		c.Disc(at, size*0.8, ink)
	case KeptArcheotech:
		c.polygon([]Point{on(0, -size*1.2), on(size, 0), on(0, size*1.2), on(-size, 0)}, flat(ink))
	case KeptResource:
		c.polygon([]Point{on(-size*0.9, -size*0.45), on(size*0.9, -size*0.45), on(size*0.9, size*0.45), on(-size*0.9, size*0.45)}, flat(ink))
	default:
		c.hoop(at, size*0.9, size*0.9, max(1.4, size*0.4), ink)
	}
}

// KeptCards draws cards in a row from the left of r, for a list.
func (c *Canvas) KeptCards(r Rect, cards []KeptCard) {
	high := r.H * 0.86
	wide := high * keptWide / keptHigh
	step := wide + c.Theme.Px(2)
	if n := len(cards); n > 1 {
		step = min(step, (r.W-wide)/float32(n-1))
	}
	for i, sort := range cards {
		c.keptCard(Point{r.X + wide/2 + step*float32(i), r.Centre().Y}, wide, high, 0, sort)
	}
}
