package render

// Bar draws a progress bar, filled to share.
func (c *Canvas) Bar(r Rect, share float32, ink Ink) {
	radius := min(r.H/2, c.Theme.Px(3))
	c.Round(r, radius, Blend(Panel2, Line, 0.4))
	if share > 0 {
		r.W = max(r.W*clamp01(share), 2*radius)
		c.round(r, radius, vertical(Blend(ink, Ivory, 0.2), ink, r.Y, r.Bottom()))
	}
}

// OddsRow is one outcome and its chance, 0..1.
type OddsRow struct {
	Label string
	Share float32
	Ink   Ink
	Part  bool // of the outcomes above, and not one beside them
}

// OddsHeight returns the height that Odds needs for n rows.
func (t *Theme) OddsHeight(n int) float32 { return float32(n) * t.LineHeight(Small) }

// Odds draws rows of label, bar and percentage from the top of r.
func (c *Canvas) Odds(r Rect, rows []OddsRow) {
	t := c.Theme
	st := Small.With(Ivory)
	var wide float32
	for _, row := range rows {
		wide = max(wide, t.Measure(row.Label, st))
	}
	wide = min(wide, r.W*0.58)
	figure := t.Measure("100%", st)
	figures := percents(rows)
	for i, row := range rows {
		var line, part Rect
		line, r = r.CutTop(t.LineHeight(Small))
		if row.Part {
			c.Fill(Rect{line.X, line.Y, line.W, max(1, t.Px(0.8))}, Line)
		}
		part, line = line.CutLeft(wide)
		c.Label(part, row.Label, st, Left)
		part, line = line.CutRight(figure)
		c.Label(part, figures[i], st, Right)
		bar := line.Inset2(t.Px(8), 0)
		bar.Y, bar.H = line.Y+line.H/2-t.Px(3), t.Px(6)
		c.Bar(bar, row.Share, row.Ink)
	}
}

// Stack draws outcomes as parts of one bar, each with its percentage if it fits.
// Order and figures tell the parts apart too, not only colour.
func (c *Canvas) Stack(r Rect, rows []OddsRow) {
	t := c.Theme
	radius := t.Px(3)
	c.Round(r, radius, Panel2)
	st := Style{Weight: Bold, Size: min(10, r.H*0.72/(t.Scale*t.Text)), Ink: Void}
	x, figures := r.X, percents(rows)
	if k := figuresShare(t, r.W, rows, figures, st); k >= leastFigure {
		st.Size *= k
	}
	for i, row := range rows {
		if row.Share <= 0 {
			continue
		}
		part := Rect{x, r.Y, r.W * row.Share, r.H}
		c.round(part, radius, vertical(Blend(row.Ink, Ivory, 0.18), row.Ink, r.Y, r.Bottom()))
		if s := figures[i]; t.Measure(s, st) < part.W-2 {
			c.Label(part, s, st, Middle)
		}
		x += part.W
	}
}

// leastFigure is how far percentages shrink, so that none is left out.
const leastFigure = 0.65

// figuresShare returns the part of its size at which each percentage fits into its part of a bar.
func figuresShare(t *Theme, wide float32, rows []OddsRow, figures []string, st Style) float32 {
	k := float32(1)
	for i, row := range rows {
		if room, need := wide*row.Share-2, t.Measure(figures[i], st); row.Share > 0 && need >= room {
			k = min(k, room/need*0.95)
		}
	}
	return k
}

// percents writes the chances of rows.
func percents(rows []OddsRow) []string {
	texts := make([]string, len(rows))
	for i, row := range rows {
		texts[i] = Percent(row.Share)
	}
	return texts
}
