package board

import "fmt"

// Field is one battlefield with its derived tables. It is immutable.
type Field struct {
	Graph
	cells []Cell
	grid  grid

	edges      [256][sideCount]EdgeKind
	neighbours [256][sideCount]Space
	// acrossCover[from] holds the spaces that a line from there reaches across cover.
	acrossCover [256]Set
}

// NewField derives the tables of a battlefield. It panics if a hex is given twice
// or there are more than [MaxSpaces], so check cells that come from outside first.
func NewField(cells []Cell) *Field {
	if len(cells) > MaxSpaces {
		panic(fmt.Sprintf("board: a battlefield of %d hexes; %d is the most", len(cells), MaxSpaces))
	}
	f := &Field{
		Graph: newGraph(len(cells)),
		cells: append([]Cell(nil), cells...),
		grid:  newGrid(cells),
	}
	for i, c := range cells {
		f.names[i] = c.Hex.String()
		if !f.grid.put(c.Hex, Space(i)) {
			panic(fmt.Sprintf("board: hex %v is given twice; give each hex once", c.Hex))
		}
	}
	f.joinSides()
	f.joinSpaces()
	f.measureRoutes()
	f.drawSight()
	return f
}

// joinSides copies walls and covers to the neighbour across each side.
func (f *Field) joinSides() {
	for i := range f.cells {
		c := &f.cells[i]
		for s := range sideCount {
			if beyond := f.grid.at(c.Hex.Step(s)); beyond != None {
				o := &f.cells[beyond]
				c.Walls |= o.Walls >> s.Opposite() & 1 << s
				c.Covers |= o.Covers >> s.Opposite() & 1 << s
				o.Walls |= c.Walls >> s & 1 << s.Opposite()
				o.Covers |= c.Covers >> s & 1 << s.Opposite()
			}
		}
	}
}

func (f *Field) joinSpaces() {
	for sp := range f.neighbours {
		f.neighbours[sp] = [sideCount]Space{None, None, None, None, None, None}
		f.edges[sp] = [sideCount]EdgeKind{Limit, Limit, Limit, Limit, Limit, Limit}
	}
	for i, c := range f.cells {
		for s := range sideCount {
			beyond := f.grid.at(c.Hex.Step(s))
			if beyond == None {
				continue
			}
			switch {
			case c.Walls>>s&1 != 0:
				f.edges[i][s] = Wall
				continue
			case c.Covers>>s&1 != 0:
				f.edges[i][s] = Cover
			default:
				f.edges[i][s] = Open
			}
			if !c.Blocked && !f.cells[beyond].Blocked {
				f.neighbours[i][s] = beyond
				f.adjacent[i].Add(beyond)
			}
		}
	}
}

// Cells returns the hexes in the order of their spaces, with walls and covers set in
// both neighbours. The slice belongs to the field and must not be changed.
func (f *Field) Cells() []Cell { return f.cells }

// Hex returns the position of a space.
func (f *Field) Hex(sp Space) Hex { return f.cells[sp].Hex }

// At returns the space of a hex, or [None] and false beyond the battlefield.
func (f *Field) At(h Hex) (Space, bool) {
	sp := f.grid.at(h)
	return sp, sp != None
}

// Neighbour returns the adjacent space across a side (BF-G-002), or [None] across a
// wall, over the edge of the battlefield, and into or out of an obstruction.
func (f *Field) Neighbour(sp Space, s Side) Space { return f.neighbours[sp][s] }

// Edge returns what stands on a side of a space. A wall hides cover on the same
// hexside.
func (f *Field) Edge(sp Space, s Side) EdgeKind { return f.edges[sp][s] }

// Range counts the hexes from attacker to target, whatever walls are between
// (BF-RNG-001, BF-G-079).
func (f *Field) Range(a, b Space) int { return f.cells[a].Hex.Distance(f.cells[b].Hex) }
