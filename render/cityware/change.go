package cityware

import "precipice/render"

// ChangeView is how the night changes a group of hostiles.
type ChangeView struct {
	Figure  string
	Variant int
	Name    string
	Group   string
	Rows    []ChangeRow
}

// ChangeRow is a figure by day and by night.
type ChangeRow struct{ Label, From, To string }

// changeFigure is the side of the room for the figure, which grows.
const changeFigure = 84

// ChangeHeight returns the height of the card.
func ChangeHeight(t *render.Theme, v ChangeView) float32 {
	return t.LineHeight(name()) + t.LineHeight(quiet()) + max(t.Grown(changeFigure), float32(len(v.Rows))*t.LineHeight(name())) + t.Px(24)
}

// Change draws the card: the figure as it is by night, and beside it what has changed.
func Change(c *render.Canvas, r render.Rect, v ChangeView) {
	t, b := c.Theme, brush(c)
	b.Plate(r, t.Px(7), render.Panel, render.Void)
	c.Frame(r, t.Px(7), frameWidth(t, false), render.Fade(render.RedWindow, 0.6))
	in := r.Inset(t.Px(10))
	head, in := in.CutTop(t.LineHeight(name()))
	c.Snug(head, v.Name, name().With(render.RedWindow), render.Left)
	head, in = in.CutTop(t.LineHeight(quiet()))
	c.Snug(head, v.Group, quiet(), render.Left)
	figure, in := in.CutLeft(min(t.Grown(changeFigure), in.W*0.4))
	b.Glow(figure.Centre(), figure.W*0.6, figure.H*0.6, render.RedWindow, 0.4)
	b.FigureIn(figure, v.Figure, v.Variant, render.Hostile)
	_, in = in.CutLeft(t.Px(10))
	_, in = in.CutTop((in.H - float32(len(v.Rows))*t.LineHeight(name())) / 2)
	for _, row := range v.Rows {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(name()))
		label, figures := line.CutLeft(line.W * 0.46)
		from, to := figures.CutLeft(figures.W * 0.4)
		c.Snug(label, row.Label, quiet(), render.Left)
		c.Snug(from, row.From, quiet(), render.Right)
		arrow, to := to.CutLeft(t.Grown(22))
		m, s := arrow.Centre(), t.Grown(4)
		b.Segment(render.Point{X: m.X - 1.6*s, Y: m.Y}, render.Point{X: m.X + s, Y: m.Y}, max(1, t.Px(1.4)), render.Find)
		b.Convex([]render.Point{{X: m.X + s*0.4, Y: m.Y - s}, {X: m.X + 1.8*s, Y: m.Y}, {X: m.X + s*0.4, Y: m.Y + s}}, render.Find)
		c.Snug(to, row.To, name(), render.Left)
	}
}
