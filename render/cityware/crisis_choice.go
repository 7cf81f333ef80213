package cityware

import "precipice/render"

// ChoiceView is a choice of a crisis, which stands before the cells of the heroes.
type ChoiceView struct {
	Number  string
	Name    string
	Roll    string // what is rolled; "" for nothing
	Results []ResultLine
	Chosen  bool
}

// ResultLine says what comes of a result.
type ResultLine struct {
	Mark  render.DieMark
	Plain bool // it needs no result
	Text  string
}

// nicheW and nicheH are the size of the niche with the number, design units. Both grow with the text.
const nicheW, nicheH = 30, 64

// ChoiceInset is the free edge of the row of a choice, design units.
const ChoiceInset = 10

// choiceMark is the side of the sign of a result with the gap after it.
func choiceMark(t *render.Theme) float32 { return t.Grown(15) }

// choiceText returns the width of the text of a choice in a row of a width.
func choiceText(t *render.Theme, wide float32) float32 { return wide - t.Grown(nicheW) - t.Px(10) }

// ChoiceHeight returns the height that a choice needs in a width.
func ChoiceHeight(t *render.Theme, v ChoiceView, wide float32) float32 {
	in := choiceText(t, wide)
	high := t.ParagraphHeight(v.Name, strong(), in)
	if v.Roll != "" {
		high += t.ParagraphHeight(v.Roll, quiet(), in)
	}
	for _, one := range v.Results {
		high += t.ParagraphHeight(one.Text, plain(), in-choiceMark(t))
	}
	return max(high, t.Grown(nicheH))
}

// CrisisRow draws the ground of the row of a choice.
func CrisisRow(c *render.Canvas, r render.Rect, chosen bool) {
	frame := render.Line
	if chosen {
		frame = render.SilverLight
	}
	brush(c).Arched(r, render.Blend(render.Panel2, render.Panel, 0.5), render.Panel, frame, frameWidth(c.Theme, chosen))
}

// CrisisChoice draws a choice: its number in a niche, what it is called, what is rolled, and what comes of each result.
func CrisisChoice(c *render.Canvas, r render.Rect, v ChoiceView) {
	t, b := c.Theme, brush(c)
	niche, in := r.CutLeft(t.Grown(nicheW))
	niche.H = min(niche.H, t.Grown(nicheH))
	line := render.Line
	if v.Chosen {
		line = render.SilverLight
	}
	b.Lancet(niche, niche.W*0.6, render.Blend(render.Panel2, render.Void, 0.3), render.Void)
	b.LancetLine(niche, niche.W*0.6, frameWidth(t, v.Chosen), line)
	c.Label(niche, v.Number, strong(), render.Middle)
	_, in = in.CutLeft(t.Px(10))
	write := func(text string, st render.Style) { _, in = in.CutTop(c.Paragraph(in, text, st)) }
	write(v.Name, strong())
	if v.Roll != "" {
		write(v.Roll, quiet())
	}
	for _, one := range v.Results {
		side, st := t.Grown(9), plain()
		mark := render.Point{X: in.X + side/2, Y: in.Y + t.LineHeight(st)/2}
		switch {
		case one.Plain:
			b.Lozenge(mark, side*0.36, side*0.5, render.SilverLight)
		default:
			ResultMark(c, mark, side, one.Mark)
			if one.Mark == render.MarkFailure {
				st.Ink = render.Blend(render.Hostile, render.Ivory, 0.55)
			}
		}
		text := in
		_, text = text.CutLeft(choiceMark(t))
		_, in = in.CutTop(c.Paragraph(text, one.Text, st))
	}
}
