package city

import (
	"slices"
	"strings"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// rowSizes returns the heights of the lines of rows in a width, and the size of their letters as a part of the usual one: one for all
// actions of a hero, 0 where each has its own. Only lines with a label on two lines are higher.
func (x *questionPane) rowSizes(t *render.Theme, rows []*asking.Row, wide float32, cols int) (high []float32, part float32) {
	high = make([]float32, (len(rows)+cols-1)/cols)
	for i := range high {
		high[i] = rowHeight(t)
	}
	for i, r := range rows {
		if x.teller.odds.under(r) != "" { // on a line of its own
			high[i/cols] = max(high[i/cols], t.LineHeight(render.Label)+t.LineHeight(render.Small)+t.Px(6))
		}
	}
	if !x.d.own() {
		return high, 0
	}
	var list []render.OptionView
	for _, r := range rows {
		list = append(list, render.OptionView{Number: x.numbered().Of(r), Label: r.Label, Cost: price(r)})
	}
	cell := cellWide(t, wide, cols)
	if part = t.OptionPart(cell, rowHeight(t), list); part > 0.95 {
		return high, part
	}
	most := max(rowHeight(t), 2*t.LineHeight(render.Label))
	part = t.OptionPart(cell, most, list)
	for i := range list {
		if t.OptionPart(cell, 0, list[i:i+1]) < part {
			high[i/cols] = most
		}
	}
	return high, part
}

// rowsHeight returns the height of lines with a gap after each.
func rowsHeight(t *render.Theme, high []float32) (sum float32) {
	for _, one := range high {
		sum += one + t.Px(4)
	}
	return sum
}

// cellWide returns the width of a cell of rows in columns.
func cellWide(t *render.Theme, wide float32, cols int) float32 {
	return (wide - t.Px(4)*float32(cols-1)) / float32(cols)
}

// drawRows draws rows in columns. Those that have no room scroll.
func (x *questionPane) drawRows(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row, cols int, list *scenes.ScrollList) {
	if len(rows) == 0 {
		return
	}
	t := sh.Theme
	gap := t.Px(4)
	high, part := x.rowSizes(t, rows, r.W, cols)
	if rowsHeight(t, high)-gap <= r.H+1 {
		for n, row := range rows {
			at := render.Rect{X: r.X, Y: r.Y + rowsHeight(t, high[:n/cols]), W: r.W, H: high[n/cols]}
			x.drawRow(sh, p, at.Columns(cols, gap)[n%cols], row, part, func(a game.Area) { sh.UI.Add(game.Panels, a) })
		}
		return
	}
	high, part = x.rowSizes(t, rows, r.W-t.Px(24), cols) // beside the bar that scrolls them
	list.Draw(sh, p, r, gap, asking.Lines(t, rows, cols, slices.Max(high), true, func(at render.Rect, row *asking.Row) {
		x.drawRow(sh, p, at, row, part, func(a game.Area) { list.Area(sh, game.Panels, a) })
	}))
}

// drawRow draws a row with letters of a size: what is done, what it costs, and the dice that may pay for it where that is a choice.
func (x *questionPane) drawRow(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row, part float32, add func(game.Area)) {
	a := asking.Answers{Numbered: x.numbered(), Take: x.d.by.Choose, Add: add}
	v, area := a.Option(sh, r, row)
	v.Cost, v.Chosen, v.Part = price(row), x.d.Question.Picked() == row, part
	v.Under = x.teller.odds.under(row)
	if row.Direct() == nil && len(row.Legal) > 0 && row.Place != asking.Nowhere {
		area.Do = func() { x.d.Pick(sh, row) }
	}
	area.Tip = func() render.TooltipView { return x.teller.rowTip(sh, row) }
	area.Says, area.Peek = spokenRow(&v), area.Do != nil && lays(&row.First().Option)
	if row.Pays() && len(row.Legal) > 0 {
		v.Room = asking.PaymentsWidth(sh, r, row)
	}
	p.OptionRow(r, v)
	add(area)
	if row.Pays() && len(row.Legal) > 0 {
		a.Payments(sh, p, r, row, func(ch *asking.Choice) render.TooltipView { return x.teller.choiceTip(sh, ch) })
	}
}

// spokenRow says of a row what is done, what it costs and what may come of it.
func spokenRow(v *render.OptionView) string {
	return strings.Join(slices.DeleteFunc([]string{v.Label, v.Cost, v.Under}, func(s string) bool { return s == "" }), ", ")
}

// actionColumns is in how many columns the actions stand on a card.
const actionColumns = 2

func rowHeight(t *render.Theme) float32 { return t.Target(t.Px(answerHeight) * t.Text) }

func endRoom(t *render.Theme) float32 { return t.Target(t.Px(endHeight) * min(t.Text, 1.3)) }
