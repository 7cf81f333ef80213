package expedition

import (
	"slices"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// sent holds the odds of the rolls of each choice of a challenge while it is asked who meets it.
type sent struct {
	choices *asking.Question
	odds    map[string][]fortress.RollOdds
}

// anyone is the explorer of odds that hold for whoever rolls such a die.
const anyone = -1

// sentAll returns the odds of the rolls of a choice while it is asked who meets the challenge, for each explorer who may.
func (x *Expedition) sentAll(choice *library.Choice) []fortress.RollOdds {
	if x.Choices == nil {
		return nil
	}
	if x.sent.choices != x.Choices {
		x.sent = sent{x.Choices, fortress.ForeseeSent(x.Play.Match)}
	}
	return x.sent.odds[choice.ID]
}

// sentOdds returns the same once for each die that would be rolled.
func (x *Expedition) sentOdds(choice *library.Choice) (list []fortress.RollOdds) {
	for _, o := range x.sentAll(choice) {
		if o.Explorer = anyone; !slices.Contains(list, o) {
			list = append(list, o)
		}
	}
	return list
}

// sentBars returns those odds if there is room for them without smaller text. Elsewhere tips tell them.
func (x *Expedition) sentBars(sh *game.Shell, in render.Rect, choice *library.Choice) []fortress.RollOdds {
	odds := x.sentOdds(choice)
	if y := x.fullChoice(sh, choice); y.height(sh, in.W, choice, len(odds)) > in.H {
		return nil
	}
	return odds
}

// sentTip tells what an explorer would roll for each choice of a challenge.
func (x *Expedition) sentTip(sh *game.Shell, row *asking.Row) render.TooltipView {
	v := render.TooltipView{Title: row.Label, Sub: x.volunteer(sh, row), Rules: "BF-CHL-001"}
	card, _, met := fortress.ChallengeInPlay(x.Play.Match)
	if !met || row.Direct() == nil {
		return v
	}
	for i := range card.Choices {
		for _, o := range x.sentAll(&card.Choices[i]) {
			if o.Explorer == int(row.Direct().Option.Args[0]) {
				oddsOf(sh, &v, sh.Words.Name(card.Choices[i].ID), o)
			}
		}
	}
	return v
}

// oddsOf adds the odds of one of several rolls to a tip.
func oddsOf(sh *game.Shell, v *render.TooltipView, what string, o fortress.RollOdds) {
	for level, share := range o.Levels {
		label := sh.Words.Say("odds.of", what, sh.Words.Say("level."+dice.Level(level).String()))
		v.Odds = append(v.Odds, render.OddsRow{Label: label, Share: float32(share.Float()), Ink: table.OutcomeInks[level]})
	}
}
