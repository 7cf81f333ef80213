package render

import "strconv"

// ExplorerRowView is an explorer of a quest in a list: who it is, and what it keeps.
type ExplorerRowView struct {
	Figure, Letter, Name, Note string
	Number                     int // of the key that picks it, 0 for none
	Rim                        Ink
	Clues, Points, Cards       int
	Picked, Dead, Dim          bool
	Hover, Focus               bool
}

// ExplorerRowHeight returns the height of a row, in device pixels.
func (t *Theme) ExplorerRowHeight() float32 {
	return t.LineHeight(Strong) + t.LineHeight(Small) + t.Px(14)
}

// ExplorerRow draws a row into r.
func (c *Canvas) ExplorerRow(r Rect, v ExplorerRowView) {
	t := c.Theme
	radius := t.Px(5)
	rim, ink, quiet := v.Rim, Ivory, Small.With(Blend(Muted, Ivory, 0.15))
	frame, width := Line, t.Hair()
	switch {
	case v.Dead:
		rim, ink, quiet = Blend(Muted, Panel, 0.5), Muted, Small.With(Blend(Hostile, Ivory, 0.35))
	case v.Picked:
		frame, width = v.Rim, max(1.4, t.Px(1.6))
	case v.Hover:
		frame = Brass
	}
	breath := map[bool]float32{true: 0.16, false: 0.04}[v.Picked || v.Hover]
	c.round(r, radius, func(p Point) pigment {
		k := 1 - clamp01((p.X-r.X)/(r.W*0.8))
		return pigmentOf(Blend(Blend(Panel, Panel2, 0.6), rim, breath*k))
	})
	c.Frame(r, radius, width, frame)
	in := r.Inset2(t.Px(6), t.Px(4))
	face, in := in.CutLeft(min(in.H, t.Px(52)))
	c.portrait(face.Centre(), face.W*0.47, v.Figure, v.Letter, rim)
	if v.Dead {
		c.strike(face.Centre(), face.W*0.47)
	}
	_, in = in.CutLeft(t.Px(8))
	if v.Number > 0 && !t.NoKeys {
		var at Rect
		at, in = in.CutRight(t.Measure("0", Small) + t.Px(4))
		c.Label(at, KeyName(v.Number), Small, Right)
	}
	name, note := in.CutTop(in.H * 0.54)
	c.Snug(name, v.Name, Strong.With(ink), Left)
	note = c.keeps(note, v)
	c.Snug(note, v.Note, quiet, Left)
	if v.Dim {
		c.Round(r, radius, Fade(Void, 0.4))
	}
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// keeps draws what an explorer keeps at the right of a line, and returns the rest of the line.
func (c *Canvas) keeps(r Rect, v ExplorerRowView) Rect {
	t := c.Theme
	for _, k := range []struct {
		n   int
		ink Ink
	}{{v.Cards, Brass}, {v.Points, Find}, {v.Clues, Portal}} {
		if k.n == 0 || v.Dead {
			continue
		}
		text := strconv.Itoa(k.n)
		size := min(r.H*0.5, t.Px(9)*t.Text)
		wide := t.Measure(text, Small) + size + t.Px(9)
		var at Rect
		at, r = r.CutRight(min(wide, r.W))
		mark := Point{at.X + size*0.6, at.Centre().Y}
		switch k.ink {
		case Portal:
			c.Disc(mark, size*0.5, k.ink)
		case Find:
			c.convex([]Point{{mark.X, mark.Y - size*0.62}, {mark.X + size*0.62, mark.Y}, {mark.X, mark.Y + size*0.62}, {mark.X - size*0.62, mark.Y}}, flat(k.ink))
		default:
			c.Round(Rect{mark.X - size*0.36, mark.Y - size*0.52, size * 0.72, size * 1.04}, size*0.15, k.ink)
		}
		c.Snug(Rect{at.X + size + t.Px(5), at.Y, at.W - size - t.Px(5), at.H}, text, Small.With(Blend(k.ink, Ivory, 0.4)), Left)
	}
	return r
}
