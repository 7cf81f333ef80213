package asking

import (
	"cmp"
	"slices"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// LeastOfLine is how far labels shrink to stand side by side, before they are put below each other.
const LeastOfLine = 0.85

// lineOfItsOwn is the text size up to which buttons stand side by side however long their labels are.
const lineOfItsOwn = 1.25

// leastReason is how far the reason on a button that cannot be pressed shrinks.
const leastReason = 0.8

// Heights of the large buttons and of those above them in a stack, and of a button that stands alone, in design units.
const (
	largeDoor = 40
	smallDoor = 30
	loneDoor  = 38
	doorGap   = 8
)

// DoorHeight returns the height of a large button.
func DoorHeight(t *render.Theme) float32 {
	return t.Target(max(t.Px(loneDoor), t.LineHeight(render.Body)+t.Px(10)))
}

// Doors draws rows as large buttons side by side.
func (a Answers) Doors(sh *game.Shell, p *render.Canvas, line render.Rect, rows []*Row) {
	share := doorShare(sh.Theme, line.W, rows)
	if share < LeastOfLine { // each label shrinks by itself
		share = 1
	}
	for i, at := range doorCells(sh.Theme, line, rows) {
		a.Door(sh, p, at, rows[i], share)
	}
}

// Stack draws rows as buttons at the bottom of r, in the order of their numbers, and returns the rest above. The brass
// one has a line of its own and is the largest. The labels of all have one size. A phone on its side has room for fewer lines:
// there as many stand side by side as fit.
func (a Answers) Stack(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*Row) render.Rect {
	t := sh.Theme
	var lines [][]*Row // from the lowest up
	if t.Short(p.Bounds().H) {
		lines = doorLines(t, r.W, rows)
	} else {
		lines = a.inOrder(t, r.W, rows)
	}
	share := float32(1)
	for _, line := range lines {
		share = min(share, doorShare(t, r.W, line))
	}
	if share < LeastOfLine { // only beside a mouse: each label shrinks by itself
		share = 1
	}
	for i, line := range lines {
		high := float32(smallDoor)
		if slices.Contains(line, a.Brass) || t.Held && i == 0 && !slices.Contains(rows, a.Brass) {
			high = largeDoor
		}
		var at render.Rect
		at, r = r.CutBottom(t.Target(t.Px(high)))
		_, r = r.CutBottom(t.Px(doorGap))
		for k, cell := range doorCells(t, at, line) {
			a.Door(sh, p, cell, line[k], share)
		}
	}
	return r
}

// inOrder parts rows into lines, from the lowest up: what comes after the brass one, that, and what comes before it. Where
// text is large, and in the hands, each line has as many as have room.
func (a Answers) inOrder(t *render.Theme, wide float32, rows []*Row) (lines [][]*Row) {
	rows = a.sorted(rows)
	parts := [][]*Row{rows}
	if at := slices.Index(rows, a.Brass); at >= 0 {
		parts = [][]*Row{rows[at+1:], rows[at : at+1], rows[:at]}
	}
	for _, part := range parts {
		switch {
		case len(part) == 0:
		case t.Held || t.Text > lineOfItsOwn:
			these := doorLines(t, wide, part)
			slices.Reverse(these)
			lines = append(lines, these...)
		default:
			lines = append(lines, part)
		}
	}
	return lines
}

// sorted returns rows in the order of their numbers.
func (a Answers) sorted(rows []*Row) []*Row {
	return slices.SortedStableFunc(slices.Values(rows), func(x, y *Row) int { return cmp.Compare(a.place(x), a.place(y)) })
}

// place returns where a row comes: by its number, and behind those if it has none.
func (a Answers) place(row *Row) int {
	if n := a.Of(row); n > 0 {
		return n
	}
	return 1 << 10
}

// doorLines parts buttons into lines on which their labels are not much smaller than alone.
func doorLines(t *render.Theme, wide float32, rows []*Row) (lines [][]*Row) {
	for len(rows) > 0 {
		n := len(rows)
		for n > 1 && doorShare(t, wide, rows[:n]) < LeastOfLine {
			n--
		}
		lines, rows = append(lines, rows[:n]), rows[n:]
	}
	return lines
}

// doorCells returns the places of the buttons of a line.
func doorCells(t *render.Theme, at render.Rect, rows []*Row) []render.Rect {
	labels := make([]string, len(rows))
	for i := range rows {
		labels[i] = rows[i].Label
	}
	return scenes.Cells(t, at, labels, t.Px(gap))
}

// doorShare returns the part of their full size at which the labels of a line fit.
func doorShare(t *render.Theme, wide float32, rows []*Row) float32 {
	share := float32(1)
	for i, cell := range doorCells(t, render.Rect{W: wide}, rows) {
		if room, need := cell.W-2*t.Px(8), t.Measure(rows[i].Label, scenes.ButtonText); need > room {
			share = min(share, room/need*0.98)
		}
	}
	return share
}

// Door draws a row as a large button, whose label takes a part of its full size.
func (a Answers) Door(sh *game.Shell, p *render.Canvas, r render.Rect, row *Row, text float32) {
	v := render.ButtonView{Number: a.Of(row), Label: row.Label, Primary: row == a.Brass, Text: text, Disabled: len(row.Legal) == 0}
	area := a.Area(sh, r, row)
	if area.Readable {
		v.Reason = Why(sh, row.Reason())
	}
	t := sh.Theme
	if t.Measure(v.Reason, render.Small)*max(leastReason, t.Shrinks(render.Small)) > r.W-2*t.Px(8) { // all of it, or nothing: the tip tells it as well
		v.Reason = ""
	}
	if max(t.Measure(v.Label, scenes.ButtonText), t.Measure(v.Reason, render.Small))+t.Px(52)*t.Text > r.W { // the number would cover them
		v.Number = 0
	}
	scenes.PlaceButton(sh, p, game.Panels, v, area)
}
