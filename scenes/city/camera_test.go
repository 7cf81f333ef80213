package city

import (
	"testing"

	rules "precipice/engine/city"
	"precipice/render"
	"precipice/scenes/panes"
)

// Where the heroes begin is chosen in one view, however long the pointer rests on the board. Later the panels fold once it is in use, and
// what is on the screen stays where it is until the question is answered.
func TestTheBoardStaysUnderThePointer(t *testing.T) {
	for _, journey := range []string{"lantern-row", "pawnbrokers-row", "the-drowned-parish"} {
		t.Run(journey, func(t *testing.T) {
			x, j := begin(t, desk, journey)
			var first render.Camera
			for n := 0; j.Play.Shown.Turn == 0; n++ {
				x.rest(j)
				if at := j.Question; at != nil && at.Asks(rules.AskPlace) {
					if first == (render.Camera{}) {
						first = j.View.Camera
					}
					if j.Layout.Folded || j.View.Camera != first {
						t.Fatalf("after %d choices the panels are folded: %v, and the camera is %v, at first %v", n, j.Layout.Folded, j.View.Camera, first)
					}
				}
				if !x.answer(j) {
					t.Fatal("nobody acts")
				}
			}
			for !j.own() {
				x.answer(j)
			}
			was := j.View.Camera
			if x.rest(j); !j.Layout.Folded || j.View.Camera.Zoom != was.Zoom || j.View.Camera.Offset.Far(was.Offset) > 0.5 {
				t.Errorf("the panels are folded: %v; the camera was %v and is %v", j.Layout.Folded, was, j.View.Camera)
			}
		})
	}
}

// rest lets the pointer rest on the board for a while.
func (x *table) rest(j *Journey) {
	x.sh.Input.Pointer = j.Layout.Field.Centre()
	for range panes.FoldAfter + 4 {
		x.sh.Top().Update(x.sh)
	}
	x.draw()
}
