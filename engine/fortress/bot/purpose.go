package bot

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// resolve decides the party's aim, taking markers or leaving, and where each explorer wants to be for it.
func (v *view) resolve() {
	spare := 0
	for i := range v.mates {
		spare += v.mates[i].x.Count(fortress.NoCounter)
	}
	if v.storm(spare) {
		return
	}
	v.leaving = v.marks.Empty() || spare <= leaveSpare || v.s.Turn >= leaveTurn || v.hurried()
	switch {
	case v.leaving && v.s.Escape && v.s.Turn >= rescueTurn && v.heldUp():
		v.leaving = false
		v.send(v.held)
	case v.leaving && v.s.Escape:
		v.send(v.s.Maglev)
		v.stranded = v.s.Turn >= strandedTurn && v.strands()
		if v.s.Turn >= helpTurn && !v.stranded {
			v.help()
		}
	case v.leaving:
		v.send(v.nearestExit())
	default:
		v.sendToMarkers()
	}
}

// hurried reports whether the clock is about to strike, or strikes: then whoever is not in the escape chamber suffers
// a grievous wound in each turn (BF-CLK-003).
func (v *view) hurried() bool {
	left, ok := v.s.ClockLeft()
	return ok && left <= clockTurns
}

// strands tells whether nobody comes aboard any more: somebody stands outside, and nobody who stands outside
// can walk. A twist may bring the Move of some to 0 for the whole combat.
func (v *view) strands() bool {
	outside := false
	for i := range v.mates {
		if a := &v.mates[i]; !v.s.Maglev.Has(a.at) {
			outside = true
			if v.s.Move(a.u) > 0 {
				return false
			}
		}
	}
	return outside
}

func (v *view) send(to board.Set) {
	for i := range v.mates {
		v.mates[i].goals = to
	}
}

// help sends explorers who are aboard back against the hostiles that hold up the others.
func (v *view) help() {
	if !v.heldUp() {
		return
	}
	for i := range v.mates {
		if a := &v.mates[i]; v.s.Maglev.Has(a.at) {
			a.goals = v.held
		}
	}
}

// heldUp reports whether a hostile stands beside somebody who is not aboard.
func (v *view) heldUp() bool {
	return slices.ContainsFunc(v.mates, func(a mate) bool { return !v.s.Maglev.Has(a.at) && v.nextToHostile(a.at) })
}

// steps returns the route length from a space to the nearest of a set.
func (v *view) steps(from board.Space, to board.Set) int {
	least := farAway
	for sp := range to.All() {
		if n := v.f.Route(from, sp); n >= 0 {
			least = min(least, n)
		}
	}
	return least
}

// farAway is further than anything on a battlefield.
const farAway = 60

// nearestExit returns the spaces beside the portal nearest to the party as a whole.
func (v *view) nearestExit() (best board.Set) {
	least := 1 << 20
	for i := range v.s.Portals {
		if !v.s.Portals[i].Open {
			continue
		}
		beside, sum := v.s.PortalSpaces(i), 0
		for j := range v.mates {
			sum += v.steps(v.mates[j].at, beside)
		}
		if sum < least {
			best, least = beside, sum
		}
	}
	return best
}

// sendToMarkers makes the marker nearest to the party its goal. While few hostiles are left, each explorer
// gets a marker of its own.
func (v *view) sendToMarkers() {
	free := v.marks
	for range v.mates {
		var who *mate
		var mark board.Space
		least := 1 << 20
		for i := range v.mates {
			a := &v.mates[i]
			if !a.goals.Empty() {
				continue
			}
			for sp := range free.All() {
				if n := v.f.Route(a.at, sp); n >= 0 && n < least {
					who, mark, least = a, sp, n
				}
			}
		}
		if who == nil {
			break
		}
		who.goals.Add(mark)
		if len(v.foes) > spreadFoes {
			v.follow(mark)
			return
		}
		if free.Remove(mark); free.Empty() {
			free = v.marks
		}
	}
	for i := range v.mates {
		if v.mates[i].goals.Empty() {
			v.mates[i].goals = v.marks
		}
	}
}

// follow sends explorers without a goal along with the others.
func (v *view) follow(mark board.Space) {
	for i := range v.mates {
		if v.mates[i].goals.Empty() {
			v.mates[i].goals.Add(mark)
		}
	}
}
