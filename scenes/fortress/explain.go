package fortress

import (
	"precipice/game"
	"precipice/render"
)

// explain shows the rule of what the player attends to.
func (c *Combat) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && !c.Presenting() {
		v = c.tips.tip(sh, a)
	}
	sh.OpenRule(c.RuleFor(a, v.Rules))
}
