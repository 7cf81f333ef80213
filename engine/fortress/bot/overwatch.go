package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// overwatch always answers: the dice are lost at the end of the phase (BF-OVW-010).
func overwatch(v *view) int { return v.d.Find("overwatch " + v.d.About[0]) }

// overwatchOrder lets the explorer with the most dice fire first, because one who fires too late loses a die
// (BF-OVW-009).
func overwatchOrder(v *view) int {
	return v.highest(func(o *engine.Option) int { return v.s.Party[o.Args[0]].NumDice() })
}

func overwatchWeapon(v *view) int {
	a, f := v.mate(v.me), v.foeNamed(v.d.About[1])
	if a == nil || f == nil {
		return 0
	}
	return v.highest(func(o *engine.Option) int {
		w, attacks, _ := v.s.WeaponChoice(a.u, o)
		aimed := o.Parts[3] == "aimed"
		n := series(v.aimAt(a, f, w, aimed), attacks)
		if aimed {
			n = n * aiming / 1000
		}
		return n
	})
}

// overwatchTwin lets the nearer twin fire.
func overwatchTwin(v *view) int {
	f := v.foeNamed(v.d.About[1])
	if f == nil {
		return 0
	}
	return v.highest(func(o *engine.Option) int {
		a := v.mate(fortress.UnitID(o.Args[0]))
		if a == nil {
			return never
		}
		return v.shot(a, a.at)
	})
}
