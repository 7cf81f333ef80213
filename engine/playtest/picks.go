package playtest

import (
	"iter"
	"math/rand/v2"
	"slices"

	"precipice/engine"
)

// Pick answers a decision with the index of an option, or -1 to play no further.
type Pick[S any] func(*engine.Match[S], *engine.Decision) int

// AtRandom picks any option. It thinks twice about the verbs named, which would end a game too soon: two
// in three times it picks again, once.
func AtRandom[S any](chance *rand.Rand, reluctant ...string) Pick[S] {
	return func(_ *engine.Match[S], d *engine.Decision) int {
		i := chance.IntN(len(d.Options))
		if slices.Contains(reluctant, d.Options[i].Verb) && chance.IntN(3) > 0 {
			i = chance.IntN(len(d.Options))
		}
		return i
	}
}

// AtMost stops after so many decisions.
func AtMost[S any](decisions int, pick Pick[S]) Pick[S] {
	return func(m *engine.Match[S], d *engine.Decision) int {
		if decisions--; decisions < 0 {
			return -1
		}
		return pick(m, d)
	}
}

// By picks options by bytes, for fuzzers, and stops after the last of them.
func By[S any](bytes []byte) Pick[S] {
	return func(_ *engine.Match[S], d *engine.Decision) int {
		if len(bytes) == 0 {
			return -1
		}
		i := int(bytes[0]) % len(d.Options)
		bytes = bytes[1:]
		return i
	}
}

// Decisions yields each decision of a match and then takes what pick answers, without any check. It is
// for tests that need positions of random play.
func Decisions[S any](m *engine.Match[S], pick Pick[S]) iter.Seq[*engine.Decision] {
	return func(yield func(*engine.Decision) bool) {
		for d, asked := m.Pending(); asked; d, asked = m.Pending() {
			if !yield(d) {
				return
			}
			i := pick(m, d)
			if i < 0 {
				return
			}
			m.Take(i)
		}
	}
}
