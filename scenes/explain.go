package scenes

import (
	"strings"

	"precipice/game"
	"precipice/render"
)

// openRule opens the rulebook at a rule over the current screen.
func openRule(sh *game.Shell, id string) { sh.Push(NewRules(sh, id)) }

// explain shows the rule of what the player attends to.
func (c *Combat) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && !c.Moving() {
		v = c.tip(sh, a)
	}
	openRule(sh, c.ruleFor(a, v.Rules))
}

// explain shows the rule of what the player attends to.
func (x *Expedition) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && a.Tip != nil && !x.Moving() {
		v = a.Tip()
	}
	openRule(sh, x.ruleFor(a, v.Rules))
}

// ruleFor returns the rule of an area: the first that its tip refers to, its own, or that of the pending
// question.
func (c *stage) ruleFor(a *game.Area, refs string) string {
	switch first, _, _ := strings.Cut(refs, ","); {
	case first != "":
		return first
	case a != nil && a.Rule != "":
		return a.Rule
	case c.choices != nil:
		return c.choices.decision.Rule
	}
	return ""
}

// drawTip draws a tip next to an anchor, and the key that opens the rules it refers to.
func drawTip(sh *game.Shell, p *render.Canvas, anchor render.Rect, v render.TooltipView) {
	if v.Title != "" {
		p.Tooltip(anchor, withKey(sh, v))
	}
}

// withKey shows the rules that a tip refers to, and the key that opens them.
func withKey(sh *game.Shell, v render.TooltipView) render.TooltipView {
	if v.Rules != "" {
		v.Rules = sh.Words.Say("tip.rules", ruleNames(v.Rules))
	}
	return v
}

// refArea adds the area of a rule reference, which opens the rulebook.
func refArea(sh *game.Shell, l game.Layer, at render.Rect, id string) {
	sh.UI.Add(l, game.Area{Name: "rule/" + id, Rect: at, Rule: id, Skip: true, Do: func() { openRule(sh, id) },
		Tip: func() render.TooltipView { return ruleTip(sh, id) }})
}

// ruleTip returns the tip of a rule, in one line.
func ruleTip(sh *game.Shell, id string) render.TooltipView {
	return render.TooltipView{Title: ruleName(id), Text: sh.Words.Rule(id)}
}

// refRect returns the rectangle in which a list draws the reference of a line.
func refRect(t *render.Theme, row render.Rect, ref string) render.Rect {
	wide := t.Measure(ref, render.RuleRef) + t.Px(8)
	return render.Rect{X: row.Right() - t.Px(4) - wide, Y: row.Y, W: wide, H: min(row.H, t.LineHeight(render.Quiet)+t.Px(6))}
}

// tipFor gives an area a tip.
func tipFor(sh *game.Shell, name, title, text string) {
	if a := sh.UI.Named(name); a != nil {
		a.Tip = func() render.TooltipView { return render.TooltipView{Title: title, Text: text} }
	}
}
