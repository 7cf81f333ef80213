package render

import "strings"

// RosterView is an explorer that can be picked.
type RosterView struct {
	Figure       string
	Models       int
	Name, Note   string
	Fit          RosterFit
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
	art, label := r.CutTop(r.H - t.rosterFoot(v))
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
var rosterName, rosterNote = Style{Weight: Bold, Size: 12.5, Tracking: 0.3, Ink: Ivory}, Small

// noteStyle is that of a note. Small letters are never less than 12 high in the etching.
func noteStyle() Style {
	if worn.Etched {
		return Quiet
	}
	return rosterNote
}

func (t *Theme) rosterFoot(v RosterView) float32 {
	return t.LineHeight(rosterName)*v.Fit.Name + t.LineHeight(noteStyle())*float32(v.Fit.Lines)*v.Fit.Note + t.Px(8)
}

// RosterFit is the size of the names on a roster and of the notes below them, as parts of the usual sizes, and how many
// lines a note may have.
type RosterFit struct {
	Name, Note float32
	Lines      int
}

// leastNote is the least size of a note, as a part of the usual size at the usual text size.
const leastNote = 0.75

// FitRoster returns the sizes for cards of a width, so that no text is cut and no name is much larger than another.
func (t *Theme) FitRoster(wide float32, names, notes []string) RosterFit {
	const uneven = 1.3
	wide -= t.Px(12)
	fit := RosterFit{1, 1, 1}
	for _, name := range names {
		fit.Name = min(fit.Name, max(0.5, uneven*wide/t.Measure(name, rosterName)))
	}
	for _, note := range notes {
		if t.Measure(note, rosterNote)*max(0.85, t.Shrinks(rosterNote)) > wide {
			fit.Lines = 2
		}
	}
	for _, note := range notes {
		for fit.Lines > 1 && fit.Note > leastNote/t.Text && !t.onTwoLines(note, fit.Note, wide) {
			fit.Note -= 0.05
		}
	}
	return fit
}

// onTwoLines reports whether a note of a size stands on two lines with its words whole.
func (t *Theme) onTwoLines(note string, size, wide float32) bool {
	st := rosterNote
	st.Size *= size
	for _, word := range strings.Fields(note) {
		if t.Measure(word, st) > wide {
			return false
		}
	}
	return len(t.Wrap(note, st, wide)) <= 2
}

// rosterName writes the name and the note.
func (c *Canvas) rosterName(r Rect, v RosterView) {
	t := c.Theme
	note := noteStyle()
	if v.Picked {
		note = note.With(Blend(v.Rim, Ivory, 0.4))
	}
	st := rosterName
	st.Size *= v.Fit.Name
	name, under := r.Inset2(t.Px(6), t.Px(2)).CutTop(t.LineHeight(st))
	c.Snug(name, v.Name, st, Middle)
	if t.Measure(v.Note, note) > under.W {
		note.Size *= v.Fit.Note
	} else { // it may be as high as two lines
		note.Size *= min(1, v.Fit.Note*float32(v.Fit.Lines))
	}
	lines := []string{v.Note}
	if v.Fit.Lines > 1 && t.Measure(v.Note, note) > under.W {
		lines = t.Wrap(v.Note, note, under.W)
	}
	if len(lines) > 2 {
		lines = []string{v.Note}
	}
	for _, line := range lines {
		var at Rect
		at, under = under.CutTop(t.LineHeight(note))
		c.Snug(at, line, note, Middle)
	}
}

// group draws the miniatures of a card side by side.
func (c *Canvas) group(r Rect, figure string, models int, mark string, rim Ink, active bool) {
	n := max(1, models)
	size := min(r.H*0.76, r.W*0.8, r.W/float32(n)*1.15)
	if worn.Etched { // what it holds stays on its card
		box := FigureBox(figure, 0)
		size = min(size, r.W*0.48/max(-box.X, box.X+box.W), r.H*0.8/(box.Y+box.H))
	}
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
