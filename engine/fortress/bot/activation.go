package bot

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// activation compares acting here with moving first or last. It values the best use of each die here, and
// the spaces where it would be better to stand.
func activation(v *view) int {
	a := v.mate(v.me)
	if a == nil {
		return v.d.Find(fortress.DoEnd)
	}
	dice := v.dice(a)
	act, first, then := v.bestAct(a)
	end := v.d.Find(fortress.DoEnd)
	if act < 0 {
		first = 0
	}
	bestMove, moveGain, before := -1, v.standWorth(a, a.at)+first+series(then, dice-1), false
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoMove {
			continue
		}
		sp := board.Space(o.Args[1])
		stand := v.standWorth(a, sp)
		if stand <= v.standWorth(a, a.at) && v.actsAt(a, sp, dice) <= v.actsAt(a, a.at, dice) {
			continue // no better place, whatever its worth beside the action at hand: else it would go to and fro
		}
		if n := stand + v.actsAt(a, sp, dice-1); n > moveGain {
			bestMove, moveGain, before = i, n, true
		}
		if n := stand + first + series(then, dice-2); act >= 0 && dice > 1 && n > moveGain {
			bestMove, moveGain, before = i, n, false
		}
	}
	switch {
	case bestMove >= 0 && (before || act < 0):
		return bestMove
	case act >= 0:
		return act
	}
	if i := v.twin(a); i >= 0 {
		return i
	}
	return end
}

// twin is the option to go on with the other of two miniatures, if that one has more left to do; -1 if not.
// Two twins cannot both have more to do than the other, so it never goes back and forth.
func (v *view) twin(a *mate) int {
	for i := range v.mates {
		b := &v.mates[i]
		if b.x != a.x || b.u == a.u || v.s.On(b.u).Stunned || v.dice(b) == 0 || v.toDo(b) <= v.toDo(a) {
			continue
		}
		return v.d.Find("twin " + v.s.UnitName(b.u))
	}
	return -1
}

// toDo measures what a miniature still has to do: its way to the goal, and what it could attack.
func (v *view) toDo(a *mate) int { return v.steps(a.at, a.goals)*perStep + v.shot(a, a.at) }

// series returns the worth of the same action taken with each of several dice.
func series(one, dice int) int {
	return one * lessening[max(0, min(dice, len(lessening)-1))] / 1000
}

// bestAct returns the best action other than a move, its worth, and the worth of each die after it, or -1
// if no action is worth a die.
func (v *view) bestAct(a *mate) (at, first, then int) {
	at = -1
	for i := range v.d.Options {
		o := &v.d.Options[i]
		n := v.actWorth(a, o)
		if n > first {
			at, first = i, n
		}
		if o.Verb != fortress.DoSearch && o.Verb != fortress.DoSummon && o.Verb != fortress.DoUse && o.Verb != fortress.DoPlay && o.Verb != fortress.DoSupport {
			then = max(then, n)
		}
	}
	if first < endWorth {
		return -1, 0, 0
	}
	return at, first, then
}

func (v *view) actWorth(a *mate, o *engine.Option) int {
	switch o.Verb {
	case fortress.DoFire:
		return v.fireWorth(a, o)
	case fortress.DoRecuperate:
		return v.recuperation(a)
	case fortress.DoSearch:
		return v.searchWorth(a, o)
	case fortress.DoSummon:
		if v.leaving {
			return summonWorth
		}
	case fortress.DoUse:
		return v.useWorth(a, o)
	case fortress.DoSupport:
		if n := v.supportWorth(o); n >= leastSupport {
			return n
		}
	case fortress.DoPlay:
		return v.playWorth(a, o)
	case fortress.DoSpecial:
		return v.specialWorth(a, o)
	}
	return 0
}

func (v *view) recuperation(a *mate) int {
	c := chanceOf(v.s.Pack(), v.s.Card(int(v.s.On(a.u).Card)).Vitality)
	return healing(c, a.x.Count(fortress.WoundCounter)) * harmWeight(a.x) / 1000
}

// searchWorth returns the worth of a search. Points are saved for the inspired side until the card is
// turned (BF-INS-002, BF-INS-003).
func (v *view) searchWorth(a *mate, o *engine.Option) int {
	if o.Parts[0] == "inspired" && !a.x.Inspired {
		return 0
	}
	return findWorth
}

// fireWorth returns the worth of a weapon action. Aiming costs a second die.
func (v *view) fireWorth(a *mate, o *engine.Option) int {
	w, attacks, ok := v.s.WeaponChoice(a.u, o)
	f := v.foeNamed(o.Parts[1])
	if !ok || f == nil {
		return 0
	}
	weapon := &v.s.Card(int(v.s.On(a.u).Card)).Weapons[w]
	c := v.chanceAt(weapon, v.f.Range(a.at, f.at))
	aimed := o.Parts[3] == "aimed"
	n := f.hit(&c, !aimed && !weapon.IgnoresCover && v.s.CoverCounts(a.u, f.u)) * lessening[min(attacks, len(lessening)-1)] / 1000
	if aimed {
		n = n * aiming / 1000
	}
	return n
}

// actsAt returns the worth of what a number of dice could do in a space.
func (v *view) actsAt(a *mate, sp board.Space, dice int) int {
	one := max(v.shot(a, sp), v.recuperation(a), v.specialAt(a, sp))
	if dice <= 0 {
		return 0
	}
	if v.marks.Has(sp) && !v.nextToHostile(sp) && v.affords(a, v.s.SearchCost(a.u)) {
		return findWorth + series(one, dice-1)
	}
	if v.leaving && !v.s.Escape && a.goals.Has(sp) && v.affords(a, v.s.SummonCost(a.u)) {
		return summonWorth + series(one, dice-1)
	}
	return series(one, dice)
}

// useWorth returns the worth of a unique action, from what its operations do.
func (v *view) useWorth(a *mate, o *engine.Option) int {
	total := 0
	for _, action := range v.s.Card(int(v.s.On(a.u).Card)).Actions {
		if action.ID != o.Parts[0] {
			continue
		}
		for i := range action.Effect {
			op := &action.Effect[i]
			switch op.Do {
			case "heal":
				total += min(op.Amount, a.x.Count(fortress.WoundCounter)) * healWorth * harmWeight(a.x) / 1000
			case "gain-destiny":
				total += destinyWorth
			case "roll":
				total += v.around(a, op.Success) / 2
			}
		}
	}
	return total
}
