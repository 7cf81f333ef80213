package session

import (
	"math/big"

	"precipice/engine"
)

// The choices of a link are one number in mixed radix, in which a digit may have several values: rANS, as it is known.
// An option adds as many bits as its share of all shares makes it likely, so the only option of a decision adds none.

// expectation says what is likely to be chosen next, from the choices before. A link is written and read with the same
// expectation.
type expectation interface {
	// shares returns how many shares each option has, at least one. The table would take the expected one by itself;
	// there is none if that is negative.
	shares(d *engine.Decision, expected int) []int64
	// took tells which of them was chosen.
	took(option int)
}

// share is the part of all shares that an option has: from first on, so many.
type share struct{ first, size, all int64 }

// shareOf returns the share of an option.
func shareOf(shares []int64, option int) (s share) {
	for i, size := range shares {
		if i < option {
			s.first += size
		}
		s.all += size
	}
	s.size = shares[option]
	return s
}

// push adds an option to a number, from which pop takes it again.
func (s share) push(number *big.Int) {
	rest := new(big.Int)
	number.QuoRem(number, big.NewInt(s.size), rest)
	number.Mul(number, big.NewInt(s.all))
	number.Add(number, rest.Add(rest, big.NewInt(s.first)))
}

// pop takes an option from a number.
func pop(shares []int64, number *big.Int) (option int) {
	rest := new(big.Int)
	number.QuoRem(number, big.NewInt(shareOf(shares, 0).all), rest)
	first := rest.Int64()
	for ; first >= shares[option]; option++ {
		first -= shares[option]
	}
	number.Mul(number, big.NewInt(shares[option]))
	number.Add(number, big.NewInt(first))
	return option
}

// expectedAnswer returns the index of the option that the table would take by itself, -1 if it would ask.
func expectedAnswer[S any, T Table[T]](r Ruleset[S, T], t *T, m *engine.Match[S], d *engine.Decision) (option int) {
	defer func() {
		if recover() != nil {
			option = -1 // the rules break again when the option is taken
		}
	}()
	option, _ = r.Answer(t, m, d, "")
	return option
}
