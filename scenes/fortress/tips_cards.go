package fortress

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// comparison adds to the tip of a card what the attack, the wound or the roll at hand comes to with it, and returns
// what that would be without it: "" if the card is for another time.
func (y *tips) comparison(sh *game.Shell, v *render.TooltipView, r *asking.Row) string {
	d := r.Direct()
	if again := y.d.Choices.Decision.Kind == fortress.AskReRoll && len(v.Odds) > 0; r.Verb != fortress.DoPlay || d == nil || again { // the new roll is told
		return ""
	}
	without := "pass"
	if y.d.Choices.Decision.Kind == fortress.AskReRoll {
		without = "keep"
	}
	with, ok := fortress.ForeseeAnswer(y.d.Play.Match, d.Key)
	plain, also := fortress.ForeseeAnswer(y.d.Play.Match, without)
	if !ok || !also {
		return ""
	}
	odds, now := fateOdds(sh.Words, &with), fateOdds(sh.Words, &plain)
	if len(with.Steps[0].Attacks)+len(plain.Steps[0].Attacks) > 0 {
		odds, now = shotOddsOf(sh.Words, &with), shotOddsOf(sh.Words, &plain)
	}
	v.Odds = odds
	text := ""
	for i, o := range now {
		if i > 0 {
			text += ", "
		}
		text += sh.Words.Say("tip.share", o.Label, render.Percent(o.Share))
	}
	return sh.Words.Say("tip.without", text)
}

// shotOddsOf returns the results of the attack that a plan resolves.
func shotOddsOf(w *words.Book, p *fortress.Plan) []render.OddsRow {
	var a fortress.Volley
	if list := p.Steps[0].Attacks; len(list) > 0 {
		a = list[0]
	}
	return []render.OddsRow{
		{Label: w.Say("odds.miss"), Share: float32(a.Miss.Float()), Ink: render.Muted},
		{Label: w.Say("odds.wound"), Share: float32(a.Wound.Float()), Ink: render.Brass},
		{Label: w.Say("odds.grievous"), Share: float32(a.Grievous.Float()), Ink: render.Find},
	}
}

// fateOdds returns how likely the explorer is hurt, or out of action, when the plan is over.
func fateOdds(w *words.Book, p *fortress.Plan) []render.OddsRow {
	var hurt, out fortress.Share
	for _, f := range p.Fates {
		hurt, out = hurt.Plus(f.Hurt), out.Plus(f.Slain)
	}
	return []render.OddsRow{
		{Label: w.Say("odds.hurt"), Share: float32(hurt.Float()), Ink: render.Hostile},
		{Label: w.Say("odds.out"), Share: float32(out.Float()), Ink: render.Find},
	}
}

// useNow tells what a card, a special action or a ship's support that needs no target would do now, "" for another row.
func (y *tips) useNow(sh *game.Shell, r *asking.Row) string {
	if d := r.Direct(); d != nil {
		return y.doneNow(sh, d)
	}
	return ""
}

// doneNow tells what a choice of an activation would do now: a card, a special action or a ship's support, on its target if it
// has one. It is "" for any other choice.
func (y *tips) doneNow(sh *game.Shell, ch *asking.Choice) string {
	if !slices.Contains([]string{fortress.DoPlay, fortress.DoSpecial, fortress.DoUse, fortress.DoSupport}, ch.Option.Verb) || y.d.Choices.Decision.Kind != fortress.AskActivation {
		return ""
	}
	return strings.Join(foretold.UseNow(sh.Words, y.d.Play.Match, ch.Key), "\n")
}
