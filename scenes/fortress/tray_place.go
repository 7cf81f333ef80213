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
func (y *focus) layTray(sh *game.Shell) {
	l := &y.d.kit.layout
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
		return func(in field.Way) (int, bool) { return y.trayCost(sh, at(in)), true }
	}
	if y.trayAt.Choose(y.stampOf(0), []field.Way{field.LowerLeft, field.LowerRight}, cost) {
		y.d.trayHides = y.coversTarget(at(y.trayAt.Way))
	}
	l.Corner = at(y.trayAt.Way)
}

// coversTarget reports whether a box lies over a miniature that can be chosen.
func (y *focus) coversTarget(box render.Rect) bool {
	return !y.d.Presenting() && y.d.Choices != nil && y.under(box, y.choosable(asking.OnUnits)) > 0
}

// trayCost says how much the tray would hide: first what must all be seen and the button that recentres, then what matters, then
// other miniatures.
func (y *focus) trayCost(sh *game.Shell, at render.Rect) int {
	n := (y.under(at, y.inseparable())*mostMiniatures+y.under(at, y.matters()))*mostMiniatures + y.under(at, y.d.stands(y.d.acts()))
	if again := y.recentreRect(sh, y.d.kit.layout.Asks); again.W > 0 && again.Overlaps(at) {
		n += mostMiniatures * mostMiniatures
	}
	return n
}
