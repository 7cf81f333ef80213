package render

import "strconv"

// TrackCardView is an initiative card.
type TrackCardView struct {
	Figure, Mark, Name string
	Rim                Ink
	Hostile            bool
	Acting, Done       bool
	Hover, Focus, Pick bool
	Count              int // of hostiles that stand; a group with none left shows that too
}

// gone reports whether nobody of a group is left, so that nothing happens when its turn comes but a roll for reinforcements.
func (v *TrackCardView) gone() bool { return v.Hostile && v.Count == 0 && !v.Acting }

// TrackView is the combat track in the order of the turn.
type TrackView struct{ Cards []TrackCardView }

// widestCard is the largest width of an initiative card, in design units.
const widestCard = 74

// Track draws the cards side by side and returns their rectangles.
func (c *Canvas) Track(r Rect, v TrackView) []Rect {
	t := c.Theme
	n := float32(len(v.Cards))
	if n == 0 {
		return nil
	}
	space := t.Px(8)
	wide := min(t.Grown(widestCard), (r.W-space*(n-1))/n)
	if tight := t.Px(4); wide < t.Grown(widestCard) { // the names need the room
		space, wide = tight, min(t.Grown(widestCard), (r.W-tight*(n-1))/n)
	}
	lift := t.Px(6)
	out, names := make([]Rect, len(v.Cards)), t.trackNames(wide, v.Cards)
	for i := range v.Cards {
		card := &v.Cards[i]
		at := Rect{r.X + float32(i)*(wide+space), r.Y + lift, wide, r.H - lift}
		if card.Acting {
			at.Y -= lift
		}
		out[i] = at
		c.trackCard(at, card, names)
		if i > 0 && !card.Done {
			x, y, d := at.X-space/2, r.Y+lift+(r.H-lift)*0.5, space*0.28
			way := [3]Point{{x - d/2, y - d}, {x + d/2, y}, {x - d/2, y + d}}
			c.Stroke(way[:], max(1, space*0.16), Muted)
		}
	}
	return out
}

// TrackCard draws one card by itself.
func (c *Canvas) TrackCard(r Rect, v TrackCardView) {
	c.trackCard(r, &v, c.Theme.trackNames(r.W, []TrackCardView{v}))
}

// trackCard draws a card with its name or, where that could not be read, its mark instead.
func (c *Canvas) trackCard(r Rect, v *TrackCardView, names Style) {
	t := c.Theme
	radius, rim := t.Px(5), v.Rim
	glow, width := float32(0.26), max(1, t.Px(1.1))
	ink := Ivory
	switch {
	case v.Done, v.gone():
		rim, glow, ink = Blend(v.Rim, Panel2, 0.65), 0.1, Muted
	case v.Acting:
		glow, width = 0.5, max(2, t.Px(2.4))
	case v.Pick:
		width = max(2, t.Px(2.4))
	}
	c.round(r, radius, vertical(Blend(Panel2, rim, glow), Blend(Panel2, rim, 0.03), r.Y, r.Bottom()))
	if v.Acting { // light behind the one whose turn it is
		c.glow(Point{r.Centre().X, r.Y + r.H*0.42}, r.W*0.5, r.H*0.4, Blend(v.Rim, Ivory, 0.3), 0.35)
	}
	name, body := r.Inset2(t.Px(nameEdge), t.Px(3)).CutBottom(min(2*t.LineHeight(Style{Size: 9}), r.H*(0.34+0.06*max(0, t.Text-1))))
	if v.Done {
		c.trackBack(body, rim)
	} else {
		c.figureIn(Rect{body.X, body.Y + t.Px(3), body.W, body.H - t.Px(4)}, v.Figure, 0, rim)
		if v.gone() {
			c.Round(r.Inset(width), radius, Fade(Panel2, 0.6))
		}
	}
	badge := min(t.Grown(8), r.W*0.2)
	at := Point{r.X + badge + t.Px(3), r.Y + badge + t.Px(3)}
	if !t.namesTrackCard(r.W, v.Name, names) {
		at, badge = name.Centre(), min(name.H, name.W)/2*0.95
	} else {
		c.trackName(name, v.Name, names.With(ink))
	}
	edge := rim
	if v.Hover {
		edge = Blend(rim, Ivory, 0.6)
	}
	c.Frame(r, radius, width, edge)
	if v.Acting {
		c.pointer(Point{r.Centre().X, r.Y}, t.Px(5), v.Rim)
	}
	c.Badge(at, badge, v.Mark, rim)
	if (v.Hostile || v.Count > 0) && !v.Done {
		c.trackCount(body, v.Count)
	}
	if v.Focus {
		c.FocusRing(r.Inset(t.Px(2.5)), t.Px(3))
	}
}

// pointer is a small wedge that hangs from the upper edge of a card.
func (c *Canvas) pointer(at Point, r float32, ink Ink) {
	wedge := [3]Point{{at.X - r, at.Y}, {at.X + r, at.Y}, {at.X, at.Y + r}}
	c.convex(wedge[:], flat(Blend(ink, Ivory, 0.4)))
}

