package board

import "math/bits"

// measureRoutes runs a breadth-first search from every space.
func (g *Graph) measureRoutes() {
	n := len(g.names)
	g.routes = make([]uint8, n*n)
	for i := range g.routes {
		g.routes[i] = unreached
	}
	for from := range n {
		steps := g.routes[from*n : (from+1)*n]
		var front Set
		front.Add(Space(from))
		within := front
		for step := uint8(0); !front.Empty(); step++ {
			for w, word := range front {
				for ; word != 0; word &= word - 1 {
					steps[w<<6|bits.TrailingZeros64(word)] = step
				}
			}
			front = g.around(&front).Minus(within)
			within = within.Or(front)
		}
	}
}

// Route counts the spaces entered on the shortest path from a to b; models do not matter (BF-HAO-002, BF-G-067, CC-G-013). It is -1 if
// there is none.
func (g *Graph) Route(a, b Space) int {
	if a == None || b == None {
		return -1
	}
	steps := g.routes[int(a)*len(g.names)+int(b)]
	if steps == unreached {
		return -1
	}
	return int(steps)
}
