package fortress

import (
	"strconv"
	"strings"

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

// takeBetter selects, for a click on a miniature, a weapon that the die which pays for the first can do more with: against each of
// its targets no less, by the chance to slay it and then by the damage to expect, and against one of them more.
func (y *payer) takeBetter() {
	first := y.d.Choices.Units()
	if first == nil || first.Verb != fortress.DoFire || !y.d.Activating() {
		return
	}
	most := y.dieFor(first)
	for _, r := range y.d.Choices.Of(fortress.DoFire) {
		if r.Place == asking.OnUnits && len(r.Legal) > 0 && r.Cost <= most && r.Direct() == nil && y.d.foresight.outdoes(r, y.d.Choices.Units()) {
			y.d.Choices.Point(r)
		}
	}
}

// spareDestiny selects, for a click on a miniature, a weapon that the explorer's own dice pay for, if the one selected would take a
// destiny die and the other reaches all of its targets. Whoever wants to spend the destiny die selects the weapon again.
func (y *payer) spareDestiny() {
	first := y.d.Choices.Units()
	if first == nil || first.Verb != fortress.DoFire || !y.d.Activating() || !y.takesDestiny(first) {
		return
	}
	reaches := func(r *asking.Row) bool {
		for i := range first.Legal {
			if ch := r.OnUnit(first.Legal[i].Unit, false); ch == nil || ch.Why != nil {
				return false
			}
		}
		return true
	}
	var best *asking.Row
	for _, r := range y.d.Choices.Of(fortress.DoFire) {
		if r.Place == asking.OnUnits && len(r.Legal) > 0 && r.Direct() == nil && reaches(r) && !y.takesDestiny(r) && (best == nil || y.d.foresight.outdoes(r, best)) {
			best = r
		}
	}
	if best != nil {
		y.d.Choices.Point(best)
	}
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

// dieFor returns the face of the die that would pay for a row. Where the player is asked for the die, it is the least that could.
func (y *payer) dieFor(r *asking.Row) int {
	face := r.Cost
	if keys := paidWith(y.d.Play.Following(r.Legal[0].Key, fortress.AskPay), y.d.activeCard()); len(keys) > 0 {
		key := keys[0][strings.LastIndexByte(keys[0], ' ')+1:]
		if n, err := strconv.Atoi(key); err == nil {
			face = max(face, n)
		}
	}
	return face
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
