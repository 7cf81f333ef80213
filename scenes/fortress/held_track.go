package fortress

import (
	"precipice/render"
	"precipice/scenes"
)

// heldTrackHigh and briefTrackHigh are the height of the track over a question or the board, in design units: in general, and on a
// phone on its side.
const heldTrackHigh, briefTrackHigh = 132, 104

// heldTrack returns where the combat track lies while a question is about it, empty for nowhere: above the question, or at the
// foot of the board if the question has all of its column.
func (y *focus) heldTrack(asks render.Rect) render.Rect {
	t, l := y.d.kit.theme, &y.d.kit.layout
	if !y.d.asksOfTrack() || y.d.Presenting() || y.d.drawers.Open > 0 {
		return render.Rect{}
	}
	high, gap := t.Grown(heldTrackHigh), t.Px(scenes.Gap)/2
	if l.Brief { // the board keeps more
		high = t.Grown(briefTrackHigh)
	}
	if above := (render.Rect{X: asks.X, Y: asks.Y - gap - high, W: asks.W, H: high}); above.Y > l.Bar.Bottom() && !above.Overlaps(l.Notes[guideNote]) {
		return above
	}
	if t.Narrow || l.Field.H < high*1.5 {
		return render.Rect{}
	}
	foot, _ := l.Field.CutBottom(high)
	return foot
}
