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

// enough reports whether a party of a quest should go home: cards turned up are worth more than nothing, so only
// one whose members are mostly wounded does.
func (v *view) enough() bool {
	covered, spaces := 0, 0
	for e := range v.s.Party {
		if x := &v.s.Party[e]; x.Playing {
			spaces += int(x.NumSlots)
			covered += int(x.NumSlots) - x.Count(fortress.NoCounter)
		}
	}
	return 2*covered >= spaces
}
