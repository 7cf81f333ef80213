package board

import "math/bits"

// measureRoutes runs a breadth-first search from every space.
func (f *Field) measureRoutes() {
	n := len(f.cells)
	f.routes = make([]uint8, n*n)
	for i := range f.routes {
		f.routes[i] = unreached
	}
	for from := range n {
		steps := f.routes[from*n : (from+1)*n]
		var front Set
		front.Add(Space(from))
		within := front
		for step := uint8(0); !front.Empty(); step++ {
			for w, word := range front {
				for ; word != 0; word &= word - 1 {
					steps[w<<6|bits.TrailingZeros64(word)] = step
				}
			}
			front = f.around(&front).Minus(within)
			within = within.Or(front)
		}
	}
}

// Route counts the hexes on the shortest path from a to b that crosses no wall and
// enters no obstruction; models do not matter (BF-HAO-002, BF-G-067). It is -1 if there
// is none.
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
