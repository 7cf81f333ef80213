package session

import "testing"

// What a session pays for each choice beside the rules: numbering where the match stands.
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
