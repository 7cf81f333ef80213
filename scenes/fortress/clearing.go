package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// uncover moves the view by as little as it can so that the parts of a list, of which the first matter most, do not lie
// under a question that has grown over a corner of the field. Those whom the question is about come out from under it
// even if others then go out of sight.
func (c *Combat) uncover(sh *game.Shell, list []render.Rect) {
	f := &c.framing
	room, frees := f.stamp.room, c.frees(sh)
	if len(frees) == 0 {
		return
	}
	k := f.scene.camera(room, sh.Theme)
	var seen []render.Rect
	for _, one := range list {
		if k.Shows(room, one) {
			seen = append(seen, one)
		}
	}
	to, found := freed(k, frees, seen, func(to render.Camera) bool { return to.Shows(room, seen...) })
	if key := render.Framed(c.keyHexes()...); len(key) > 0 && (!found || !clears(to, frees, key)) {
		more, is := freed(k, frees, key, func(render.Camera) bool { return true })
		if is {
			to, found = more, true
		}
	}
	if found {
		f.scene = sceneOf(to, room, sh.Theme)
	}
}

// frees returns the parts of the board's room beside and above a question that has grown over a corner of it, none if it has not.
func (c *Combat) frees(sh *game.Shell) []render.Rect {
	f, gap := &c.framing, sh.Theme.Px(scenes.Gap)
	room := f.stamp.room
	if f.asks.Y >= room.Bottom() || f.asks.X >= room.Right() {
		return nil
	}
	above := room
	above.H = max(0, f.asks.Y-gap-room.Y)
	return []render.Rect{beside(room, f.asks, gap), above}
}

// overview aims at everybody on the battlefield, clear of the question: the order on the track is judged by where all of them
// stand. It does nothing for another question.
func (c *Combat) overview(sh *game.Shell) bool {
	f, t := &c.framing, sh.Theme
	if c.choices == nil || c.Stage.Moving() || !slices.Contains(onTrack, c.choices.Decision.Kind) {
		return false
	}
	list, frees := render.Framed(c.stands(c.acts())...), c.frees(sh)
	if len(frees) == 0 {
		frees = []render.Rect{f.stamp.room}
	}
	for i := range frees { // heads rise above their hexes
		_, frees[i] = frees[i].CutTop(min(t.Px(leastFrame)/2, frees[i].H/8))
	}
	if f.scene.zoom > 0 && clears(f.scene.camera(f.stamp.room, t), frees, list) {
		return true
	}
	best := render.Camera{}
	for _, room := range frees {
		if k := render.Around(list, room, 1, t.Px(mostFrame)); k.Zoom > best.Zoom {
			best = k
		}
	}
	f.scene = sceneOf(best, f.stamp.room, t)
	return true
}

// freed returns the view nearest to k in which as many of the first parts of a list as possible lie in one of the
// rooms, among those views that are fit.
func freed(k render.Camera, rooms, list []render.Rect, fit func(render.Camera) bool) (best render.Camera, found bool) {
	for n := len(list); n > 0 && !found; n-- {
		for _, room := range rooms {
			if !k.Spans(room, list[:n]...) {
				continue
			}
			to := k.Nudged(room, list[:n]...)
			if nearer := !found || to.Offset.Far(k.Offset) < best.Offset.Far(k.Offset); nearer && fit(to) {
				best, found = to, true
			}
		}
	}
	return best, found
}

// clears reports whether all parts of a list lie in one of the rooms.
func clears(k render.Camera, rooms, list []render.Rect) bool {
	return slices.ContainsFunc(rooms, func(r render.Rect) bool { return k.Shows(r, list...) })
}

// keyHexes lists the hexes of those whom a question is about: who acts and whom it chooses, or the whole party.
func (c *Combat) keyHexes() []board.Hex {
	if c.choices == nil || c.Stage.Moving() {
		return nil
	}
	if list := c.stands([]fortress.UnitID{c.actor(), c.against()}); len(list) > 0 {
		return list
	}
	return c.everybody(fortress.Explorers)
}

// drawBacking darkens the board under the columns beside the field and under the foot, so that no part of a miniature
// looks out between two panels.
func (c *Combat) drawBacking(p *render.Canvas) {
	for _, r := range c.kit.layout.backing(p.Bounds(), p.Theme.Px(scenes.Gap)/2) {
		p.Fill(r, render.Fade(render.Void, 0.8))
	}
}

// backing returns what lies beside the field and under it, with the gaps between panels. On a device held in the hands
// it is nothing: the board shows wherever no panel is.
func (l *layout) backing(all render.Rect, gap float32) []render.Rect {
	if l.held {
		return nil
	}
	foot := render.Rect{Y: l.track.Y - gap, W: all.W, H: all.H - l.track.Y + gap}
	left := render.Rect{Y: l.bar.Bottom(), W: l.cards.Right() + gap, H: foot.Y - l.bar.Bottom()}
	list := []render.Rect{left, foot}
	if l.hostile.W > 0 {
		list = append(list, render.Rect{X: l.hostile.X - gap, Y: left.Y, W: all.W - l.hostile.X + gap, H: left.H})
	}
	return list
}
