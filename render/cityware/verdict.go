package cityware

import "precipice/render"

// RolledView is what has been chosen in a crisis, with the odds of its roll and the result that came of it.
type RolledView struct {
	Letter string // of the hero
	Rim    render.Ink
	Name   string
	Die    string     // such as "Agility D8"; "" where nothing is rolled
	Odds   [3]float32 // critical, success, failure
	Came   render.DieMark
	Lies   bool // the die has come to Came
}

// RolledHeight returns the height of the row of a choice that has been made.
func RolledHeight(t *render.Theme) float32 { return t.Grown(34) }

// Rolled draws the choice in a row: its name, the die, and how likely each result was. A pointer marks the result that came.
func Rolled(c *render.Canvas, r render.Rect, v RolledView) {
	t, b := c.Theme, brush(c)
	b.Plate(r, t.Px(5), render.Blend(render.Panel2, render.Panel, 0.4), render.Panel)
	c.Frame(r, t.Px(5), frameWidth(t, false), render.Line)
	in := r.Inset2(t.Px(10), 0)
	half := min(t.Grown(9), r.H*0.36)
	c.Badge(render.Point{X: in.X + half, Y: in.Centre().Y}, half, v.Letter, v.Rim)
	_, in = in.CutLeft(2*half + t.Px(8))
	if v.Die == "" {
		c.Snug(in, v.Name, strong(), render.Left)
		return
	}
	bar, said := in.CutRight(in.W * 0.46)
	die, name := said.CutRight(min(said.W*0.4, t.Measure(v.Die, quiet())+t.Px(14)))
	c.Snug(name, v.Name, strong(), render.Left)
	die.W -= t.Px(10)
	c.Snug(die, v.Die, quiet(), render.Right)
	high := min(t.Grown(17), bar.H*0.56)
	bar = render.Rect{X: bar.X, Y: bar.Centre().Y - high/2, W: bar.W, H: high}
	OddsBar(c, bar, v.Odds)
	x := bar.X
	for i := len(results) - 1; i >= 0; i-- {
		part := render.Rect{X: x, Y: bar.Y, W: bar.W * v.Odds[i], H: bar.H}
		x += part.W
		shareOf(c, part, results[i], v.Odds[i])
		if v.Lies && v.Came == results[i] {
			m, w := part.Centre().X, t.Grown(5)
			b.Convex([]render.Point{{X: m - w, Y: r.Y + t.Px(1)}, {X: m + w, Y: r.Y + t.Px(1)}, {X: m, Y: bar.Y}}, render.Find)
			c.Frame(part, 0, max(1.5, t.Px(1.6)), render.Find)
		}
	}
}

// shareOf writes how likely a result is on its part of the bar, if that has room.
func shareOf(c *render.Canvas, part render.Rect, mark render.DieMark, odds float32) {
	st, text := strong(), render.Percent(odds)
	if st.Ink = render.Void; mark == render.MarkFailure {
		st.Ink = render.Ivory
	}
	if odds > 0 && c.Theme.Measure(text, st) < part.W {
		c.Label(part, text, st, render.Middle)
	}
}

// WordInk returns the colour in which a result is said large. Without a sign it is that of what is simply done.
func WordInk(mark render.DieMark) render.Ink {
	switch mark {
	case render.MarkCritical:
		return inkOf(0xffe0a0)
	case render.MarkFailure:
		return render.Blend(render.Hostile, render.RedWindow, 0.5)
	case render.MarkSuccess:
		return inkOf(0xbfe3ea)
	}
	return render.Ivory
}

// GistView is a line of what came of a choice.
type GistView struct {
	Text string
	Tone int            // above 0 for a gain, below for harm
	Mark render.DieMark // of a result that did not come, else none
	Not  bool           // it did not come
}

// GistHeight returns the height of a line of what came in a width.
func GistHeight(t *render.Theme, v GistView, wide float32) float32 {
	return t.ParagraphHeight(v.Text, v.style(), wide-t.Grown(18)) + t.Px(4)
}

func (v *GistView) style() render.Style {
	switch {
	case v.Not:
		return render.Style{Size: 12, Ink: render.Muted}
	case v.Tone > 0:
		return render.Style{Weight: render.Bold, Size: 14, Ink: inkOf(0xffe0a0)}
	case v.Tone < 0:
		return render.Style{Weight: render.Bold, Size: 14, Ink: render.Blend(render.Hostile, render.Ivory, 0.5)}
	}
	return render.Style{Size: 14, Ink: render.Ivory}
}

