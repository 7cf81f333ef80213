package render

// RosterView is an explorer that can be picked.
type RosterView struct {
	Figure       string
	Models       int
	Name, Note   string
	Letter       string
	Rim          Ink
	Picked, Full bool // Full: there is no place left for it
	Shown        bool // its card is being read
	Hover, Focus bool
}

// Roster draws an explorer on a card of stone, lit if it is picked.
func (c *Canvas) Roster(r Rect, v RosterView) {
	t := c.Theme
	radius := t.Px(panelRadius)
	frame, width := Line, t.Hair()
	switch {
	case v.Picked:
		frame, width = v.Rim, max(1.5, t.Px(1.8))
	case v.Hover || v.Shown:
		frame = Muted
	}
	c.round(r, radius, vertical(Blend(Panel2, Line, 0.3), Blend(Void, Panel, 0.7), r.Y, r.Bottom()))
	light := Wall
	strength := float32(0.16)
	if v.Picked {
		light, strength = v.Rim, 0.34
	}
	if v.Hover {
		strength += 0.1
	}
	art, label := r.CutTop(r.H - t.rosterFoot())
	c.Clip(art.Inset(t.Hair()), func() {
		c.glow(Point{art.Centre().X, art.Bottom() - art.H*0.18}, art.W*0.55, art.H*0.75, light, strength)
		c.crystals(art, int32(len(v.Figure))*977+int32(v.Figure[0]), 0.62, Blend(Panel, light, 0.08))
	})
	c.group(art, v.Figure, v.Models, v.Letter, v.Rim, v.Picked)
	c.rosterName(label, v)
	if v.Full {
		c.Round(r, radius, Fade(Void, 0.35))
	}
	c.Frame(r, radius, width, frame)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// The styles of a name and of the note below it.
var rosterName, rosterNote = Style{Bold, 12.5, 0.3, Ivory}, Small

func (t *Theme) rosterFoot() float32 {
	return t.LineHeight(rosterName) + t.LineHeight(rosterNote) + t.Px(8)
}

// rosterName writes the name and the note.
func (c *Canvas) rosterName(r Rect, v RosterView) {
	t := c.Theme
	note := rosterNote
	if v.Picked {
		note = note.With(Blend(v.Rim, Ivory, 0.4))
	}
	name, under := r.Inset2(t.Px(6), t.Px(2)).CutTop(t.LineHeight(rosterName))
	c.Snug(name, v.Name, rosterName, Middle)
	under.H = t.LineHeight(note)
	c.Snug(under, v.Note, note, Middle)
}

// group draws the miniatures of a card side by side.
func (c *Canvas) group(r Rect, figure string, models int, mark string, rim Ink, active bool) {
	n := max(1, models)
	size := min(r.H*0.76, r.W*0.8, r.W/float32(n)*1.15)
	for i := range n {
		x := r.X + r.W*(float32(i)+0.5)/float32(n)
		if n > 1 {
			x = r.Centre().X + (float32(i)-float32(n-1)/2)*size*0.72
		}
		c.Miniature(MiniatureView{Figure: figure, Variant: i, At: Point{x, r.Bottom() - size*0.17}, Size: size, Rim: rim, Mark: mark, Active: active})
	}
}

// Hero draws the picture at the head of a character card.
func (c *Canvas) Hero(r Rect, figure string, models int, rim Ink) {
	radius := c.Theme.Px(4)
	c.round(r, radius, vertical(Blend(Void, Wall, 0.1), Void, r.Y, r.Bottom()))
	c.glow(Point{r.Centre().X, r.Y + r.H*0.45}, r.W*0.6, r.H*0.6, Wall, 0.3)
	in := r.Inset(r.W * 0.07)
	for i, at := range in.Columns(max(1, models), 0) {
		c.figureIn(at, figure, i, rim)
	}
	c.Frame(r, radius, c.Theme.Hair(), Line)
}
