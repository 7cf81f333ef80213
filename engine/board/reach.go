package board

import "math/bits"

const unreached = 255

var noSteps = func() (steps [256]uint8) {
	for i := range steps {
		steps[i] = unreached
	}
	return
}()

// Reach is where a model can move and by which way. It belongs to the caller and
// may be filled again and again.
type Reach struct {
	// Steps counts the hexes entered on the way to a space; 255 is out of reach.
	Steps [256]uint8
	// From is the space before on the way; it says nothing where Steps is 0 or 255.
	From [256]Space
}

// Reach finds every space a model can enter with the given Move. It enters no space
// of barred, and halts where it enters a space of halt (BF-MOV-006); one that starts
// in such a space may leave it (BF-MOV-007). Whether a move may end in a space is
// for the caller to say.
func (f *Field) Reach(r *Reach, from Space, move int, barred, halt Set) {
	r.Steps = noSteps
	if from == None {
		return
	}
	r.Steps[from] = 0
	barred.Add(from)
	var front Set
	front.Add(from)
	for step := 1; step <= min(move, unreached-1) && !front.Empty(); step++ {
		var entered Set
		for w, word := range front {
			for ; word != 0; word &= word - 1 {
				sp := Space(w<<6 | bits.TrailingZeros64(word))
				fresh := f.adjacent[sp].Minus(barred)
				entered, barred = entered.Or(fresh), barred.Or(fresh)
				r.note(fresh, sp, uint8(step))
			}
		}
		front = entered.Minus(halt)
	}
}

func (r *Reach) note(fresh Set, from Space, step uint8) {
	for w, word := range fresh {
		for ; word != 0; word &= word - 1 {
			sp := Space(w<<6 | bits.TrailingZeros64(word))
			r.Steps[sp], r.From[sp] = step, from
		}
	}
}

// Has says whether the space is reached; the start always is.
func (r *Reach) Has(sp Space) bool { return r.Steps[sp] != unreached }

// Path writes the way to a space into buf, from the first space entered to the last.
// It is empty for the start and for a space out of reach.
func (r *Reach) Path(to Space, buf []Space) []Space {
	buf = buf[:0]
	if !r.Has(to) {
		return buf
	}
	for range r.Steps[to] {
		buf = append(buf, None)
	}
	for i := len(buf) - 1; i >= 0; i-- {
		buf[i] = to
		to = r.From[to]
	}
	return buf
}
