package session

import (
	"math/big"

	"precipice/engine"
)

// usages count how often each kind of option was there and was taken, so that the number that holds the choices of
// a link takes little for those that are usual. A link is written and read with the same counts.
//
// The choices are one number in mixed radix, in which a digit may have several values: rANS, as it is known. An
// option adds as many bits as its share of all shares makes it likely, so the only option of a decision adds none.
type usages map[string]*usage

// usage is how often options of a kind were there, and how often one of them was taken.
type usage struct{ taken, offered int64 }

// share is the part of all shares that an option has: from first on, so many.
type share struct{ first, size, all int64 }

// allShares is how many shares an option has that is always taken.
const allShares = 1024

// What is known of options before the first game: the table's own answer is nearly always taken.
var (
	likelyExpected   = usage{1, 1}
	likelyUnexpected = usage{1, 64}
	likelyAsked      = usage{1, 4}
)

// of returns the usage of each option of a decision. The table would take the expected one by itself; there is none
// if that is negative.
func (h usages) of(d *engine.Decision, expected int) []*usage {
	options := make([]*usage, len(d.Options))
	for i := range options {
		name, likely := d.Kind+" "+d.Options[i].Verb, likelyAsked
		switch {
		case i == expected:
			name, likely = "expected "+d.Kind, likelyExpected
		case expected >= 0:
			name, likely = "unexpected "+d.Kind, likelyUnexpected
		}
		if h[name] == nil {
			h[name] = &likely
		}
		options[i] = h[name]
	}
	return options
}

// shares returns how many shares options of a kind have.
func (u *usage) shares() int64 { return max(1, allShares*u.taken/u.offered) }

// all returns how many shares options have together.
func all(options []*usage) (n int64) {
	for _, u := range options {
		n += u.shares()
	}
	return n
}

// take returns the share of an option, and counts it as taken.
func take(options []*usage, option int) share {
	s := share{all(options[:option]), options[option].shares(), all(options)}
	for _, u := range options {
		u.offered++
	}
	options[option].taken++
	return s
}

// push adds an option to a number, from which pop takes it again.
func (s share) push(number *big.Int) {
	rest := new(big.Int)
	number.QuoRem(number, big.NewInt(s.size), rest)
	number.Mul(number, big.NewInt(s.all))
	number.Add(number, rest.Add(rest, big.NewInt(s.first)))
}

// pop takes an option from a number and counts it as taken.
func pop(options []*usage, number *big.Int) (option int) {
	rest := new(big.Int)
	number.QuoRem(number, big.NewInt(all(options)), rest)
	for all(options[:option+1]) <= rest.Int64() {
		option++
	}
	s := take(options, option)
	number.Mul(number, big.NewInt(s.size))
	number.Add(number, rest.Sub(rest, big.NewInt(s.first)))
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
