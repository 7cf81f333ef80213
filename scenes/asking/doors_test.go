package asking

import (
	"slices"
	"testing"
)

// Buttons follow each other in the order of their numbers, downwards and across, whichever of them is the brass one.
func TestButtonsFollowTheirNumbers(t *testing.T) {
	rows := []*Row{{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}}
	given := []*Row{rows[2], rows[0], rows[3], rows[1]} // as a question may list them
	for brass := range len(rows) + 1 {
		a := Answers{Numbered: rows}
		if brass < len(rows) {
			a.Brass = rows[brass]
		}
		lines := a.inOrder(given)
		slices.Reverse(lines) // from the highest down
		if got := slices.Concat(lines...); !slices.Equal(got, rows) {
			t.Errorf("with %d as the brass one the order is another: %v", brass, lines)
		}
		for _, line := range lines {
			if a.Brass != nil && slices.Contains(line, a.Brass) && len(line) != 1 {
				t.Errorf("the brass button %d shares its line", brass)
			}
		}
	}
}
