package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// paymentTip tells of a choice of a row that differs from the others only in what pays for it.
func (y *payer) paymentTip(sh *game.Shell, row *asking.Row, ch *asking.Choice) render.TooltipView {
	what := ch.Option.Parts[1]
	v := render.TooltipView{Title: sh.Words.Do(row.Kind, &ch.Option), Text: y.paymentText(sh, row, what), Rules: payRule(row, what)}
	if odds, ok := y.rollOf(row); ok {
		table.RollTip(sh, &v, odds)
	}
	return v
}

// payRule returns the rule about a means of payment.
func payRule(row *asking.Row, what string) string {
	if rule, ok := gambitRules[what]; ok && row.Kind == fortress.AskGambit {
		return rule
	}
	return row.Of.Rule
}

// gambitRules holds the rules of gambits that cost no die.
var gambitRules = map[string]string{"inspiration": "BF-GAM-002", "free": "BF-CRD-005", "support": "BF-SHP-007"}

// paymentText explains a means of payment, and what the gambit does that it pays for.
func (y *payer) paymentText(sh *game.Shell, row *asking.Row, what string) string {
	text := sh.Words.Rule(payRule(row, what))
	if row.Verb == fortress.DoGambit {
		text += "\n" + sh.Words.Say("tip.gambit")
	}
	return text
}
