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
	Writing             bool
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
	in := r.Inset2(t.Px(8), 0)
	st := Style{Regular, 11.5, 0, Ivory}
	wide := float32(0)
	if v.Text == "" {
		c.Snug(in, v.Empty, st.With(Muted), Left)
	} else {
		c.Snug(in, v.Text, st, Left)
		wide = min(in.W, t.Measure(v.Text, st)+t.Px(1.5))
	}
	if v.Writing {
		high := min(r.H*0.7, t.LineHeight(st))
		c.Fill(Rect{in.X + wide, r.Centre().Y - high/2, max(1, t.Px(1.5)), high}, Brass)
	}
	if v.Focus && !v.Writing {
		c.FocusRing(r, radius)
	}
}
