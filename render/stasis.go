package render

// KeptCard is a sort of card in a stasis chamber, each with a sign of its own.
type KeptCard uint8

// The sorts.
const (
	KeptClue KeptCard = iota
	KeptArcheotech
	KeptResource
	KeptArtefact
)

// StasisView is a stasis chamber.
type StasisView struct {
	Figure, Letter, Name, Note string
	Rim                        Ink
	Filled                     float32 // how far the explorer lies in stasis, 0..1
	Inspired, Dead             bool
	Slots                      []SlotView
	Cards                      []KeptCard
	Crowded                    bool // there are more cards than a chamber holds
	Number                     int  // of the key that chooses it, 0 for none
	Hover, Focus               bool
}

// Shares of the height of a chamber: its cap and its foot. The rest above the plate is glass.
const (
	stasisCap  = 0.075
	stasisFoot = 0.06
)

// StasisPlateHeight returns the height of the plate below a chamber, with name, counters and cards.
func (t *Theme) StasisPlateHeight() float32 {
	return t.stasisWords() + t.Px(74)
}

// stasisWords returns the height of a name and a note. In the hands, where chambers are narrow, one of them may have two lines.
func (t *Theme) stasisWords() float32 {
	if t.Held {
		return t.LineHeight(Strong) + 2*t.LineHeight(Small)
	}
	return t.LineHeight(Strong) + t.LineHeight(Small)
}

// stasisName returns the height of the name on a plate of a width.
func (t *Theme) stasisName(name string, wide float32) float32 {
	if one := t.LineHeight(Strong); !t.Held || t.Measure(name, Strong) <= wide {
		return one
	}
	return t.stasisWords() - t.LineHeight(Small)
}

// StasisHeight returns the height of a chamber with its plate: what suits its width, if there is so much room.
func (t *Theme) StasisHeight(wide, most float32) float32 {
	return min(most, wide*2.6+t.StasisPlateHeight())
}

// iceOf returns the colour of the light in a chamber. Inspired explorers lie in a warmer light.
func iceOf(v *StasisView) Ink {
	if v.Inspired {
		return Blend(Find, Ivory, 0.28)
	}
	return Blend(Portal, Explorers[0], 0.45)
}

// StasisChamber draws a chamber into r: the explorer in its glass, and below it a plate with its name, its
// counters and its cards.
func (c *Canvas) StasisChamber(r Rect, v StasisView) {
	t := c.Theme
	plate, body := r.CutBottom(t.StasisPlateHeight())
	head, rest := body.CutTop(body.H * stasisCap)
	foot, glass := rest.CutBottom(body.H * stasisFoot)
	glass = glass.Inset2(r.W*0.055, 0)
	lit := clamp01(v.Filled)
	if v.Dead {
		lit = 0
	}
	c.stasisBack(glass, &v, lit)
	if lit > 0 {
		c.sleeper(glass, &v, lit)
	}
	c.stasisGlass(glass, &v, lit)
	if v.Dead {
		c.mortis(glass)
	}
	c.stasisCap(head, &v, lit)
	c.stasisFoot(foot, &v, lit)
	c.stasisPlate(plate, &v)
	if v.Hover && !v.Focus {
		c.Frame(r.Inset(-t.Px(3)), t.Px(6), t.Hair(), Brass)
	}
	if v.Focus {
		c.FocusRing(r.Inset(-t.Px(3)), t.Px(6))
	}
}

// tube returns the outline of the glass: a vault at the top.
func (c *Canvas) tube(r Rect) []Point {
	high := min(r.H*0.16, r.W*0.4)
	c.ring = c.ring[:0]
	const steps = 18
	for i := range steps + 1 {
		s, k := sincos(pi + pi*float32(i)/steps)
		c.ring = append(c.ring, Point{r.Centre().X + k*r.W/2, r.Y + high + s*high})
	}
	return append(c.ring, Point{r.Right(), r.Bottom()}, Point{r.X, r.Bottom()})
}

// stasisBack draws the inside of a chamber: dark, or full of cold light that comes from its foot.
func (c *Canvas) stasisBack(r Rect, v *StasisView, lit float32) {
	ice := iceOf(v)
	c.convex(c.tube(r), func(p Point) pigment {
		down, side := (p.Y-r.Y)/r.H, abs32(p.X-r.Centre().X)/(r.W/2)
		deep := Blend(blackest, Blend(Void, dusk, 0.7), 0.4+0.6*down)
		return pigmentOf(Blend(deep, ice, lit*(0.1+0.3*down*down)*(1-0.45*side)))
	})
	back := Rect{r.X + r.W*0.28, r.Y + r.H*0.12, r.W * 0.44, r.H * 0.88}
	for i := range 5 { // ribs of the wall behind
		y := back.Y + back.H*(0.1+0.19*float32(i))
		c.Segment(Point{back.X, y}, Point{back.Right(), y}, max(1, r.W*0.012), Fade(Blend(Line, ice, 0.4*lit), 0.5))
	}
	if lit == 0 {
		return
	}
	c.Clip(r, func() {
		c.glow(Point{r.Centre().X, r.Bottom() - r.H*0.08}, r.W*0.62, r.H*0.5, ice, 0.42*lit)
		c.glow(Point{r.Centre().X, r.Y + r.H*0.44}, r.W*0.5, r.H*0.42, ice, 0.2*lit)
	})
}

