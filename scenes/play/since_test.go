package play

import "testing"

// Hits stand before blows, even if the blow came first; what has no line of its own is counted in one.
func TestHitsAreToldFirst(t *testing.T) {
	var l Deeds
	for _, d := range []Deed{
		{Weight: Rest, Text: "rolls"}, {Weight: Blow, Text: "strikes"}, {Weight: Untold, Of: 2}, {Weight: Rest, Of: 2}, {Weight: Hit, Text: "hits", Of: 2},
		{Weight: Hit, Text: "hits again"}, {Weight: Blow, Text: "strikes down"},
	} {
		l.Add(d)
	}
	for _, c := range []struct {
		most, others int
		want         []string
	}{
		{6, 0, []string{"hits", "hits again", "strikes", "strikes down", "rolls"}},
		{5, 0, []string{"hits", "hits again", "strikes", "strikes down", "rolls"}},
		{4, 2, []string{"hits", "hits again", "strikes"}},
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

// What belongs to one turn stands together, and in it hits first. A deed without words is counted, and never pushes out one with words.
func TestDeedsOfOneTurnStandTogether(t *testing.T) {
	l := Deeds{{Weight: Blow, Text: "a", Act: 1}, {Weight: Hit, Text: "b", Act: 1}, {Weight: Hit, Text: "c", Act: 2}, {Weight: Rest, Text: "d", Act: 1}, {Weight: Rest, Act: 2}}
	for most, want := range map[int]string{6: "badc", 5: "badc", 4: "bac", 3: "bc"} {
		told, others := l.Lines(most)
		text := ""
		for _, d := range told {
			text += d.Text
		}
		if text != want || others != len(l)-len(told) {
			t.Errorf("%d lines tell %q and %d others, want %q", most, text, others, want)
		}
	}
}
