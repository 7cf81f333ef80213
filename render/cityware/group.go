package cityware

import "precipice/render"

// GroupView is a group of hostiles and what it will do. All words are those of the caller.
type GroupView struct {
	Over, Name string // a heading, such as the number of the group, and its name
	Stats      string
	Empowered  bool     // by night
	Does       string   // heading over the rows; "" for none
	Rows       []DoView // what the group may do
	Strikes    string   // heading over the bar of damage; "" for none
	After      string   // behind that heading, such as which defence is counted in
	Damage     []Share
	Notes      []string   // a line each, below
	Accent     render.Ink // zero for the colour of hostiles
}

// DoView is one thing that a group may do.
type DoView struct {
	Name, Note string
	Chance     string  // in words, such as "50 %"
	Share      float32 // of it, 0..1
	Hover      bool
	Focus      bool
}

// Share is a part of a bar.
type Share struct {
	Label string
	Part  float32    // 0..1
	Ink   render.Ink // the zero ink gives one by its place: slate first, then towards blood
}

// GroupAreas holds the rectangles of a drawn card.
type GroupAreas struct {
	Rows   []render.Rect
	Damage render.Rect
	Rest   render.Rect
}

// doHigh is the height of a row, design units; it grows with the text.
const doHigh = 22

func doHeight(t *render.Theme) float32 {
	return max(t.Grown(doHigh), t.LineHeight(strong())+t.Px(3))
}

// GroupHeight returns the height of a card with a width, device pixels.
func GroupHeight(t *render.Theme, wide float32, v GroupView) float32 {
	h := t.PanelInside(render.Rect{W: wide, H: t.Px(400)}, render.PanelView{}).Y + t.Px(12)
	if v.Over != "" {
		h += t.LineHeight(heading())
	}
	h += t.LineHeight(render.Title) + t.ParagraphHeight(v.Stats, quiet(), wide-t.Px(20))
	if v.Does != "" {
		h += t.LineHeight(heading()) + t.Px(6)
	}
	h += float32(len(v.Rows)) * (doHeight(t) + t.Px(3))
	if v.Strikes != "" {
		h += t.LineHeight(heading()) + t.Px(8) + barHeight(t)
		if in := wide - t.Px(20); !v.oneLine(t, in) {
			h += t.ParagraphHeight(v.Strikes, heading(), in) + t.ParagraphHeight(v.After, quiet(), in) - t.LineHeight(heading())
		}
	}
	for _, note := range v.Notes {
		h += t.ParagraphHeight(note, plain(), wide-t.Px(20))
	}
	return h
}

// oneLine reports whether the heading over the bar has room beside what stands behind it.
func (v *GroupView) oneLine(t *render.Theme, wide float32) bool {
	return t.Measure(v.Strikes, heading())+t.Measure(v.After, quiet())+t.Px(6) <= wide
}

func barHeight(t *render.Theme) float32 { return t.LineHeight(strong()) + t.Px(2) }

// GroupCard draws a panel with a group and what it will do.
func GroupCard(c *render.Canvas, r render.Rect, v GroupView) (out GroupAreas) {
	t := c.Theme
	if v.Accent.A == 0 {
		v.Accent = render.Hostile
	}
	g := column{c, c.Panel(r, render.PanelView{Accent: render.Blend(v.Accent, render.Void, 0.3)})}
	if v.Over != "" {
		c.Label(g.cut(t.LineHeight(heading())), v.Over, heading().With(v.Accent), render.Left)
	}
	c.Label(g.cut(t.LineHeight(render.Title)), v.Name, render.Title, render.Left)
	stats := quiet()
	if v.Empowered {
		stats.Ink = render.Blend(v.Accent, render.Ivory, 0.55)
	}
	g.paragraph(v.Stats, stats)
	if v.Does != "" {
		g.cut(t.Px(4))
		c.Label(g.cut(t.LineHeight(heading())), v.Does, heading(), render.Left)
		g.cut(t.Px(2))
	}
	for _, row := range v.Rows {
		at := g.cut(doHeight(t))
		out.Rows = append(out.Rows, at)
		doRow(c, at, row)
		g.cut(t.Px(3))
	}
	if v.Strikes != "" {
		out.Damage = g.strikes(&v)
	}
	for _, note := range v.Notes {
		g.paragraph(note, plain())
	}
	out.Rest = g.in
	return out
}

