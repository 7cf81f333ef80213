package render

// LegacyView is a legacy card that has been turned over.
type LegacyView struct {
	ID, Name, Text string
	Newest         bool
	Hover, Focus   bool
	Picture        PictureView
}

// Styles of a legacy card in the row.
var (
	legacyName = Style{Weight: Bold, Size: 11, Tracking: 0.2, Ink: Ivory}
	legacyText = Style{Weight: Regular, Size: 10.5, Ink: Blend(Muted, Ivory, 0.3)}
)

// legacyEdge is the room around the text of a card in the row, design units.
const legacyEdge = 7

// LegacyHeight returns the height of a card in the row, with its name and text, at a width.
func (t *Theme) LegacyHeight(v LegacyView, wide float32) float32 {
	in := wide - t.Px(2*legacyEdge+6)
	return t.ParagraphHeight(v.Name, legacyName, in) + t.ParagraphHeight(v.Text, legacyText, in) + t.Px(2*legacyEdge)
}

// LegacyCard draws a card of the legacy row.
func (c *Canvas) LegacyCard(r Rect, v LegacyView) {
	t := c.Theme
	radius := t.Px(5)
	frame, width := Blend(Line, Wall, 0.35), t.Hair()
	if v.Newest {
		frame, width = Blend(Wall, Ivory, 0.2), max(1.4, t.Px(1.5))
	}
	if v.Hover {
		frame = Muted
	}
	c.round(r, radius, vertical(Blend(Panel2, Wall, 0.14), Blend(Void, Panel, 0.8), r.Y, r.Bottom()))
	c.Frame(r, radius, width, frame)
	in := r.Inset(t.Px(legacyEdge))
	_, in = in.CutLeft(t.Px(6))
	bar := Rect{r.X + t.Px(4), in.Y, t.Px(2.5), in.H}
	c.Round(bar, bar.W/2, Fade(Wall, 0.9))
	used := c.Paragraph(in, v.Name, legacyName)
	_, in = in.CutTop(used)
	c.Paragraph(in, v.Text, legacyText)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// LegacyDeck draws the legacy deck face down, with a label.
func (c *Canvas) LegacyDeck(r Rect, left int, label string) {
	t := c.Theme
	radius := t.Px(5)
	for i := min(left, 3); i > 0; i-- {
		off := t.Px(2.5) * float32(i-1)
		at := Rect{r.X + off, r.Y + off, r.W - t.Px(6), r.H - t.Px(6)}
		c.round(at, radius, vertical(Blend(Panel, Wall, 0.2), Void, at.Y, at.Bottom()))
		c.Frame(at, radius, t.Hair(), Blend(Line, Wall, 0.5))
	}
	in := Rect{r.X, r.Y, r.W - t.Px(6), r.H - t.Px(6)}
	if left == 0 {
		c.Frame(in, radius, t.Hair(), Line)
	} else {
		c.cardBack(in.Inset2(in.W*0.2, in.H*0.1), 5)
	}
	high := t.LineHeight(legacyName) + t.Px(4)
	foot, _ := in.CutBottom(high)
	c.Round(foot.Inset2(t.Px(3), t.Px(1)), t.Px(3), Fade(Void, 0.75))
	c.Snug(foot.Inset2(t.Px(6), 0), label, legacyName, Middle)
}

// LegacyTurned draws a legacy card that is turned over, large: its back until half the way, then its face, with
// a picture, its name and text, and below them what it means.
func (c *Canvas) LegacyTurned(r Rect, v LegacyView, means string, turn float32) {
	t := c.Theme
	wide := abs32(1 - 2*clamp01(turn))
	at := Rect{r.Centre().X - r.W*wide/2, r.Y, r.W * wide, r.H}
	radius := t.Px(8)
	c.glow(r.Centre(), r.W*0.9, r.H*0.75, Wall, 0.5)
	c.round(at, radius, vertical(Blend(Panel2, Wall, 0.16), Blend(Void, Panel, 0.7), at.Y, at.Bottom()))
	c.Frame(at, radius, max(1.6, t.Px(2)), Blend(Wall, Ivory, 0.25))
	if turn < 0.5 {
		c.cardBack(at.Inset2(at.W*0.1, at.H*0.06), 5)
		return
	}
	if turn < 1 {
		return
	}
	in := at.Inset(t.Px(12))
	title, body, small, need := Title, Body, Small, float32(0)
	for k := float32(1); k > 0.55; k *= 0.95 { // large text shrinks until the card holds it
		title.Size, body.Size, small.Size = Title.Size*k, Body.Size*k, Small.Size*k
		need = t.ParagraphHeight(v.Name, title, in.W) + t.ParagraphHeight(v.Text, body, in.W) + t.ParagraphHeight(means, small, in.W) + t.Px(22)
		if need <= in.H {
			break
		}
	}
	if art, rest := in.CutTop(in.H - need); art.H > t.Px(40) {
		c.Picture(art, v.Picture)
		_, in = rest.CutTop(t.Px(8))
	}
	used := c.Paragraph(in, v.Name, title)
	_, in = in.CutTop(used + t.Px(4))
	used = c.Paragraph(in, v.Text, body)
	_, in = in.CutTop(used + t.Px(8))
	c.Paragraph(in, means, small)
}
