package bot

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Answer returns the index of the option that the bot takes.
func Answer(m *city.Match, d *engine.Decision) int {
	v := view{s: &m.State, d: d, top: m.Top()}
	switch d.Kind {
	case city.AskActivation:
		return v.activation()
	case city.AskPay:
		return v.lowest(v.face)
	case city.AskGambit:
		return v.gambit()
	case city.AskTarget, city.AskTowards:
		return v.lowest(func(o *engine.Option) int { return v.hurt(int(o.Args[0])) })
	case city.AskCrisis:
		return v.crisis()
	case city.AskReRoll:
		return v.reRoll()
	case city.AskReact:
		return v.lowest(func(o *engine.Option) int { return -v.reaction(o) })
	case city.AskCover, city.AskInfect:
		return v.lowest(v.under)
	case city.AskCrisisHero:
		return v.lowest(func(o *engine.Option) int { return v.hurt(int(o.Args[0])) })
	case city.AskFreeMove:
		return v.freeMove()
	case city.AskPick:
		return v.lowest(func(o *engine.Option) int { return -v.prize(city.UnitID(o.Args[0])) })
	case city.AskPlace:
		return v.lowest(func(o *engine.Option) int { return v.ahead(board.Space(o.Args[1])) })
	}
	return 0
}

// view is a question and the table that it is asked at.
type view struct {
	s *city.State
	d *engine.Decision

	top engine.Frame[city.State]
}

// lowest returns the option of the lowest value, the first of several.
func (v *view) lowest(value func(*engine.Option) int) (best int) {
	least := 0
	for i := range v.d.Options {
		if n := value(&v.d.Options[i]); i == 0 || n < least {
			best, least = i, n
		}
	}
	return best
}

// face values a die that pays: the lowest, of equals a destiny die.
func (v *view) face(o *engine.Option) int { return 2*int(o.Args[0]) - int(o.Args[1]) }

// under values the activation space of a counter: the lowest die is lost.
func (v *view) under(o *engine.Option) int {
	for h := range v.s.Heroes {
		if v.s.HeroName(h) == v.d.About[0] {
			return int(v.s.Heroes[h].Slots[o.Args[0]].Die)
		}
	}
	return 0
}

// hurt counts the points of damage that a hero has suffered.
func (v *view) hurt(h int) int {
	x := &v.s.Heroes[h]
	return x.Count(city.WoundCounter) + 2*x.Count(city.GrievousCounter)
}

// gambit attempts one with a low die for a hero whose path wants it.
func (v *view) gambit() int {
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != city.DoGambit || o.Args[1] < 1 || o.Args[1] > 2 {
			continue
		}
		x := &v.s.Heroes[o.Args[0]]
		if !x.Inspired && v.s.Content().Heroes[x.Kind].Path.When == "gambit" {
			return i
		}
	}
	return v.d.Find(city.DoDone)
}

// crisis makes the choice that is worth the most.
func (v *view) crisis() (best int) {
	f, ok := v.top.(*city.CrisisFrame)
	if !ok {
		return 0
	}
	choices := v.s.Content().Crises[f.Crisis].Choices
	return v.lowest(func(o *engine.Option) int { return -v.worth(choices[o.Args[0]].Effect, int(f.Hero)) })
}

// reRoll rolls a failure again for a point that is of no other use.
func (v *view) reRoll() int {
	if f, ok := v.top.(*city.Roll); ok && max(f.Levels[0], f.Levels[1]) > dice.Fail {
		return 0
	}
	for h := range v.s.Heroes {
		if x := &v.s.Heroes[h]; v.s.HeroName(h) == v.d.About[0] && x.Inspired && (v.d.About[1] == "attack" || v.d.About[1] == "defence") {
			return 1
		}
	}
	return 0
}

// reaction values a reaction.
func (v *view) reaction(o *engine.Option) int {
	if o.Verb == city.DoPass {
		return 0
	}
	h := int(o.Args[0])
	for u := range city.UnitID(city.MaxUnits) {
		if v.s.Units[u].Team == city.HostileTeam && v.s.UnitName(u) == v.d.About[1] {
			n := trigger + v.blow(h, &v.s.Card(h).Weapons[o.Args[1]], u) - int(o.Args[2])
			if o.Args[3] == 1 && v.prize(u) < captain {
				n -= arrow
			}
			return n
		}
	}
	return 0
}

// prize is what it is worth to slay a hostile.
func (v *view) prize(u city.UnitID) int {
	w := &v.s.Units[u]
	if w.Team != city.HostileTeam {
		return v.hurt(int(u))
	}
	if v.s.Content().Hostiles[w.Kind].Models[w.Model].Champion {
		if v.s.Type() == library.Hunt {
			return champion
		}
		return captain
	}
	return foe
}

// blow values an attack by what it is likely to do, in hundredths of a point of damage and more for what it slays.
func (v *view) blow(h int, w *library.Weapon, u city.UnitID) int {
	faces := v.s.Content().Dice.Of(w.Dice.Die)
	sides := int(w.Dice.Die)
	left := v.s.Wounds(u) - int(v.s.Units[u].Damage)
	worth := 0
	for level := dice.Success; level <= dice.Critical; level++ {
		chance := 100 * int(faces[level]) / sides
		if w.Dice.Count > 1 {
			chance = chance * 3 / 2
		}
		done := min(left, w.Damage[level-1])
		gain := done * v.prize(u) / v.s.Wounds(u)
		if done == left {
			gain += v.prize(u)
		}
		worth += chance * gain / 100
	}
	return worth
}
