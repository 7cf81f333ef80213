package dice

import (
	"math"
	"math/bits"
)

// Share is an exact probability or an expected number, as a fraction in lowest terms. The zero value means
// never. A fraction that would need more than 64 bits is rounded to 53.
type Share struct{ Num, Den uint64 }

// ShareOf returns num/den.
func ShareOf(num, den uint64) Share {
	if num == 0 {
		return Share{}
	}
	d := divisor(num, den)
	return Share{num / d, den / d}
}

// Float returns the share as a float64, for bars and percentages.
func (s Share) Float() float64 {
	if s.Den == 0 {
		return 0
	}
	return float64(s.Num) / float64(s.Den)
}

// Plus adds the share of a mutually exclusive event, or an expected number.
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

// Rest returns 1 minus a probability.
func (s Share) Rest() Share {
	if s.Den == 0 {
		return Share{1, 1}
	}
	return ShareOf(s.Den-s.Num, s.Den)
}

// Times returns the probability that both of two independent events happen.
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

// rounded returns the nearest fraction of 53 bits.
func rounded(x float64) Share { return ShareOf(uint64(math.RoundToEven(math.Ldexp(x, 53))), 1<<53) }

// divisor returns the greatest common divisor.
func divisor(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
