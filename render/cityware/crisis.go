package cityware

import "precipice/render"

// CellView is a cell of a crisis: what follows if one hero makes one choice.
type CellView struct {
	Die          string     // such as "D8"; "" if nothing is rolled
	Odds         [3]float32 // critical, success, failure, 0..1
	Chances      [3]string  // the same in words; "" for what cannot come
	Certain      string     // instead, where nothing is rolled
	Detail       string     // a line below what is certain
	Alarm        bool       // the detail is a warning
	Refused      string     // why the hero cannot; instead of all that
	Rim          render.Ink // of the hero
	Chosen       bool
	Hover, Focus bool
}

// CellHeight returns the height of a cell, device pixels.
func CellHeight(t *render.Theme) float32 {
	return t.Px(16) + 4*t.LineHeight(plain()) + t.Px(14)
}

// CrisisCell draws a cell.
func CrisisCell(c *render.Canvas, r render.Rect, v CellView) {
	t, b := c.Theme, brush(c)
	radius := t.Px(5)
	top, bottom := render.Blend(render.Panel, render.Void, 0.5), render.Void
	frame := render.Line
	switch {
	case v.Chosen:
		top, bottom, frame = render.Blend(render.Void, v.Rim, 0.32), render.Blend(render.Void, v.Rim, 0.12), v.Rim
	case v.Hover:
		top, frame = render.Blend(render.Panel, render.Line, 0.5), render.SilverDark
	}
	b.Plate(r, radius, top, bottom)
	c.Frame(r, radius, frameWidth(t, v.Chosen), frame)
	in := r.Inset2(t.Px(7), t.Px(7))
	switch {
	case v.Refused != "":
		c.Paragraph(in, v.Refused, quiet())
	case v.Die == "":
		certain(c, in, v)
	default:
		rolled(c, in, v)
	}
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// certain draws what follows without a roll.
func certain(c *render.Canvas, in render.Rect, v CellView) {
	t := c.Theme
	high := t.LineHeight(strong()) + t.ParagraphHeight(v.Detail, quiet(), in.W)
	_, in = in.CutTop((in.H - high) / 2)
	line, in := in.CutTop(t.LineHeight(strong()))
	c.Label(line, v.Certain, strong(), render.Middle)
	st := quiet()
	if v.Alarm {
		st.Ink = render.Blend(render.Hostile, render.Ivory, 0.35)
	}
	for _, text := range t.Wrap(v.Detail, st, in.W) {
		line, in = in.CutTop(t.LineHeight(st))
		c.Label(line, text, st, render.Middle)
	}
}

// rolled draws the die, a bar of its results and how likely each is.
func rolled(c *render.Canvas, in render.Rect, v CellView) {
	t := c.Theme
	line, in := in.CutTop(t.LineHeight(strong()))
	c.Label(line, v.Die, strong().With(render.Brass), render.Middle)
	bar, in := in.CutTop(min(t.Grown(10), in.H*0.2))
	OddsBar(c, bar, v.Odds)
	_, in = in.CutTop(t.Px(3))
	for i, mark := range results {
		if v.Chances[i] == "" {
			continue
		}
		line, in = in.CutTop(min(t.LineHeight(plain()), in.H/float32(len(results)-i)))
		side := min(t.Grown(9), line.H*0.8)
		ResultMark(c, render.Point{X: line.X + side/2, Y: line.Centre().Y}, side, mark)
		st := plain()
		if v.Chosen {
			st = strong()
		}
		if mark == render.MarkFailure {
			st.Ink = render.Blend(render.Hostile, render.Ivory, 0.55)
		}
		_, line = line.CutLeft(side + t.Px(4))
		c.Label(line, v.Chances[i], st, render.Right)
	}
}

// OddsBar draws how likely failure, success and critical are, side by side; odds begin with the critical.
func OddsBar(c *render.Canvas, r render.Rect, odds [3]float32) {
	x := r.X
	for i := len(results) - 1; i >= 0; i-- {
		wide := r.W * max(0, min(1, odds[i]))
		if wide <= 0 {
			continue
		}
		ink := ResultInk(results[i])
		c.Gradient(render.Rect{X: x, Y: r.Y, W: max(1, wide-max(1, c.Theme.Px(1))), H: r.H}, ink, render.Blend(ink, render.Void, 0.15))
		x += wide
	}
}
