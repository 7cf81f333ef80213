package city

import (
	"testing"

	"precipice/engine/playtest"
)

// BenchmarkRandomPlay plays whole journeys at random.
func BenchmarkRandomPlay(b *testing.B) {
	r := rules(b)
	playtest.RandomPlay(b, func(seed uint64) *Match {
		m, err := NewGame(r, tableOf(r, seed), seed)
		if err != nil {
			b.Fatal(err)
		}
		return m
	})
}
