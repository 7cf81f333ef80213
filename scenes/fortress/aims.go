package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// forecast returns the forecast of an attack, cached for each decision.
func (y *foresight) forecast(a fortress.Aim) fortress.Forecast {
	f, ok := y.forecasts[a]
	if !ok {
		f = fortress.Foresee(y.on.Play.Match, a)
		y.forecasts[a] = f
	}
	return f
}

// aimOf returns the attack of a fire choice, from the given space or from the attacker's.
func (y *foresight) aimOf(o *engine.Option, u fortress.UnitID, from board.Space) (fortress.Aim, bool) {
	by := y.on.Actor()
	if by == fortress.NoUnit {
		return fortress.Aim{}, false
	}
	weapon, attacks, ok := y.on.Play.Shown.WeaponChoice(by, o)
	return fortress.Aim{By: by, On: u, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed",
		Sure: y.on.Choices != nil && y.on.Choices.Decision.Kind == fortress.AskWeapon, From: from}, ok
}

// outdoes reports whether a way to attack is better against one target of another, and not worse against any.
func (y *foresight) outdoes(r, than *asking.Row) (better bool) {
	for i := range than.Legal {
		ch := &than.Legal[i]
		if ch.Aimed {
			continue
		}
		slays, harms := y.promise(ch)
		own := r.OnUnit(ch.Unit, false)
		if own == nil || own.Why != nil {
			return false
		}
		s, h := y.promise(own)
		if s < slays || s == slays && h < harms {
			return false
		}
		better = better || s > slays || h > harms
	}
	return better
}

// promise returns the chance that an attack slays its target, and the damage to expect of all its shots.
func (y *foresight) promise(ch *asking.Choice) (slays, harms float64) {
	aim, ok := y.aimOf(&ch.Option, table.UnitOf(&ch.Target), board.None)
	if !ok {
		return 0, 0
	}
	f := y.forecast(aim)
	return f.Slain.Float(), float64(max(1, aim.Attacks)) * (fortress.WoundDamage*f.Wound.Float() + fortress.GrievousDamage*f.Grievous.Float())
}
