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
func (y *effects) reveals() bool {
	_, rolled := y.d.Showing.Event.Change.(fortress.Behaved)
	return y.d.Showing.On && rolled && y.d.Play.Shown.HasFifth
}

// revealRect returns where the die falls: in the corner of the field above the seat, and on a device held in the hands
// right above the seat, where it hides nobody.
func (y *effects) revealRect(sh *game.Shell) render.Rect {
	t, field := sh.Theme, y.d.kit.layout.Field
	gap := t.Px(scenes.Gap)
	wide, high := min(t.Grown(230), field.W*0.6), min(t.Grown(190), field.H*0.6)
	if asks := y.d.kit.layout.Asks; t.Held {
		return render.Rect{X: asks.Right() - wide, Y: asks.Y - gap - high, W: wide, H: high}
	}
	foot := field.Bottom()
	if asks := y.d.kit.layout.Asks; asks.X < field.Right() {
		foot = min(foot, asks.Y)
	}
	return render.Rect{X: field.Right() - wide - gap, Y: max(field.Y, foot-high-gap), W: wide, H: high}
}

// drawDice draws the dice of the last roll: large for the hostile player while its roll is shown, else in the tray.
func (y *effects) drawDice(sh *game.Shell, g *render.Canvas) {
	l := &y.d.kit.layout
	switch {
	case y.reveals() && y.d.drawers.Open == 0:
		y.d.Tray.Reveal(g, y.revealRect(sh), render.Hostile)
	case !l.Held || y.showsDice():
		skip := sh.UI.Named("skip")
		if skip == nil || l.Held {
			y.d.Tray.Draw(g, l.Corner)
			return
		}
		y.d.Tray.DrawBelow(g, l.Corner, skip.Rect.Bottom()+sh.Theme.Px(2)) // dice fall in from above, and must not hide the button
	}
}

// showsDice reports whether dice lie in the tray, which otherwise is not there on a device held in the hands. They go when
// the next explorer or group begins to act, and with the next touch, unless that is about them. A drawer hides them.
func (y *effects) showsDice() bool {
	if y.d.DiceOnCard && !y.d.Tray.Moving() { // they lie on the card
		return false
	}
	return len(y.d.Tray.Dice()) > 0 && !y.d.Past && !y.d.trayHides && y.d.drawers.Open == 0 && y.d.Play.Shown.Turn > 0 && y.d.Threw == y.d.Play.Shown.Acting && !y.reveals()
}
