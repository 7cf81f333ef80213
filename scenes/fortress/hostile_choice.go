package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/asking"
)

// consequence returns what an option of the hostile seat leads to, nil for an option of anybody else. It is computed once
// for each question.
func (y *outlook) consequence(key string) *fortress.Consequence {
	if !y.foretells() || y.d.Choices.Decision.Seat != fortress.HostileSeat {
		return nil
	}
	now, known := y.d.foresight.leads[key]
	if !known {
		if f, ok := fortress.ForeseeHostile(y.d.Play.Match, key); ok {
			now = &f
		}
		y.d.foresight.leads[key] = now
	}
	return now
}

// hostileTip adds to a tip what an option of the hostile seat does, and to whom.
func (y *outlook) hostileTip(sh *game.Shell, v *render.TooltipView, key string) {
	now := y.consequence(key)
	if now == nil {
		return
	}
	w, s := sh.Words, &y.d.Play.Shown
	if brief := foretold.ChoiceBrief(w, s, now); v.Sub == "" {
		v.Sub = brief
	} else {
		v.Sub += " · " + brief
	}
	if a := now.Attacks; len(a) == 1 && !now.Later && foretold.AtMostOnce(a[0].Miss.Plus(a[0].Wound).Plus(a[0].Grievous)) {
		v.Odds = []render.OddsRow{
			{Label: w.Say("odds.miss"), Share: float32(a[0].Miss.Float()), Ink: render.Muted},
			{Label: w.Say("odds.wound"), Share: float32(a[0].Wound.Float()), Ink: render.Brass},
			{Label: w.Say("odds.grievous"), Share: float32(a[0].Grievous.Float()), Ink: render.Hostile},
			{Label: w.Say("odds.out.part"), Share: float32(a[0].Slain.Float()), Ink: render.Hostile, Part: true},
		}
	}
	lines := foretold.Choice(w, s, now, " → ")
	if v.Text != "" {
		lines = append([]string{v.Text}, lines...)
	}
	v.Text = strings.Join(lines, "\n")
}

// harmOf says on the row of an option of the hostile seat whom it harms, in as many words as there is room for.
func (y *outlook) harmOf(sh *game.Shell, r *asking.Row, wide float32) string {
	d := r.Direct()
	if d == nil {
		return ""
	}
	now := y.consequence(d.Key)
	if now == nil {
		return ""
	}
	free := wide - sh.Theme.Measure(r.Label, render.Label)
	for _, text := range []string{foretold.ChoiceBrief(sh.Words, &y.d.Play.Shown, now), foretold.ChoiceSum(sh.Words, now)} {
		if sh.Theme.Measure(text, render.Small) <= free {
			return text
		}
	}
	return ""
}
