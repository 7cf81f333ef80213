package main

import (
	"strings"
	"testing"
)

// The median of pairs compares runs that followed each other, and does not mind one that was lucky.
func TestTheMedianOfPairs(t *testing.T) {
	found := results{}
	for _, pair := range [][2]float64{{1300, 1000}, {2400, 2000}, {1100, 1000}, {1000, 100}, {900, 1800}} {
		found.add("page", "ns/op", pair[0])
		found.add("bare", "ns/op", pair[1])
	}
	for _, test := range []struct {
		how                  summary
		took, other, quicker float64
	}{{best, 900, 100, 1.0 / 9}, {median, 1100, 1000, 2000.0 / 2400}} {
		took, _ := found.of("page", "ns/op", test.how)
		other, _ := found.of("bare", "ns/op", test.how)
		if ratio := found.quicker("page", "bare", test.how); took != test.took || other != test.other || ratio != test.quicker {
			t.Errorf("summary %d tells %v against %v, %v times", test.how, took, other, ratio)
		}
	}
	var out strings.Builder
	g := group{name: "page", rows: []row{{"first frame", "page", "bare", "", median}}}
	if err := g.print(&out, found); err != nil || !strings.Contains(out.String(), "0.83x") {
		t.Errorf("printed is %q, %v", out.String(), err)
	}
	g.rows[0].bench = "nothing"
	if err := g.print(&out, found); err == nil {
		t.Error("a row that was not measured is printed")
	}
}
