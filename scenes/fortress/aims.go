package fortress

import (
	"strconv"
	"strings"

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

// takeBetter selects, for a click on a miniature, the weapon that a die which pays for the first can do most with: by the chance
// to slay a target, then by the damage to expect.
func (c *Combat) takeBetter() {
	first := c.row(c.unitRow)
	if first == nil || first.verb != "fire" || !c.own() {
		return
	}
	slays, harms := c.promise(first)
	most := c.dieFor(first)
	for i := range c.choices.rows {
		r := &c.choices.rows[i]
		if r.verb != "fire" || r.place != onUnits || len(r.legal) == 0 || r.cost > most || r.direct() != nil {
			continue
		}
		if s, h := c.promise(r); s > slays || s == slays && h > harms {
			c.unitRow, slays, harms = i, s, h
		}
	}
}

// dieFor returns the face of the die that would pay for a row, or its cost where the player is asked for the die.
func (c *Combat) dieFor(r *row) int {
	face := r.cost
	if keys := paidWith(c.Play.Following(r.legal[0].key, fortress.AskPay), c.activeCard()); len(keys) > 0 {
		key := keys[0][strings.LastIndexByte(keys[0], ' ')+1:]
		if n, err := strconv.Atoi(key); err == nil {
			face = max(face, n)
		}
	}
	return face
}

// promise returns the best chance to slay that a way to attack has with any of its targets, and the most damage to expect.
func (c *Combat) promise(r *row) (slays, harms float64) {
	for i := range r.legal {
		ch := &r.legal[i]
		aim, ok := c.aimOf(&ch.option, ch.unit, board.None)
		if !ok || ch.aimed {
			continue
		}
		f := c.forecast(aim)
		slays = max(slays, f.Slain.Float())
		harms = max(harms, float64(max(1, aim.Attacks))*(fortress.WoundDamage*f.Wound.Float()+fortress.GrievousDamage*f.Grievous.Float()))
	}
	return slays, harms
}
