package render

import "strings"

// ExplorationCardView is a card of the exploration deck on the way in.
type ExplorationCardView struct {
	Name    string // empty while face down
	Combat  bool
	Current bool
	Hover   bool
	Focus   bool
}

// WayIn draws the exploration cards in a row and returns their rectangles.
func (c *Canvas) WayIn(r Rect, cards []ExplorationCardView) []Rect {
	t := c.Theme
	gap := t.Px(10)
	wide := min((r.W-gap*float32(len(cards)-1))/float32(len(cards)), r.H*0.86)
	x := r.Centre().X - (wide*float32(len(cards))+gap*float32(len(cards)-1))/2
	out := make([]Rect, 0, len(cards))
	for i := range cards {
		at := Rect{x + float32(i)*(wide+gap), r.Y, wide, r.H}
		c.explorationCard(at, &cards[i], int32(i))
		out = append(out, at)
	}
	return out
}

func (c *Canvas) explorationCard(r Rect, v *ExplorationCardView, n int32) {
	t := c.Theme
	radius := t.Px(panelRadius)
	top, bottom, frame, width := Panel, Void, Line, t.Hair()
	if v.Name != "" {
		top, bottom = Blend(Panel2, Line, 0.3), Panel2
	}
	switch {
	case v.Current:
		frame, width = Brass, max(1.5, t.Px(1.8))
	case v.Hover:
		frame = Muted
	}
	c.round(r, radius, vertical(top, bottom, r.Y, r.Bottom()))
	c.Frame(r, radius, width, frame)
	if v.Name == "" {
		c.cardBack(r, n)
		return
	}
	ink, st := Muted, Small
	if v.Current {
		ink, st = Brass, Style{Bold, 10.5, 0, Ivory}
	}
	head, foot := r.CutTop(r.H * 0.5)
	c.sortSign(head.Centre().add(Point{0, head.H * 0.08}), head.H*0.24, v.Combat, ink)
	c.cardName(foot.Inset2(t.Px(3), t.Px(2)), v.Name, st)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// cardName writes a name over as many lines as it takes, and shrinks it to fit if necessary.
func (c *Canvas) cardName(r Rect, name string, st Style) {
	t := c.Theme
	st.Size /= max(1, t.Text*0.85)
	var lines []string
	for range 6 {
		lines = t.Wrap(name, st, r.W)
		whole := float32(len(lines))*t.LineHeight(st) <= r.H
		for _, word := range strings.Fields(name) {
			whole = whole && t.Measure(word, st) <= r.W
		}
		if whole {
			break
		}
		st.Size *= 0.88
	}
	for _, line := range lines {
		var at Rect
		at, r = r.CutTop(t.LineHeight(st))
		c.Snug(at, line, st, Middle)
	}
}

// cardBack draws the back of an exploration card: a shard within a shard.
func (c *Canvas) cardBack(r Rect, n int32) {
	m := r.Centre()
	for i, k := range [3]float32{0.34, 0.22, 0.1} {
		shape := [4]Point{{m.X, m.Y - r.H*k}, {m.X + r.W*k, m.Y}, {m.X, m.Y + r.H*k}, {m.X - r.W*k, m.Y}}
		c.Outline(shape[:], c.Theme.Hair(), Blend(Wall, Void, 0.5+0.1*float32(i)+0.12*hash(n, int32(i), 3)))
	}
}

// sortSign draws a hexagon for a combat and a diamond for a challenge.
func (c *Canvas) sortSign(at Point, radius float32, combat bool, ink Ink) {
	corners, turn := 4, float32(0)
	if combat {
		corners, turn = 6, pi/6
	}
	outline := make([]Point, 0, 6)
	for i := range corners {
		s, co := sincos(turn + 2*pi*float32(i)/float32(corners))
		outline = append(outline, Point{at.X + co*radius, at.Y + s*radius})
	}
	c.Outline(outline, max(1.2, radius*0.12), ink)
	c.Disc(at, radius*0.16, ink)
}

// CardArt draws the picture of an exploration card: columns of black crystal around a sign of light,
// different for every name.
func (c *Canvas) CardArt(r Rect, name string, combat bool) {
	seed := int32(7)
	for _, ch := range name {
		seed = seed*31 + ch
	}
	radius := c.Theme.Px(4)
	c.round(r, radius, vertical(Blend(Void, Wall, 0.1), Void, r.Y, r.Bottom()))
	c.Clip(r.Inset(c.Theme.Hair()), func() {
		sign := Point{r.X + r.W*(0.4+0.2*hash(seed, 1, 1)), r.Y + r.H*(0.3+0.14*hash(seed, 2, 1))}
		ink := Wall
		if combat {
			ink = Hostile
		} else if name != "maglev" {
			ink = Blend(Wall, Portal, 0.75*hash(seed, 4, 1))
		}
		c.glow(sign, r.W*0.7, r.H*0.55, ink, 0.3)
		c.crystals(r, seed, 0.55, Blend(Panel, ink, 0.1))
		c.artSign(sign, min(r.W, r.H)*0.17, signOf(name, combat, seed), seed, ink)
		c.crystals(r, seed+57, 1, Blend(Void, ink, 0.12))
	})
	c.Frame(r, radius, c.Theme.Hair(), Line)
}

// crystals draws a row of shards that rise from the foot of r; tall is the height of the tallest.
func (c *Canvas) crystals(r Rect, seed int32, tall float32, ink Ink) {
	n := int32(9)
	step := r.W / float32(n)
	for i := range n + 1 {
		at := r.X + step*(float32(i)+0.5*hash(seed, i, 5)-0.3)
		edge := abs32(float32(i)/float32(n)*2 - 1)
		high := r.H * (0.16 + 0.5*edge*edge*tall + 0.28*hash(seed, i, 6)) * (1.25 - 0.4*tall)
		wide := step * (0.55 + 0.5*hash(seed, i, 7))
		lean := wide * (hash(seed, i, 8) - 0.5)
		tip, foot := Point{at + lean, r.Bottom() - high}, r.Bottom()
		left, mid, right := Point{at - wide/2, foot}, Point{at + wide*0.1, foot}, Point{at + wide/2, foot}
		waist := Point{at + wide*0.12 + lean*0.6, foot - high*0.62}
		c.polygon([]Point{left, {left.X + lean*0.5, foot - high*0.7}, tip, waist, mid}, vertical(Blend(ink, Ivory, 0.1), Blend(ink, Void, 0.7), tip.Y, foot))
		c.polygon([]Point{mid, waist, tip, {right.X + lean*0.5, foot - high*0.66}, right}, vertical(Blend(ink, Void, 0.25), Void, tip.Y, foot))
		c.Stroke([]Point{tip, waist, mid}, c.Theme.Hair(), Fade(Blend(ink, Ivory, 0.35), 0.5))
	}
}
