package expedition

import (
	"cmp"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// drawAnswers draws the options of a question as rows, in two columns if there are more than most.
func (x *Expedition) drawAnswers(sh *game.Shell, p *render.Canvas, r render.Rect, most int) {
	t := sh.Theme
	rows := x.Choices.Shown()
	cols := 1
	if len(rows) > most {
		cols = 2
	}
	lines, space := (len(rows)+cols-1)/cols, t.Px(4)
	high := min(t.Target(max(t.Px(30)*t.Text, volunteerHeight(t))), (r.H-space*float32(lines-1))/float32(lines))
	if x.Scrolls = high < t.LineHeight(render.Body); x.Scrolls {
		x.drawManyAnswers(sh, p, r, rows, cols)
		return
	}
	add := func(a game.Area) { sh.UI.Add(game.Panels, a) }
	for n, cells := 0, r.Columns(cols, t.Px(10)); n < len(rows); n++ {
		at := cells[n/lines]
		x.drawAnswer(sh, p, render.Rect{X: at.X, Y: at.Y + float32(n%lines)*(high+space), W: at.W, H: high}, rows[n], add)
	}
}

// drawManyAnswers draws more options than have room as a list that scrolls.
func (x *Expedition) drawManyAnswers(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row, cols int) {
	x.Answers.Draw(sh, p, r, sh.Theme.Px(4), x.answerRows(sh, p, rows, cols))
}

// answerRows returns options as the rows of a list that scrolls, in columns.
func (x *Expedition) answerRows(sh *game.Shell, p *render.Canvas, rows []*asking.Row, cols int) []scenes.ListRow {
	t := sh.Theme
	high := t.Target(max(t.LineHeight(render.Body)+t.Px(8), underHeight(t)))
	return asking.Lines(t, rows, cols, high, false, func(at render.Rect, row *asking.Row) {
		x.drawAnswer(sh, p, at, row, func(a game.Area) { x.Answers.Area(sh, game.Panels, a) })
	})
}

// underHeight is the height of an option with a second line below its label.
func underHeight(t *render.Theme) float32 {
	return t.LineHeight(render.Label) + t.LineHeight(render.Small) + t.Px(2)
}

func (x *Expedition) drawAnswer(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row, add func(game.Area)) {
	v, a := x.Answering(nil).Option(sh, r, row)
	v.Cost = table.Price(sh, row)
	if odds, ok := x.Again(row); ok {
		v.Cost = cmp.Or(x.BetterOf(sh, row), v.Cost)
		if a.Tip == nil {
			a.Tip = func() render.TooltipView { return table.AgainTip(sh, odds) }
		}
	}
	switch row.Verb {
	case fortress.DoSend:
		v.Detail = x.volunteer(sh, row)
		if a.Tip == nil {
			a.Tip = func() render.TooltipView { return x.sentTip(sh, row) }
		}
		if t := sh.Theme; r.H >= underHeight(t) && t.Measure(v.Label, render.Label)+t.Measure(v.Detail, render.Small)+t.Px(24)+t.Px(14)*t.Text > r.W {
			v.Detail, v.Under = "", v.Detail
		}
	case fortress.DoAward:
		a.Tip = func() render.TooltipView { return x.takerTip(sh, int(row.Direct().Option.Args[0])) }
	}
	p.OptionRow(r, v)
	add(a)
}

// volunteer says what an explorer would roll with.
func (x *Expedition) volunteer(sh *game.Shell, row *asking.Row) string {
	if row.Direct() == nil {
		return ""
	}
	c := x.Play.Shown.Card(int(row.Direct().Option.Args[0]))
	return sh.Words.Say("volunteer", table.Stat(c.Agility), table.Stat(c.Vitality), table.Stat(c.Defence))
}
