package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// attendQuestion makes the first answer the start of the focus. In keyboard mode a new question puts the
// focus there.
func (c *stage) attendQuestion(sh *game.Shell, first string) {
	if c.play.Watched() || c.Moving() {
		return
	}
	sh.UI.Start(first)
	if c.fresh && first != "" {
		c.fresh = false
		if sh.UI.ByKeys() {
			sh.UI.SetFocus(first)
		}
	}
}

// first returns the area that the focus begins at: the button that turns the guide's page, else the first
// answer. That is the button that ends a question of trades, which nobody needs to take, an action on the
// card, a target on the board, or a row of the panel. After the combat it is the way on; "" for none.
func (c *Combat) first() string {
	switch {
	case c.coach != nil && c.pageShown():
		return c.guideButton()
	case c.choices == nil && c.play.Shown.Result != fortress.Undecided && c.play.Shown.Mode() == fortress.OneOff:
		return "result/go-on"
	case c.choices == nil && c.play.Shown.Result != fortress.Undecided:
		return "result/new"
	case c.choices == nil:
		return ""
	}
	if end := c.choices.row("done"); end != nil {
		return end.area()
	}
	if c.sheetShown() {
		if list := c.answerable(); len(list) > 0 {
			return list[0].area
		}
	}
	if !c.own() {
		for _, i := range []int{c.unitRow, c.hexRow} {
			if c.row(i) != nil {
				return c.target(i)
			}
		}
	}
	for _, i := range c.numbered() {
		if len(c.choices.rows[i].legal) > 0 {
			return c.choices.rows[i].area()
		}
	}
	if _, end := c.answers(); end >= 0 {
		return c.choices.rows[end].area()
	}
	return ""
}

// first returns the area of the first answer, or of the Continue button; of a result, what changes nothing;
// "" for none.
func (x *Expedition) first() string {
	if x.over() {
		return "result/story"
	}
	if x.held() {
		return "expedition/enter"
	}
	if d := x.choices; d != nil && d.decision.Kind == fortress.AskEndExpedition {
		return x.continueRow().area()
	}
	for _, row := range x.numbered() {
		if row.direct() != nil {
			return row.area()
		}
	}
	return ""
}

// area returns the name of the area that takes a row, or its first choice.
func (r *row) area() string {
	if len(r.legal) > 0 && (r.direct() != nil || r.place == nowhere) {
		return "option/" + r.legal[0].key
	}
	return "row/" + r.id
}

// target returns the area of the first choice that a row has on the board.
func (c *Combat) target(i int) string {
	r := &c.choices.rows[i]
	for k := range r.legal {
		if ch := &r.legal[k]; r.place != onUnits || r.onUnit(ch.unit, c.aim) == ch {
			return "option/" + ch.key
		}
	}
	return "row/" + r.id
}

// drawLook says that the player is looking around, and marks the area looked at.
func drawLook(sh *game.Shell, p *render.Canvas) {
	if !sh.UI.Looking() {
		return
	}
	t, all, text := sh.Theme, p.Bounds(), sh.Words.Say("hint.look")
	wide := min(t.Measure(text, render.Strong)+t.Px(28), all.W*0.7)
	at := render.Rect{X: (all.W - wide) / 2, Y: t.Px(42), W: wide, H: t.LineHeight(render.Strong) + t.Px(10)}
	p.Round(at, t.Px(5), render.Fade(render.Panel, 0.95))
	p.Frame(at, t.Px(5), t.Px(1.4), render.Brass)
	p.Snug(at.Inset2(t.Px(10), 0), text, render.Strong.With(render.Brass), render.Middle)
	if a := sh.UI.Pointed(); a != nil && a.Space == "" {
		p.FocusRing(a.Rect, t.Px(4))
	}
}

// heldTip says why Enter did nothing.
func heldTip(sh *game.Shell) render.TooltipView {
	return render.TooltipView{Title: sh.Words.Say("tip.held"), Text: sh.Words.Say("tip.held.text")}
}