// sleeper draws the explorer who floats in the glass, and what holds it.
func (c *Canvas) sleeper(r Rect, v *StasisView, lit float32) {
	ice := iceOf(v)
	at := Rect{r.X + r.W*0.02, r.Y + r.H*0.16, r.W * 0.96, r.H * 0.7}
	if spare := at.H - at.W*1.15; spare > 0 { // it floats in the middle
		at.Y, at.H = at.Y+spare*0.42, at.H-spare
	}
	at.Y += at.H * 0.16 * (1 - lit)
	base := Point{r.Centre().X, r.Bottom() - r.H*0.055}
	c.hoop(base, r.W*0.34, r.W*0.085, max(1.2, r.W*0.016), Fade(Blend(ice, Ivory, 0.35), lit))
	c.hoop(base, r.W*0.25, r.W*0.06, max(1, r.W*0.009), Fade(ice, 0.7*lit))
	if lit < 1 {
		c.Clip(Rect{r.X, r.Y, r.W, r.H}, func() { c.Explorer(at, v.Figure, v.Rim) })
		c.round(r, 0, flat(Fade(Void, 0.75*(1-lit))))
		return
	}
	c.Explorer(at, v.Figure, v.Rim)
}

// stasisGlass draws the glass before the explorer: its tint, frost at the foot, rising bubbles that stand still,
// and two reflections.
func (c *Canvas) stasisGlass(r Rect, v *StasisView, lit float32) {
	ice := iceOf(v)
	c.convex(c.tube(r), func(p Point) pigment {
		down := (p.Y - r.Y) / r.H
		return pigmentOf(Fade(ice, lit*(0.05+0.17*down*down)))
	})
	seed := int32(11)
	for _, ch := range v.Figure {
		seed = seed*31 + ch
	}
	for i := range int32(9) {
		if lit == 0 {
			break
		}
		p := Point{r.X + r.W*(0.12+0.76*hash(seed, i, 31)), r.Y + r.H*(0.16+0.7*hash(seed, i, 32))}
		c.hoop(p, r.W*(0.008+0.012*hash(seed, i, 33)), r.W*(0.008+0.012*hash(seed, i, 33)), 1, Fade(Blend(ice, Ivory, 0.6), 0.5*lit))
	}
	shine := Fade(Ivory, 0.05+0.09*lit)
	left := Rect{r.X + r.W*0.085, r.Y + r.H*0.17, r.W * 0.055, r.H * 0.62}
	c.round(left, left.W/2, vertical(shine, Fade(shine, 0.15), left.Y, left.Bottom()))
	right := Rect{r.Right() - r.W*0.1, r.Y + r.H*0.2, r.W * 0.022, r.H * 0.42}
	c.round(right, right.W/2, vertical(Fade(shine, 0.7), Fade(shine, 0), right.Y, right.Bottom()))
	edge := Blend(Line, Muted, 0.25)
	if lit > 0 {
		edge = Blend(edge, Blend(ice, Ivory, 0.3), 0.75*lit)
	}
	c.stroke(c.tube(r), true, max(1.4, r.W*0.014), flat(edge))
}

// mortis crosses out the chamber of somebody who has died: cracked glass and the sign of the card.
func (c *Canvas) mortis(r Rect) {
	m := Point{r.Centre().X, r.Y + r.H*0.45}
	for i := range int32(7) {
		s, k := sincos(2*pi*float32(i)/7 + 0.5*hash(i, 3, 41))
		far := r.W * (0.3 + 0.2*hash(i, 4, 41))
		mid := Point{m.X + k*far*0.5 + r.W*0.05*(hash(i, 5, 41)-0.5), m.Y + s*far*0.5}
		c.Stroke([]Point{m, mid, {m.X + k*far, m.Y + s*far*1.5}}, max(1, r.W*0.008), Fade(Muted, 0.55))
	}
	c.strike(m, r.W*0.2)
}

