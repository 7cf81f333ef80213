package board

import "math/bits"

// measureRoutes lets the circle around every space grow by one step at a time: what
// is within k+1 steps of a space is what is within k steps of its neighbours.
func (f *Field) measureRoutes() {
	n := len(f.cells)
	f.routes = make([]uint8, n*n)
	for i := range f.routes {
		f.routes[i] = unreached
	}
	var within, wider [256]Set
	for sp := range n {
		within[sp].Add(Space(sp))
		f.routes[sp*n+sp] = 0
	}
	for step := uint8(1); ; step++ {
		grew := false
		for sp := range n {
			circle := within[sp]
			for _, next := range f.neighbours[sp] {
				if next != None {
					circle = circle.Or(within[next])
				}
			}
			wider[sp] = circle
			fresh := circle.Minus(within[sp])
			for w, word := range fresh {
				for ; word != 0; word &= word - 1 {
					f.routes[sp*n+(w<<6|bits.TrailingZeros64(word))] = step
					grew = true
				}
			}
		}
		if !grew {
			return
		}
		within = wider
	}
}

// Route is the count of hexes on the shortest way from a to b that crosses no wall
// and enters no obstruction; models do not matter (BF-HAO-002, BF-G-067). It is -1
// if there is none.
func (f *Field) Route(a, b Space) int {
	if a == None || b == None {
		return -1
	}
	steps := f.routes[int(a)*len(f.cells)+int(b)]
	if steps == unreached {
		return -1
	}
	return int(steps)
}
