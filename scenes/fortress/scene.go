package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// Limits of the zoom: a hex's radius in design units. At leastFrame, a miniature that shares its hex with two others is 48 pixels high
// in a window of 1280 by 720.
const (
	leastFrame = 43
	mostFrame  = 58
	leastZoom  = 12
	mostZoom   = 110
)

// newView returns the view of a battlefield.
func newView() field.View {
	return field.View{Sizes: field.Sizes{Least: leastFrame, Most: mostFrame, Whole: table.FitZoom, Far: leastZoom, Near: mostZoom}}
}

// turnStamp identifies an activation.
type turnStamp struct {
	turn   uint8
	acting fortress.Mark
}

// Moving implements game.Scene.
func (c *Combat) Moving() bool {
	return c.Presenting() || c.view.Moves() || c.column.Sliding() || c.drawers.Moving()
}

// fitCamera aims the camera at what matters now, and moves it.
func (c *Combat) fitCamera(sh *game.Shell) {
	_, room := c.twists.list(sh)
	now := field.Now{Board: c.Play.Shown.NumCells, Turn: turnStamp{c.Play.Shown.Turn, c.Play.Shown.Acting}, Version: c.Version, Marked: c.coach.marks(), Room: room, Folded: c.kit.layout.Folded, Deep: c.kit.layout.Low > 0}
	c.view.Fit(sh, now, c.Presenting(), func() field.Scene { return c.focus.scene(sh) })
	if sh.Theme.Still {
		c.column.Land()
	}
}
