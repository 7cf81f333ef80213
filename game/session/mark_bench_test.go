package session_test

import "testing"

// BenchmarkMark measures what a session adds to the cost of each choice: hashing the match.
func BenchmarkMark(b *testing.B) {
	s := begin(b, rulesFor(b), tableFor(0), nil)
	for range 4 {
		choose(b, s, keys(s)[0])
	}
	b.ReportAllocs()
	for b.Loop() {
		s.Match.Hash()
	}
}
