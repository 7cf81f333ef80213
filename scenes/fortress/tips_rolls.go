package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// rollOf returns the odds of the roll that a row leads to, or false if it rolls nothing.
func (y *payer) rollOf(r *asking.Row) (odds fortress.RollOdds, ok bool) {
	m := y.d.Play.Match
	if len(r.Legal) == 0 {
		return odds, false
	}
	switch o := &r.Legal[0].Option; r.Verb {
	case fortress.DoReRoll, fortress.DoSupport:
		return y.d.Again(r)
	case fortress.DoPlay:
		if odds, ok = y.d.Again(r); ok {
			return odds, true
		}
		if rolls := fortress.ForeseeUse(m, y.d.CardNamed(r.Of.About[0]), o); len(rolls) > 0 {
			return rolls[0], true
		}
	case fortress.DoSpecial:
		if rolls := fortress.ForeseeUse(m, y.d.CardNamed(r.Of.About[0]), o); len(rolls) > 0 {
			return rolls[0], true
		}
	case fortress.DoRecuperate:
		return fortress.ForeseeRoll(m, y.d.CardNamed(y.d.Choices.Decision.About[0]), "vitality"), true
	case fortress.DoTend:
		return fortress.ForeseeRoll(m, y.d.CardNamed(o.Parts[0]), "vitality"), true
	case fortress.DoGambit:
		return fortress.ForeseeRoll(m, y.d.CardNamed(o.Parts[0]), "agility"), true
	}
	return odds, false
}

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
