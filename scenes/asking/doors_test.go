package asking

import (
	"slices"
	"testing"

	"precipice/render"
)

// Buttons follow each other in the order of their numbers, downwards and across, whichever of them is the brass one.
func TestButtonsFollowTheirNumbers(t *testing.T) {
	rows := []*Row{{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}}
	given := []*Row{rows[2], rows[0], rows[3], rows[1]} // as a question may list them
	for _, r := range rows {
		r.Label = "turn up the next card of them all"
	}
	windows := map[string]*render.Theme{"desk": render.NewTheme(1280, 720, 1), "large text": render.NewTheme(1280, 720, 2), "phone": render.NewHeldTheme(780, 1688, 2, 1)}
	for where, th := range windows {
		inOrder(t, where, th, rows, given)
	}
}

func inOrder(t *testing.T, where string, th *render.Theme, rows, given []*Row) {
	t.Helper()
	for brass := range len(rows) + 1 {
		a := Answers{Numbered: rows}
		if brass < len(rows) {
			a.Brass = rows[brass]
		}
		lines := a.inOrder(th, 700, given)
		slices.Reverse(lines) // from the highest down
		if got := slices.Concat(lines...); !slices.Equal(got, rows) {
			t.Errorf("%s: with %d as the brass one the order is another: %v", where, brass, lines)
		}
		for _, line := range lines {
			if a.Brass != nil && slices.Contains(line, a.Brass) && len(line) != 1 {
				t.Errorf("%s: the brass button %d shares its line", where, brass)
			}
		}
	}
}
