package city

import (
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes/field"
)

// Limits of the zoom: a unit of the plane in design units; a space is two units high. At leastFrame, four hostiles in two spaces can be told
// from each other.
const (
	leastFrame = 30
	leastTold  = 17 // while the guide speaks of spaces, which must all be seen
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
