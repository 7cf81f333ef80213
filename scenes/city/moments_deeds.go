package city

import (
	rules "precipice/engine/city"
	"precipice/render"
	"precipice/scenes/play"
)

// called is the short name of a miniature.
func (n *now) called(u rules.UnitID) string { return brief(n.words, n.s.UnitName(u)) }

// word is a label that rises over a miniature.
func word(u rules.UnitID, key string, ink render.Ink) func(now) play.Label {
	return func(n now) play.Label {
		return play.Label{Over: int(u), Text: n.words.Say(key), Rises: true, Ink: ink}
	}
}

// doing names over a hostile what it does.
func doing(u rules.UnitID) func(now) play.Label {
	return func(n now) (l play.Label) {
		if n.s.Units[u].Team == rules.HostileTeam && n.deed != "" {
			l = play.Label{Over: int(u), Text: n.words.Name(n.deed), Ink: render.Hostile}
			if n.of > 1 && n.nth <= n.of {
				l.Under = n.words.Say("label.nth", numberOf(int(n.nth)), numberOf(int(n.of)))
			}
		}
		return l
	}
}

// damage rises over a hostile that suffers it.
func damage(u rules.UnitID, by uint8) func(now) play.Label {
	return func(n now) play.Label {
		return play.Label{Over: int(u), Text: n.words.Say("label.harm", numberOf(int(by))), Rises: true, Ink: render.Ivory}
	}
}

// counted rises over a hero for a counter that is placed or removed, unless the damage has been told as one.
func counted(c rules.CounterPlaced) func(now) play.Label {
	return func(n now) (l play.Label) {
		u := rules.UnitID(c.Hero)
		switch {
		case c.Counter == rules.NoCounter:
			l = play.Label{Over: int(u), Text: n.words.Say("label.heals", numberOf(1)), Rises: true, Ink: render.Portal}
		case n.hurt != u || !n.cut:
			l = play.Label{Over: int(u), Text: n.words.Say("label.harm", numberOf(1)), Rises: true, Ink: render.Hostile}
		}
		return l
	}
}

// suffersMoment shows how much of the damage is left for a hero, once the die of its defence lies. Before that, only what has happened
// since the last choice knows of it.
func suffersMoment(c rules.Suffers) moment {
	m := moment{Since: hurtFor(c)}
	if c.Reduced {
		m.Length = aChange
		m.Label = func(n now) play.Label {
			l := play.Label{Over: int(c.Unit), Text: n.words.Say("label.unhurt"), Under: n.sum(c), Rises: true, Ink: render.Ivory}
			if c.Damage > 0 {
				l.Text, l.Ink = n.words.Say("label.harm", numberOf(int(c.Damage))), render.Hostile
			}
			return l
		}
	}
	return m
}

// sum says what was taken off damage, "" for nothing.
func (n *now) sum(c rules.Suffers) string {
	if !c.Reduced || n.dealt < c.Damage {
		return ""
	}
	return n.words.Say("since.sum", numberOf(int(n.dealt)), numberOf(int(n.dealt-c.Damage)))
}

// nothing is a deed that is counted. A blow is one until it does harm.
func nothing(now) play.Deed { return play.Deed{Weight: play.Rest} }

// hurtFor tells what a hero suffers, and from whom.
func hurtFor(c rules.Suffers) func(now) play.Deed {
	return func(n now) play.Deed {
		attacked := n.attacks(c.Unit)
		d := play.Deed{Weight: play.Hit, Sum: n.sum(c), Ends: attacked || c.Reduced}
		switch {
		case c.Damage == 0:
			d.Weight = play.Rest
		case attacked:
			d.Text = n.words.Say("since.hit", n.called(n.by), n.called(c.Unit), numberOf(int(c.Damage)))
		default:
			d.Text = n.words.Say("since.suffers", n.called(c.Unit), numberOf(int(c.Damage)))
		}
		return d
	}
}

// felled tells that a hero is out of action or dead, and by whom.
func felled(c rules.OutOfAction) func(now) play.Deed {
	return func(n now) play.Deed {
		u := rules.UnitID(c.Hero)
		d := play.Deed{Weight: play.Hit, Ends: n.hurt == u}
		switch {
		case c.Dead:
			d.Text = n.words.Say("since.dies", n.called(u))
		case n.attacks(u):
			d.Text = n.words.Say("since.out.by", n.called(n.by), n.called(u))
		default:
			d.Text = n.words.Say("since.out", n.called(u))
		}
		return d
	}
}

// struckFor tells what a hostile suffers, and from whom.
func struckFor(c rules.Damaged) func(now) play.Deed {
	return func(n now) play.Deed {
		if n.attacks(c.Unit) {
			return play.Deed{Weight: play.Blow, Text: n.words.Say("since.strikes", n.called(n.by), n.called(c.Unit), numberOf(int(c.By))), Ends: true}
		}
		return play.Deed{Weight: play.Blow, Text: n.words.Say("since.suffers", n.called(c.Unit), numberOf(int(c.By)))}
	}
}

// struckDown tells that a hostile is slain, and by whom.
func struckDown(u rules.UnitID) func(now) play.Deed {
	return func(n now) play.Deed {
		if n.attacks(u) {
			return play.Deed{Weight: play.Blow, Text: n.words.Say("since.strikes-down", n.called(n.by), n.called(u)), Ends: true}
		}
		return play.Deed{Weight: play.Blow, Text: n.words.Say("since.slain", n.called(u))}
	}
}
