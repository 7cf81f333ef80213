package table

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/render"
	"precipice/scenes"
)

// reference writes the reference card of a kind of hostiles, with a marked column in its behaviour table.
func (g *CardPage) reference(h *library.Hostile, column string) {
	w := g.Shell.Words
	g.head(h.ID, 1, render.Hostile, w.Say("sheet.hostile"), w.Count("sheet.miniatures", len(h.Roster)))
	g.values([]value{{w.Say(SizeKeys[h.Size]), w.Say("sheet.size")}, {strconv.Itoa(h.Move), w.Say("sheet.stat.0")}, {strconv.Itoa(h.Wounds), w.Say("sheet.wounds")}})
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
		g.named(w.Name(action), "", scenes.RuleShown(g.Shell, ActionRule(action)))
		if rule, basic := fortress.BasicAction(action); basic {
			g.text(w.RuleUnder(w.Name(action), rule), render.Quiet)
			g.skip(g.Shell.Theme.Px(5))
		} else {
			g.textOf(action)
		}
	}
}

// table writes the behaviour table: a hostile's action by situation and roll of the D20. Where the longest word would not have
// room in letters that can be read, the table has parts below each other, each with some of the situations.
func (g *CardPage) table(h *library.Hostile, column string) {
	n := len(h.Columns)
	for g.Shell.Theme.Narrow && n > 2 && !g.tableFits(h, n) {
		n--
	}
	parts := (len(h.Columns) + n - 1) / n
	n = (len(h.Columns) + parts - 1) / parts
	for from := 0; from < len(h.Columns); from += n {
		g.tablePart(h, from, min(from+n, len(h.Columns)), column)
	}
}

// tableFits reports whether every word of a table has room in a row of so many cells, in letters of the least size.
func (g *CardPage) tableFits(h *library.Hostile, cells int) bool {
	_, columns := g.tableColumns(render.Strong, cells)
	for _, row := range h.Table {
		for i := range h.Columns {
			for word := range strings.FieldsSeq(g.Shell.Words.Name(row[i])) {
				if g.Shell.Theme.Measure(word, scenes.Smaller(render.Quiet, 0.5)) > columns[0].W-2*g.tableEdge() {
					return false
				}
			}
		}
	}
	return true
}

// tablePart writes the part of the table with some of the situations. All letters are of one size, that in which the longest word
// has room.
func (g *CardPage) tablePart(h *library.Hostile, first, end int, column string) {
	w := g.Shell.Words
	heads, body := []string{}, [][]string{}
	for i := first; i < end; i++ {
		heads = append(heads, w.Name(h.Columns[i].ID))
	}
	for band := range library.Bands {
		var row []string
		for i := first; i < end; i++ {
			row = append(row, w.Name(h.Table[band][i]))
		}
		body = append(body, row)
	}
	rolls := render.Strong.With(render.Muted)
	st := g.tableStyle(render.Quiet, rolls, len(heads), body...)
	rolls = scenes.Smaller(rolls, st.Size/render.Quiet.Size) // beside small letters they are small
	st = g.tableStyle(render.Quiet, rolls, len(heads), body...)
	g.tableRow(rolls, "", heads, g.tableStyle(render.Small, rolls, len(heads), heads), func(i int) (render.Ink, render.Ink) {
		if h.Columns[first+i].ID == column {
			return render.Ivory, render.Ink{}
		}
		return render.Brass, render.Ink{}
	})
	from := 1
	for band, to := range library.Bands {
		g.tableRow(rolls, Span(from, int(to)), body[band], st, func(i int) (render.Ink, render.Ink) {
			if h.Columns[first+i].ID == column {
				return render.Ivory, render.Blend(render.Panel2, render.Hostile, 0.25)
			}
			return render.Ivory, render.Panel2
		})
		from = int(to) + 1
	}
	g.skip(g.Shell.Theme.Px(8))
}

// tableEdge is the room left and right of the text in a cell, design units.
const tableEdge = 4

