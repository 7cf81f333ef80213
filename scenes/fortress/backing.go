package fortress

import (
	"precipice/render"
	"precipice/scenes"
)

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
