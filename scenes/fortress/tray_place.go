package fortress

import "precipice/game"

// layTray lays the tray of a device held in the hands in the lower corner of the board where it covers the fewest hexes that
// matter, the left one first. It stays there until the next question, or until something happens again.
func (c *Combat) layTray(sh *game.Shell) {
	const most = 1000 // more than all miniatures
	l, was := &c.kit.layout, &c.trayAt
	now := recapCorner{kit: c.kit, made: len(c.Play.Match.Journal), moving: c.Stage.Moving()}
	if was.kit != now.kit || was.made != now.made || was.moving != now.moving {
		marked, matter, others := c.inseparable(), c.matters(), c.stands(c.acts())
		cost := func(right bool) int {
			at := l.tray
			if at.X = l.field.X; right {
				at.X = l.field.Right() - at.W
			}
			n := (c.under(at, marked)*most+c.under(at, matter))*most + c.under(at, others)
			if again := c.recentreRect(sh, c.decisionRect(sh)); again.W > 0 && again.Overlaps(at) {
				n += most * most * most
			}
			return n
		}
		now.right = cost(true) < cost(false)
		*was = now
	}
	if l.tray.X = l.field.X; was.right {
		l.tray.X = l.field.Right() - l.tray.W
	}
}
