package playtest

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"precipice/engine"
)

// RandomPlay measures whole games that are played at random, as a bot would, without checks. The naive variant takes each choice by its
// text in a new copy of the game, as a reducer does.
func RandomPlay[S any](b *testing.B, begin func(seed uint64) *engine.Match[S]) {
	play := func(choose func(m *engine.Match[S], d *engine.Decision, i int) *engine.Match[S]) func(*testing.B) {
		return func(b *testing.B) {
			b.ReportAllocs()
			pick := rand.New(rand.NewPCG(1, 7))
			decisions, seed := 0, uint64(0)
			for b.Loop() {
				m := begin(seed)
				seed++
				for d, ok := m.Pending(); ok; d, ok = m.Pending() {
					m = choose(m, d, pick.IntN(len(d.Options)))
					decisions++
				}
			}
			b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
		}
	}
	b.Run("match", play(func(m *engine.Match[S], _ *engine.Decision, i int) *engine.Match[S] {
		m.Take(i)
		return m
	}))
	b.Run("naive", play(func(m *engine.Match[S], d *engine.Decision, i int) *engine.Match[S] {
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

// Positions reads scripted positions, beginning with those of the scenarios in testdata. Each is rejected or lies within its bounds, and can
// be asked about and saved. A position that cannot occur in a game may break a rule, but reading it must not fail.
func Positions[S any](f *testing.F, read func(text string) (*engine.Match[S], error), bounds func(*S) error) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatal("no scenarios", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := read(text)
		if err != nil {
			return
		}
		if err := bounds(&m.State); err != nil {
			t.Fatal(err)
		}
		m.Explained()
		m.Snapshot()
	})
}
