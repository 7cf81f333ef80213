package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/render"
	"precipice/scenes"
)

// reference writes the reference card of a kind of hostiles, with a marked column in its behaviour table.
func (g *sheetPage) reference(h *library.Hostile, column string) {
	w := g.sh.Words
	g.head(h.ID, 1, render.Hostile, w.Say("sheet.hostile"), w.Count("sheet.miniatures", len(h.Roster)))
	g.values([]value{{w.Say(sizeKeys[h.Size]), w.Say("sheet.size")}, {strconv.Itoa(h.Move), w.Say("sheet.stat.0")}, {strconv.Itoa(h.Wounds), w.Say("sheet.wounds")}})
	g.heading(w.Say("sheet.weapons"))
	for i := range h.Weapons {
		g.weapon(&h.Weapons[i])
	}
	g.heading(w.Say("sheet.behaviour"))
	g.table(h, column)
	for i := range h.Columns {
		g.named(w.Name(h.Columns[i].ID), "", "")
		g.textOf(h.Columns[i].ID)
	}
	g.heading(w.Say("sheet.behaviours"))
	for _, action := range h.Behaviours() {
		g.named(w.Name(action), "", scenes.RuleName(actionRule(action)))
		if rule, basic := fortress.BasicAction(action); basic {
			g.text(w.RuleUnder(w.Name(action), rule), render.Quiet)
			g.skip(g.sh.Theme.Px(5))
		} else {
			g.textOf(action)
		}
	}
}

// table writes the behaviour table: a hostile's action by situation and roll of the D20.
func (g *sheetPage) table(h *library.Hostile, column string) {
	t, w := g.sh.Theme, g.sh.Words
	high := t.LineHeight(render.Quiet) + t.Px(8)
	first := t.Measure("16–19", render.Strong) + t.Px(16)
	row := func() (roll render.Rect, cells []render.Rect) {
		at, rest := g.rest.CutTop(high)
		g.rest = rest
		roll, at = at.CutLeft(first)
		return roll, at.Columns(len(h.Columns), t.Px(3))
	}
	_, cells := row()
	for i, at := range cells {
		st := render.Small.With(render.Brass)
		if h.Columns[i].ID == column {
			st = render.Strong.With(render.Ivory)
		}
		g.p.Snug(at, w.Name(h.Columns[i].ID), st, render.Left)
	}
	from := 1
	for band, to := range library.Bands {
		at, cells := row()
		g.p.Label(at, span(from, int(to)), render.Strong.With(render.Muted), render.Left)
		from = int(to) + 1
		for i, cell := range cells {
			ground := render.Panel2
			if h.Columns[i].ID == column {
				ground = render.Blend(render.Panel2, render.Hostile, 0.25)
			}
			cell = cell.Inset2(0, t.Px(1.5))
			g.p.Round(cell, t.Px(4), ground)
			g.p.Snug(cell.Inset2(t.Px(7), 0), w.Name(h.Table[band][i]), render.Quiet.With(render.Ivory), render.Left)
		}
	}
	g.skip(t.Px(8))
}

// span formats a range of results.
func span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return strconv.Itoa(from) + "–" + strconv.Itoa(to)
}
