package fortress

import (
	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// cornerStamp holds all that the corner of a box over the board depends on: it is chosen again for each question.
type cornerStamp struct {
	kit    *kit
	made   int // choices
	moving bool
	cards  int // that lie in the box
}

// stampOf returns what a corner is chosen for now, for a box with so many cards.
func (y *focus) stampOf(cards int) cornerStamp {
	return cornerStamp{y.d.kit, len(y.d.Play.Match.Journal), y.d.Presenting(), cards}
}

// mostMiniatures is more than all miniatures on a battlefield.
const mostMiniatures = 1000

// recapPlace returns where the recap lies: in the corner of r, the lower left first, in which it covers the fewest hexes that matter,
// and of such corners the one in which it covers the fewest other miniatures.
func (y *focus) recapPlace(sh *game.Shell, r render.Rect, wide, high float32) render.Rect {
	y.recapped.Choose(y.stampOf(0), []field.Way{field.LowerLeft, field.LowerRight, field.UpperLeft, field.UpperRight}, func() field.Cost {
		asks, matter, others := y.d.kit.layout.Asks, y.matters(), y.around()
		return func(in field.Way) (int, bool) {
			at := y.recapIn(sh, r, wide, high, in)
			fits := at.Bottom() <= r.Bottom() && at.Share(asks) == 0 && (len(y.d.Found) == 0 || in != y.findsAt.Way)
			return y.under(at, matter)*mostMiniatures + y.under(at, others), fits
		}
	})
	return y.recapIn(sh, r, wide, high, y.recapped.Way)
}

// recapIn returns the place of the recap in a corner of r.
func (y *focus) recapIn(sh *game.Shell, r render.Rect, wide, high float32, in field.Way) render.Rect {
	at := render.Rect{X: r.X, Y: r.Bottom() - high, W: wide, H: high}
	if in.Right {
		at.X = r.Right() - wide
	}
	if in.Top {
		at.Y = max(y.threats.threatsRect(sh).Bottom(), y.twists.goalsRect(sh).Bottom(), y.twists.endsRect(sh).Bottom()) + sh.Theme.Px(4)
	}
	return at
}

// under counts the hexes of a list that a box lies over, wherever the camera is going.
func (y *focus) under(box render.Rect, hexes []board.Hex) (n int) {
	size := y.d.view.To().Zoom
	for _, h := range hexes {
		mid := y.d.view.To().Centre(h)
		if box.Share(render.Rect{X: mid.X - size/2, Y: mid.Y - size/2, W: size, H: size}) > 0 {
			n++
		}
	}
	return n
}
