package fortress

import (
	"strconv"

	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// drawLog draws the log from its end.
func (c *stage) drawLog(sh *game.Shell, p *render.Canvas, r render.Rect, title string) {
	c.drawLogFrom(sh, p, r, title, nil, 0)
}

// drawLogFrom draws the lines of the log from an index on, below lines that stand for those before it.
func (c *stage) drawLogFrom(sh *game.Shell, p *render.Canvas, r render.Rect, title string, before []render.ListLine, from int) {
	t := sh.Theme
	if r.H < t.Px(60) {
		return
	}
	in := p.Panel(r, render.PanelView{Title: title})
	lines := c.play.Log[from:]
	if len(lines) > logShown {
		lines = lines[len(lines)-logShown:]
	}
	v := render.ListView{Hover: -1, Lines: before}
	book := sh.Words.WithPlayers(c.play.Table.Names)
	for i := range lines {
		v.Lines = append(v.Lines, logLine(book, &lines[i]))
	}
	whole := t.LayoutList(in, v)
	most := max(0, whole.Height-in.H)
	first := len(c.play.Log) - len(lines)
	if i := c.turnTo - 1 - first; i >= 0 && i < len(lines) { // centre this line
		row := whole.Rows[len(before)+i]
		c.scroll = max(0, most-max(0, row.Y+whole.Scroll-in.Y-(in.H-row.H)/2))
	}
	c.scroll = min(c.scroll, most)
	v.Scroll = most - c.scroll
	if i := c.lit - 1 - first; i >= 0 {
		v.Hover = len(before) + i
	}
	for i, row := range t.LayoutList(in, v).Rows[len(before):] {
		if row.Y < in.Y || row.Bottom() > in.Bottom()+1 || lines[i].Rule == "" {
			continue
		}
		name := "log/" + strconv.Itoa(first+i)
		rule := lines[i].Rule
		if sh.UI.Hover(name) || sh.UI.Hover("rule/"+rule) && row.Contains(sh.Input.Pointer) {
			v.Hover = len(before) + i
		}
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: row, Rule: rule, Skip: true, Do: func() { sh.OpenRule(rule) },
			Tip: func() render.TooltipView { return scenes.RuleTip(sh, rule) }})
		scenes.RefArea(sh, game.Panels, scenes.RefRect(t, row, scenes.RuleName(rule)), rule)
	}
	p.List(in, v)
}

// logShown is the number of log lines that can be scrolled through.
const logShown = 160

func logLine(book *words.Book, l *session.Line) render.ListLine {
	line := render.ListLine{Ref: scenes.RuleName(l.Rule)}
	line.Text = book.Line(l.Key, l.Args, l.Problem)
	switch l.Key {
	case "turn", "phase", "card-began", "activation":
		line.Tone = render.Highlit
	case "rolled", "rolled-again", "die-spent", "destiny-spent", "no-effect", "automatic":
		line.Tone = render.Subdued
	}
	return line
}
