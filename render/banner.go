package render

// BannerView is what a banner over the board announces.
type BannerView struct {
	Sign        string // a number before the title, "" for none
	Title, Text string
	Rim         Ink
	Open        float32 // how far it has appeared, 0..1
	Calm        bool    // it only fades
}

// The parts of a banner, in design units.
const (
	bannerWide = 430
	bannerSign = 46
	bannerSink = 14 // how far it sinks while it appears
)

// Banner draws a banner at the top of a field, and returns where.
func (c *Canvas) Banner(field Rect, v BannerView) Rect {
	t := c.Theme
	wide := min(t.Px(bannerWide)*min(t.Text, 1.5), field.W*0.94)
	sign := float32(0)
	if v.Sign != "" {
		sign = t.Px(bannerSign)
	}
	high := t.LineHeight(Title) + t.Px(22)
	if v.Text != "" {
		high += t.ParagraphHeight(v.Text, Body, wide-sign-t.Px(30))
	}
	r := Rect{X: field.Centre().X - wide/2, Y: field.Y + t.Px(14), W: wide, H: high}
	if !v.Calm {
		r.Y -= t.Px(bannerSink) * (1 - v.Open)
		reach := (field.W - wide) / 2 * v.Open
		for _, y := range [...]float32{r.Y, r.Bottom()} { // light runs along its edges to both sides
			c.halo(Point{r.X - reach, y}, Point{r.Right() + reach, y}, t.Px(7), v.Rim, 0.5*v.Open*(1-v.Open)*4)
		}
	}
	c.Round(r, t.Px(6), Fade(Panel, 0.96*v.Open))
	c.Frame(r, t.Px(6), t.Px(1.6), Fade(v.Rim, v.Open))
	in := r.Inset2(t.Px(14), t.Px(9))
	if v.Sign != "" {
		at, rest := in.CutLeft(sign)
		c.Badge(Point{X: at.X + t.Px(18), Y: at.Centre().Y}, t.Px(18), v.Sign, Fade(v.Rim, v.Open))
		in = rest
	}
	head, in := in.CutTop(t.LineHeight(Title))
	c.Snug(head, v.Title, Title.With(Fade(Title.Ink, v.Open)), Left)
	c.Paragraph(in, v.Text, Body.With(Fade(Body.Ink, v.Open)))
	return r
}
