package fortress

import (
	"strings"

	"precipice/game"
	"precipice/render"
)

// explain shows the rule of what the player attends to.
func (c *Combat) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && !c.Presenting() {
		v = c.tip(sh, a)
	}
	sh.OpenRule(c.ruleFor(a, v.Rules))
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
		return c.choices.Decision.Rule
	}
	return ""
}
