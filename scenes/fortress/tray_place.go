package fortress

import (
	"precipice/game"
	"precipice/render"
)

// layTray lays the tray of a device held in the hands in the lower corner of the board where it covers the fewest hexes that
// matter, the left one first. It stays there until the next question, or until something happens again. Where it would lie over
// somebody who can be chosen, it goes: the log tells what was rolled.
func (c *Combat) layTray(sh *game.Shell) {
	l, was := &c.kit.layout, &c.trayAt
	if !l.held {
		return
	}
	now := c.corner()
	if !was.same(now) {
		left, right := l.tray, l.tray
		left.X, right.X = l.field.X, l.field.Right()-l.tray.W
		now.right = c.trayCost(sh, right) < c.trayCost(sh, left)
		lies := map[bool]render.Rect{true: right, false: left}[now.right]
		now.hides = c.coversTarget(lies)
		*was = now
	}
	if l.tray.X = l.field.X; was.right {
		l.tray.X = l.field.Right() - l.tray.W
	}
}

// coversTarget reports whether a box lies over a miniature that can be chosen.
func (c *Combat) coversTarget(box render.Rect) bool {
	return !c.Stage.Moving() && c.choices != nil && c.under(box, c.choosable(onUnits)) > 0
}

// trayCost says how much the tray would hide: first what must all be seen and the button that recentres, then what matters, then
// other miniatures.
func (c *Combat) trayCost(sh *game.Shell, at render.Rect) int {
	const most = 1000 // more than all miniatures
	n := (c.under(at, c.inseparable())*most+c.under(at, c.matters()))*most + c.under(at, c.stands(c.acts()))
	if again := c.recentreRect(sh, c.decisionRect(sh)); again.W > 0 && again.Overlaps(at) {
		n += most * most
	}
	return n
}
