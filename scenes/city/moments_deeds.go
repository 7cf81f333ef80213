package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
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
			if n.all > 1 && n.nth <= n.all {
				l.Under = n.words.Say("label.nth", numberOf(int(n.nth)), numberOf(int(n.all)))
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

// blow is an attack that has done no harm so far.
func blow(c rules.Attacked) func(now) play.Deed {
	return func(n now) play.Deed {
		return play.Deed{Weight: play.Rest, Text: n.words.Say("since.misses", n.called(c.By), n.called(c.On)), Of: n.cause}
	}
}

// tells is a deed in the words of a key.
func tells(weight play.Weight, key string, args ...string) func(now) play.Deed {
	return func(n now) play.Deed { return play.Deed{Weight: weight, Text: n.words.Say(key, args...)} }
}

// tellsOf is a deed of a miniature in the words of a key.
func tellsOf(weight play.Weight, u rules.UnitID, key string, args ...string) func(now) play.Deed {
	return func(n now) play.Deed {
		return play.Deed{Weight: weight, Text: n.words.Say(key, append([]string{n.called(u)}, args...)...)}
	}
}

// hurtFor tells what a hero suffers, and from whom.
func hurtFor(c rules.Suffers) func(now) play.Deed {
	return func(n now) play.Deed {
		d := play.Deed{Weight: play.Hit, Sum: n.sum(c), Of: n.cause}
		switch {
		case c.Damage == 0:
			d.Weight, d.Text = play.Rest, n.words.Say("since.unhurt", n.called(c.Unit))
		case n.attacks(c.Unit):
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
		d := play.Deed{Weight: play.Hit}
		if n.hurt == u {
			d.Of = n.cause
		}
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
			return play.Deed{Weight: play.Blow, Text: n.words.Say("since.strikes", n.called(n.by), n.called(c.Unit), numberOf(int(c.By))), Of: n.cause}
		}
		return play.Deed{Weight: play.Blow, Text: n.words.Say("since.suffers", n.called(c.Unit), numberOf(int(c.By)))}
	}
}

// struckDown tells that a hostile is slain, and by whom.
func struckDown(u rules.UnitID) func(now) play.Deed {
	return func(n now) play.Deed {
		if n.attacks(u) {
			return play.Deed{Weight: play.Blow, Text: n.words.Say("since.strikes-down", n.called(n.by), n.called(u)), Of: n.cause}
		}
		return play.Deed{Weight: play.Blow, Text: n.words.Say("since.slain", n.called(u))}
	}
}

// ailing tells that an ailment comes or goes: of a hero it is a hit, of a hostile a blow.
func ailing(c rules.AilChanged) func(now) play.Deed {
	return func(n now) play.Deed {
		hero := n.s.Units[c.Unit].Team == rules.HeroTeam
		d := play.Deed{Weight: play.Rest, Text: n.words.Say("since.cured", n.called(c.Unit), n.words.Name(library.AilmentWords[c.Ail]))}
		if c.On {
			d.Text = n.words.Say("since.ails", n.called(c.Unit), n.words.Name(library.AilmentWords[c.Ail]))
		}
		switch {
		case hero && c.On:
			d.Weight = play.Hit
		case hero || c.On:
			d.Weight = play.Blow
		}
		return d
	}
}

// ailed rises over a miniature that gains or loses an ailment.
func ailed(c rules.AilChanged) func(now) play.Label {
	return func(n now) play.Label {
		l := play.Label{Over: int(c.Unit), Text: n.words.Name(library.AilmentWords[c.Ail]), Rises: true, Ink: render.Portal}
		switch {
		case !c.On:
			l.Text = n.words.Say("label.cured", l.Text)
		case n.s.Units[c.Unit].Team == rules.HeroTeam:
			l.Ink = render.Hostile
		default:
			l.Ink = render.Ivory
		}
		return l
	}
}

// healed tells how many wounds of a hero have healed one after the other. Wounds that are placed are told by the damage.
func healed(c rules.CounterPlaced) func(now) play.Deed {
	return func(n now) (d play.Deed) {
		if c.Counter == rules.NoCounter {
			d = play.Deed{Weight: play.Blow, Text: n.words.Say("since.heals", n.called(rules.UnitID(c.Hero)), numberOf(n.heal)), Of: -n.heals}
		}
		return d
	}
}

// gains rises over a hero that gains inspiration, with what that is for.
func gains(c rules.InspirationChanged) func(now) play.Label {
	return func(n now) play.Label {
		return play.Label{Over: int(c.Hero), Text: n.words.Count("label.inspiration", int(c.By)), Under: n.words.Name(c.For), Rises: true, Ink: render.Find}
	}
}

// gained tells how much inspiration a hero gains, and for what.
func gained(c rules.InspirationChanged) func(now) play.Deed {
	return func(n now) play.Deed {
		return play.Deed{Weight: play.Blow, Text: n.words.Say("since.inspiration", n.called(rules.UnitID(c.Hero)), numberOf(int(c.By)), n.words.Name(c.For))}
	}
}

// better says what the inspired side of a hero's card has more than the other.
func better(n *now, h int) string {
	card := &n.s.Content().Heroes[n.s.Heroes[h].Kind]
	was, is := &card.Sides[0], &card.Sides[1]
	var list []string
	for _, one := range []struct{ key, was, is string }{
		{"move", numberOf(was.Move), numberOf(is.Move)}, {"run", numberOf(was.Run), numberOf(is.Run)}, {"defence", n.words.Name(was.Defence.String()), n.words.Name(is.Defence.String())},
		{"agility", n.words.Name(was.Agility.String()), n.words.Name(is.Agility.String())}, {"vitality", n.words.Name(was.Vitality.String()), n.words.Name(is.Vitality.String())},
	} {
		if one.was != one.is {
			list = append(list, n.words.Say("inspired."+one.key, one.was, one.is))
		}
	}
	return strings.Join(list, " · ")
}