// column is what is left of a card while it is drawn from above.
type column struct {
	c  *render.Canvas
	in render.Rect
}

// cut returns a height of what is left.
func (g *column) cut(high float32) (at render.Rect) {
	at, g.in = g.in.CutTop(high)
	return at
}

func (g *column) paragraph(text string, st render.Style) { g.cut(g.c.Paragraph(g.in, text, st)) }

// strikes draws the bar of damage under its heading, and returns where it is.
func (g *column) strikes(v *GroupView) render.Rect {
	t := g.c.Theme
	g.cut(t.Px(4))
	if v.oneLine(t, g.in.W) {
		head := g.cut(t.LineHeight(heading()))
		g.c.Label(head, v.Strikes, heading(), render.Left)
		g.c.Label(head, v.After, quiet(), render.Right)
	} else {
		g.paragraph(v.Strikes, heading())
		g.paragraph(v.After, quiet())
	}
	g.cut(t.Px(2))
	bar := g.cut(barHeight(t))
	ShareBar(g.c, bar, v.Damage)
	g.cut(t.Px(2))
	return bar
}

// doRow draws one thing that a group may do: its name, what that is, and how likely it is, as a bar behind them.
func doRow(c *render.Canvas, r render.Rect, v DoView) {
	t, b := c.Theme, brush(c)
	radius := t.Px(3)
	b.Plate(r, radius, render.Fade(render.Void, 0.6), render.Fade(render.Void, 0.6))
	if v.Share > 0 {
		part := r
		part.W = max(t.Px(8), r.W*min(1, v.Share))
		deep := render.DeepBlood
		if v.Hover {
			deep = render.Blend(deep, render.Hostile, 0.3)
		}
		b.Plate(part, radius, render.Blend(deep, render.Hostile, 0.12), deep)
	}
	in := r.Inset2(t.Px(7), 0)
	chance, in := in.CutRight(t.Measure(v.Chance, strong()))
	c.Label(chance, v.Chance, strong(), render.Right)
	_, in = in.CutRight(t.Px(6))
	first, rest := in.CutLeft(min(in.W, t.Measure(v.Name, strong())))
	c.Label(first, v.Name, strong(), render.Left)
	if _, rest = rest.CutLeft(t.Px(7)); v.Note != "" && t.Measure(v.Note, plain()) <= rest.W*max(1, t.Size) { // else the tip says it
		c.Label(rest, v.Note, plain().With(render.Blend(render.Muted, render.Ivory, 0.5)), render.Left)
	}
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// ShareBar draws the parts of a whole side by side, each with its label where that has room.
func ShareBar(c *render.Canvas, r render.Rect, shares []Share) {
	t := c.Theme
	x := r.X
	for i, s := range shares {
		wide := r.W * max(0, min(1, s.Part))
		at := render.Rect{X: x, Y: r.Y, W: max(0, wide-max(1, t.Px(1))), H: r.H}
		x += wide
		ink := s.Ink
		if ink.A == 0 {
			ink = shareInk(i, len(shares))
		}
		c.Gradient(at, render.Blend(ink, render.Ivory, 0.1), render.Blend(ink, render.Void, 0.12))
		if st := strong().With(inkOn(ink)); t.Measure(s.Label, st)+t.Px(2) <= at.W {
			c.Label(at, s.Label, st, render.Middle)
		}
	}
}

// shareInk returns the colour of the damage of a place in a bar: slate for none, bone for little, blood for much.
func shareInk(i, n int) render.Ink {
	if i == 0 {
		return inkOf(0x6b7f88)
	}
	if n <= 2 {
		return render.Hostile
	}
	k := float32(i-1) / float32(n-2)
	if k < 0.5 {
		return render.Blend(render.BoneLight, render.Hostile, 0.25+k*1.5)
	}
	return render.Blend(render.Hostile, render.DeepBlood, (k-0.5)*1.4)
}

// inkOn returns a colour of letters that can be read on another.
func inkOn(ground render.Ink) render.Ink {
	if render.Contrast(render.Void, ground) > render.Contrast(render.Ivory, ground) {
		return render.Void
	}
	return render.Ivory
}
