package scenes

import (
	"slices"
	"testing"

	"precipice/game/session"
)

// Undos in a row are one line of the log, which says how many there were.
func TestUndosInARowAreOneLine(t *testing.T) {
	log := []session.Line{{Key: "turn"}, {Key: "undone"}, {Key: "undone"}, {Key: "undone"}, {Key: "turn"}, {Key: "turn"}, {Key: "undone"}}
	lines := fold(log, 0)
	if want := []foldedLine{{0, 1}, {3, 3}, {4, 1}, {5, 1}, {6, 1}}; !slices.Equal(lines, want) {
		t.Errorf("shown are %v, not %v", lines, want)
	}
	if lines := fold(log, 2); lines[0] != (foldedLine{3, 2}) {
		t.Errorf("from the middle, shown are %v", lines)
	}
	for line, want := range map[int]int{-1: -1, 0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 6: 4, 7: -1} {
		if at := shownAt(lines, line); at != want {
			t.Errorf("the line %d is shown at %d, not %d", line, at, want)
		}
	}
}
