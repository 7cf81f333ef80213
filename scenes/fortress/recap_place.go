package fortress

import (
	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
)

// boardCorner is a corner of the board where a box lies. It is chosen anew for each question.
type boardCorner struct {
	kit        *kit
	made       int // choices
	moving     bool
	right, top bool
	hides      bool // the box would lie over somebody who can be chosen
}

// same reports whether nothing has changed since a corner was chosen.
func (b boardCorner) same(now boardCorner) bool {
	return b.kit == now.kit && b.made == now.made && b.moving == now.moving
}

// corner returns a corner to be chosen now.
func (c *Combat) corner() boardCorner {
	return boardCorner{kit: c.kit, made: len(c.Play.Match.Journal), moving: c.Stage.Moving()}
}

// recapPlace returns where the recap lies: in the corner of r in which it covers the fewest of the hexes that matter.
func (c *Combat) recapPlace(sh *game.Shell, r render.Rect, wide, high float32) render.Rect {
	was := &c.recapped
	now := c.corner()
	if !was.same(now) {
		now.right, now.top = c.freestCorner(sh, r, wide, high)
		*was = now
	}
	return c.recapIn(sh, r, wide, high, was.right, was.top)
}

// recapIn returns the place of the recap in a corner of r.
func (c *Combat) recapIn(sh *game.Shell, r render.Rect, wide, high float32, right, top bool) render.Rect {
	at := render.Rect{X: r.X, Y: r.Bottom() - high, W: wide, H: high}
	if right {
		at.X = r.Right() - wide
	}
	if top {
		at.Y = max(c.threatsRect(sh).Bottom(), c.goalsRect(sh).Bottom(), c.endsRect(sh).Bottom()) + sh.Theme.Px(4)
	}
	return at
}

// freestCorner returns the corner of r, the lower left first, in which the recap covers the fewest hexes that matter, and of
// such corners the one in which it covers the fewest other miniatures.
func (c *Combat) freestCorner(sh *game.Shell, r render.Rect, wide, high float32) (right, top bool) {
	const most = 1000 // more than all miniatures
	least, asks := -1, c.decisionRect(sh)
	matter, others := c.matters(), c.around()
	for _, in := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		at := c.recapIn(sh, r, wide, high, in[0], in[1])
		if at.Bottom() > r.Bottom() || share(at, asks) > 0 || len(c.found) > 0 && in[0] == c.findsAt.right && in[1] == c.findsAt.top {
			continue
		}
		if cost := c.under(at, matter)*most + c.under(at, others); least < 0 || cost < least {
			least, right, top = cost, in[0], in[1]
		}
	}
	return right, top
}

// under counts the hexes of a list that a box lies over, wherever the camera is going.
func (c *Combat) under(box render.Rect, hexes []board.Hex) (n int) {
	size := c.framing.to.Zoom
	for _, h := range hexes {
		mid := c.framing.to.Centre(h)
		if share(box, render.Rect{X: mid.X - size/2, Y: mid.Y - size/2, W: size, H: size}) > 0 {
			n++
		}
	}
	return n
}
