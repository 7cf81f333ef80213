package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// layTray lays the tray of a device held in the hands in the lower corner of the board where it covers the fewest hexes that
// matter, the left one first. It stays there until the next question, or until something happens again. Where it would lie over
// somebody who can be chosen, it goes: the log tells what was rolled.
func (c *Combat) layTray(sh *game.Shell) {
	l := &c.kit.layout
	if !l.Held {
		return
	}
	if l.Corner.H > l.Field.H { // a question leaves the board little room
		l.Corner.Y, l.Corner.H = l.Field.Y, l.Field.H
	}
	at := func(in field.Way) render.Rect {
		lies := l.Corner
		if lies.X = l.Field.X; in.Right {
			lies.X = l.Field.Right() - lies.W
		}
		return lies
	}
	cost := func() field.Cost {
		return func(in field.Way) (int, bool) { return c.trayCost(sh, at(in)), true }
	}
	if c.trayAt.Choose(c.stampOf(0), []field.Way{field.LowerLeft, field.LowerRight}, cost) {
		c.trayHides = c.coversTarget(at(c.trayAt.Way))
	}
	l.Corner = at(c.trayAt.Way)
}

// coversTarget reports whether a box lies over a miniature that can be chosen.
func (c *Combat) coversTarget(box render.Rect) bool {
	return !c.Presenting() && c.Choices != nil && c.under(box, c.choosable(asking.OnUnits)) > 0
}

// trayCost says how much the tray would hide: first what must all be seen and the button that recentres, then what matters, then
// other miniatures.
func (c *Combat) trayCost(sh *game.Shell, at render.Rect) int {
	n := (c.under(at, c.inseparable())*mostMiniatures+c.under(at, c.matters()))*mostMiniatures + c.under(at, c.stands(c.acts()))
	if again := c.recentreRect(sh, c.kit.layout.Asks); again.W > 0 && again.Overlaps(at) {
		n += mostMiniatures * mostMiniatures
	}
	return n
}
