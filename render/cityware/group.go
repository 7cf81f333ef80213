package cityware

import "precipice/render"

// GroupView is a group of hostiles and what it will do. All words are those of the caller.
type GroupView struct {
	Over, Name string // a heading, such as the number of the group, and its name
	Empowered  bool   // by night
	Does       string // heading over what the kinds do; "" for none
	Kinds      []KindView
	Abreast    bool       // the rows of a kind stand two side by side, where there is little room
	Notes      []string   // a line each, below
	Accent     render.Ink // zero for the colour of hostiles
}

// KindView is one kind of hostiles in a group, which makes a roll of its own.
type KindView struct {
	Stats   []string // a line for each sort of miniature: how many there are, and their values
	Rows    []DoView // what they may do
	Aims    string   // whom they strike by all of these, under rows that stand abreast; "" for nothing
	Strikes string   // heading over the bar of damage; "" for none
	After   string   // behind that heading, such as which defence is counted in
	Damage  []Share
}

// DoView is one thing that a group may do.
type DoView struct {
	Name, Note string
	Chance     string  // in words, such as "50 %"
	Share      float32 // of it, 0..1
	Hover      bool
	Focus      bool
	Rolled     bool // it is what was rolled
}

// Share is a part of a bar.
type Share struct {
	Label string
	Part  float32    // 0..1
	Ink   render.Ink // the zero ink gives one by its place: slate first, then towards blood
}

// GroupAreas holds the rectangles of a drawn card.
type GroupAreas struct {
	Rows   []render.Rect // of all kinds, one after the other
	Damage []render.Rect // by kind, empty for one without a bar
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
	h += t.ParagraphHeight(v.Name, render.Title, wide-t.Px(20))
	if v.Does != "" {
		h += t.LineHeight(heading()) + t.Px(6)
	}
	for i := range v.Kinds {
		h += v.Kinds[i].height(t, wide-t.Px(20), v.Abreast, v.mixed())
	}
	if v.mixed() {
		h += t.Px(kindGap) * float32(len(v.Kinds))
	}
	for _, note := range v.Notes {
		h += t.ParagraphHeight(note, plain(), wide-t.Px(20))
	}
	return h
}

// kindGap stands above each kind of a mixed group, design units.
const kindGap = 3

// mixed reports whether a group has several kinds.
func (v *GroupView) mixed() bool { return len(v.Kinds) > 1 }

// height returns the height of a kind with a width.
func (v *KindView) height(t *render.Theme, wide float32, abreast, brief bool) (h float32) {
	for _, line := range v.Stats {
		h += statHeight(t, line, wide, brief)
	}
	if v.Aims != "" && abreast {
		h += t.LineHeight(quiet())
	}
	h += float32(lines(len(v.Rows), abreast)) * (doHeight(t) + t.Px(3))
	if v.Strikes != "" {
		h += t.LineHeight(heading()) + t.Px(8) + barHeight(t)
		if !v.oneLine(t, wide) {
			h += t.ParagraphHeight(v.Strikes, heading(), wide) + t.ParagraphHeight(v.After, quiet(), wide) - t.LineHeight(heading())
		}
	}
	return h
}

// statHeight returns the height of a line of values, which is not divided where there are brief ones for several kinds.
func statHeight(t *render.Theme, line string, wide float32, brief bool) float32 {
	if brief {
		return t.LineHeight(quiet())
	}
	return t.ParagraphHeight(line, quiet(), wide)
}

// lines returns on how many lines some rows stand.
func lines(rows int, abreast bool) int {
	if abreast {
		return (rows + 1) / 2
	}
	return rows
}

// oneLine reports whether the heading over the bar has room beside what stands behind it.
func (v *KindView) oneLine(t *render.Theme, wide float32) bool {
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
	g.paragraph(v.Name, render.Title)
	st := quiet()
	if v.Empowered {
		st.Ink = render.Blend(v.Accent, render.Ivory, 0.55)
	}
	for i := 0; i < len(v.Kinds) && !v.mixed(); i++ {
		for _, line := range v.Kinds[i].Stats {
			g.paragraph(line, st)
		}
	}
	if v.Does != "" {
		g.cut(t.Px(4))
		c.Label(g.cut(t.LineHeight(heading())), v.Does, heading(), render.Left)
		g.cut(t.Px(2))
	}
	for i := range v.Kinds {
		k := &v.Kinds[i]
		if v.mixed() {
			g.cut(t.Px(kindGap))
			g.lines(st.With(render.Blend(st.Ink, render.Ivory, 0.5)), k.Stats...)
		}
		out.Rows = append(out.Rows, g.rows(k.Rows, v.Abreast)...)
		if k.Aims != "" && v.Abreast {
			g.lines(quiet(), k.Aims)
		}
		out.Damage = append(out.Damage, g.strikes(k))
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

// lines draws texts on a line each, as small as that needs.
func (g *column) lines(st render.Style, texts ...string) {
	for _, text := range texts {
		g.c.Snug(g.cut(g.c.Theme.LineHeight(quiet())), text, st, render.Left)
	}
}

// rows draws what a kind may do, and returns where.
func (g *column) rows(list []DoView, abreast bool) (areas []render.Rect) {
	t, across := g.c.Theme, 1
	if abreast {
		across = 2
	}
	for i := 0; i < len(list); i += across {
		line := g.cut(doHeight(t))
		for k, at := range line.Columns(across, t.Px(3)) {
			if i+k < len(list) {
				areas = append(areas, at)
				doRow(g.c, at, list[i+k])
			}
		}
		g.cut(t.Px(3))
	}
	return areas
}

// strikes draws the bar of damage of a kind under its heading, and returns where it is.
func (g *column) strikes(v *KindView) (bar render.Rect) {
	if v.Strikes == "" {
		return bar
	}
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
	bar = g.cut(barHeight(t))
	ShareBar(g.c, bar, v.Damage)
	g.cut(t.Px(2))
	return bar
}

// mostDoShrink is how much wider than its room a name may be that shrinks to it.
const mostDoShrink = 1.5

// doRow draws one thing that a group may do: its name, what that is, and how likely it is, as a bar behind them.
func doRow(c *render.Canvas, r render.Rect, v DoView) {
	t, b := c.Theme, brush(c)
	radius := t.Px(3)
	b.Plate(r, radius, render.Fade(render.Void, 0.6), render.Fade(render.Void, 0.6))
	if v.Share > 0 {
		part := r
		part.W = max(t.Px(8), r.W*min(1, v.Share))
		deep := render.DeepBlood
		if v.Hover || v.Rolled {
			deep = render.Blend(deep, render.Hostile, 0.3)
		}
		b.Plate(part, radius, render.Blend(deep, render.Hostile, 0.12), deep)
	}
	if v.Rolled {
		c.Frame(r, radius, t.Px(1.5), render.Hostile)
	}
	in := r.Inset2(t.Px(7), 0)
	chance, in := in.CutRight(t.Measure(v.Chance, strong()))
	c.Label(chance, v.Chance, strong(), render.Right)
	_, in = in.CutRight(t.Px(6))
	first, rest := in.CutLeft(min(in.W, t.Measure(v.Name, strong())))
	if wide := t.Measure(v.Name, strong()); wide > first.W && wide <= first.W*mostDoShrink {
		c.Snug(first, v.Name, strong(), render.Left)
	} else {
		c.Label(first, v.Name, strong(), render.Left)
	}
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
