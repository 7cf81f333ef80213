package fortress

import (
	"math/bits"
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// AskedFor reports whether the players are asked at some moment whether to use a resource card. The others are
// permanent or used as actions (BF-RSC-002, BF-RSC-006).
func (p *Pack) AskedFor(card int) bool {
	c := &p.Resources[card]
	return c.Kind != library.Permanent && c.When != inActivation.When
}

// SupportAskedFor reports whether the players are asked at a moment of its own whether to call a ship's support
// (BF-G-064, BF-SHP-001).
func (p *Pack) SupportAskedFor(ship int) bool { return p.Ships[ship].Support.When == "destiny" }

// IsOffer reports whether an option of a decision is the use of a card, or the call of a support, that is
// AskedFor. Which one it is stands in the first part of the option.
func IsOffer(d *engine.Decision, o *engine.Option) bool {
	switch d.Kind {
	case AskCard, AskReRoll:
		return o.Verb == verbNames[playVerb]
	case AskSupport:
		return o.Verb == verbNames[supportVerb]
	}
	return false
}

// PlainOffer reports whether an offer leaves nothing to think about: there is one way to pay for it, and it
// cannot turn a success into a failure (BF-ROL-002).
func PlainOffer(m *Match, d *engine.Decision, o *engine.Option) bool {
	s := &m.State
	if die, _ := Costs(m, d, o); die > 0 {
		own, destiny := s.purse(payerOf(m, o))
		if bits.OnesCount8(own>>die)+bits.OnesCount8(destiny>>die) > 1 {
			return false
		}
	}
	f, rolled := m.Top().(*Roll)
	if !rolled {
		return true
	}
	again := slices.ContainsFunc(s.pack.Resources[o.Args[1]].Effect, func(op library.Op) bool { return op.Do == "re-roll" })
	return !again || f.Levels[f.best()] == dice.Fail
}

// payerOf returns the explorer who pays for an offer.
func payerOf(m *Match, o *engine.Option) int {
	s := &m.State
	switch f := m.Top().(type) {
	case *Roll:
		return int(s.Units[f.Unit].Card)
	case *Moment:
		e, _ := f.explorer(s)
		return e
	}
	by, _ := s.callerOf(int(o.Args[1]))
	e, _ := by.Card()
	return e
}
