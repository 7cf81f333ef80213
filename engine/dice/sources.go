package dice

import "math/rand/v2"

// Seeded is a match's source of chance. Loaded faces, if any, are used first; tests and scenarios load
// them, and a match with loaded dice says so in its save.
type Seeded struct {
	PCG    rand.PCG
	Loaded []uint8

	badFace BadFace
}

// BadFace is a loaded face that was rolled on a die that does not have it.
type BadFace struct{ Face, Die uint8 }

// BadFace returns the last such face, or one with no face if there was none since the match was loaded.
func (s *Seeded) BadFace() BadFace { return s.badFace }

// NewSeeded starts the generator of a match.
func NewSeeded(seed uint64) *Seeded { return &Seeded{PCG: *rand.NewPCG(seed, 0x9e3779b97f4a7c15)} }

// Copy returns an independent source that will roll the same faces.
func (s *Seeded) Copy() *Seeded {
	c := *s
	c.Loaded = append([]uint8(nil), s.Loaded...)
	return &c
}

// Anew moves the generator to a different sequence, one for each number, so that later rolls are fresh.
func (s *Seeded) Anew(n uint64) { s.PCG = *rand.NewPCG(s.PCG.Uint64(), n) }

// Roll implements Source. A loaded face that the die does not have wraps around to one that it has, so
// that a mistake in a script cannot stop a match.
func (s *Seeded) Roll(d Die, weights []uint8) (int, uint8) {
	face := uint8((s.PCG.Uint64()>>32)*uint64(d)>>32) + 1
	if len(s.Loaded) > 0 {
		if s.Loaded[0] > uint8(d) {
			s.badFace = BadFace{s.Loaded[0], uint8(d)}
		}
		face = (s.Loaded[0]-1)%uint8(d) + 1
		s.Loaded = s.Loaded[1:]
	}
	return classOf(face, weights), face
}

// Enumerator enumerates every outcome: run the same procedure with it until Next returns false.
type Enumerator struct {
	path []branch
	at   int
}

type branch struct {
	die     Die
	class   uint8
	weights []uint8
}

func (b *branch) classes() int {
	if b.weights == nil {
		return int(b.die)
	}
	return len(b.weights)
}

// Roll implements Source. It returns the first face of each class.
func (e *Enumerator) Roll(d Die, weights []uint8) (int, uint8) {
	if e.at == len(e.path) {
		e.add(d, weights)
	}
	b := &e.path[e.at]
	e.at++
	face := b.class + 1
	if weights != nil {
		face = 1
		for _, w := range weights[:b.class] {
			face += w
		}
	}
	return int(b.class), face
}

// add puts a die at the end of the path, at its first class.
func (e *Enumerator) add(d Die, weights []uint8) {
	n := len(e.path)
	if n == cap(e.path) {
		e.path = append(e.path, branch{})
	}
	e.path = e.path[:n+1]
	b := &e.path[n]
	*b = branch{die: d, weights: append(b.weights[:0], weights...)} // a deck's weights change with the draw
	if weights == nil {
		b.weights = nil
	}
	for weights != nil && weights[b.class] == 0 {
		b.class++
	}
}

// Begin starts a new enumeration.
func (e *Enumerator) Begin() { e.path, e.at = e.path[:0], 0 }

// Rolled reports whether any die was rolled.
func (e *Enumerator) Rolled() bool { return len(e.path) > 0 }

// Weight returns the probability of the outcome just enumerated, as a fraction.
func (e *Enumerator) Weight() (num, den uint64) {
	num, den = 1, 1
	for i := range e.path {
		b := &e.path[i]
		if b.weights != nil {
			num *= uint64(b.weights[b.class])
		}
		den *= uint64(b.die)
	}
	return num, den
}

// Next moves to the next outcome and returns false when there are no more. It skips classes without
// faces.
func (e *Enumerator) Next() bool {
	for e.at = 0; len(e.path) > 0; e.path = e.path[:len(e.path)-1] {
		b := &e.path[len(e.path)-1]
		for b.class++; int(b.class) < b.classes(); b.class++ {
			if b.weights == nil || b.weights[b.class] > 0 {
				return true
			}
		}
	}
	return false
}
