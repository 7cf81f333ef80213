package fortress

import (
	"precipice/game"
	"precipice/render"
)

// findCorner is the corner of the board where found cards lie, and when it was chosen.
type findCorner struct {
	boardCorner
	cards int
}

// findRoom returns the part of r in whose lower right corner found cards lie: that at the corner of r, the lower right
// first, in which they cover the fewest hexes that matter, and of such corners the fewest miniatures.
func (c *Combat) findRoom(sh *game.Shell, r render.Rect) render.Rect {
	list := c.resting()
	if len(list) == 0 {
		return r
	}
	wide := findWide(sh.Theme, r)
	c.findsLow = false
	high := c.findsHeight(sh, wide)
	if high > r.H*mostFind {
		c.findsLow = true
		high = c.findsHeight(sh, wide)
	}
	was := &c.findsAt
	now := findCorner{c.corner(), len(list)}
	if !was.same(now.boardCorner) || was.cards != now.cards {
		now.right, now.top = c.freestFind(r, wide, high)
		*was = now
	}
	return findIn(c.stamp.room, r, wide, high, was.right, was.top)
}

// mostFind is the greatest part of the board's height that found cards take with their pictures.
const mostFind = 0.55

// findsHeight returns the height of the found cards that lie on the screen.
func (c *Combat) findsHeight(sh *game.Shell, wide float32) float32 {
	high := sh.Theme.Px(4)
	list := c.resting()
	for i := range list {
		high += c.findHeight(sh, &list[i], wide) + sh.Theme.Px(6)
	}
	return high
}

// findIn returns the room of found cards in a corner of r; below what stands at the top of the field.
func findIn(board, r render.Rect, wide, high float32, right, top bool) render.Rect {
	if top {
		r.H = max(0, min(r.Bottom(), max(r.Y, board.Y)+high)-r.Y)
	}
	if !right {
		r.W = wide + r.W*0.01
	}
	return r
}

// freestFind returns the corner in which found cards hide least.
func (c *Combat) freestFind(r render.Rect, wide, high float32) (right, top bool) {
	const most = 1000 // more than all miniatures
	least, matter, others := -1, c.matters(), c.stands(c.acts())
	marked := c.inseparable()
	for _, in := range [][2]bool{{true, false}, {false, false}, {false, true}, {true, true}} {
		room := findIn(c.stamp.room, r, wide, high, in[0], in[1])
		at := render.Rect{X: room.Right() - wide, Y: room.Bottom() - high, W: wide, H: high}
		if at.Y < c.stamp.room.Y && in[1] {
			continue // under what stands there
		}
		at.H += c.framing.to.Zoom / 2 // heads rise above their hex
		cost := (c.under(at, marked)*most+c.under(at, matter))*most + c.under(at, others)
		if c.kit.layout.held && c.showsDice() && at.Overlaps(c.kit.layout.tray) {
			cost += most * most
		}
		if least < 0 || cost < least {
			least, right, top = cost, in[0], in[1]
		}
	}
	return right, top
}