// stasisCap draws the head of a chamber with its lamp: lit for an explorer, dark for nobody.
func (c *Canvas) stasisCap(r Rect, v *StasisView, lit float32) {
	low := Rect{r.X + r.W*0.06, r.Y, r.W * 0.88, r.H}
	top := low.Inset2(low.W*0.16, 0)
	c.polygon([]Point{{top.X, top.Y}, {top.Right(), top.Y}, {low.Right(), low.Bottom()}, {low.X, low.Bottom()}},
		vertical(Blend(stoneDark, stoneLit, 0.5), Blend(stoneDark, stoneLit, 0.18), r.Y, r.Bottom()))
	c.Segment(Point{low.X, low.Bottom()}, Point{low.Right(), low.Bottom()}, max(1.4, r.H*0.06), Fade(Brass, 0.35+0.5*lit))
	lamp, ink := Point{r.Centre().X, r.Y + r.H*0.52}, Blend(Line, Void, 0.3)
	switch {
	case v.Dead:
		ink = rgb(0x8c2018)
	case lit > 0:
		ink = Blend(ink, Blend(iceOf(v), Ivory, 0.35), lit)
		c.glow(lamp, r.H*1.5, r.H*1.1, iceOf(v), 0.5*lit)
	}
	c.Disc(lamp, r.H*0.16, ink)
	c.hoop(lamp, r.H*0.24, r.H*0.24, max(1, r.H*0.035), Fade(Brass, 0.7))
}

// stasisFoot draws the plinth with the letter of the explorer.
func (c *Canvas) stasisFoot(r Rect, v *StasisView, lit float32) {
	wide := Rect{r.X + r.W*0.03, r.Y, r.W * 0.94, r.H}
	c.polygon([]Point{{wide.X + wide.W*0.05, r.Y}, {wide.Right() - wide.W*0.05, r.Y}, {wide.Right(), r.Bottom()}, {wide.X, r.Bottom()}},
		vertical(Blend(stoneDark, stoneLit, 0.42), Blend(stoneDark, stoneLit, 0.12), r.Y, r.Bottom()))
	c.Segment(Point{wide.X + wide.W*0.05, r.Y}, Point{wide.Right() - wide.W*0.05, r.Y}, max(1.4, r.H*0.08), Fade(Blend(Brass, iceOf(v), 0.3*lit), 0.35+0.5*lit))
	rim := v.Rim
	if lit == 0 {
		rim = Blend(Muted, Panel, 0.5)
	}
	c.Badge(Point{r.Centre().X, r.Y + r.H*0.52}, min(r.H*0.46, c.Theme.Px(11)), v.Letter, rim)
}

// stasisPlate draws the name, a note, the counters and the cards.
func (c *Canvas) stasisPlate(r Rect, v *StasisView) {
	t := c.Theme
	r = r.Inset2(t.Px(2), 0)
	ink, quiet := Ivory, Small.With(Blend(Muted, Ivory, 0.2))
	switch {
	case v.Dead:
		ink, quiet = Muted, Small.With(Blend(Hostile, Ivory, 0.35))
	case v.Filled == 0:
		ink = Blend(Muted, Ivory, 0.15)
	case v.Crowded:
		quiet = Small.With(Find)
	case v.Inspired:
		ink = Blend(Brass, Ivory, 0.4)
	}
	_, r = r.CutTop(t.Px(4))
	high := t.stasisName(v.Name, r.W)
	line, r := r.CutTop(high)
	c.Snug(line, v.Name, Strong.With(ink), Middle)
	if v.Dead || v.Filled == 0 { // the note has the room of counters and cards
		for _, said := range t.Wrap(v.Note, quiet, r.W) {
			line, r = r.CutTop(t.LineHeight(Small))
			c.Label(line, said, quiet, Middle)
		}
		return
	}
	line, r = r.CutTop(t.stasisWords() - high)
	c.Snug(line.Inset2(-t.Px(2), 0), v.Note, quiet, Middle)
	_, r = r.CutTop(t.Px(3))
	row, r := r.CutTop(t.Px(19))
	c.stasisCounters(row, v.Slots)
	_, r = r.CutTop(t.Px(4))
	c.fan(r, v.Cards)
}

// stasisCounters draws the spaces of a card with their counters, side by side around the middle.
func (c *Canvas) stasisCounters(r Rect, slots []SlotView) {
	n := float32(len(slots))
	side := min(r.H, r.W/max(1, n)-c.Theme.Px(2))
	step := side + c.Theme.Px(3)
	x := r.Centre().X - (step*n-c.Theme.Px(3))/2
	for i, s := range slots {
		at := Rect{x + step*float32(i), r.Y, side, side}
		switch {
		case s.Grievous:
			c.Grievous(at)
		case s.Wound:
			c.Wound(at)
		default:
			c.slot(at)
		}
	}
}
