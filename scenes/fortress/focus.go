package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// focus decides what the camera should show, and where things lie over the board that should hide little of it.
type focus struct {
	d        *tabletop
	threats  *threats
	twists   *twists
	effects  *effects
	recapped field.Corner
	findsAt  field.Corner
	trayAt   field.Corner // of the tray, on a device held in the hands
}

// placeOf returns where the hex of an area lies in the plane.
func placeOf(a *game.Area) render.Rect { return render.Framed(hexOf(a))[0] }

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

// keyHexes lists the hexes of the miniatures that a question is about: the one that acts and those it can choose, or the whole party.
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
