package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// findRoom returns the part of r in whose lower right corner found cards lie: that at the corner of r, the lower right
// first, in which they cover the fewest hexes that matter, and of such corners the fewest miniatures.
func (y *focus) findRoom(sh *game.Shell, r render.Rect) render.Rect {
	list := y.d.Resting()
	if len(list) == 0 {
		return r
	}
	wide := table.FindWide(sh.Theme, r)
	y.d.FindsLow = false
	high := y.findsHeight(sh, wide)
	if high > r.H*mostFind {
		y.d.FindsLow = true
		high = y.findsHeight(sh, wide)
	}
	y.findsAt.Choose(y.stampOf(len(list)), []field.Way{field.LowerRight, field.LowerLeft, field.UpperLeft, field.UpperRight}, func() field.Cost { return y.findCost(r, wide, high) })
	return findIn(y.d.view.Room(), r, wide, high, y.findsAt.Way)
}

// mostFind is the greatest part of the board's height that found cards take with their pictures.
const mostFind = 0.55

// findsHeight returns the height of the found cards that lie on the screen.
func (y *focus) findsHeight(sh *game.Shell, wide float32) float32 {
	high := sh.Theme.Px(4)
	list := y.d.Resting()
	for i := range list {
		high += y.d.FindHeight(sh, &list[i], wide) + sh.Theme.Px(6)
	}
	return high
}

// findIn returns the room of found cards in a corner of r; below what stands at the top of the field.
func findIn(board, r render.Rect, wide, high float32, in field.Way) render.Rect {
	if in.Top {
		r.H = max(0, min(r.Bottom(), max(r.Y, board.Y)+high)-r.Y)
	}
	if !in.Right {
		r.W = wide + r.W*0.01
	}
	return r
}

// findCost returns what found cards hide in a corner: first what must all be seen, then what matters, then other miniatures.
func (y *focus) findCost(r render.Rect, wide, high float32) field.Cost {
	matter, others, marked := y.matters(), y.d.stands(y.d.acts()), y.inseparable()
	return func(in field.Way) (int, bool) {
		room := findIn(y.d.view.Room(), r, wide, high, in)
		at := render.Rect{X: room.Right() - wide, Y: room.Bottom() - high, W: wide, H: high}
		if at.Y < y.d.view.Room().Y && in.Top {
			return 0, false // under what stands there
		}
		at.H += y.d.view.To().Zoom / 2 // heads rise above their hex
		cost := (y.under(at, marked)*mostMiniatures+y.under(at, matter))*mostMiniatures + y.under(at, others)
		if y.d.kit.layout.Held && y.effects.showsDice() && at.Overlaps(y.d.kit.layout.Corner) {
			cost += mostMiniatures * mostMiniatures
		}
		return cost, true
	}
}
