package board

// grid is the bounding box of a battlefield in axial coordinates, with a margin of one
// hex, numbered row by row.
type grid struct {
	left, top     int
	width, height int
	spaces        []Space
}

func newGrid(cells []Cell) grid {
	if len(cells) == 0 {
		return grid{}
	}
	first := cells[0].Hex
	left, right, top, bottom := int(first.Q), int(first.Q), int(first.R), int(first.R)
	for _, c := range cells {
		left, right = min(left, int(c.Q)), max(right, int(c.Q))
		top, bottom = min(top, int(c.R)), max(bottom, int(c.R))
	}
	g := grid{left: left - 1, top: top - 1, width: right - left + 3, height: bottom - top + 3}
	g.spaces = make([]Space, g.width*g.height)
	for i := range g.spaces {
		g.spaces[i] = None
	}
	return g
}

// index is the hex's number in the box; the hex must lie in it.
func (g *grid) index(h Hex) int {
	return (int(h.R)-g.top)*g.width + int(h.Q) - g.left
}

func (g *grid) at(h Hex) Space {
	q, r := int(h.Q)-g.left, int(h.R)-g.top
	if uint(q) >= uint(g.width) || uint(r) >= uint(g.height) {
		return None
	}
	return g.spaces[r*g.width+q]
}

// put stores a space at a hex and reports whether the place was free.
func (g *grid) put(h Hex, sp Space) bool {
	i := g.index(h)
	if g.spaces[i] != None {
		return false
	}
	g.spaces[i] = sp
	return true
}
