package bot

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// hit returns the worth of one attack on a hostile: of its wounds, most of all the last (BF-ATK-008).
func (f *foe) hit(c *chance, cover bool) int {
	success, critical := c[1], c[2]
	if cover {
		success, critical = critical, 0
	}
	return (success*f.blow(1) + critical*f.blow(3)) / whole
}

// blow returns the worth of an amount of damage.
func (f *foe) blow(damage int) int {
	if damage >= f.left {
		return f.worth
	}
	return f.worth * damage / f.kind.Wounds * partial / 1000
}

// shot returns the worth of the best single attack an explorer could make from a space with one die, and
// the lowest die that pays for it; 0 if there is none.
func (v *view) shot(a *mate, from board.Space) (best int) {
	weapons := v.s.Card(int(v.s.On(a.u).Card)).Weapons
	for i := range v.foes {
		f := &v.foes[i]
		if !v.f.Visible(from, f.at) {
			continue
		}
		cover := v.s.CoverBetween(from, f.at)
		for w := range weapons {
			weapon := &weapons[w]
			if rule, _ := v.s.Forbids(a.u, from, f.u, weapon); rule != "" {
				continue
			}
			best = max(best, v.salvo(a, f, weapon, v.f.Range(from, f.at), cover && !weapon.IgnoresCover))
		}
	}
	return best
}

// salvo returns the worth of the most that an explorer can buy with one of its dice and a weapon.
func (v *view) salvo(a *mate, f *foe, weapon *library.Weapon, distance int, cover bool) (best int) {
	c := v.chanceAt(weapon, distance)
	one := f.hit(&c, cover)
	for _, cost := range weapon.Costs {
		if v.affords(a, cost.Die) {
			best = max(best, one*lessening[min(cost.Attacks, len(lessening)-1)]/1000)
		}
	}
	return best
}

// foeOf finds a hostile in the view.
func (v *view) foeNamed(name string) *foe {
	for i := range v.foes {
		if v.s.UnitName(v.foes[i].u) == name {
			return &v.foes[i]
		}
	}
	return nil
}

// aimAt returns the worth of one attack with a weapon on a hostile from the explorer's space.
func (v *view) aimAt(a *mate, f *foe, w int, ignoresCover bool) int {
	weapon := &v.s.Card(int(v.s.On(a.u).Card)).Weapons[w]
	c := v.chanceAt(weapon, v.f.Range(a.at, f.at))
	return f.hit(&c, !ignoresCover && !weapon.IgnoresCover && v.s.CoverCounts(a.u, f.u))
}

// target picks the hostile against which the attack is worth most.
func target(v *view) int {
	return v.highest(func(o *engine.Option) int {
		f := v.foeNamed(o.Parts[0])
		if f == nil {
			return never
		}
		aim, ok := fortress.PendingAttack(v.m, f.u)
		a := v.mate(aim.By)
		if !ok || a == nil {
			return f.worth
		}
		return v.aimAt(a, f, aim.Weapon, aim.IgnoreCover)
	})
}

// riposte always strikes back: it costs nothing (BF-CRD-006).
func riposte(v *view) int { return target(v) }

// around returns the worth of what an effect does to the hostiles an explorer sees.
func (v *view) around(a *mate, ops []library.Op) (sum int) {
	for i := range ops {
		for j := range v.foes {
			f, op := &v.foes[j], &ops[i]
			if !v.f.Visible(a.at, f.at) || op.Range > 0 && v.f.Range(a.at, f.at) > op.Range {
				continue
			}
			switch {
			case op.Do == "damage":
				sum += f.blow(op.Amount)
			case op.Do == "stun" && !f.stunned && !f.acted:
				sum += f.worth * stunWorth / 1000
			}
		}
	}
	return sum
}
