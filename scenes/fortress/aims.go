package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// forecast returns the forecast of an attack, cached for each decision.
func (c *Combat) forecast(a fortress.Aim) fortress.Forecast {
	f, ok := c.forecasts[a]
	if !ok {
		f = fortress.Foresee(c.Play.Match, a)
		c.forecasts[a] = f
	}
	return f
}

// aimOf returns the attack of a fire choice, from the given space or from the attacker's.
func (c *Combat) aimOf(o *engine.Option, u fortress.UnitID, from board.Space) (fortress.Aim, bool) {
	by := c.actor()
	if by == fortress.NoUnit {
		return fortress.Aim{}, false
	}
	weapon, attacks, ok := c.Play.Shown.WeaponChoice(by, o)
	return fortress.Aim{By: by, On: u, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed",
		Sure: c.choices != nil && c.choices.decision.Kind == fortress.AskWeapon, From: from}, ok
}
