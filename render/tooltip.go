package render

// TooltipView is what hovering over or focusing an area shows.
type TooltipView struct {
	Title string
	Sub   string    // one quiet line under the title, wrapped
	Odds  []OddsRow // outcomes
	Text  string    // a paragraph
	Rules string    // rule references, brass
}

const (
	tooltipWidth   = 230 // design units, widest
	tooltipPadding = 9
)

// Tooltip draws v next to anchor, entirely inside the destination. It goes right of the anchor, else left,
// above or below, and covers the anchor only if no side has room.
func (c *Canvas) Tooltip(anchor Rect, v TooltipView) {
	t := c.Theme
	c.TooltipAt(place(c.TooltipSize(v), anchor, c.bounds.Inset(t.Px(4)), t.Px(10)), v)
}

// TooltipSize returns a rectangle of the size of v, at the origin.
func (c *Canvas) TooltipSize(v TooltipView) Rect {
	t := c.Theme
	screen := c.bounds.Inset(t.Px(4))
	width := min(t.Px(tooltipWidth)*max(1, t.Fine()), screen.W)
	return Rect{W: width, H: min(t.tooltipHeight(v, width-2*t.Px(tooltipPadding)), screen.H)}
}

// TooltipAt draws v into r, whose size must come from TooltipSize.
func (c *Canvas) TooltipAt(r Rect, v TooltipView) {
	t := c.Theme
	if t.Told != nil {
		t.Told(r)
	}
	radius := t.Px(5)
	shadow, top, frame := Rect{r.X + t.Px(2), r.Y + t.Px(3), r.W, r.H}, Blend(Panel2, Line, 0.3), Blend(Brass, Line, 0.2)
	c.Round(shadow, radius, Fade(Void, 0.6))
	if worn.Etched {
		arched(c, r, top, Panel, frame, max(1, t.Px(1.1)))
		lozenge(c, Point{r.Centre().X, r.Y + 1}, t.Px(2.6), t.Px(3.6), frame)
	} else {
		c.round(r, radius, vertical(top, Panel, r.Y, r.Bottom()))
		c.Frame(r, radius, max(1, t.Px(1.1)), frame)
	}
	t.Unread(func() { c.tooltipText(r.Inset(t.Px(tooltipPadding)), v) })
}

func (t *Theme) tooltipHeight(v TooltipView, width float32) float32 {
	h := 2*t.Px(tooltipPadding) + t.ParagraphHeight(v.Title, Strong, width)
	for _, part := range []string{v.Sub, v.Text, v.Rules} {
		if part != "" {
			h += t.ParagraphHeight(part, Small, width) + t.Px(2)
		}
	}
	if len(v.Odds) > 0 {
		h += t.OddsHeight(len(v.Odds)) + t.Px(8)
	}
	return h
}

func (c *Canvas) tooltipText(in Rect, v TooltipView) {
	t := c.Theme
	paragraph := func(s string, st Style, gap float32) {
		if s != "" && in.H >= t.LineHeight(st)*0.99 {
			_, in = in.CutTop(c.Paragraph(in, s, st) + gap)
		}
	}
	paragraph(v.Title, Strong, 0)
	_, in = in.CutTop(t.Px(2))
	paragraph(v.Sub, Small, 0)
	if len(v.Odds) > 0 {
		_, in = in.CutTop(t.Px(4))
		c.Odds(in, v.Odds)
		_, in = in.CutTop(t.OddsHeight(len(v.Odds)) + t.Px(4))
	}
	paragraph(v.Text, Small.With(Blend(Muted, Ivory, 0.6)), t.Px(2))
	paragraph(v.Rules, RuleRef, 0)
}

// place puts r next to anchor with the given gap, inside screen.
func place(r, anchor, screen Rect, gap float32) Rect {
	mid := anchor.Centre()
	spots := [4]Point{
		{anchor.Right() + gap, mid.Y - r.H/2},
		{anchor.X - gap - r.W, mid.Y - r.H/2},
		{mid.X - r.W/2, anchor.Y - gap - r.H},
		{mid.X - r.W/2, anchor.Bottom() + gap},
	}
	for i, s := range spots {
		r.X, r.Y = s.X, s.Y
		sideways := i < 2 && r.X >= screen.X && r.Right() <= screen.Right()
		upright := i >= 2 && r.Y >= screen.Y && r.Bottom() <= screen.Bottom()
		if sideways || upright {
			return r.Within(screen)
		}
	}
	r.X, r.Y = spots[0].X, spots[0].Y
	return r.Within(screen)
}
