package bot

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// resolve decides what the party is about: to take the markers, or to leave; and where each explorer
// wants to be for that.
func (v *view) resolve() {
	spare := 0
	for i := range v.mates {
		spare += v.mates[i].x.Count(fortress.NoCounter)
	}
	v.leaving = v.marks.Empty() || spare <= leaveSpare || v.s.Turn >= leaveTurn
	switch {
	case v.leaving && v.s.Escape:
		v.send(v.s.Maglev)
		if v.s.Turn >= helpTurn {
			v.help()
		}
	case v.leaving:
		v.send(v.nearestExit())
	default:
		v.sendToMarkers()
	}
}

func (v *view) send(to board.Set) {
	for i := range v.mates {
		v.mates[i].goals = to
	}
}

// help sends those who are aboard back against the hostiles that hold up the others.
func (v *view) help() {
	held := board.Set{}
	for i := range v.mates {
		if a := &v.mates[i]; !v.s.Maglev.Has(a.at) && v.beset(a.at) {
			held = v.held
		}
	}
	for i := range v.mates {
		if a := &v.mates[i]; v.s.Maglev.Has(a.at) && !held.Empty() {
			a.goals = held
		}
	}
}

// steps is the way from a space to the nearest of some.
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

// nearestExit is the portal to which the party has the shortest way, as the spaces beside it.
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

// sendToMarkers gives the nearest marker to the party as a goal, and while few hostiles are left another one
// to each explorer.
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

// follow sends those who have no goal along.
func (v *view) follow(mark board.Space) {
	for i := range v.mates {
		if v.mates[i].goals.Empty() {
			v.mates[i].goals.Add(mark)
		}
	}
}
