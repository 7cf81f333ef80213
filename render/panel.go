package render

// PanelView is a framed area of the screen.
type PanelView struct {
	Title  string
	Accent Ink  // frame; the zero ink gives a hairline
	Card   bool // a card on a panel: one step lighter
}

// Corner radius and padding of panels, design units.
const (
	panelRadius  = 6
	panelPadding = 10
)

// Panel draws a panel and returns the rectangle for its content.
func (c *Canvas) Panel(r Rect, v PanelView) Rect {
	t := c.Theme
	if worn.Etched {
		archedPanel(c, r, v)
	} else {
		plainPanel(c, r, v)
	}
	if v.Title != "" {
		head, _ := t.padded(r).CutTop(t.LineHeight(Heading))
		c.Label(head, v.Title, Heading, Left)
	}
	return t.PanelInside(r, v)
}

// plainPanel draws a panel with round corners.
func plainPanel(c *Canvas, r Rect, v PanelView) {
	t := c.Theme
	radius := t.Px(panelRadius)
	top, bottom := Blend(Panel, Panel2, 0.55), Panel
	if v.Card {
		top, bottom = Blend(Panel2, Line, 0.25), Panel2
	}
	c.round(r, radius, vertical(top, bottom, r.Y, r.Bottom()))
	if v.Accent.A == 0 {
		c.Frame(r, radius, t.Hair(), Line)
		return
	}
	c.Frame(r, radius, max(1.5, t.Px(1.6)), v.Accent)
}

// archedPanel draws a panel of the etching.
func archedPanel(c *Canvas, r Rect, v PanelView) {
	top, bottom := Blend(Panel2, Line, 0.12), Blend(Panel, Void, 0.35)
	if v.Card {
		top, bottom = Blend(Panel2, Line, 0.4), Panel
	}
	frame, width := worn.paneFrame(), c.Theme.Hair()
	if v.Accent.A != 0 {
		frame, width = v.Accent, max(1.5, c.Theme.Px(1.6))
	} else if v.Card {
		frame = Line
	}
	arched(c, r, top, bottom, frame, width)
	if v.Accent.A != 0 {
		lozenge(c, Point{r.Centre().X, r.Y + width/2}, c.Theme.Px(3), c.Theme.Px(4.2), v.Accent)
	}
}

// padded returns a panel without its padding. Under an arch there is a little more.
func (t *Theme) padded(r Rect) Rect {
	in := r.Inset(t.Px(panelPadding))
	if worn.Etched {
		_, in = in.CutTop(t.archRise(r) * 0.4)
	}
	return in
}

// PanelInside returns what Panel would.
func (t *Theme) PanelInside(r Rect, v PanelView) Rect {
	in := t.padded(r)
	if v.Title != "" {
		_, in = in.CutTop(t.LineHeight(Heading) + t.Px(4))
	}
	return in
}

// Rule draws a horizontal hairline across the top of r.
func (c *Canvas) Rule(r Rect) {
	c.Fill(Rect{round32(r.X), round32(r.Y), r.W, c.Theme.Hair()}, Line)
}

// Backdrop fills the destination with darkness and, without an etching's dress, a hint of violet.
func (c *Canvas) Backdrop() {
	b := c.bounds
	c.Fill(b, Void)
	if worn.Etched {
		courses(c, b)
		return
	}
	c.glow(Point{b.Centre().X, b.Y + b.H*0.4}, b.W*0.62, b.H*0.75, Wall, 0.075)
}

// Shade covers r with darkness that fades out around it over a width.
func (c *Canvas) Shade(r Rect, soft float32) {
	dark, none := pigmentOf(Void), pigmentOf(Fade(Void, 0))
	x, y := [4]float32{r.X - soft, r.X, r.Right(), r.Right() + soft}, [4]float32{r.Y - soft, r.Y, r.Bottom(), r.Bottom() + soft}
	var at [4][4]uint32
	for i := range at {
		for j := range at[i] {
			col := none
			if i%3 != 0 && j%3 != 0 {
				col = dark
			}
			at[i][j] = c.vertex(Point{x[j], y[i]}, col)
		}
	}
	for i := range 3 {
		for j := range 3 {
			c.quad(at[i][j], at[i][j+1], at[i+1][j+1], at[i+1][j])
		}
	}
}

// Badge draws a letter or number in a ring: the sign of an explorer or a group.
func (c *Canvas) Badge(centre Point, radius float32, mark string, ink Ink) {
	key := spriteKey{mark: badgeSign, text: mark, rim: ink, size: stampSize(radius)}
	c.stamp(key, centre, 1.1, func(to *Canvas, at Point, r float32) { to.badge(at, r, mark, ink) })
}

func (c *Canvas) badge(centre Point, radius float32, mark string, ink Ink) {
	c.Disc(centre, radius, Void)
	c.disc(centre, radius*0.98, vertical(Fade(ink, 0.34), Fade(ink, 0.06), centre.Y-radius, centre.Y+radius))
	c.ring = arc(c.ring[:0], centre, radius-max(1, radius*0.06), 0, 2*pi)
	c.stroke(c.ring[:len(c.ring)-1], true, max(1.2, radius*0.13), flat(ink))
	c.centred(centre, radius*1.05, mark, Bold, pigmentOf(Blend(ink, Ivory, 0.25)))
}

// centred draws a short text of the given size, in pixels, around centre.
func (c *Canvas) centred(centre Point, pixels float32, s string, w Weight, col pigment) {
	f := faceFor(w, pixels)
	c.glyphs(centre.X-f.width(s)/2, round32(centre.Y+pixels*0.36), s, f, 0, col)
}
