package city

import (
	"testing"

	rules "precipice/engine/city"
	"precipice/game"
)

// Whoever moves goes from space to space, and leaves a trail from where it began to where it is, which stays until another moves.
func TestWhoMovesLeavesATrail(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	begun, ended, stays := 0, 0, 0
	for n := 0; n < 6000 && (begun < 8 || ended < 8 || stays < 2); n++ {
		if !j.Presenting() && j.Question != nil {
			if way := j.pane.trodden(); len(way) > 0 {
				t.Fatal("there is a trail though nothing is shown")
			}
			pace(x, game.Instant)
			if j.Play.Shown.Turn > 0 {
				pace(x, game.Normal)
			}
			x.answer(j)
			continue
		}
		way := j.pane.trodden()
		e, moves := j.Showing.Event.Change.(rules.Moved)
		switch spaces := j.told.trail.way; {
		case !j.Showing.On:
		case !moves && len(way) > 0:
			stays++
		case moves:
			if spaces[0] != j.Play.Shown.Units[e.Unit].At || spaces[len(spaces)-1] != e.To || len(spaces)-1 != j.Play.Shown.Tiles().Route(spaces[0], e.To) {
				t.Fatalf("%s goes from %d to %d by %v", name(j, e.Unit), j.Play.Shown.Units[e.Unit].At, e.To, spaces)
			}
			for i := range spaces[1:] {
				if !j.Play.Shown.Tiles().Adjacent(spaces[i]).Has(spaces[i+1]) {
					t.Fatalf("%d does not touch %d", spaces[i], spaces[i+1])
				}
			}
			if j.Showing.Part < 0.5 {
				begun++
			} else {
				ended++
			}
			if at, end := j.pane.feet(e.Unit), way[len(way)-1]; at.Far(end) > j.View.Camera.Zoom {
				t.Errorf("%s is at %v, the trail ends at %v", name(j, e.Unit), at, end)
			}
		}
		x.sh.Now = x.sh.Now.Add(40 * 1000 * 1000)
		x.draw()
	}
	if begun < 8 || ended < 8 || stays < 2 {
		t.Errorf("%d moves had begun, %d were nearly over, %d trails stayed", begun, ended, stays)
	}
}
