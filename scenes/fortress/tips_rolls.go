package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// endTip describes the end of an activation: the dice kept, and the inspiration roll.
func (y *tips) endTip(sh *game.Shell) render.TooltipView {
	v := render.TooltipView{Title: sh.Words.Say("button.end"), Text: sh.Words.Rule("BF-OVW-001"), Rules: "BF-OVW-001"}
	if y.d.Play.Shown.NoOverwatch() {
		v.Text = sh.Words.Say("tip.end.no-overwatch")
	}
	if e := y.d.activeCard(); e >= 0 {
		if share := fortress.ForeseeInspiration(y.d.Play.Match, e); share.Num > 0 {
			v.Odds = []render.OddsRow{{Label: sh.Words.Say("odds.inspiration"), Share: float32(share.Float()), Ink: render.Brass}}
			v.Rules = "BF-OVW-001, BF-INR-002"
		}
	}
	return v
}