// Gist draws a line of what came, and returns its height.
func Gist(c *render.Canvas, r render.Rect, v GistView) float32 {
	t, b, st := c.Theme, brush(c), v.style()
	m := render.Point{X: r.X + t.Grown(6), Y: r.Y + t.LineHeight(st)/2}
	switch {
	case v.Not:
		ResultMark(c, m, t.Grown(9), v.Mark)
	case v.Tone > 0:
		b.Lozenge(m, t.Grown(5), t.Grown(7), render.Find)
	case v.Tone < 0:
		b.Lozenge(m, t.Grown(5), t.Grown(7), render.RedWindow)
	default:
		b.Lozenge(m, t.Grown(5), t.Grown(7), render.SilverLight)
	}
	_, in := r.CutLeft(t.Grown(18))
	return c.Paragraph(in, v.Text, st) + t.Px(4)
}

// GainView is the card of a thing that a hero has gained.
type GainView struct {
	Name, Kind, Text string
	Today, With      BoonView // what it does to a roll; without a die nothing
	Note             string   // which roll that is
}

// BoonView is a roll with or without a thing.
type BoonView struct {
	Label, Die string
	Odds       [3]float32
}

const (
	gainEdge  = 10
	gainNiche = 78 // width of the picture, grows
)

func gainText(t *render.Theme, wide float32) float32 {
	return wide - t.Px(3*gainEdge) - t.Grown(gainNiche)
}

// GainHeight returns the height of the card in a width.
func GainHeight(t *render.Theme, v GainView, wide float32) float32 {
	in := gainText(t, wide)
	high := t.LineHeight(gainName()) + t.ParagraphHeight(v.Text, gainBody(), in)
	if t.Measure(v.Name, gainName())+t.Measure(v.Kind, quiet()) > in {
		high += t.LineHeight(quiet())
	}
	if v.With.Die != "" {
		high += t.Px(6) + 2*boonHeight(t) + t.LineHeight(quiet())
	}
	return max(high, t.Grown(96)) + t.Px(2*gainEdge)
}

func gainName() render.Style {
	return render.Style{Weight: render.Display, Size: 17, Tracking: 0.4, Ink: inkOf(0xffe0a0)}
}
func gainBody() render.Style { return render.Style{Size: 13, Ink: render.Ivory} }

func boonHeight(t *render.Theme) float32 { return t.Grown(19) }

// Gain draws the card, and returns the niche for the picture of the thing.
func Gain(c *render.Canvas, r render.Rect, v GainView) (niche render.Rect) {
	t, b := c.Theme, brush(c)
	b.Plate(r, t.Px(7), render.Blend(render.Panel, render.Find, 0.08), render.Panel)
	c.Frame(r, t.Px(7), frameWidth(t, true), render.Find)
	in := r.Inset(t.Px(gainEdge))
	niche, in = in.CutLeft(t.Grown(gainNiche))
	niche.H = min(niche.H, t.Grown(gainNiche)*1.5)
	_, in = in.CutLeft(t.Px(gainEdge))
	head, in := in.CutTop(t.LineHeight(gainName()))
	if t.Measure(v.Name, gainName())+t.Measure(v.Kind, quiet()) > head.W {
		c.Snug(head, v.Name, gainName(), render.Left)
		head, in = in.CutTop(t.LineHeight(quiet()))
		c.Snug(head, v.Kind, quiet().With(render.Find), render.Left)
	} else {
		c.Snug(head, v.Name, gainName(), render.Left)
		c.Label(head, v.Kind, quiet().With(render.Find), render.Right)
	}
	_, in = in.CutTop(c.Paragraph(in, v.Text, gainBody()))
	if v.With.Die == "" {
		return niche
	}
	_, in = in.CutTop(t.Px(6))
	for i, one := range [2]BoonView{v.Today, v.With} {
		var line render.Rect
		line, in = in.CutTop(boonHeight(t))
		boon(c, line, one, i == 1)
	}
	c.Snug(in, v.Note, quiet(), render.Left)
	return niche
}

// boon draws a roll with or without a thing: its die, its odds, and how likely it succeeds.
func boon(c *render.Canvas, r render.Rect, v BoonView, lit bool) {
	t, st := c.Theme, quiet()
	if lit {
		st = strong()
	}
	label, r := r.CutLeft(r.W * 0.25)
	die, r := r.CutLeft(r.W * 0.15)
	chance, bar := r.CutRight(t.Grown(42))
	c.Snug(label, v.Label, st, render.Left)
	c.Snug(die, v.Die, st, render.Left)
	high := t.Grown(12)
	OddsBar(c, render.Rect{X: bar.X, Y: bar.Centre().Y - high/2, W: bar.W, H: high}, v.Odds)
	c.Snug(chance, render.Percent(v.Odds[0]+v.Odds[1]), st, render.Right)
}
