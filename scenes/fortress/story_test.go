package fortress

import (
	"slices"
	"testing"
)

// A folded heading hides everything below it, at any depth, and nothing after.
func TestStoryFolds(t *testing.T) {
	keys := []string{"deck-made", "turned-up", "laid", "turn", "moved", "turn", "slain", "turned-up", "chose", "expedition-ended"}
	y := story{open: map[int]bool{}}
	for _, c := range []struct {
		open, want []int
	}{
		{nil, []int{0, 1, 7, 9}},
		{[]int{1}, []int{0, 1, 2, 3, 5, 7, 9}},
		{[]int{1, 5}, []int{0, 1, 2, 3, 5, 6, 7, 9}},
		{[]int{5}, []int{0, 1, 7, 9}},
		{[]int{7}, []int{0, 1, 7, 8, 9}},
	} {
		clear(y.open)
		for _, i := range c.open {
			y.open[i] = true
		}
		if got := y.visible(keys); !slices.Equal(got, c.want) {
			t.Errorf("with %v open: %v, want %v", c.open, got, c.want)
		}
	}
}
