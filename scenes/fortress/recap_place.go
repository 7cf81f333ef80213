package fortress

import (
	"precipice/game"
	"precipice/render"
)

// recapCorner is a corner of the board where the recap lies. It is chosen anew for each question.
type recapCorner struct {
	kit        *kit
	made       int // choices
	moving     bool
	right, top bool
}

// recapPlace returns where the recap lies: in the corner of r in which it covers the fewest of the hexes that matter.
func (c *Combat) recapPlace(sh *game.Shell, r render.Rect, wide, high float32) render.Rect {
	was := &c.recapped
	now := recapCorner{kit: c.kit, made: len(c.Play.Match.Journal), moving: c.Stage.Moving()}
	if was.kit != now.kit || was.made != now.made || was.moving != now.moving {
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
		at.Y = max(c.threatsRect(sh).Bottom(), c.goalsRect(sh).Bottom()) + sh.Theme.Px(4)
	}
	return at
}

// freestCorner returns the corner of r, the lower left first, in which the recap covers the fewest hexes that matter.
func (c *Combat) freestCorner(sh *game.Shell, r render.Rect, wide, high float32) (right, top bool) {
	least, hexes, asks := -1, c.matters(), c.decisionRect(sh)
	for _, in := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		at := c.recapIn(sh, r, wide, high, in[0], in[1])
		if at.Bottom() > r.Bottom() || share(at, asks) > 0 || in[0] && !in[1] && len(c.found) > 0 {
			continue
		}
		covered := 0
		for _, h := range hexes {
			mid := c.framing.to.Centre(h)
			size := c.framing.to.Zoom
			if share(at, render.Rect{X: mid.X - size/2, Y: mid.Y - size/2, W: size, H: size}) > 0 {
				covered++
			}
		}
		if least < 0 || covered < least {
			least, right, top = covered, in[0], in[1]
		}
	}
	return right, top
}
