package terminal

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
)

// marksman knows which options attack, and how likely each attack hits or slays.
type marksman struct {
	play *blackstone.Session
	book *words.Book
}

// aim returns the attack that an option makes.
func (m marksman) aim(d *engine.Decision, o *engine.Option, from board.Space) (fortress.Aim, bool) {
	s := &m.play.Shown
	switch o.Verb {
	case fortress.DoFire:
		by, on := s.Find(d.About[0]), s.Find(o.Parts[1])
		if by == fortress.NoUnit || on == fortress.NoUnit || s.On(by).Team != fortress.Explorers {
			return fortress.Aim{}, false
		}
		weapon, attacks, ok := s.WeaponChoice(by, o)
		return fortress.Aim{By: by, On: on, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed",
			Sure: d.Kind == fortress.AskWeapon, From: from}, ok
	case fortress.DoTarget, fortress.DoRiposte:
		if on := s.Find(o.Parts[0]); on != fortress.NoUnit {
			return fortress.PendingAttack(m.play.Match, on)
		}
	}
	return fortress.Aim{}, false
}

// chance says how likely the attack of an option slays, or how likely it hits where it cannot slay, "" for any other option. The command odds
// tells the rest. A weapon of overwatch says it already.
func (m marksman) chance(d *engine.Decision, o *engine.Option) string {
	a, ok := m.aim(d, o, board.None)
	if !ok || d.Kind == fortress.AskOverwatchWeapon {
		return ""
	}
	f := fortress.Foresee(m.play.Match, a)
	if f.Rule != "" {
		return ""
	}
	if f.Slain.Num == 0 {
		return m.book.Say("console.chance.hit", foretold.Percent(f.Wound.Plus(f.Grievous)))
	}
	return m.book.Say("console.chance.slain", foretold.Percent(f.Slain))
}
