package bot

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// place puts the explorers where they are seen from few markers, and so by few hostiles, yet close to the
// nearest marker.
func place(v *view) int {
	return v.highest(func(o *engine.Option) int {
		sp := board.Space(o.Args[1])
		return -v.marks.And(v.f.Seen(sp)).Len()*seenAtFirst - v.steps(sp, v.marks)
	})
}

// boarding spreads the party over the chamber.
func boarding(v *view) int { return v.s.Roomiest(v.d) }

// freeMove takes a free move if it improves the position.
func freeMove(v *view) int {
	a := v.mate(v.me)
	if a == nil {
		return v.d.Find(fortress.DoStay)
	}
	return v.highest(func(o *engine.Option) int {
		sp := a.at
		if o.Verb == fortress.DoMove {
			sp = board.Space(o.Args[0])
		}
		return v.standWorth(a, sp) + v.shot(a, sp)
	})
}
