package scenes

import (
	"precipice/game"
	"precipice/render"
)

// DrawNotice draws the notice about saving across the top of r, if there is one.
func DrawNotice(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if sh.Notice == "" {
		return
	}
	t := sh.Theme
	wide := r.W - t.Px(20)
	high := t.ParagraphHeight(sh.Notice, render.Body, wide-t.Px(20)) + t.Px(14)
	at := render.Rect{X: r.X + t.Px(10), Y: r.Y + t.Px(4), W: wide, H: high}
	p.Round(at, t.Px(5), render.Fade(render.Panel, 0.95))
	p.Frame(at, t.Px(5), max(1, t.Px(1.4)), render.Find)
	p.Paragraph(at.Inset2(t.Px(10), t.Px(7)), sh.Notice, render.Body)
}
