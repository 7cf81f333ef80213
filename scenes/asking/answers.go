package asking

import (
	"precipice/engine"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Answers draws the rows of a question, and takes them.
type Answers struct {
	Numbered
	Take  func(*game.Shell, string)
	Brass *Row            // the row whose button is brass, nil for none
	Add   func(game.Area) // adds an area, nil for one of the panels
}

func (a Answers) add(sh *game.Shell, area game.Area) {
	if a.Add == nil {
		sh.UI.Add(game.Panels, area)
		return
	}
	a.Add(area)
}

// Area returns the area of a row at a place: a click takes the row, or its tip says why it cannot be taken.
func (a Answers) Area(sh *game.Shell, r render.Rect, row *Row) game.Area {
	area := game.Area{Name: row.Area(), Rect: r, Leads: true}
	if d := row.Direct(); d != nil {
		area.Do, area.Tip = func() { a.Take(sh, d.Key) }, row.Tip
	} else if row.Reason() != nil {
		area.Readable, area.Tip = true, Refused(sh, row)
	}
	return area
}

// Option returns the view of a row in a list, and its area.
func (a Answers) Option(sh *game.Shell, r render.Rect, row *Row) (v render.OptionView, area game.Area) {
	area = a.Area(sh, r, row)
	v = render.OptionView{Number: a.Of(row), Label: row.Label, Disabled: len(row.Legal) == 0, Hover: sh.UI.Hover(area.Name), Focus: sh.UI.Focus(area.Name)}
	if area.Readable {
		v.Reason = Why(sh, row.Reason())
	}
	return v, area
}

// Why says why an option is refused.
func Why(sh *game.Shell, why *engine.Refusal) string { return sh.Words.Why(why.Reason, why.Args) }

// Refused says why no choice of a row is legal.
func Refused(sh *game.Shell, row *Row) func() render.TooltipView {
	why := row.Reason()
	return func() render.TooltipView {
		return render.TooltipView{Title: row.Label, Text: Why(sh, why), Rules: why.Rule}
	}
}

// gap separates rows that stand side by side, in design units.
const gap = 10

// Lines returns rows as lines of a list that scrolls, several side by side. They follow each other downwards, or across from line to line.
func Lines(t *render.Theme, rows []*Row, columns int, high float32, across bool, draw func(render.Rect, *Row)) []scenes.ListRow {
	lines := (len(rows) + columns - 1) / columns
	list := make([]scenes.ListRow, lines)
	for i := range list {
		var beside []*Row
		for k := range columns {
			n := i + k*lines
			if across {
				n = i*columns + k
			}
			if n < len(rows) {
				beside = append(beside, rows[n])
			}
		}
		list[i] = scenes.ListRow{Height: high, Draw: func(at render.Rect) {
			for k, cell := range at.Columns(columns, t.Px(gap))[:len(beside)] {
				draw(cell, beside[k])
			}
		}}
		for _, row := range beside {
			list[i].Names = append(list[i].Names, row.areas()...)
		}
	}
	return list
}
