package city

import (
	rules "precipice/engine/city"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// Limits of the zoom: a unit of the plane in design units; a space is two units high. At leastFrame, four hostiles in two spaces can be told
// from each other.
const (
	leastFrame = 30
	mostFrame  = 38
	fitZoom    = 44
	leastZoom  = 5
	mostZoom   = 60
)

// sizes returns the limits of the zoom for a board in a room. A space that a finger chooses has room for it, and nobody sees the board much
// smaller than whole.
func sizes(t *render.Theme, board, room render.Rect) field.Sizes {
	touch, far := t.Target(0)/t.Scale/art.Space, 0.7*render.Fit(board, room, t.Px(leastFrame)).Zoom/t.Scale
	return field.Sizes{Least: max(leastFrame, touch), Most: max(mostFrame, touch), Whole: fitZoom, Far: max(leastZoom, far), Near: max(mostZoom, 2*touch)}
}

// judged says by what of the board the question is judged: by the whole of it, by where all stand, or by where the party begins.
func (x *boardPane) judged(v *field.Scene) {
	q, s := x.d.Question, &x.d.Play.Shown
	switch {
	case q.Asks(rules.AskLay), q.Asks(rules.AskGate):
		v.Wide = true
	case s.Turn == 0:
		v.Wide = true
		if x.d.Layout.Held { // fingers find large spaces better
			v.Part = x.choosable()
		}
	case q.Asks(rules.AskGambit), q.Asks(rules.AskGambitSwap):
		v.Everybody = v.More
	}
}

// choosable returns the spaces that the question offers, and those of whom it offers.
func (x *boardPane) choosable() (list []render.Rect) {
	if x.d.Presenting() {
		return nil
	}
	for _, r := range x.d.Question.All() {
		for i := range r.Legal {
			switch ch := &r.Legal[i]; ch.Place {
			case asking.OnSpaces:
				list = append(list, x.ground.placeNamed(ch.Space))
			case asking.OnUnits:
				list = append(list, x.ground.tall(x.d.Play.Shown.Units[ch.Unit].At))
			}
		}
	}
	return list
}
