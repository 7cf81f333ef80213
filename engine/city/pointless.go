package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
)

// Pointless returns the option to take of a question whose answer cannot matter, -1 if it may matter: an activation in which a hero can
// do nothing any more, hostiles that are alike in everything, and gambits while no group acts before a hero who could try one
// and no Path to Glory would be met by one (CC-GAM-005, CC-INS-003).
func Pointless(m *Match, d *engine.Decision) int {
	s := &m.State
	switch {
	case len(d.Options) == 1:
		return 0
	case d.Kind == AskGambit && !s.gambitHelps(d):
		return d.Find(DoDone)
	case (d.Kind == AskPick || d.Kind == AskHostile || d.Kind == AskDeployNext) && s.alike(d):
		return 0
	}
	return -1
}

// Vain returns the option to take of a question that Pointless leaves to the player, but where no answer could do any good: of a roll that
// is as good as any, or that would on average do less if it were made again, and slay no more. It returns -1 if any answer might matter.
// Links do not count on it.
func Vain(m *Match, d *engine.Decision) int {
	if d.Kind == AskReRoll && (!ReRollHelps(m) || !reRollPays(m, d)) {
		return d.Find(DoKeep)
	}
	return -1
}

// reRollPays reports whether an attack or a defence that is made again may slay more or do more on average, or keep a hero from harm. Other
// rolls always may.
func reRollPays(m *Match, d *engine.Decision) bool {
	f, ok := m.Top().(*Roll)
	if !ok || f.level() == dice.Fail || f.For != "attack" && f.For != "defence" {
		return true
	}
	keep, ok := Foresee(m, DoKeep)
	if !ok {
		return true
	}
	for i := range d.Options {
		if d.Options[i].Verb != DoReRoll {
			continue
		}
		again, ok := Foresee(m, d.Options[i].Key())
		if !ok || better(&m.State, &keep, &again) {
			return true
		}
	}
	return false
}

// better reports whether a forecast is better for the heroes than another: more hostiles fall, suffer or get ailments, or fewer heroes do.
func better(s *State, than, f *Forecast) bool {
	for u := range UnitID(MaxUnits) {
		a, b := than, f
		if s.Units[u].Team == HeroTeam {
			a, b = f, than
		}
		ails := func(e *Ending) bool { return e.of(u).Gains != 0 }
		if b.Falls(u).Float() > a.Falls(u).Float() || b.Damage(u).Float() > a.Damage(u).Float() || b.Chance(ails).Float() > a.Chance(ails).Float() {
			return true
		}
	}
	return false
}

// Habitual returns the option of a question that the habit of lowest dice answers, -1 for any other: the lowest die that is high enough
// pays, a counter covers an empty space or else the lowest die, and what is healed frees as many activation spaces as possible, and
// then as many points (CC-ACT-002, CC-DMG-002, CC-RCP-001).
func Habitual(m *Match, d *engine.Decision) int {
	switch d.Kind {
	case AskPay:
		return 0
	case AskCover, AskInfect:
		return leastLost(&m.State, d)
	case AskHeal:
		return mostHealed(&m.State, d)
	}
	return -1
}

// mostHealed returns the option of a vitality roll that frees the most activation spaces. A critical removes two wound counters or a
// grievous one; with a single wound counter both free a space, and the grievous counter is worth more.
func mostHealed(s *State, d *engine.Decision) int {
	grievous := d.Find(DoHeal + " grievous")
	if grievous < 0 || len(d.Options) == 1 {
		return 0
	}
	for h := range s.Heroes {
		if s.HeroName(h) == d.About[0] && s.Heroes[h].Count(WoundCounter) > 1 {
			return d.Find(DoHeal + " wound")
		}
	}
	return grievous
}

// BestReaction returns the reaction that does the most damage to be expected, with the lowest die and without an oaken arrow, of those that
// a question offers.
func BestReaction(m *Match, d *engine.Decision) int {
	best, most := 0, -1.0
	odds := map[int16]float64{} // by weapon
	for i := range d.Options {
		o := &d.Options[i]
		if o.Verb != DoReact || o.Args[3] == 1 {
			continue
		}
		expected, known := odds[o.Args[1]]
		if !known {
			to := m.Top().(*React).To
			f := foreseeFrame(m, &Attack{By: UnitID(o.Args[0]), On: to, Weapon: uint8(o.Args[1])})
			expected = f.Damage(to).Float()
			odds[o.Args[1]] = expected
		}
		if expected > most {
			best, most = i, expected
		}
	}
	return best
}

// gambitHelps reports whether a gambit that is offered could bring a hero before a group, or a point of inspiration.
func (s *State) gambitHelps(d *engine.Decision) bool {
	return slices.ContainsFunc(d.Options, func(o engine.Option) bool {
		return o.Verb == DoGambit && (s.behindGroup(o.Args[0]) || s.Heroes[o.Args[0]].longsFor(s.pack, "gambit"))
	})
}

// behindGroup reports whether a group acts before a hero.
func (s *State) behindGroup(hero int16) bool {
	for _, c := range s.Track[:s.NumTrack] {
		if c.Hostile || int16(c.Index) == hero {
			return c.Hostile
		}
	}
	return false
}

// alike reports whether the options name hostiles that differ in nothing but their number.
func (s *State) alike(d *engine.Decision) bool {
	first := s.Units[d.Options[0].Args[0]]
	for i := range d.Options {
		u := s.Units[d.Options[i].Args[0]]
		if u.Number = first.Number; u != first || u.Team != HostileTeam {
			return false
		}
	}
	return true
}

// ReRollHelps reports whether a better result than that of the roll would lead to something else. It takes no notice of how much more
// damage than enough a slain hostile has.
func ReRollHelps(m *Match) bool {
	f, ok := m.Top().(*Roll)
	if !ok || m.Depth() < 2 {
		return true
	}
	now := resolvedAs(m, f.level())
	for better := f.level() + 1; better <= dice.Critical; better++ {
		if m.State.pack.Dice.Of(f.Stat.Die)[better] > 0 && !now.Same(resolvedAs(m, better)) {
			return true
		}
	}
	return false
}

// resolvedAs returns what follows from a roll with a given result until the action that it belongs to is over.
func resolvedAs(m *Match, l dice.Level) *engine.Spread[State] {
	c := m.Clone()
	f := c.Top().(*Roll)
	f.Levels, f.Faces, f.Again = [2]dice.Level{l}, [2]uint8{}, true // the roll is over
	base := actionOf(c)
	p := newForecast()
	p.Answer = func(m *Match, d *engine.Decision) int {
		if m.Depth() == base+1 {
			return -1
		}
		return defaultAnswer(m, d)
	}
	p.Begin(c, base, nil)
	for _, o := range p.Outcomes() {
		for i := range o.State.Units {
			if u := &o.State.Units[i]; u.Slain {
				u.Damage = 0
			}
		}
	}
	return p
}
