package fortress

import (
	"strings"

	"precipice/game"
	"precipice/render"
)

// recapLines is the greatest number of lines in a recap.
const recapLines = 9

// recapShare is how much of the field's height they may take. The last ones stay, and the tip says the rest.
const recapShare = 0.6

// drawRecap draws the recap of skipped events in r, where it covers the least. If it leaves out lines, its tip says them
// all. A click on it, or the key that goes back, takes it away.
func (y *focus) drawRecap(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if len(y.d.Recap) == 0 {
		return
	}
	t, st := sh.Theme, render.Small.With(render.Ivory)
	lines := y.d.Recap[max(0, len(y.d.Recap)-recapLines):]
	wide := min(r.W*0.62, t.Px(330)*t.Text)
	high := t.LineHeight(render.Heading) + t.Px(26)
	shown := len(lines)
	for ; shown > 0; shown-- {
		more := t.ParagraphHeight(lines[shown-1], st, wide-t.Px(20)) + t.Px(2)
		if high+more > r.H*recapShare && shown < len(lines) {
			break
		}
		high += more
	}
	at := y.recapPlace(sh, r, wide, min(high, r.H))
	title := sh.Words.Count("recap", len(y.d.Recap))
	in := p.Panel(at, render.PanelView{Title: title})
	p.Label(render.Rect{X: in.X, Y: at.Y + t.Px(6), W: in.W, H: t.LineHeight(render.Heading)}, sh.Words.Say("recap.close"), render.Small, render.Right)
	for _, text := range lines[shown:] {
		_, in = in.CutTop(p.Paragraph(in, text, st) + t.Px(2))
	}
	a := game.Area{Name: "recap", Rect: at, Skip: true, Do: y.d.CloseRecap}
	if shown > 0 || len(lines) < len(y.d.Recap) {
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: title, Text: strings.Join(y.d.Recap, "\n")}
		}
	}
	sh.UI.Add(game.Panels, a)
}
