package bot

import "precipice/engine/fortress"

// muster takes the largest party that can be picked.
func muster(v *view) int { return 0 }

// first takes the first option where the bot has no preference.
func first(*view) int { return 0 }

// pick takes the explorer who brings most, clues before archeotech. Of equals it takes the first, so that the
// same party grows together.
func pick(v *view) int {
	best, worth := 0, -1
	for i := range v.d.Options {
		clues, points := v.s.Stored(int(v.d.Options[i].Args[0]))
		if n := 10*clues + points; n > worth {
			best, worth = i, n
		}
	}
	return best
}

// enough reports whether a party of a quest should go home, because the next combat could cost a life: a third of
// its spaces are covered, or it has three grievous wounds.
func (v *view) enough() bool {
	covered, spaces, grievous := 0, 0, 0
	for e := range v.s.Party {
		if x := &v.s.Party[e]; x.Playing {
			spaces += int(x.NumSlots)
			grievous += x.Count(fortress.GrievousCounter)
			covered += int(x.NumSlots) - x.Count(fortress.NoCounter)
		}
	}
	return 3*covered >= spaces || grievous >= 3
}
