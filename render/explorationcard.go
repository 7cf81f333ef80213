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

// WayIn draws the way into the fortress: a road with the exploration cards as its stations, and the party on it behind
// so many of them, where there is room. It returns the rectangles of the cards, and where the first of all this begins.
func (c *Canvas) WayIn(r Rect, cards []ExplorationCardView, party []Bystander, behind int) (out []Rect, begin float32) {
	t, n := c.Theme, float32(len(cards))
	gap, slot := t.Px(12), r.H*(0.3+0.3*float32(len(party)))
	if len(party) == 0 || (r.W-slot-gap*n)/n < r.H*0.62 {
		slot, party = 0, nil
	}
	wide := min((r.W-slot-gap*(n-1))/n, r.H*0.86)
	x := r.Centre().X - (wide*n+gap*(n-1)+slot)/2
	begin = x
	stand := x
	for i := range cards {
		if i == behind {
			x += slot
		}
		out = append(out, Rect{x, r.Y, wide, r.H})
		if x += wide + gap; i < behind {
			stand = x - gap
		}
	}
	road{c, r}.slabs(stand + slot/2)
	for i := range cards {
		c.explorationCard(out[i], &cards[i], int32(i))
	}
	road{c, Rect{stand, r.Y, slot, r.H}}.party(party)
	return out, begin
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
		ink, st = Brass, Style{Weight: Bold, Size: 10.5, Ink: Ivory}
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
		if t.Held {
			st.Size *= 0.88
		} else {
			st = t.fit(st, 0.88)
		}
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
