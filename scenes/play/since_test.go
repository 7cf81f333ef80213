package play

import "testing"

// Hits stand before blows, whatever came first; what has no line of its own is counted in one.
func TestHitsAreToldFirst(t *testing.T) {
	var l Deeds
	for _, d := range []Deed{
		{Weight: Rest}, {Weight: Blow, Text: "strikes"}, {Weight: Untold}, {Weight: Rest}, {Weight: Hit, Text: "hits", Ends: true},
		{Weight: Hit, Text: "hits again"}, {Weight: Blow, Text: "strikes down"},
	} {
		l.Add(d)
	}
	for _, c := range []struct {
		most, others int
		want         []string
	}{
		{6, 1, []string{"hits", "hits again", "strikes", "strikes down"}},
		{5, 1, []string{"hits", "hits again", "strikes", "strikes down"}},
		{3, 3, []string{"hits", "hits again"}},
		{2, 4, []string{"hits"}},
		{1, 5, nil},
	} {
		told, others := l.Lines(c.most)
		if others != c.others || len(told) != len(c.want) {
			t.Fatalf("%d lines tell %v and %d others", c.most, told, others)
		}
		for i := range told {
			if told[i].Text != c.want[i] {
				t.Errorf("%d lines: line %d tells %q, want %q", c.most, i, told[i].Text, c.want[i])
			}
		}
	}
	whole := l[2:]
	if told, others := whole.Lines(len(whole)); others != 0 || len(told) != len(whole) {
		t.Errorf("what has room is told whole: %v and %d others", told, others)
	}
}
