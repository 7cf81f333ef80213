package bot

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// chance holds the probability of each level of a roll in 576ths, since 24 is a multiple of every action die.
type chance [3]int

const whole = 24 * 24

// chanceOf returns the chances of a stat. Of two dice the better counts (BF-ROL-004).
func chanceOf(p *fortress.Pack, stat library.Stat) (c chance) {
	if stat.Count == 0 {
		return chance{whole}
	}
	w := p.Dice.Of(stat.Die)
	fail, low := int(w[dice.Fail])*24/int(stat.Die), int(w[dice.Fail]+w[dice.Success])*24/int(stat.Die)
	if stat.Count == 1 {
		return chance{fail * 24, (low - fail) * 24, (24 - low) * 24}
	}
	return chance{fail * fail, low*low - fail*fail, whole - low*low}
}

// reach is the longest range considered; longer ones count as this one.
const reach = 16

// chanceAt returns the chances of an attack with a weapon at a range.
func (v *view) chanceAt(w *library.Weapon, distance int) chance {
	stat, _ := w.At(distance)
	return chanceOf(v.s.Pack(), stat)
}

// harm returns what an attack does to an explorer who rolls defence (BF-DEF-003 to 005). Cover lowers the
// attack by a level (BF-CVR-002).
func harm(attack, defence *chance, cover bool) int {
	success, critical := attack[1], attack[2]
	if cover {
		success, critical = critical, 0
	}
	return (success*defence[0]*wound + critical*(defence[0]*grievous+defence[1]*wound)) / (whole * whole)
}

// healing returns the worth of a vitality roll for an explorer with a number of wounds (BF-ROL-008).
func healing(c chance, wounds int) int {
	return (c[1]*min(1, wounds) + c[2]*min(2, wounds)) * healWorth / whole
}
