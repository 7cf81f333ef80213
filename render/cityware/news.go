package cityware

import "precipice/render"

// NewsView is what is announced over the board, with a picture.
type NewsView struct {
	Title, Text string
	Rim         render.Ink
	Open        float32 // how far it has appeared, 0..1
	Calm        bool    // it only fades
}

const (
	newsWide  = 470 // design units
	newsNiche = 92  // width of the picture, grows
	newsSink  = 18  // how far it sinks while it appears
)

func newsTitle() render.Style {
	return render.Style{Weight: render.Display, Size: 24, Tracking: 0.6, Ink: render.Ivory}
}
func newsBody() render.Style { return render.Style{Size: 14, Ink: render.Ivory} }

// News draws it at the top of a field, and returns the niche for its picture.
func News(c *render.Canvas, field render.Rect, v NewsView) (niche render.Rect) {
	t, b := c.Theme, brush(c)
	wide := min(t.Px(newsWide)*max(1, min(t.Text, 1.6)), field.W*0.96)
	edge := t.Px(14)
	picture := min(t.Grown(newsNiche), wide*0.26)
	text := wide - 3*edge - picture
	title := float32(len(t.Wrap(v.Title, newsTitle(), text))) * t.LineHeight(newsTitle())
	high := max(picture*1.45, title+t.Px(4)+t.ParagraphHeight(v.Text, newsBody(), text)) + 2*edge
	r := render.Rect{X: field.Centre().X - wide/2, Y: field.Y + t.Px(12), W: wide, H: high}
	if !v.Calm {
		r.Y -= t.Px(newsSink) * (1 - v.Open)
	}
	b.Glow(r.Centre(), r.W*0.62, r.H*0.9, v.Rim, 0.28*v.Open)
	b.Plate(r, t.Px(8), render.Fade(render.Blend(render.Panel, v.Rim, 0.1), 0.97*v.Open), render.Fade(render.Void, 0.97*v.Open))
	c.Frame(r, t.Px(8), max(1.5, t.Px(1.8)), render.Fade(v.Rim, v.Open))
	in := r.Inset(edge)
	niche, in = in.CutLeft(picture)
	niche = render.Rect{X: niche.X, Y: niche.Centre().Y - picture*1.45/2, W: picture, H: picture * 1.45}
	_, in = in.CutLeft(edge)
	ink := func(st render.Style) render.Style { return st.With(render.Fade(st.Ink, v.Open)) }
	_, in = in.CutTop(max(0, (in.H-title-t.Px(4)-t.ParagraphHeight(v.Text, newsBody(), text))/2))
	_, in = in.CutTop(c.Paragraph(in, v.Title, ink(newsTitle())) + t.Px(4))
	c.Paragraph(in, v.Text, ink(newsBody()))
	return niche
}

// FoeView is the picture of a hostile in a niche.
type FoeView struct {
	Figure  string
	Variant int
	Fell    bool // it is slain
}

// Foe draws a hostile in a niche: red where it comes, grey and crossed out where it is slain.
func Foe(c *render.Canvas, r render.Rect, v FoeView) {
	b, of, rise := brush(c), render.RedWindow, r.H*0.36
	if v.Fell {
		of = render.SilverDark
	}
	b.Lancet(r, rise, render.Blend(render.Void, of, 0.36), render.Blend(render.Void, of, 0.08))
	b.Glow(r.Centre(), r.W*0.5, r.H*0.4, of, 0.4)
	b.FigureIn(r.Inset(r.W*0.1), v.Figure, v.Variant, render.Hostile)
	if v.Fell {
		b.Lancet(r, rise, render.Fade(render.Void, 0.3), render.Fade(render.Void, 0.3))
		m, d := r.Centre(), r.W*0.3
		for _, way := range [2]float32{-1, 1} {
			b.Segment(render.Point{X: m.X - d, Y: m.Y - d*way}, render.Point{X: m.X + d, Y: m.Y + d*way}, max(2, r.W*0.05), render.Find)
		}
	}
	b.LancetLine(r, rise, max(1.3, r.W*0.03), of)
}
