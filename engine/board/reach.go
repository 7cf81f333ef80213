package board

import "math/bits"

// unreached is the route where there is none.
const unreached = 255

// MaxMove is the longest move that [Field.Reach] follows, in hexes.
const MaxMove = 63

// Reach is where a model can move and by which way. It belongs to the caller and
// may be filled again and again.
type Reach struct {
	field *Field
	all   Set
	// entered holds, by steps up to last, what is entered with that many and no fewer.
	// A way goes on from those of them that lie outside halt.
	entered [MaxMove + 1]Set
	last    int
	halt    Set
}

// Reach finds every space a model can enter with the given Move, at most [MaxMove].
// It enters no space of barred, and halts where it enters a space of halt
// (BF-MOV-006); one that starts in such a space may leave it (BF-MOV-007). Whether a
// move may end in a space is for the caller to say.
func (f *Field) Reach(r *Reach, from Space, move int, barred, halt Set) {
	r.field, r.all, r.last, r.halt = f, Set{}, 0, halt
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
		entered := f.around(&front)
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

// around are the spaces adjacent to any of a set.
func (f *Field) around(set *Set) Set {
	var a, b, c, d uint64
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			next := &f.adjacent[uint8(w<<6|bits.TrailingZeros64(word))]
			a, b, c, d = a|next[0], b|next[1], c|next[2], d|next[3]
		}
	}
	return Set{a, b, c, d}
}

// Has says whether the space is reached; the start always is.
func (r *Reach) Has(sp Space) bool { return r.all.Has(sp) }

// Steps counts the hexes entered on the way to a space, -1 where it is out of reach.
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

// Path writes the way to a space into buf, from the first space entered to the last.
// It is empty for the start and for a space out of reach.
func (r *Reach) Path(to Space, buf []Space) []Space {
	buf = buf[:0]
	steps := r.Steps(to)
	for range steps {
		buf = append(buf, None)
	}
	for i := steps - 1; i >= 0; i-- {
		buf[i] = to
		to = r.field.adjacent[to].And(r.entered[i].Minus(r.halt)).first()
	}
	return buf
}
