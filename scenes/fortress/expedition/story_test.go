package expedition

import (
	"slices"
	"testing"

	"precipice/scenes/fortress/playing"
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

// The story leaves out that choices were undone; the log keeps it.
func TestTheStoryDoesNotTellOfUndo(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Begun(t, sh, 2, playing.AskAll(sh, 2))
	play.ShowAll()
	if err := play.Choose("propose-end"); err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	if !play.Undo() {
		t.Fatal("the first choice cannot be undone")
	}
	last := len(play.Log) - 1
	if last < 0 || !play.Log[last].TellsUndo() {
		t.Fatal("the log does not tell of the undo")
	}
	y := story{open: map[int]bool{}}
	if lines := y.visible(storyKeys(play.Log)); slices.Contains(lines, last) || len(lines) == 0 {
		t.Errorf("the story shows the lines %v, of which %d tells of an undo", lines, last)
	}
}
