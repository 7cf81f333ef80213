package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// reveals reports whether a hostile player's behaviour roll is being shown. Its die falls large beside the hostile player's
// seat instead of in the tray, for as long as the event is shown: nothing takes longer for it, and what ends the event
// ends it too.
func (c *Combat) reveals() bool {
	_, rolled := c.Showing.Event.Change.(fortress.Behaved)
	return c.Showing.On && rolled && c.Play.Shown.HasFifth
}

// revealRect returns where the die falls: in the corner of the field above the seat, and on a device held in the hands
// right above the seat, where it hides nobody.
func (c *Combat) revealRect(sh *game.Shell) render.Rect {
	t, field := sh.Theme, c.kit.layout.Field
	gap := t.Px(scenes.Gap)
	wide, high := min(t.Grown(230), field.W*0.6), min(t.Grown(190), field.H*0.6)
	if asks := c.kit.layout.Asks; t.Held {
		return render.Rect{X: asks.Right() - wide, Y: asks.Y - gap - high, W: wide, H: high}
	}
	foot := field.Bottom()
	if asks := c.kit.layout.Asks; asks.X < field.Right() {
		foot = min(foot, asks.Y)
	}
	return render.Rect{X: field.Right() - wide - gap, Y: max(field.Y, foot-high-gap), W: wide, H: high}
}

// drawDice draws the dice of the last roll: large for the hostile player while its roll is shown, else in the tray.
func (c *Combat) drawDice(sh *game.Shell, g *render.Canvas) {
	l := &c.kit.layout
	switch {
	case c.reveals() && c.drawers.Open == 0:
		c.Tray.Reveal(g, c.revealRect(sh), render.Hostile)
	case !l.Held || c.showsDice():
		skip := sh.UI.Named("skip")
		if skip == nil || l.Held {
			c.Tray.Draw(g, l.Corner)
			return
		}
		c.Tray.DrawBelow(g, l.Corner, skip.Rect.Bottom()+sh.Theme.Px(2)) // dice fall in from above, and must not hide the button
	}
}
