// Package dice is the one place where chance enters the game. A roll asks for the class of its result,
// and the face is drawn within that class, so that outcomes the rules cannot tell apart are one branch of
// an enumeration.
package dice

// Die is a number of sides; a draw from n cards is a die of n sides.
type Die uint8

// The dice of the game (BF-G-063: D6 is the square, D8 the triangle, D12 the pentagon).
const (
	D6  Die = 6
	D8  Die = 8
	D12 Die = 12
	D20 Die = 20
)

// Level of an action die (BF-ROL-001).
type Level uint8

// The three levels, worst first.
const (
	Fail Level = iota
	Success
	Critical
)

var levelNames = [...]string{Fail: "failure", Success: "success", Critical: "critical"}

// String returns the level as texts and events name it.
func (l Level) String() string { return levelNames[l] }

// Faces holds, for each action die, how many faces fail, succeed and are critical (BF-G-001).
type Faces struct{ D6, D8, D12 [3]uint8 }

// Standard is the distribution given by the rules.
var Standard = Faces{D6: [3]uint8{4, 1, 1}, D8: [3]uint8{4, 2, 2}, D12: [3]uint8{4, 4, 4}}

// Of returns the weights of an action die.
func (f *Faces) Of(d Die) []uint8 {
	switch d {
	case D6:
		return f.D6[:]
	case D8:
		return f.D8[:]
	case D12:
		return f.D12[:]
	}
	panic("dice: an action die has 6, 8 or 12 sides")
}

// Source is where chance comes from. Weights are the numbers of faces in each class, in the order of the
// faces, and sum to the die; nil means that every face is its own class. Roll returns the class, counted
// from 0, and the face, counted from 1.
type Source interface {
	Roll(d Die, weights []uint8) (class int, face uint8)
}

// classOf returns the class of a face.
func classOf(face uint8, weights []uint8) int {
	if weights == nil {
		return int(face) - 1
	}
	rest := face
	for i, w := range weights {
		if rest <= w {
			return i
		}
		rest -= w
	}
	panic("dice: the weights do not sum to the die")
}
