package precipice

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/stasis"
)

// listed reports whether the answers of the pending question are a list.
func (x *Precipice) listed() bool {
	return len(x.Choices.Rows) > stasis.MostDoors
}

// drawRows draws the answers of a question that is about nothing in the picture: as buttons, or as a list of two
// columns that scrolls.
func (x *Precipice) drawRows(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if !x.listed() {
		x.drawDoors(sh, p, r)
		return
	}
	t := sh.Theme
	rows := x.Answering(nil)
	x.Answers.Draw(sh, p, r, t.Px(4), asking.Lines(t, x.Choices.All(), 2, t.LineHeight(render.Body)+t.Px(8), false, func(at render.Rect, row *asking.Row) {
		v, a := rows.Option(sh, at, row)
		if a.Do != nil {
			a.Tip = func() render.TooltipView {
				return render.TooltipView{Title: row.Label, Rules: x.RuleFor(nil, "")}
			}
		}
		p.OptionRow(at, v)
		x.Answers.Area(sh, game.Panels, a)
	}))
}
