package render

import (
	"strconv"
	"strings"
)

// ButtonView is a button, with the number of the key that presses it. A disabled one shows its reason on a
// second line if the rectangle is high enough for two.
type ButtonView struct {
	Number   int // 0 for none
	Label    string
	Primary  bool // brass, at most one on a screen
	Hover    bool
	Focus    bool
	Disabled bool
	Reason   string
	Text     float32 // part of the size of the label, as buttons beside it have; 0 for all of it
}

// Button draws a button into r.
func (c *Canvas) Button(r Rect, v ButtonView) {
	t := c.Theme
	radius := t.Px(5)
	st := Style{Weight: Bold, Size: 12, Ink: Ivory}
	switch {
	case v.Disabled:
		c.Round(r, radius, Fade(Panel2, 0.7))
		c.Frame(r, radius, t.Hair(), Fade(Line, 0.8))
		st.Weight, st.Ink = Regular, Muted
	case v.Primary:
		light, dark := primaryInks(v.Hover)
		c.round(r, radius, vertical(light, dark, r.Y, r.Bottom()))
		if worn.Etched {
			c.Frame(r.Inset(t.Px(2.5)), radius, t.Hair(), Fade(Void, 0.3))
		}
		st.Ink = Void
	default:
		body := Panel2
		if v.Hover {
			body = Blend(Panel2, Brass, 0.18)
		}
		c.round(r, radius, vertical(Blend(body, Line, 0.5), body, r.Y, r.Bottom()))
		c.Frame(r, radius, t.Hair(), Blend(Line, Brass, 0.55))
	}
	if v.Number > 0 && !t.NoKeys {
		at, _ := r.Inset2(t.Px(8), 0).CutLeft(t.Px(14) * t.Text)
		c.Label(at, KeyName(v.Number), Style{Weight: Regular, Size: 11, Ink: Fade(st.Ink, 0.75)}, Left)
	}
	if v.Text > 0 {
		st.Size *= v.Text
	}
	c.buttonText(r, v, st)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// primaryInks returns the upper and the lower colour of a primary button.
func primaryInks(hover bool) (light, dark Ink) {
	switch {
	case worn.Etched && hover:
		return rgb(0xffffff), Blend(SilverDark, SilverLight, 0.5)
	case worn.Etched:
		return SilverLight, SilverDark
	case hover:
		return Blend(Brass, Ivory, 0.45), Blend(Brass, Ivory, 0.1)
	}
	return Blend(Brass, Ivory, 0.22), Blend(Brass, Void, 0.14)
}

func (c *Canvas) buttonText(r Rect, v ButtonView, st Style) {
	t := c.Theme
	in := r.Inset2(t.Px(8), 0)
	two := t.LineHeight(st) + t.LineHeight(Small)
	if !v.Disabled || v.Reason == "" || two > r.H {
		c.Snug(in, v.Label, st, Middle)
		return
	}
	_, in = in.CutTop((r.H - two) / 2)
	line, rest := in.CutTop(t.LineHeight(st))
	c.Label(line, v.Label, st, Middle)
	line, _ = rest.CutTop(t.LineHeight(Small))
	c.Snug(line, v.Reason, Small, Middle)
}

// FocusRing draws the keyboard or gamepad focus around r.
func (c *Canvas) FocusRing(r Rect, radius float32) {
	d := c.Theme.Px(2.5)
	out := Rect{r.X - d, r.Y - d, r.W + 2*d, r.H + 2*d}
	c.Frame(out, radius+d, max(1.5, c.Theme.Px(1.6)), Ivory)
}

// OptionView is a row with the number of the key that chooses it, a label and a cost. A Share above 0 fills
// that part of the row from the left, as a chance or a progress.
type OptionView struct {
	Number   int // 0 for none
	Label    string
	Detail   string // secondary text after the label
	Under    string // on a second line below the label
	Cost     string // at the right end
	Destiny  bool   // a destiny die pays it
	Share    float32
	Hover    bool
	Focus    bool
	Chosen   bool
	Disabled bool
	Faint    bool    // can be chosen, but would change nothing
	Reason   string  // shown instead of Detail when disabled, where there is room for all of it
	Room     float32 // at the right end for what is drawn there, device pixels
	Part     float32 // of the usual size of the label, where all of a panel have one size; 0 for as large as it fits
}

// OptionRow draws an option into r. The cost is never truncated; label and detail
// share the rest.
func (c *Canvas) OptionRow(r Rect, v OptionView) {
	t := c.Theme
	radius := t.Px(4)
	c.optionBody(r, v, radius)
	label, cost := Label, optionCost
	if v.Part > 0 {
		label = t.fit(label, v.Part)
	}
	switch {
	case v.Disabled:
		label.Ink = Blend(Muted, Panel, 0.25)
	case v.Faint:
		label.Ink, cost.Ink = Muted, Blend(Muted, Panel, 0.25)
	}
	if v.Share > 0 {
		cost.Ink = Ivory
	}
	cost = t.lower(cost, r.H, min(1, smallestSnug*t.Scale/t.Letters(cost)))
	in := c.keyNumber(r, v.Number).Inset2(t.Px(8), 0)
	if v.Under != "" {
		var under Rect
		in, under = in.Inset2(0, t.Px(1)).CutTop(in.H * 0.52)
		if under.W += t.Px(5); v.Room > 0 {
			_, under = under.CutRight(v.Room + t.Px(5))
		}
		c.Label(under, v.Under, Small, Left)
	}
	_, in = in.CutRight(v.Room)
	if v.Cost != "" {
		in = c.drawCost(r, in, v, cost)
	}
	c.Snug(in, v.Label, label, Left)
	detail, fits := v.Detail, true
	if v.Disabled && v.Reason != "" {
		detail = v.Reason // all of it, or nothing: the tip tells it as well
		fits = t.Measure(detail, Small)*max(narrowest*1.15, t.Shrinks(Small)) < in.W-t.Measure(v.Label, label)-t.Px(8)
	}
	if used := t.Measure(v.Label, label) + t.Px(8); detail != "" && fits && in.W-used > t.Px(34) {
		_, in = in.CutLeft(used)
		c.Label(in, detail, Small, Left)
	}
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// OptionPart returns the size that the labels of all options of a panel have in rows of a width and a height, as a part of the usual one:
// on one line each, or on two where there is room.
func (t *Theme) OptionPart(wide, high float32, list []OptionView) float32 {
	part := float32(1)
	for i := range list {
		v, room := &list[i], t.optionRoom(wide, &list[i])
		for ; part > smallestSnug*t.Scale/t.Letters(Label); part -= 0.04 {
			st := t.fit(Label, part)
			if t.Measure(v.Label, st) <= room || 2*t.LineHeight(st) <= high+stackSlack && t.wordsFit(v.Label, st, room) && len(t.Wrap(v.Label, st, room)) <= 2 {
				break
			}
		}
	}
	return part
}

// optionRoom returns the width that the label of an option has beside what it costs, in a row of a width.
func (t *Theme) optionRoom(wide float32, v *OptionView) float32 {
	room := wide - 2*t.Px(8) - v.Room
	if v.Number > 0 && !t.NoKeys {
		room -= t.Px(14)*t.Text - t.Px(7)
	}
	if v.Cost != "" {
		room -= t.Measure(v.Cost, optionCost) + t.Px(5)
	}
	return room
}

// OptionFits reports whether the label of an option stands on one line beside what it costs, in a row of a width.
func (t *Theme) OptionFits(wide float32, v OptionView) bool {
	return t.Measure(v.Label, t.fit(Label, t.Shrinks(Label))) <= t.optionRoom(wide, &v)
}

// OptionHeight returns the height of an option in a row of a width: the usual one, or more for a label on two lines.
func (t *Theme) OptionHeight(wide, usual float32, v OptionView) float32 {
	if v.Under == "" && (t.OptionFits(wide, v) || !strings.ContainsFunc(v.Label, breakable)) {
		return usual
	}
	return max(usual, 2*t.LineHeight(Label)-stackSlack)
}

// optionCost is the style of what an option costs.
var optionCost = Style{Weight: Regular, Size: 11, Ink: Muted}

// drawCost draws the cost of an option, whose row is r, at the right end of in, and returns the rest of in.
func (c *Canvas) drawCost(r, in Rect, v OptionView, st Style) Rect {
	t := c.Theme
	right, in := in.CutRight(t.Measure(v.Cost, st))
	if v.Destiny {
		box := Rect{right.X - t.Px(3), r.Y + t.Px(4), right.W + t.Px(6), r.H - t.Px(8)}
		c.Round(box, t.Px(3), Void)
		c.Frame(box, t.Px(3), max(1, t.Px(1)), Wall)
		st.Ink = Ivory
	}
	c.Label(right, v.Cost, st, Right)
	_, in = in.CutRight(t.Px(5))
	return in
}

// KeyName names the key of a numbered row: 0 is the tenth.
func KeyName(n int) string { return strconv.Itoa(n % 10) }

// Numbered puts the number of a key before a name, if there is one and keys are shown.
func (t *Theme) Numbered(n int, name string) string {
	if n == 0 || t.NoKeys {
		return name
	}
	return KeyName(n) + "  " + name
}

// keyNumber draws the number of a key at the left of r and returns the rest of r. It does not draw 0,
// and nothing where fingers choose.
func (c *Canvas) keyNumber(r Rect, n int) Rect {
	t := c.Theme
	if n == 0 || t.NoKeys {
		return r
	}
	at, rest := r.CutLeft(t.Px(14) * t.Text)
	c.Label(Rect{at.X + t.Px(3), at.Y, at.W, at.H}, KeyName(n), Small.With(Blend(Brass, Muted, 0.4)), Middle)
	return Rect{rest.X - t.Px(7), rest.Y, rest.W + t.Px(7), rest.H}
}

func (c *Canvas) optionBody(r Rect, v OptionView, radius float32) {
	t := c.Theme
	t.marks(r, rectOf(c.dst.Bounds()), v.Chosen)
	body := Panel2
	frame := Line
	switch {
	case v.Disabled:
		body, frame = Fade(Panel2, 0.55), Fade(Line, 0.55)
	case v.Chosen:
		body, frame = Blend(Panel2, Brass, 0.22), Brass
	case v.Hover:
		body, frame = Blend(Panel2, Line, 0.8), Muted
	}
	c.Round(r, radius, body)
	if v.Share > 0 {
		part := r
		part.W = max(2*radius, r.W*clamp01(v.Share))
		c.Round(part, radius, Blend(body, Hostile, 0.36))
	}
	c.Frame(r, radius, t.Hair(), frame)
}
