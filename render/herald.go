package render

import "strings"

// HeraldView is a short announcement over the board.
type HeraldView struct {
	Title, Text string
	Rim         Ink
	Open        float32 // how far it has appeared, 0..1
	Calm        bool    // it only fades
}

// The parts of a herald, in design units.
const (
	heraldEdge  = 10   // above and below its words
	heraldFades = 0.26 // of its width, on each side
	heraldDeep  = 0.86 // how much of the board it hides
)

// heraldTitle is larger than any other title: it is read while one looks elsewhere.
var heraldTitle = Style{Weight: Display, Size: 27, Tracking: 7, Ink: Ivory}

// Herald draws an announcement as a band of shadow across a field, between two lines of light. The band opens from the
// middle of its height.
func (c *Canvas) Herald(field Rect, v HeraldView) {
	t, title := c.Theme, strings.ToUpper(v.Title)
	st := heraldTitle.With(Fade(Blend(Ivory, v.Rim, 0.15), v.Open))
	if room := field.W * 0.9; t.Measure(title, st) > room {
		k := room / t.Measure(title, st)
		st.Size, st.Tracking = st.Size*k, st.Tracking*k
	}
	wide := field.W * 0.72
	words := t.LineHeight(st)
	if v.Text != "" {
		words += t.ParagraphHeight(v.Text, Body, wide)
	}
	band := Rect{X: field.X, Y: field.Y + field.H*0.07, W: field.W, H: words + t.Px(2*heraldEdge)}
	in, lit := band.Inset2(0, t.Px(heraldEdge)), Fade(v.Rim, v.Open)
	if !v.Calm {
		rest := band.H * (1 - v.Open) / 2
		band.Y, band.H = band.Y+rest, band.H-2*rest
	}
	c.fading(band, Fade(Void, heraldDeep*v.Open))
	for _, y := range [...]float32{band.Y, band.Bottom()} {
		c.fading(Rect{X: band.X, Y: y - t.Px(0.8), W: band.W, H: t.Px(1.6)}, lit)
		c.halo(Point{band.X + band.W*heraldFades, y}, Point{band.Right() - band.W*heraldFades, y}, t.Px(9), v.Rim, 0.4*v.Open)
	}
	head, in := in.CutTop(t.LineHeight(st))
	if !v.Calm { // the words come to rest
		head.X -= t.Px(10) * (1 - v.Open)
	}
	c.Label(head, title, st, Middle)
	under := Body.With(Fade(Body.Ink, v.Open))
	for _, line := range t.Wrap(v.Text, under, wide) {
		var row Rect
		row, in = in.CutTop(t.LineHeight(under))
		c.Label(row, line, under, Middle)
	}
}

// fading fills a rectangle that fades out to both sides.
func (c *Canvas) fading(r Rect, ink Ink) {
	full, none := pigmentOf(ink), pigment{}
	var before [2]uint32
	for i, at := range [...]struct {
		part float32
		col  pigment
	}{{0, none}, {heraldFades, full}, {1 - heraldFades, full}, {1, none}} {
		x := r.X + r.W*at.part
		now := [2]uint32{c.vertex(Point{x, r.Y}, at.col), c.vertex(Point{x, r.Bottom()}, at.col)}
		if i > 0 {
			c.quad(before[0], now[0], now[1], before[1])
		}
		before = now
	}
}
