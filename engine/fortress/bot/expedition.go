package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// explore continues while the objective is not met and the party is fit. It ends the expedition when it is
// won, or when another card is more likely to cost lives than to win it.
func explore(v *view) int {
	if v.goHome() {
		if i := v.d.Find(fortress.DoProposeEnd); i >= 0 {
			return i
		}
	}
	return v.d.Find(fortress.DoTurnUp)
}

// endExpedition agrees when the objective is met.
func endExpedition(v *view) int {
	if v.goHome() {
		return v.d.Find(fortress.DoAgree)
	}
	return v.d.Find(fortress.DoDecline)
}

// goHome reports whether the party has what it came for, or in a quest should save itself.
func (v *view) goHome() bool {
	if v.s.Mode() == fortress.Campaign {
		return v.s.Goal() == nil && v.enough() // what has been paid for is fought to the end
	}
	return v.s.ObjectiveMet()
}

// exchange gives a discovery card only to an explorer whom it inspires, and keeps resource cards (BF-INS-006).
func exchange(v *view) int {
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoGive || o.Args[3] == 1 {
			continue
		}
		to := int(o.Args[2])
		hold := v.s.Pack().Explorers[v.s.Party[to].Kind].Agenda.Hold
		if hold == v.s.Pack().Discoveries[o.Args[1]].ID && !v.s.Party[to].Inspired {
			return i
		}
	}
	return v.d.Find(fortress.DoDone)
}

// volunteer sends the explorer who gains most from the card's best choice. Where all have to meet it,
// nobody waits for the others.
func volunteer(v *view) int {
	card, _, ok := fortress.ChallengeInPlay(v.m)
	return v.highest(func(o *engine.Option) int {
		e, best := int(o.Args[0]), never
		if o.Verb != fortress.DoSend {
			return never
		}
		if !ok {
			return v.s.Party[e].Count(fortress.NoCounter)
		}
		for i := range card.Choices {
			c := &card.Choices[i]
			if int(v.s.Party[e].Inspiration) >= c.Price {
				best = max(best, v.effect(c.Effect, e)-c.Price*pointWorth)
			}
		}
		return best
	})
}

// challenge takes the choice with the best balance of expected wounds and finds.
func challenge(v *view) int {
	card, e, ok := fortress.ChallengeInPlay(v.m)
	return v.highest(func(o *engine.Option) int {
		if !ok || o.Verb != fortress.DoChoose {
			return 0
		}
		c := &card.Choices[o.Args[0]]
		return v.effect(c.Effect, e) - c.Price*pointWorth
	})
}

// effect returns what operations are worth to the party. Actor is the explorer who faces the challenge, or
// -1 for the party as one.
func (v *view) effect(ops []library.Op, actor int) (sum int) {
	for i := range ops {
		op := &ops[i]
		for e := range v.s.Party {
			x := &v.s.Party[e]
			touched := op.To == "each-explorer" || op.To == "others" && e != actor || op.To == "self" && e == actor
			if x.Able() && touched {
				sum += v.operation(op, e)
			}
		}
	}
	return sum
}

func (v *view) operation(op *library.Op, e int) int {
	x := &v.s.Party[e]
	times := op.Amount
	defence := chanceOf(v.s.Pack(), v.s.Card(e).Defence)
	switch op.Do {
	case "roll":
		return v.branches(op, e)
	case "wound":
		return -harm(&chance{0, whole, 0}, &defence, false) * harmWeight(x) / 1000
	case "grievous":
		return -harm(&chance{0, 0, whole}, &defence, false) * harmWeight(x) / 1000
	case "heal":
		return min(times, x.Count(fortress.WoundCounter)) * healWorth * harmWeight(x) / 1000
	case "vitality-roll":
		return healing(chanceOf(v.s.Pack(), v.s.Card(e).Vitality), x.Count(fortress.WoundCounter)) * harmWeight(x) / 1000
	case "discover":
		return findWorth
	case "forfeit":
		if x.NumFinds > 0 {
			return -findWorth
		}
	case "inspire":
		return min(times, fortress.MaxInspiration-int(x.Inspiration)) * pointWorth
	case "drain":
		return -min(times, int(x.Inspiration)) * pointWorth
	case "gain-destiny", "gain-die":
		return destinyWorth
	case "avert", "lessen", "re-roll", "raise": // what they are worth depends on the wound or the roll
	case "gain-points":
		return times * tradePoint
	case "inspire-later":
		return times * pointWorth
	case "wound-later":
		return -times * laterWound
	case "read-legacy":
		return legacyWorth
	case "lay-anew": // what it is worth depends on the cards that lie there
	case "damage", "stun", "move", "attack", "keep-destiny", "free-gambit", "send-last", "hunt", "sure-attack",
		"advance", "set-back", "lift": // only in combat
	default:
		panic("bot: no judgement of the operation " + op.Do)
	}
	return 0
}

// branches returns the expected worth of a roll's outcomes.
func (v *view) branches(op *library.Op, e int) int {
	c := v.chancesOf(op, e)
	return (c[0]*v.effect(op.Failure, e) + c[1]*v.effect(op.Success, e) + c[2]*v.effect(op.Critical, e)) / whole
}

// forfeit gives up the least valuable archeotech first, and clues last.
func forfeit(v *view) int {
	return v.highest(func(o *engine.Option) int {
		d := &v.s.Pack().Discoveries[o.Args[0]]
		if d.Clue {
			return -clueValue
		}
		return -d.Value
	})
}

// chancesOf returns the chances of the levels of a roll that an effect makes.
func (v *view) chancesOf(op *library.Op, e int) (c chance) {
	if op.Roll != "blackstone" {
		return chanceOf(v.s.Pack(), v.s.Stat(e, op.Roll))
	}
	faces := fortress.LevelsOf(op)
	c[0], c[2] = int(faces[0])*whole/20, int(faces[2])*whole/20
	c[1] = whole - c[0] - c[2]
	return c
}
