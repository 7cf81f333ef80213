package city

import (
	"math/rand/v2"
	"testing"

	"precipice/engine"
)

// BenchmarkRandomPlay plays whole journeys at random, as a bot would, without checks. The naive variant takes each choice by its text in a
// new copy of the game, as a reducer does.
func BenchmarkRandomPlay(b *testing.B) {
	r := rules(b)
	play := func(choose func(m *Match, d *engine.Decision, i int) *Match) func(*testing.B) {
		return func(b *testing.B) {
			b.ReportAllocs()
			pick := rand.New(rand.NewPCG(1, 7))
			decisions, seed := 0, uint64(0)
			for b.Loop() {
				m, err := NewGame(r, tableOf(r, seed), seed)
				if err != nil {
					b.Fatal(err)
				}
				seed++
				for d, ok := m.Pending(); ok; d, ok = m.Pending() {
					m = choose(m, d, pick.IntN(len(d.Options)))
					decisions++
				}
			}
			b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
		}
	}
	b.Run("match", play(func(m *Match, _ *engine.Decision, i int) *Match {
		m.Take(i)
		return m
	}))
	b.Run("naive", play(func(m *Match, d *engine.Decision, i int) *Match {
		keys := make([]string, len(d.Options))
		for i, o := range d.Options {
			keys[i] = o.Key()
		}
		next := m.Clone()
		if _, err := next.Choose(keys[i]); err != nil {
			b.Fatal(err)
		}
		return next
	}))
}
