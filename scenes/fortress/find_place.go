package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// findRoom returns the part of r in whose lower right corner found cards lie: that at the corner of r, the lower right
// first, in which they cover the fewest hexes that matter, and of such corners the fewest miniatures.
func (c *Combat) findRoom(sh *game.Shell, r render.Rect) render.Rect {
	list := c.Resting()
	if len(list) == 0 {
		return r
	}
	wide := table.FindWide(sh.Theme, r)
	c.FindsLow = false
	high := c.findsHeight(sh, wide)
	if high > r.H*mostFind {
		c.FindsLow = true
		high = c.findsHeight(sh, wide)
	}
	c.findsAt.Choose(c.stampOf(len(list)), []field.Way{field.LowerRight, field.LowerLeft, field.UpperLeft, field.UpperRight}, func() field.Cost { return c.findCost(r, wide, high) })
	return findIn(c.view.Room(), r, wide, high, c.findsAt.Way)
}

// mostFind is the greatest part of the board's height that found cards take with their pictures.
const mostFind = 0.55

// findsHeight returns the height of the found cards that lie on the screen.
func (c *Combat) findsHeight(sh *game.Shell, wide float32) float32 {
	high := sh.Theme.Px(4)
	list := c.Resting()
	for i := range list {
		high += c.FindHeight(sh, &list[i], wide) + sh.Theme.Px(6)
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
func (c *Combat) findCost(r render.Rect, wide, high float32) field.Cost {
	matter, others, marked := c.matters(), c.stands(c.acts()), c.inseparable()
	return func(in field.Way) (int, bool) {
		room := findIn(c.view.Room(), r, wide, high, in)
		at := render.Rect{X: room.Right() - wide, Y: room.Bottom() - high, W: wide, H: high}
		if at.Y < c.view.Room().Y && in.Top {
			return 0, false // under what stands there
		}
		at.H += c.view.To().Zoom / 2 // heads rise above their hex
		cost := (c.under(at, marked)*mostMiniatures+c.under(at, matter))*mostMiniatures + c.under(at, others)
		if c.kit.layout.Held && c.effects.showsDice() && at.Overlaps(c.kit.layout.Corner) {
			cost += mostMiniatures * mostMiniatures
		}
		return cost, true
	}
}
