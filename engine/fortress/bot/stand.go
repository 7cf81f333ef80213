package bot

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// standWorth returns the worth of standing in a space: safe from hostiles, near the goal and near the others.
func (v *view) standWorth(a *mate, sp board.Space) int {
	n := -v.harmAt(a, sp)*harmWeight(a.x)/1000 - v.stepsApart(a, sp)*perApart
	away := v.steps(sp, a.goals)
	n -= away * perStep
	if v.holding.Has(sp) {
		n += holdWorth
	}
	if v.leaving && v.s.Escape && away == 0 {
		n += aboard - v.inTheWay(a, sp)*perWay
	}
	return n
}

// inTheWay tells how near a space of the escape chamber is to its entrance, as companions who are not aboard
// come to it: those who stand there may keep them out. It is 0 once all are aboard.
func (v *view) inTheWay(a *mate, sp board.Space) int {
	least := farAway
	for i := range v.mates {
		if b := &v.mates[i]; b.u != a.u && !v.s.Maglev.Has(b.at) {
			if n := v.f.Route(sp, b.at) - v.steps(b.at, v.s.Maglev); n >= 0 {
				least = min(least, n)
			}
		}
	}
	return max(0, roomInside-least)
}

// harmAt returns the harm an explorer must expect in a space.
func (v *view) harmAt(a *mate, sp board.Space) (sum int) {
	for i := range v.foes {
		f := &v.foes[i]
		weight := threatNow
		if f.acted || v.s.Phase != fortress.ActivationPhase {
			weight = threatLater
		}
		if n := v.expectedHarm(f, &a.defence, sp); n > 0 {
			sum += n * v.share(f, a, sp) / 1000 * weight / 1000
		}
	}
	return sum
}

// stepsApart counts the steps to the nearest companion beyond closeTo.
func (v *view) stepsApart(a *mate, sp board.Space) int {
	least := farAway
	for i := range v.mates {
		if b := &v.mates[i]; b.x != a.x {
			if n := v.f.Route(sp, b.at); n >= 0 {
				least = min(least, n)
			}
		}
	}
	if least == farAway {
		return 0
	}
	return max(0, least-closeTo)
}

// nextToHostile reports whether a hostile visible from a space stands beside it, which forbids searching
// (BF-SRC-003).
func (v *view) nextToHostile(sp board.Space) bool { return v.s.Engaged(fortress.Explorers, sp) }
