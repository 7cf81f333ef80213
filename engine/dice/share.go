package dice

import (
	"math"
	"math/bits"
)

// Share is an exact chance, or an expected number, as a fraction in lowest terms; the zero value is
// never. Where the fraction would need more than 64 bits it is rounded to 53.
type Share struct{ Num, Den uint64 }

// ShareOf is num in den.
func ShareOf(num, den uint64) Share {
	if num == 0 {
		return Share{}
	}
	d := divisor(num, den)
	return Share{num / d, den / d}
}

// Float is the share as a number, for bars and percentages.
func (s Share) Float() float64 {
	if s.Den == 0 {
		return 0
	}
	return float64(s.Num) / float64(s.Den)
}

// Plus adds the share of something that excludes the other, or an expected number.
func (s Share) Plus(o Share) Share {
	if s.Num == 0 || o.Num == 0 {
		return Share{s.Num | o.Num, max(s.Den, o.Den)}
	}
	d := divisor(s.Den, o.Den)
	high, den := bits.Mul64(s.Den, o.Den/d)
	ah, a := bits.Mul64(s.Num, o.Den/d)
	bh, b := bits.Mul64(o.Num, s.Den/d)
	num, carry := bits.Add64(a, b, 0)
	if high|ah|bh|carry != 0 {
		return rounded(s.Float() + o.Float())
	}
	return ShareOf(num, den)
}

// Rest is the share of all else, of a chance.
func (s Share) Rest() Share {
	if s.Den == 0 {
		return Share{1, 1}
	}
	return ShareOf(s.Den-s.Num, s.Den)
}

// Times is the share of this and then that.
func (s Share) Times(o Share) Share {
	if s.Num == 0 || o.Num == 0 {
		return Share{}
	}
	a, b := divisor(s.Num, o.Den), divisor(o.Num, s.Den)
	nh, num := bits.Mul64(s.Num/a, o.Num/b)
	dh, den := bits.Mul64(s.Den/b, o.Den/a)
	if nh|dh != 0 {
		return rounded(s.Float() * o.Float())
	}
	return Share{num, den}
}

// rounded is the nearest fraction of 53 bits.
func rounded(x float64) Share { return ShareOf(uint64(math.RoundToEven(math.Ldexp(x, 53))), 1<<53) }

// divisor is the greatest that two numbers have in common.
func divisor(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
