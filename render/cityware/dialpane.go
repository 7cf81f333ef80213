package cityware

import "precipice/render"

// Caption is a word and a figure in a corner of a pane.
type Caption struct {
	Label, Value string
	Ink          render.Ink // of the value; the zero ink is that of text
}

// mostCaption is the text size at which the captions stop to grow: the corners grow no further.
const mostCaption = 1.15

// DialPane draws a dial as large as it fits into r, with captions in the corners: upper left, upper right, lower left, lower right.
func DialPane(c *render.Canvas, r render.Rect, v DialView, corners [4]Caption) DialAreas {
	out := Dial(c, r.Centre(), min(r.W, r.H)/2, v)
	t := c.Theme
	label, value := plain(), strong()
	for _, st := range []*render.Style{&label, &value} {
		st.Size *= min(1, mostCaption/t.Text)
	}
	high := t.LineHeight(label) + t.LineHeight(value)
	for i, k := range corners {
		at := render.Rect{X: r.X, Y: r.Y, W: r.W * 0.42, H: high}
		align := render.Left
		if i%2 == 1 {
			at.X, align = r.Right()-at.W, render.Right
		}
		if i >= 2 {
			at.Y = r.Bottom() - high
		}
		out.Corners[i] = at
		line, rest := at.CutTop(t.LineHeight(label))
		c.Label(line, k.Label, label.With(render.Blend(render.Muted, render.Ivory, 0.2)), align)
		st := value
		if k.Ink.A > 0 {
			st.Ink = k.Ink
		}
		c.Label(rest, k.Value, st, align)
	}
	return out
}
