package board

import "math/bits"

// unreached is the route length if there is no route.
const unreached = 255

// MaxMove is the longest move that [Graph.Reach] follows, in spaces.
const MaxMove = 63

// Reach is where a model can move, and by which path. It belongs to the caller, who may
// reuse it.
type Reach struct {
	graph *Graph
	all   Set
	// entered holds, for each number of steps up to last, the spaces entered with that
	// many steps and no fewer. A path continues only from those outside halt.
	entered [MaxMove + 1]Set
	last    int
	halt    Set
}

// Reach finds every space a model can enter with the given Move, at most [MaxMove].
// The model enters no space of barred and halts when it enters a space of halt
// (BF-MOV-006, CC-MOV-005); if it starts in such a space, it may leave it (BF-MOV-007, CC-MOV-006). The caller
// decides whether a move may end in a space.
func (g *Graph) Reach(r *Reach, from Space, move int, barred, halt Set) {
	r.graph, r.all, r.last, r.halt = g, Set{}, 0, halt
	if from == None {
		return
	}
	r.all.Add(from)
	r.entered[0] = r.all
	r.halt.Remove(from)
	barred.Remove(from)
	closed := r.all.Or(barred)
	front := r.all
	for range min(move, MaxMove) {
		entered := g.around(&front)
		for w := range entered {
			entered[w] &^= closed[w]
			closed[w] |= entered[w]
			front[w] = entered[w] &^ halt[w]
		}
		if entered.Empty() {
			break
		}
		r.last++
		r.entered[r.last] = entered
	}
	r.all = closed.Minus(barred)
}

// Around returns the spaces adjacent to any space of a set.
func (g *Graph) Around(set Set) Set { return g.around(&set) }

func (g *Graph) around(set *Set) Set {
	var a, b, c, d uint64
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			next := &g.adjacent[uint8(w<<6|bits.TrailingZeros64(word))]
			a, b, c, d = a|next[0], b|next[1], c|next[2], d|next[3]
		}
	}
	return Set{a, b, c, d}
}

// All returns every space that can be reached, the start among them.
func (r *Reach) All() Set { return r.all }

// Has reports whether the space can be reached; the start always can.
func (r *Reach) Has(sp Space) bool { return r.all.Has(sp) }

// Steps counts the spaces entered on the path to a space, or -1 if it is out of reach.
func (r *Reach) Steps(sp Space) int {
	if !r.Has(sp) {
		return -1
	}
	for n := range r.last {
		if r.entered[n].Has(sp) {
			return n
		}
	}
	return r.last
}

// Path appends the path to a space to buf, from the first space entered to the last.
// The path is empty for the start and for a space out of reach.
func (r *Reach) Path(to Space, buf []Space) []Space {
	buf = buf[:0]
	steps := r.Steps(to)
	for range steps {
		buf = append(buf, None)
	}
	for i := steps - 1; i >= 0; i-- {
		buf[i] = to
		to = r.graph.adjacent[to].And(r.entered[i].Minus(r.halt)).first()
	}
	return buf
}
