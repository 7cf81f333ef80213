package city

import rules "precipice/engine/city"

// telling stays on the screen while somebody acts.
type telling struct {
	by, on   rules.UnitID  // of the attack under way
	rolls    string        // the category that acts, with what it does
	deed     string        // what it does, by its name in the content
	roll     rules.Behaved // its behaviour roll, without a face for none
	doing    rules.UnitID  // the hostile of the category that acts
	nth, all uint8         // which of them it is, and how many they are
	group    uint8         // theirs

	cause int // of what happens, counted
	act   int // the activation or phase, counted

	ease  rules.UnitID // the hero who heals
	heals int          // times that somebody has healed
	heal  int          // wounds that have healed the last time

	hurt  rules.UnitID // the hero who suffers damage
	dealt uint8        // that damage, before anything has reduced it
	cut   bool         // something has reduced it, and what is left is told as one

	trail trail // of whoever has moved last
}

// nobody is told of before anybody attacks.
var nobody = telling{by: rules.NoUnit, on: rules.NoUnit, hurt: rules.NoUnit, doing: rules.NoUnit, ease: rules.NoUnit}

// begins notes what an event is part of, before it is shown.
func (x *telling) begins(s *rules.State, change any) {
	x.counts(change)
	switch c := change.(type) {
	case rules.Attacked:
		x.by, x.on, x.hurt = c.By, c.On, rules.NoUnit
		x.acts(s, c.By)
	case rules.Moved:
		x.acts(s, c.Unit)
		x.trail.moves(s, c)
	case rules.GroupBegan:
		x.group = c.Group
	case rules.Behaved:
		x.roll = c
		x.deed, _ = s.Content().Hostiles[c.Kind].Action(c.Row)
		x.doing, x.nth, x.all = rules.NoUnit, 0, 0
		for u := range s.Units {
			if w := &s.Units[u]; w.Here() && w.Team == rules.HostileTeam && w.Kind == c.Kind && w.Card == x.group {
				x.all++
			}
		}
	case rules.Suffers:
		x.hurt, x.cut = c.Unit, c.Reduced
		if !c.Reduced {
			x.dealt = c.Damage
		}
	case rules.ActivationBegan, rules.PhaseBegan, rules.TurnBegan:
		cause, act, heals := x.cause, x.act, x.heals
		*x = nobody
		x.cause, x.act, x.heals = cause, act, heals
	}
}

// counts counts the causes of what is told, and the turns in which it happens.
func (x *telling) counts(change any) {
	healer := rules.NoUnit
	switch c := change.(type) {
	case rules.Attacked:
		x.cause++
	case rules.Suffers:
		if !c.Reduced && !x.attacks(c.Unit) {
			x.cause++
		}
	case rules.CounterPlaced:
		if c.Counter == rules.NoCounter {
			healer = rules.UnitID(c.Hero)
		}
	case rules.GroupBegan, rules.ActivationBegan, rules.PhaseBegan:
		x.act++
	}
	if healer != rules.NoUnit {
		if healer != x.ease {
			x.heals, x.heal = x.heals+1, 0
		}
		x.heal++
	}
	x.ease = healer
}

// acts counts the hostiles of a category that have acted.
func (x *telling) acts(s *rules.State, u rules.UnitID) {
	if u != x.doing && s.Units[u].Team == rules.HostileTeam {
		x.doing = u
		x.nth++
	}
}

// ends forgets the attack that has ended with an event.
func (x *telling) ends(change any) {
	switch c := change.(type) {
	case rules.Slain, rules.OutOfAction:
		x.by, x.on, x.hurt = rules.NoUnit, rules.NoUnit, rules.NoUnit
	case rules.NoEffect:
		if c.Why == "miss" || c.Why == "no-damage" {
			x.by, x.on = rules.NoUnit, rules.NoUnit
		}
	}
}

// attacks reports whether the attack under way is on a miniature.
func (x *telling) attacks(u rules.UnitID) bool { return x.by != rules.NoUnit && x.on == u }
