package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// latelyAsks reports whether it stands in place of the question: on a device held in the hands the card of the explorer who acts stands
// right over it, and needs the room.
func (y *account) latelyAsks(sh *game.Shell) bool {
	return y.cramped() && !y.d.plainTurn() && !y.toldLately(sh).empty() && y.asksBesideSeat(sh)
}

// cramped reports whether there is no room for it over the question.
func (y *account) cramped() bool { return y.d.kit.layout.Held && y.d.Activating() && y.d.canAct() }

// asksBesideSeat reports whether the question has room beside the name of the one who is asked, in letters that can be read.
func (y *account) asksBesideSeat(sh *game.Shell) bool {
	t := sh.Theme
	room := y.d.kit.layout.Asks.W - t.Px(24) - y.d.SeatWidth(sh) - t.Px(12)
	if rule := y.d.Choices.Decision.Rule; rule != "" && !y.d.HandedOver() {
		room -= t.Measure(scenes.RuleShown(sh, rule), render.RuleRef) + t.Px(6)
	}
	return t.Measure(y.d.question(sh), scenes.Smaller(render.Strong, 0.1)) <= room
}

// latelyHeight returns the height that it needs over the question.
func (y *account) latelyHeight(sh *game.Shell, wide float32) float32 {
	l := y.toldLately(sh)
	if l.empty() || y.cramped() {
		return 0
	}
	return float32(len(l.lines(sh.Theme, wide, y.latelyRows(sh))))*sh.Theme.LineHeight(latelyStyle) + sh.Theme.Px(3)
}

// drawLately draws it at the top of in, and returns the rest.
func (y *account) drawLately(sh *game.Shell, p *render.Canvas, in render.Rect) render.Rect {
	high, most := y.latelyHeight(sh, in.W), y.latelyRows(sh)
	at, rest := in.CutTop(high)
	switch {
	case y.latelyAsks(sh):
		at, _ = in.CutTop(sh.Theme.ParagraphHeight(y.d.question(sh), render.Strong, in.W))
		most, rest = 1, in
	case high == 0:
		return in
	}
	y.addLately(sh, at)
	for _, line := range y.late.lines(sh.Theme, in.W, most) {
		var row render.Rect
		row, at = at.CutTop(sh.Theme.LineHeight(latelyStyle))
		p.Snug(row, line, latelyStyle, render.Left)
	}
	return rest
}

// drawLatelyAside draws it at the right of the line that says who is asked, where there is no other room.
func (y *account) drawLatelyAside(sh *game.Shell, p *render.Canvas, at render.Rect) {
	if l := y.toldLately(sh); !l.empty() && y.cramped() && !y.latelyAsks(sh) {
		t := sh.Theme
		_, at = at.CutLeft(y.d.SeatWidth(sh) + t.Px(12))
		if lines := l.lines(t, at.W, 1); len(lines) > 0 {
			p.Snug(at, lines[0], latelyStyle, render.Right)
		}
		y.addLately(sh, at)
	}
}

// addLately lets its tip say it in the words of the log, which a touch or a click opens where it is hidden.
func (y *account) addLately(sh *game.Shell, at render.Rect) {
	a := game.Area{Name: "lately", Rect: at, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("lately"), Text: y.late.all}
	}}
	switch {
	case y.d.folded(sh):
		a.Do = func() { y.d.column.Keep(sh) }
	case y.d.kit.layout.Held:
		_, a.Rect = at.CutRight(sh.Theme.Measure(scenes.RuleShown(sh, y.d.Choices.Decision.Rule), render.RuleRef) + sh.Theme.Px(16)) // there a finger touches the rule
		a.Do = func() { y.d.drawers.Pull(logDrawer) }
	}
	sh.UI.Add(game.Panels, a)
}
