package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
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

// scene says what the camera should show now.
func (y *focus) scene(sh *game.Shell) field.Scene {
	s := &y.d.Play.Shown
	v := field.Scene{
		Board: render.BoundsOf(s.Cells[:s.NumCells]), Spaces: render.Framed(y.everywhere()...),
		Must: render.Framed(y.matters()...), More: render.Framed(y.around()...), Key: render.Framed(y.keyHexes()...),
		Together: render.Framed(y.inseparable()...), Shot: render.Framed(y.shot()...), Wide: y.d.places(),
		Choices: len(y.d.Play.Match.Journal), Over: y.d.kit.layout.Asks, Place: placeOf,
	}
	if y.d.places() && sh.Theme.Held { // fingers find large hexes better
		v.Part = render.Framed(append(y.choosable(asking.OnSpaces), y.d.everybody(fortress.Explorers)...)...)
	}
	if y.d.Presenting() {
		v.Again = render.Framed(y.happens()...)
		return v
	}
	v.Again = render.Framed(y.d.stands([]fortress.UnitID{y.d.Actor(), y.d.against()})...)
	if y.d.asksOfTrack() { // the order on the track is judged by where all of them stand
		v.Everybody = render.Framed(y.d.stands(y.d.acts())...)
	}
	return v
}

// placeOf returns where the hex of an area lies in the plane.
func placeOf(a *game.Area) render.Rect { return render.Framed(hexOf(a))[0] }

// keyHexes lists the hexes of those whom a question is about: who acts and whom it chooses, or the whole party.
func (y *focus) keyHexes() []board.Hex {
	if y.d.Choices == nil || y.d.Presenting() {
		return nil
	}
	if list := y.d.stands([]fortress.UnitID{y.d.Actor(), y.d.against()}); len(list) > 0 {
		return list
	}
	return y.d.everybody(fortress.Explorers)
}

// recentreRect returns where the button stands that lets the view follow the game again: in the corner of what the question leaves of
// the field.
func (y *focus) recentreRect(sh *game.Shell, asks render.Rect) render.Rect {
	if y.d.Play.Shown.Result != fortress.Undecided {
		return render.Rect{}
	}
	gap := sh.Theme.Px(scenes.Gap) / 2
	return y.d.view.RecentreRect(sh, panes.Beneath(panes.Beneath(y.d.kit.layout.Field, asks, gap), y.heldTrack(asks), gap))
}

// drawRecentre draws it.
func (y *focus) drawRecentre(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	y.d.view.DrawRecentre(sh, p, y.recentreRect(sh, asks), func() { y.d.turnView(sh, y.d.view.Recentre) })
}

// mapRect returns where the button stands that shows the whole battlefield: beside the one for threats.
func (y *threats) mapRect(sh *game.Shell, threats render.Rect) render.Rect {
	t, wide := sh.Theme, field.MapWide(sh)
	return render.Rect{X: threats.X - t.Px(4) - wide, Y: threats.Y, W: wide, H: threats.H}
}
