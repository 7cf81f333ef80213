package fortress

import (
	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// uncover moves the view by as little as it can so that the hexes of a list, of which the first matter most, do not lie
// under a question that has grown over a corner of the field.
func (c *Combat) uncover(sh *game.Shell, list []board.Hex) {
	f, gap := &c.framing, sh.Theme.Px(scenes.Gap)
	room, asks := f.stamp.room, c.decisionRect(sh)
	if asks.Y >= room.Bottom() || asks.X >= room.Right() {
		return
	}
	k := f.scene.camera(room, sh.Theme)
	var seen []board.Hex
	for _, h := range list {
		if k.Shows(room, []board.Hex{h}) {
			seen = append(seen, h)
		}
	}
	above := room
	above.H = max(0, asks.Y-gap-room.Y)
	frees := [...]render.Rect{beside(room, asks, gap), above}
	for n := len(seen); n > 0; n-- { // as many of them as there is room for
		best, found := k, false
		for _, free := range frees {
			to := k.Nudged(free, seen[:n])
			nearer := !found || to.Offset.Far(k.Offset) < best.Offset.Far(k.Offset)
			if k.Spans(free, seen[:n]) && to.Shows(room, seen) && nearer {
				best, found = to, true
			}
		}
		if found {
			f.scene = sceneOf(best, room, sh.Theme)
			return
		}
	}
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
