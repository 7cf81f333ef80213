package scenes

import (
	"precipice/game"
	"precipice/render"
)

// RuleShown is a rule's id, or nothing unless the player wants the numbers of rules to be shown.
func RuleShown(sh *game.Shell, id string) string {
	if sh.Settings.NoRules {
		return ""
	}
	return id
}

// DrawTip draws a tip next to an anchor, and the key that opens the rules it refers to.
func DrawTip(sh *game.Shell, p *render.Canvas, anchor render.Rect, v render.TooltipView) {
	if v.Title != "" {
		p.Tooltip(anchor, WithKey(sh, v))
	}
}

// WithKey shows the rules that a tip refers to, and the key that opens them. The key works without being shown too.
func WithKey(sh *game.Shell, v render.TooltipView) render.TooltipView {
	switch {
	case sh.Settings.NoRules:
		v.Rules = ""
	case v.Rules != "":
		v.Rules = sh.Words.Say("tip.rules", v.Rules)
	}
	return v
}

// RefArea adds the area of a rule reference, if it is shown, which opens the rulebook.
func RefArea(sh *game.Shell, l game.Layer, at render.Rect, id string) {
	if sh.Settings.NoRules {
		return
	}
	sh.UI.Add(l, game.Area{Name: "rule/" + id, Rect: at, Rule: id, Skip: true, Weight: game.Unread, Says: sh.Words.Say("spoken.rule", id), Do: func() { sh.OpenRule(id) },
		Tip: func() render.TooltipView { return RuleTip(sh, id) }})
}

// RuleTip returns the tip of a rule, in one line.
func RuleTip(sh *game.Shell, id string) render.TooltipView {
	title := RuleShown(sh, id)
	if title == "" {
		title = sh.Words.Say("tip.rule")
	}
	return render.TooltipView{Title: title, Text: sh.Words.Rule(id)}
}

// RefRect returns the rectangle in which a list draws the reference of a line.
func RefRect(t *render.Theme, row render.Rect, ref string) render.Rect {
	wide := t.Target(t.Measure(ref, render.RuleRef) + t.Px(8))
	return render.Rect{X: row.Right() - t.Px(4) - wide, Y: row.Y, W: wide, H: min(row.H, t.Target(t.LineHeight(render.Quiet)+t.Px(6)))}
}
