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

// While spaces can be chosen on a device held in the hands, each is large enough for a finger, and who acts is in sight with some of them.
func TestAFingerFindsEachSpace(t *testing.T) {
	for _, d := range []device{phone, side, tablet} {
		for _, journey := range tellers {
			x, j := begin(t, d, journey)
			asked := 0
			for n := 0; n < 80 && x.answer(j); n++ {
				if j.Question == nil || j.Presenting() || j.crisisAsked() || j.over() {
					continue
				}
				seen := 0
				list := j.pane.choosable()
				for _, r := range list {
					at := j.View.Camera.Shown(r)
					if least := 43.9 * float32(d.held); at.W < least || at.H < least {
						t.Fatalf("%v %s: after %d choices a space of %s is %.0f by %.0f", d, journey, n, j.Question.Decision.Kind, at.W, at.H)
					}
					if at.Share(j.Layout.Field) > 0.9 && !at.Overlaps(j.Layout.Asks) {
						seen++
					}
				}
				if len(list) == 0 {
					continue
				}
				if asked++; seen == 0 {
					t.Errorf("%v %s: after %d choices no space of %s is in sight", d, journey, n, j.Question.Decision.Kind)
				}
				if h := j.actor(); h >= 0 && j.Play.Shown.Units[h].Here() && !j.Layout.Field.Contains(j.pane.feet(rules.UnitID(h))) {
					t.Errorf("%v %s: after %d choices %s, who acts, is out of sight", d, journey, n, name(j, rules.UnitID(h)))
				}
			}
			if asked < 10 {
				t.Errorf("%v %s: only %d questions offered spaces", d, journey, asked)
			}
		}
	}
}
