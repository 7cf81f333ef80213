package fortress

import (
	"precipice/render"
	"precipice/scenes"
)

// layout holds the rectangles of the combat screen's parts.
type layout struct {
	bar      render.Rect // title, phases, leader, undo, menu
	cards    render.Rect // explorers
	field    render.Rect // the rest, for the board
	hostile  render.Rect // the group attended to
	log      render.Rect
	tray     render.Rect
	track    render.Rect
	decision render.Rect
	guide    render.Rect // empty unless the game has a visible guide
}

func newLayout(t *render.Theme, w, h float32) (l layout) {
	all := render.Rect{W: w, H: h}
	grow := 1 + (t.Text-1)*0.55 // larger text takes some room from the board
	l.bar, all = all.CutTop(t.Px(36))
	all = all.Inset(t.Px(scenes.Gap))
	foot, rest := all.CutBottom(t.Px(132) * (1 + (grow-1)*0.4))
	_, rest = rest.CutBottom(t.Px(scenes.Gap))
	side := min(t.Px(238)*grow, w*0.3)
	l.cards, rest = rest.CutLeft(side)
	right, middle := rest.CutRight(side)
	l.hostile, l.log = right.CutTop(right.H * min(0.72, 0.5+(t.Text-1)*0.22))
	_, l.log = l.log.CutTop(t.Px(scenes.Gap))
	l.field = middle.Inset2(t.Px(scenes.Gap), 0)
	l.tray, foot = foot.CutLeft(side)
	_, foot = foot.CutLeft(t.Px(scenes.Gap))
	l.decision, foot = foot.CutRight(side + t.Px(96))
	_, l.track = foot.CutRight(t.Px(scenes.Gap))
	return l
}
