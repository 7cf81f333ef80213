package fortress

import "testing"

// BenchmarkHash hashes the position of a combat, as the session does after every entry of its journal.
func BenchmarkHash(b *testing.B) {
	m := startAtRandom(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		m.Hash()
	}
}
