package render

// ChipView is one of several alternatives, or a switch.
type ChipView struct {
	Label                          string
	Chosen, Hover, Focus, Disabled bool
}

// Chip draws a chip into r. It shrinks a label that is too long.
func (c *Canvas) Chip(r Rect, v ChipView) {
	t := c.Theme
	radius := t.Px(4)
	c.optionBody(r, OptionView{Chosen: v.Chosen, Hover: v.Hover, Disabled: v.Disabled}, radius)
	st := Label
	switch {
	case v.Disabled:
		st.Ink = Blend(Muted, Panel, 0.25)
	case v.Chosen:
		st.Ink = Blend(Brass, Ivory, 0.45)
	}
	c.Snug(r.Inset2(t.Px(5), 0), v.Label, st, Middle)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// FieldView is a text input of one line.
type FieldView struct {
	Text, Empty         string // Empty stands where there is no text
	Asks                string // what is to be written, for a screen reader
	Composing           string // what an input method is composing behind the text
	Writing             bool
	All                 bool // all of the text is selected
	OnPage              bool // a field of the page shows the text meanwhile
	Hover, Focus, Wrong bool
}

// Field draws a field into r, with a cursor behind the text while it is being edited.
func (c *Canvas) Field(r Rect, v FieldView) {
	t := c.Theme
	radius := t.Px(4)
	frame := Line
	switch {
	case v.Wrong:
		frame = Find
	case v.Writing:
		frame = Brass
	case v.Hover:
		frame = Muted
	}
	c.Round(r, radius, Blend(Void, Panel, 0.4))
	c.Frame(r, radius, t.Hair(), frame)
	in := r.Inset2(t.Px(fieldInset), 0)
	if !v.OnPage {
		st := fieldText
		if v.Text+v.Composing == "" {
			st = st.With(Muted)
		}
		c.FieldText(in, v, st)
	}
	if v.Focus && !v.Writing {
		c.FocusRing(r, radius)
	}
}

// The text of a field, and how far it stands from the sides, design units.
var fieldText = Style{Weight: Regular, Size: 11.5, Ink: Ivory}

const fieldInset = 8

// FieldText returns where the text of a field in r stands, and the size of its letters, device pixels.
func (t *Theme) FieldText(r Rect) (Rect, float32) {
	return r.Inset2(t.Px(fieldInset), 0), t.Letters(fieldText)
}

// FieldText draws the text of a field into r, with a line under what is being composed, and while it is written a cursor
// behind it. Of a long text its end is seen then.
func (c *Canvas) FieldText(r Rect, v FieldView, st Style) {
	t := c.Theme
	text := v.Text + v.Composing
	if text == "" {
		c.Snug(r, v.Empty, st, Left)
	} else if !v.Writing {
		c.Snug(r, text, st, Left)
	}
	if !v.Writing {
		return
	}
	room := r.W - t.Px(3)
	for cut := range Graphemes(text) {
		if t.Measure(text, st) <= room {
			break
		}
		text = (v.Text + v.Composing)[cut:]
	}
	wide, high := t.Measure(text, st), min(r.H*0.7, t.LineHeight(st))
	if v.All && v.Text != "" {
		c.Fill(Rect{r.X, r.Centre().Y - high/2, wide, high}, Fade(Brass, 0.35))
	}
	c.Label(r, text, st, Left)
	if composed := t.Measure(v.Composing, st); composed > 0 {
		composed = min(composed, wide)
		c.Fill(Rect{r.X + wide - composed, r.Centre().Y + high/2, composed, max(1, t.Px(1))}, Brass)
	}
	if text != "" {
		wide += t.Px(1.5)
	}
	c.Fill(Rect{r.X + wide, r.Centre().Y - high/2, max(1, t.Px(1.5)), high}, Brass)
}
