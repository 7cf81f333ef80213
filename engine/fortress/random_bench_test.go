package fortress

import (
	"testing"

	"precipice/engine/playtest"
)

// BenchmarkRandomPlay plays whole combats at random.
func BenchmarkRandomPlay(b *testing.B) {
	playtest.RandomPlay(b, func(seed uint64) *Match { return startAtRandom(b, seed) })
}