// tableEdge returns that room. On a narrow screen the words need it.
func (g *CardPage) tableEdge() float32 {
	if g.Shell.Theme.Narrow {
		return g.Shell.Theme.Px(tableEdge) / 2
	}
	return g.Shell.Theme.Px(tableEdge)
}

// tableColumns returns the room of the rolls, set in a style, and of so many cells beside it. On a narrow screen the rolls stand
// above their cells, which have all of the width.
func (g *CardPage) tableColumns(rolls render.Style, cells int) (roll render.Rect, columns []render.Rect) {
	t := g.Shell.Theme
	if t.Narrow {
		roll, _ = g.rest.CutTop(t.LineHeight(rolls))
		return roll, g.rest.Columns(cells, t.Px(2))
	}
	roll, across := g.rest.CutLeft(t.Measure("16–19", rolls) + t.Px(12))
	return roll, across.Columns(cells, t.Px(3))
}

// tableStyle returns a style in which every word of the rows has room in a cell.
func (g *CardPage) tableStyle(st, rolls render.Style, cells int, rows ...[]string) render.Style {
	t := g.Shell.Theme
	_, columns := g.tableColumns(rolls, cells)
	k := float32(1)
	for _, row := range rows {
		for _, text := range row {
			for word := range strings.FieldsSeq(text) {
				k = min(k, (columns[0].W-2*g.tableEdge())/(t.Measure(word, st)+t.Px(1)))
			}
		}
	}
	return scenes.Smaller(st, k)
}

// tableRow writes a row of the table: the roll, and its cells in as many lines as they need, each with its ink and ground.
func (g *CardPage) tableRow(rolls render.Style, roll string, cells []string, st render.Style, inks func(i int) (ink, ground render.Ink)) {
	t := g.Shell.Theme
	left, columns := g.tableColumns(rolls, len(cells))
	if t.Narrow && roll != "" {
		g.p.Label(left, roll, rolls, render.Left)
		g.skip(left.H)
		roll, columns = "", g.rest.Columns(len(cells), t.Px(2))
	}
	wide, lines := columns[0].W-2*g.tableEdge(), 1
	for _, text := range cells {
		lines = max(lines, len(t.Wrap(text, st, wide)))
	}
	high := float32(lines)*t.LineHeight(st) + t.Px(8)
	if !t.Narrow {
		high = max(high, t.LineHeight(rolls)+t.Px(8))
	}
	_, g.rest = g.rest.CutTop(high)
	if left.H = high; roll != "" {
		g.p.Label(left, roll, rolls, render.Left)
	}
	for i, text := range cells {
		cell := columns[i]
		cell.H = high
		cell = cell.Inset2(0, t.Px(1.5))
		ink, ground := inks(i)
		if ground != (render.Ink{}) {
			g.p.Round(cell, t.Px(4), ground)
		}
		in := scenes.MiddleOf(cell.Inset2(g.tableEdge(), 0), t.ParagraphHeight(text, st, wide))
		g.p.Paragraph(in, text, st.With(ink))
	}
}

// Span formats a range of results.
func Span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return strconv.Itoa(from) + "–" + strconv.Itoa(to)
}

var SizeKeys = [...]string{library.Small: "size.small", library.Large: "size.large", library.Huge: "size.huge"}

// ActionRule returns the rule of a hostile's action.
func ActionRule(action string) string {
	if rule, ok := fortress.BasicAction(action); ok {
		return rule
	}
	return "BF-BEH-004"
}

// Bands formats the dice of a weapon by range: 1: D8, 2-6: 2D6.
func Bands(list []library.Band) (text string) {
	for i, b := range list {
		if i > 0 {
			text += ", "
		}
		text += strconv.Itoa(b.From)
		switch {
		case b.To >= 99:
			text += "+"
		case b.To > b.From:
			text += "–" + strconv.Itoa(b.To)
		}
		text += ": " + Stat(b.Stat)
	}
	return text
}

// Stat writes dice: D8, 2D6.
func Stat(s library.Stat) string {
	if s.Count > 1 {
		return fmt.Sprintf("%dD%d", s.Count, s.Die)
	}
	return fmt.Sprintf("D%d", s.Die)
}
