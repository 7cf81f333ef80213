package city

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
)

// The amber sign of an object is as bright under the wash of a space that can be chosen as it is without.
func TestTheWashHidesNoAmberInPixels(t *testing.T) {
	inwindow.Need(t)
	x, j := begin(t, desk, "lantern-row")
	seen := 0
	for n := 0; n < 600 && seen < 3 && x.answer(j); n++ {
		if !j.own() || j.Presenting() {
			continue
		}
		s := &j.Play.Shown
		for _, o := range j.ground.boardView().Objects {
			sp, _ := s.Tiles().At(o.At)
			space := j.View.Camera.Shown(j.ground.place(sp))
			at := o.Sign(space)
			if j.choiceIn(s.SpaceName(sp)) == nil || !j.Layout.Field.Inset(4).Contains(at) || j.Layout.Asks.Contains(at) || behindSomebody(j, at) {
				continue
			}
			seen++
			if c := inwindow.Picture(x.img).RGBAAt(int(at.X)+1, int(at.Y)); c.R < 215 || int(c.R)-int(c.B) < 70 {
				x.keep("amber")
				t.Errorf("the sign of the object at %v is %v", o.At, c)
			}
		}
	}
	if seen == 0 {
		t.Error("no space of an object could be chosen")
	}
}

// behindSomebody reports whether a figure stands before a place.
func behindSomebody(j *Journey, at render.Point) bool {
	for _, f := range j.pane.standings() {
		if (render.Rect{X: f.at.X - f.size/2, Y: f.at.Y - f.size*1.4, W: f.size, H: f.size * 1.6}).Contains(at) {
			return true
		}
	}
	return false
}
