package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// explore goes on while the objective is open and the party fit, and ends the expedition when it is
// won or when another card would rather cost lives than win it.
func explore(v *view) int {
	if v.s.ObjectiveMet() {
		if i := v.d.Find("propose-end"); i >= 0 {
			return i
		}
	}
	return v.d.Find("turn-up")
}

// endExpedition agrees when the objective is met.
func endExpedition(v *view) int {
	if v.s.ObjectiveMet() {
		return v.d.Find("agree")
	}
	return v.d.Find("decline")
}

// exchange gives a card to whom it brings the inspired side (BF-INS-006), and to nobody else.
func exchange(v *view) int {
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != "give" {
			continue
		}
		to := int(o.Args[2])
		hold := v.s.Pack().Explorers[v.s.Party[to].Kind].Agenda.Hold
		if hold == v.s.Pack().Discoveries[o.Args[1]].ID && !v.s.Party[to].Inspired {
			return i
		}
	}
	return v.d.Find("done")
}

// volunteer sends the one to whom the best choice of the card does most good. Where all have to meet it,
// nobody waits for the others.
func volunteer(v *view) int {
	card, _, ok := fortress.ChallengeInPlay(v.m)
	return v.highest(func(o *engine.Option) int {
		e, best := int(o.Args[0]), never
		if o.Verb != "send" {
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

// challenge takes the choice whose expected wounds and finds are best.
func challenge(v *view) int {
	card, e, ok := fortress.ChallengeInPlay(v.m)
	return v.highest(func(o *engine.Option) int {
		if !ok || o.Verb != "choose" {
			return 0
		}
		c := &card.Choices[o.Args[0]]
		return v.effect(c.Effect, e) - c.Price*pointWorth
	})
}

// effect is what operations are worth to the party; actor is the explorer who meets the challenge, -1
// for the party as one.
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
	times := max(1, op.Amount)
	defence := chanceOf(v.s.Pack(), v.s.Card(e).Defence)
	switch op.Do {
	case "roll":
		return v.branches(op, e)
	case "wound":
		return -times * harm(&chance{0, whole, 0}, &defence, false) * dear(x) / 1000
	case "grievous":
		return -times * harm(&chance{0, 0, whole}, &defence, false) * dear(x) / 1000
	case "heal":
		return min(times, x.Count(fortress.WoundCounter)) * healWorth * dear(x) / 1000
	case "vitality-roll":
		return healing(chanceOf(v.s.Pack(), v.s.Card(e).Vitality), x.Count(fortress.WoundCounter)) * dear(x) / 1000
	case "discover":
		return times * findWorth
	case "forfeit":
		if x.NumFinds > 0 {
			return -findWorth
		}
	case "inspire":
		return min(times, 4-int(x.Inspiration)) * pointWorth
	case "drain":
		return -min(times, int(x.Inspiration)) * pointWorth
	}
	return 0
}

// branches weighs what may come of a roll.
func (v *view) branches(op *library.Op, e int) int {
	var c chance
	if op.Roll == "blackstone" {
		great := op.Great
		if great == 0 {
			great = 21
		}
		c[0], c[2] = (op.Need-1)*whole/20, (21-great)*whole/20
		c[1] = whole - c[0] - c[2]
	} else {
		side := v.s.Card(e)
		stat := side.Defence
		switch op.Roll {
		case "agility":
			stat = side.Agility
		case "vitality":
			stat = side.Vitality
		}
		c = chanceOf(v.s.Pack(), stat)
	}
	return (c[0]*v.effect(op.Failure, e) + c[1]*v.effect(op.Success, e) + c[2]*v.effect(op.Critical, e)) / whole
}

// forfeit gives up archeotech of little value first, and clues last.
func forfeit(v *view) int {
	return v.highest(func(o *engine.Option) int {
		d := &v.s.Pack().Discoveries[o.Args[0]]
		if d.Clue {
			return -clueValue
		}
		return -d.Value
	})
}
