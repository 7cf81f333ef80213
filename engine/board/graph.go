package board

// Graph is the spaces of a battlefield: who is adjacent to whom, who sees whom, and how far it is from one to another. A [Field] makes
// one of hexes, and [Tiles] one of squares. It is immutable.
type Graph struct {
	names    []string
	adjacent [256]Set
	seen     [256]Set
	// routes holds the length of the shortest route from space a to space b at a*len(names)+b.
	routes []uint8
}

// newGraph returns a graph of spaces of which each sees itself and nothing else.
func newGraph(spaces int) Graph {
	g := Graph{names: make([]string, spaces)}
	for i := range spaces {
		g.seen[i].Add(Space(i))
	}
	return g
}

// Len is the count of spaces of the battlefield, obstructed ones included.
func (g *Graph) Len() int { return len(g.names) }

// Name returns the space's position as in option keys, such as "3,-4".
func (g *Graph) Name(sp Space) string { return g.names[sp] }

// Adjacent returns all neighbours of a space.
func (g *Graph) Adjacent(sp Space) Set { return g.adjacent[sp] }

// Visible reports whether a and b see each other (BF-LOS-004, CC-VIS-001 to 003).
func (g *Graph) Visible(a, b Space) bool { return g.seen[a].Has(b) }

// Seen returns all spaces visible from a, including a itself.
func (g *Graph) Seen(a Space) Set { return g.seen[a] }
