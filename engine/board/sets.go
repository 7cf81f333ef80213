package board

import (
	"iter"
	"math/bits"
)

// Space is the number of a hex within its [Field].
type Space uint8

const (
	// None is no space. Every query about it returns false, empty or unreachable.
	None Space = 255
	// MaxSpaces is the largest number of hexes a battlefield may have.
	MaxSpaces = 240
)

// Set is a set of spaces; the zero value is empty.
type Set [4]uint64

func (s Set) Has(sp Space) bool { return s[sp>>6]>>(sp&63)&1 != 0 }
func (s *Set) Add(sp Space)     { s[sp>>6] |= 1 << (sp & 63) }
func (s *Set) Remove(sp Space)  { s[sp>>6] &^= 1 << (sp & 63) }
func (s Set) Empty() bool       { return s[0]|s[1]|s[2]|s[3] == 0 }
func (s Set) Or(o Set) Set      { return Set{s[0] | o[0], s[1] | o[1], s[2] | o[2], s[3] | o[3]} }
func (s Set) And(o Set) Set     { return Set{s[0] & o[0], s[1] & o[1], s[2] & o[2], s[3] & o[3]} }
func (s Set) Minus(o Set) Set   { return Set{s[0] &^ o[0], s[1] &^ o[1], s[2] &^ o[2], s[3] &^ o[3]} }

// Len returns the number of spaces in the set.
func (s Set) Len() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// All yields the spaces in ascending order.
func (s Set) All() iter.Seq[Space] {
	return func(yield func(Space) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(Space(w<<6 | bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// first returns the lowest space of the set, or [None] if it is empty.
func (s Set) first() Space {
	for w, word := range s {
		if word != 0 {
			return Space(w<<6 | bits.TrailingZeros64(word))
		}
	}
	return None
}
