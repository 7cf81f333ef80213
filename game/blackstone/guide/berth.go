package guide

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// berth is how good a space is to end a move towards a goal on.
type berth struct {
	away  int // hexes to the goal
	deep  int // in the escape chamber: hexes from the battlefield around it
	taken int // in the escape chamber: other explorers there
}

// before reports whether a is better than b: nearer, deeper inside, emptier.
func (a berth) before(b berth) bool {
	if a.away != b.away {
		return a.away < b.away
	}
	if a.deep != b.deep {
		return a.deep > b.deep
	}
	return a.taken < b.taken
}

// berth rates a space for an explorer who escapes.
func (v *view) berth(sp board.Space, goals board.Set) berth {
	b := berth{away: v.way(sp, goals)}
	if b.away > 0 {
		return b
	}
	b.deep = v.depth(sp)
	for u := range v.s.Each(fortress.Explorers) {
		if u != v.actor() && v.s.On(u).Hex == sp {
			b.taken++
		}
	}
	return b
}

// roomInFront reports whether the explorers outside find enough places in the escape chamber without going
// deeper than a space in it. They may pass through those who stand there (BF-MOV-002).
func (v *view) roomInFront(sp board.Space) bool {
	outside, free := 0, 0
	for u := range v.s.Each(fortress.Explorers) {
		if at := v.s.On(u).Hex; !v.s.Maglev.Has(at) {
			outside++
		} else if v.depth(at) <= v.depth(sp) {
			free--
		}
	}
	for at := range v.s.Maglev.All() {
		if v.depth(at) <= v.depth(sp) {
			free += explorersPerHex
		}
	}
	return outside <= free
}

// explorersPerHex is how many explorers a hex holds (BF-HEX-005).
const explorersPerHex = 2

// depth returns how far a space of the escape chamber is from the battlefield around it. An explorer who
// stops at the entrance leaves no room for the others.
func (v *view) depth(sp board.Space) int {
	var around board.Set
	for at := range v.s.Maglev.All() {
		around = around.Or(v.s.Field().Adjacent(at))
	}
	return v.way(sp, around.Minus(v.s.Maglev))
}
