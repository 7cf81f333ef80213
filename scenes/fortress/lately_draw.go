package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// latelyAsks reports whether it stands in place of the question: on a device held in the hands the card of whoever acts stands
// right over it, and needs the room.
func (c *Combat) latelyAsks(sh *game.Shell) bool {
	return latelyCramped(&c.tabletop) && !c.plainTurn() && !c.toldLately(sh).empty() && asksBesideSeat(&c.tabletop, sh)
}

// latelyCramped reports whether there is no room for it over the question.
func latelyCramped(y *tabletop) bool { return y.kit.layout.Held && y.Activating() && y.canAct() }

// asksBesideSeat reports whether the question has room beside the name of who is asked, in letters that can be read.
func asksBesideSeat(y *tabletop, sh *game.Shell) bool {
	t := sh.Theme
	room := y.kit.layout.Asks.W - t.Px(24) - y.SeatWidth(sh) - t.Px(12)
	if rule := y.Choices.Decision.Rule; rule != "" && !y.HandedOver() {
		room -= t.Measure(scenes.RuleShown(sh, rule), render.RuleRef) + t.Px(6)
	}
	return t.Measure(y.question(sh), scenes.Smaller(render.Strong, 0.1)) <= room
}

// latelyHeight returns the height that it needs over the question.
func (c *Combat) latelyHeight(sh *game.Shell, wide float32) float32 {
	l := c.toldLately(sh)
	if l.empty() || latelyCramped(&c.tabletop) {
		return 0
	}
	return float32(len(l.lines(sh.Theme, wide, c.latelyRows(sh))))*sh.Theme.LineHeight(latelyStyle) + sh.Theme.Px(3)
}

// drawLately draws it at the top of in, and returns the rest.
func (c *Combat) drawLately(sh *game.Shell, p *render.Canvas, in render.Rect) render.Rect {
	high, most := c.latelyHeight(sh, in.W), c.latelyRows(sh)
	at, rest := in.CutTop(high)
	switch {
	case c.latelyAsks(sh):
		at, _ = in.CutTop(sh.Theme.ParagraphHeight(c.question(sh), render.Strong, in.W))
		most, rest = 1, in
	case high == 0:
		return in
	}
	c.addLately(sh, at)
	for _, line := range c.late.lines(sh.Theme, in.W, most) {
		var row render.Rect
		row, at = at.CutTop(sh.Theme.LineHeight(latelyStyle))
		p.Snug(row, line, latelyStyle, render.Left)
	}
	return rest
}

// drawLatelyAside draws it at the right of the line that says who is asked, where there is no other room.
func (c *Combat) drawLatelyAside(sh *game.Shell, p *render.Canvas, at render.Rect) {
	if l := c.toldLately(sh); !l.empty() && latelyCramped(&c.tabletop) && !c.latelyAsks(sh) {
		t := sh.Theme
		_, at = at.CutLeft(c.SeatWidth(sh) + t.Px(12))
		if lines := l.lines(t, at.W, 1); len(lines) > 0 {
			p.Snug(at, lines[0], latelyStyle, render.Right)
		}
		c.addLately(sh, at)
	}
}

// addLately lets its tip say it in the words of the log, which a touch or a click opens where it is hidden.
func (c *Combat) addLately(sh *game.Shell, at render.Rect) {
	a := game.Area{Name: "lately", Rect: at, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("lately"), Text: c.late.all}
	}}
	switch {
	case c.folded(sh):
		a.Do = func() { c.column.Keep(sh) }
	case c.kit.layout.Held:
		_, a.Rect = at.CutRight(sh.Theme.Measure(scenes.RuleShown(sh, c.Choices.Decision.Rule), render.RuleRef) + sh.Theme.Px(16)) // there a finger touches the rule
		a.Do = func() { c.drawers.Pull(logDrawer) }
	}
	sh.UI.Add(game.Panels, a)
}
