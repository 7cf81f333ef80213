package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// leastOfRow is how far texts shrink to stand side by side, before they are put below each other.
const leastOfRow = 0.85

// leastReason is how far the reason on a button that cannot be pressed shrinks.
const leastReason = 0.8

// Heights of the large buttons and of those above them, in design units.
const (
	largeDoor = 40
	smallDoor = 30
	doorGap   = 8
)

// drawDoors draws rows as buttons at the bottom of r, the large ones lowest, and returns the rest above. The labels of
// all have one size. On a device held in the hands as many stand side by side as have room.
func (x *Expedition) drawDoors(sh *game.Shell, p *render.Canvas, r render.Rect, large, small []*asking.Row) render.Rect {
	t := sh.Theme
	lines := [][]*asking.Row{large}
	if t.Held {
		lines = doorLines(t, r.W, append(large, small...))
	} else if len(small) > 0 {
		lines = append(lines, small)
	}
	share := float32(1)
	for _, line := range lines {
		share = min(share, doorShare(t, r.W, line))
	}
	if share < leastOfRow { // only beside a mouse: each label shrinks by itself
		share = 1
	}
	for i, line := range lines {
		high := float32(largeDoor)
		if i > 0 {
			high = smallDoor
		}
		var at render.Rect
		at, r = r.CutBottom(t.Target(t.Px(high)))
		_, r = r.CutBottom(t.Px(doorGap))
		for k, cell := range doorCells(t, at, line) {
			drawDoor(sh, p, cell, line[k], x.number(line[k]), line[k] == x.continueRow(), share, x.decide)
		}
	}
	return r
}

// doorLines parts buttons into lines on which their labels are not much smaller than alone.
func doorLines(t *render.Theme, wide float32, rows []*asking.Row) (lines [][]*asking.Row) {
	for len(rows) > 0 {
		n := len(rows)
		for n > 1 && doorShare(t, wide, rows[:n]) < leastOfRow {
			n--
		}
		lines, rows = append(lines, rows[:n]), rows[n:]
	}
	return lines
}

// doorsOn returns the places of buttons on a line, and the part of their full size that their labels share.
func doorsOn(t *render.Theme, at render.Rect, rows []*asking.Row) (cells []render.Rect, share float32) {
	if share = doorShare(t, at.W, rows); share < leastOfRow { // each label shrinks by itself
		share = 1
	}
	return doorCells(t, at, rows), share
}

// doorCells returns the places of the buttons of a line.
func doorCells(t *render.Theme, at render.Rect, rows []*asking.Row) []render.Rect {
	labels := make([]string, len(rows))
	for i := range rows {
		labels[i] = rows[i].Label
	}
	return cellsFor(t, at, labels, t.Px(10))
}

// doorShare returns the part of their full size at which the labels of a line fit.
func doorShare(t *render.Theme, wide float32, rows []*asking.Row) float32 {
	share := float32(1)
	for i, cell := range doorCells(t, render.Rect{W: wide}, rows) {
		if room, need := cell.W-2*t.Px(8), t.Measure(rows[i].Label, scenes.ButtonText); need > room {
			share = min(share, room/need*0.98)
		}
	}
	return share
}

// drawDoor draws a row as a large button, whose label takes a part of its full size.
func drawDoor(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row, number int, primary bool, text float32, choose func(*game.Shell, string)) {
	v := render.ButtonView{Number: number, Label: row.Label, Primary: primary, Text: text, Disabled: len(row.Legal) == 0}
	a := game.Area{Name: "row/" + row.ID, Rect: r}
	if d := row.Direct(); d != nil {
		a.Name, a.Do = "option/"+d.Key, func() { choose(sh, d.Key) }
		if row.Verb == fortress.DoPause {
			a.Tip = pauseTip(sh, row)
		}
	} else if why := row.Reason(); why != nil {
		v.Reason, a.Readable, a.Tip = refusal(sh, why), true, refusedTip(sh, row)
	}
	t := sh.Theme
	if t.Measure(v.Reason, render.Small)*leastReason > r.W-2*t.Px(8) { // all of it, or nothing: the tip tells it as well
		v.Reason = ""
	}
	if max(t.Measure(v.Label, scenes.ButtonText), t.Measure(v.Reason, render.Small))+t.Px(52)*t.Text > r.W { // the number would cover them
		v.Number = 0
	}
	scenes.PlaceButton(sh, p, game.Panels, v, a)
}
