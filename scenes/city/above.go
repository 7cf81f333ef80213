package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
)

// above is what stands over the question on a device held in the hands: the card of the hero who is asked, or the order of the turn.
type above struct {
	d     *tabletop
	track *trackPane
	party *partyPane
}

// height returns the height of that over a question, 0 for nothing.
func (x *above) height(t *render.Theme, asks render.Rect) float32 {
	room := asks.Y - t.Px(scenes.Gap)/2 - x.d.Layout.Sheet.Y
	if x.track.asked() {
		return x.track.heldHeight(t, room)
	}
	return x.party.heldHeight(t, room)
}

// low returns the height of what stands below the board, which has all other room of a device held upright. It is 0 where a page takes the
// place of the board.
func (x *above) low(t *render.Theme, asks render.Rect) float32 {
	if x.d.over() || x.d.crisisAsked() || x.d.fate.shown() {
		return 0
	}
	high := x.height(t, asks)
	if high > 0 {
		high += t.Px(scenes.Gap) / 2
	}
	return asks.H + high
}

// draw draws it.
func (x *above) draw(sh *game.Shell, p *render.Canvas) {
	l := &x.d.Layout
	high := x.height(sh.Theme, l.Asks)
	if high <= 0 {
		return
	}
	at := render.Rect{X: l.Sheet.X, Y: l.Asks.Y - sh.Theme.Px(scenes.Gap)/2 - high, W: l.Sheet.W, H: high}
	if x.track.asked() {
		x.track.drawHeld(sh, p, at)
		return
	}
	x.party.drawCard(sh, p, at, x.d.actor(), false)
}

// mapButton shows the whole board on a device held in the hands, from the corner of the board where it covers least that can be chosen.
type mapButton struct {
	pane *boardPane
	at   field.Corner
}

// draw draws it into what is free of the board.
func (x *mapButton) draw(sh *game.Shell, p *render.Canvas, free render.Rect, do func()) {
	t, v := sh.Theme, &x.pane.d.View
	free = free.Inset(t.Px(4))
	r := render.Rect{W: t.Target(t.Measure(sh.Words.Say("button.map"), render.Small) + t.Px(18)), H: t.Target(0)}
	in := func(way field.Way) render.Rect {
		at := render.Rect{X: free.X, Y: free.Bottom() - r.H, W: r.W, H: r.H}
		if way.Right {
			at.X = free.Right() - r.W
		}
		if way.Top {
			at.Y = free.Y
		}
		return at
	}
	type view struct {
		version int
		room    render.Rect
		to      render.Camera
	}
	x.at.Choose(view{x.pane.d.Version, free, v.To()}, []field.Way{field.LowerLeft, field.UpperRight}, func() field.Cost {
		var list []render.Rect
		for _, one := range x.pane.choosable() {
			list = append(list, v.To().Shown(one))
		}
		return func(way field.Way) (cost int, fits bool) {
			for _, one := range list {
				if one.Overlaps(in(way)) {
					cost++
				}
			}
			return cost, true
		}
	})
	v.DrawMap(sh, p, in(x.at.Way), do)
}
