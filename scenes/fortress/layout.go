package fortress

import (
	"precipice/render"
	"precipice/scenes"
)

// layout holds the rectangles of the combat screen's parts.
type layout struct {
	bar      render.Rect    // title, phases, leader, undo, menu
	cards    render.Rect    // explorers
	field    render.Rect    // the rest, for the board
	hostile  render.Rect    // the group attended to; empty while folded
	log      render.Rect    // empty while folded
	strip    render.Rect    // the last line of the log, while folded
	edge     render.Rect    // what the hostile panel and the log have folded to
	open     [2]render.Rect // where they lie over the board while the pointer is at that edge
	tray     render.Rect
	track    render.Rect
	decision render.Rect
	guide    render.Rect // empty unless the game has a visible guide
	hint     render.Rect // empty unless the guide says something in a quest

	held   bool        // the device is held in the hands
	brief  bool        // it is a phone on its side, with no room for a question that the card answers
	tabs   render.Rect // what opens the drawers, on such a device
	drawer render.Rect // the open one
}

// newLayout decides where the parts of a combat stand: by the size of the window, the text size, and whether the
// player has folded the panels. Nothing else on the screen decides that.
func newLayout(t *render.Theme, w, h float32, folded bool) (l layout) {
	if t.Held {
		return heldLayout(t, w, h)
	}
	all := render.Rect{W: w, H: h}
	grow := 1 + (t.Text-1)*0.55 // larger text takes some room from the board
	l.bar, all = all.CutTop(t.Px(36))
	all = all.Inset(t.Px(scenes.Gap))
	foot, rest := all.CutBottom(t.Px(132) * (1 + (t.Text-1)*0.4))
	_, rest = rest.CutBottom(t.Px(scenes.Gap))
	side := min(t.Px(238)*grow, w*0.3)
	l.cards, rest = rest.CutLeft(side)
	right, middle := rest.CutRight(side)
	l.hostile, l.log = right.CutTop(right.H * min(0.72, 0.62+(t.Text-1)*0.22))
	_, l.log = l.log.CutTop(t.Px(scenes.Gap))
	l.field = middle.Inset2(t.Px(scenes.Gap), 0)
	l.tray, foot = foot.CutLeft(min(side, t.Px(238)))
	_, foot = foot.CutLeft(t.Px(scenes.Gap))
	l.decision, foot = foot.CutRight(side + t.Px(96))
	_, l.track = foot.CutRight(t.Px(scenes.Gap))
	if folded {
		l.fold(t)
	}
	return l
}

// edgeWide is the width of the edge that the panels have folded to, in design units.
const edgeWide = 14

// lowFoot is the height of the track and of a short question while the player has folded the panels, in design units.
// It grows with the text, until nothing is left to fold.
const lowFoot = 96

// lower gives the board a part of the foot, for a player who has folded the panels for good. Where they fold by
// themselves the foot stays as it is, because that happens while a question is open there.
func (l *layout) lower(t *render.Theme) {
	less := max(0, l.track.H-t.Px(lowFoot)*t.Text)
	for _, r := range []*render.Rect{&l.track, &l.decision} {
		r.Y, r.H = r.Y+less, r.H-less
	}
	l.field.H += less
	l.edge.H += less
	l.strip.Y += less
}

// fold gives the board the room of the right column. The cards, the foot and of the log its last line stay.
func (l *layout) fold(t *render.Theme) {
	l.field.W = l.log.Right() - l.field.X
	l.edge, l.field = l.field.CutRight(t.Px(edgeWide))
	l.edge.W += t.Px(scenes.Gap) // up to the edge of the window, where a pointer stops by itself
	l.field.W -= t.Px(4)
	l.open = [2]render.Rect{l.hostile, l.log}
	l.strip, l.field = l.field.CutBottom(stripHeight(t))
	_, l.field = l.field.CutBottom(t.Px(4))
	l.hostile, l.log = render.Rect{}, render.Rect{}
}
