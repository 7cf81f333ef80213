package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// mostDoors is the greatest number of answers that are large buttons. More of them are a list.
const mostDoors = 3

// listed reports whether the answers of the pending question are a list.
func (x *Precipice) listed() bool {
	return len(x.choices.Rows) > mostDoors && !x.asks(fortress.AskPick) && !x.asks(fortress.AskVisit) && !x.asks(fortress.AskExchange)
}

// drawRows draws the answers of a question that is about nothing in the picture: as buttons, or as a list of two
// columns that scrolls.
func (x *Precipice) drawRows(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if !x.listed() {
		x.drawDoors(sh, p, r, x.numbered())
		return
	}
	t, all := sh.Theme, x.choices.Rows
	lines := (len(all) + 1) / 2
	list := make([]scenes.ListRow, 0, lines)
	for i := range lines {
		line := scenes.ListRow{Height: t.LineHeight(render.Body) + t.Px(8)}
		for n := i; n < len(all); n += lines {
			line.Names = append(line.Names, all[n].Area())
		}
		line.Draw = func(at render.Rect) {
			for k, cell := range at.Columns(2, t.Px(10)) {
				if n := i + k*lines; n < len(all) {
					x.drawRow(sh, p, cell, &all[n])
				}
			}
		}
		list = append(list, line)
	}
	x.answers.Draw(sh, p, r, t.Px(4), list)
}

func (x *Precipice) drawRow(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	a := game.Area{Name: row.Area(), Rect: r}
	v := render.OptionView{Number: x.number(row), Label: row.Label, Disabled: len(row.Legal) == 0, Hover: sh.UI.Hover(a.Name), Focus: sh.UI.Focus(a.Name)}
	if d := row.Direct(); d != nil {
		a.Do = func() { x.choose(sh, d.Key) }
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: row.Label, Rules: x.ruleFor(nil, "")}
		}
	} else if why := row.Reason(); why != nil {
		v.Reason, a.Readable, a.Tip = refusal(sh, why), true, refusedTip(sh, row)
	}
	p.OptionRow(r, v)
	x.answers.Area(sh, game.Panels, a)
}