// trackCount draws at the foot of the figure how many are standing.
func (c *Canvas) trackCount(body Rect, count int) {
	st := Style{Weight: Bold, Size: 10 / sqrt32(c.Theme.Text), Ink: Ivory} // grows less than other text: the figure stands behind
	s := "×" + strconv.Itoa(count)
	w, h := c.Theme.Measure(s, st)+c.Theme.Px(7), c.Theme.LineHeight(st)
	chip := Rect{body.Right() - w, body.Bottom() - h, w, h}
	c.Round(chip, h/2, Fade(Void, 0.82))
	c.Label(chip, s, st, Middle)
}

func abs(n int) int { return max(n, -n) }

// halves splits a name at the space nearest to its middle. A name without a space is all in the first half.
func halves(name string) (first, second string) {
	best := -1
	for i, r := range name {
		if r == ' ' && (best < 0 || abs(2*i-len(name)) < abs(2*best-len(name))) {
			best = i
		}
	}
	if best <= 0 {
		return name, ""
	}
	return name[:best], name[best+1:]
}

// trackName is the style of the names on the cards, and nameEdge the room beside them in design units.
var trackName = Style{Weight: Bold, Size: 9.6, Ink: Ivory}

const nameEdge = 1

// leastName is how far a name on a card shrinks. A longer one gives way to a large mark, and so does one that would have smaller
// letters than can be read.
const leastName = 0.6

// trackNames returns the style of the names on cards of a width: lighter where one of them would have to shrink otherwise.
func (t *Theme) trackNames(wide float32, cards []TrackCardView) Style {
	light := trackName
	light.Weight = Regular
	for i := range cards {
		if name := cards[i].Name; t.trackNameWidth(name, trackName) > wide-2*t.Px(nameEdge) && t.namesTrackCard(wide, name, light) {
			return light
		}
	}
	return trackName
}

// trackNameWidth returns the width of a name on one line or two, whichever is less.
func (t *Theme) trackNameWidth(name string, st Style) float32 {
	first, second := halves(name)
	return min(t.Measure(name, st), max(t.Measure(first, st), t.Measure(second, st)))
}

// namesTrackCard reports whether a name can be read on a card of a width, on one line or two.
func (t *Theme) namesTrackCard(wide float32, name string, st Style) bool {
	least := t.Shrinks(st)
	if !t.Held && t.Size >= 1 { // larger text may shrink to the usual size
		least = t.Px(leastWindowLetters) / t.Letters(st)
	}
	return t.trackNameWidth(name, st)*max(leastName, least) <= wide-2*t.Px(nameEdge)
}

// trackName writes a name on one line or two, and shrinks it rather than truncate it.
func (c *Canvas) trackName(r Rect, name string, st Style) {
	t := c.Theme
	first, second := name, ""
	if t.Measure(name, st) > r.W-2*t.Px(2) { // on one line it would touch the edges
		first, second = halves(name)
	}
	if second == "" {
		c.Snug(r, first, st, Middle)
		return
	}
	top, low := r.CutTop(r.H / 2)
	c.Snug(top, first, st, Middle)
	c.Snug(low, second, st, Middle)
}

// CardBack draws the back of a card that turns over.
func (c *Canvas) CardBack(r Rect, ink Ink) {
	c.Round(r, c.Theme.Px(6), Panel)
	c.Frame(r, c.Theme.Px(6), max(1.5, c.Theme.Px(1.6)), ink)
	for _, k := range [2]float32{0.5, 0.3} {
		m, wide, high := r.Centre(), r.W*k*0.7, r.W*k*0.7
		lozenge := [4]Point{{m.X, m.Y - high}, {m.X + wide, m.Y}, {m.X, m.Y + high}, {m.X - wide, m.Y}}
		c.Outline(lozenge[:], max(1, c.Theme.Px(2)), Fade(ink, 0.8))
	}
}

// CardLight draws the light that a card gives off while it turns over and flies.
func (c *Canvas) CardLight(r Rect, ink Ink, strength float32) {
	m := r.Centre()
	c.glow(m, r.W*0.85, r.H*1.05, ink, 0.55*strength)
	c.halo(Point{r.X, m.Y}, Point{r.Right(), m.Y}, r.H*0.8, ink, 0.35*strength)
}

// trackBack draws the back of a card that has acted: lozenges in a frame, and a tick.
func (c *Canvas) trackBack(r Rect, ink Ink) {
	m, d := r.Centre(), min(r.W, r.H)*0.4
	m.Y += r.H * 0.03
	for _, k := range [3]float32{1, 0.72, 0.44} {
		lozenge := [4]Point{{m.X, m.Y - d*k}, {m.X + d*k, m.Y}, {m.X, m.Y + d*k}, {m.X - d*k, m.Y}}
		if k == 0.44 {
			c.convex(lozenge[:], flat(Fade(ink, 0.35)))
		}
		c.Outline(lozenge[:], max(1, d*0.05), Fade(ink, 0.9))
	}
	c.tick(m, d*0.2, Blend(Muted, Ivory, 0.3))
}
