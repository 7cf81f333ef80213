package fortress

import "precipice/render"

// boardFades is the width over which the board fades out beside the panels, in design units.
const boardFades = 26

// drawBacking hides the board under the columns beside the field and under the foot, so that nothing looks out between
// two panels.
func (c *Combat) drawBacking(p *render.Canvas) {
	for _, r := range c.backing(p) {
		p.Fill(r, render.Void)
	}
}

// fadeBoard lets the board fade out beside the panels, under the miniatures and marks on it.
func (c *Combat) fadeBoard(g *render.Canvas) {
	for _, r := range c.backing(g) {
		g.Shade(r, c.kit.theme.Px(boardFades))
	}
}

// backing returns what lies under the panels. The list is valid until the next call.
func (c *Combat) backing(p *render.Canvas) []render.Rect {
	k, all := c.kit, p.Bounds()
	k.backing = k.layout.Backing(k.backing[:0], all.W, all.H)
	return k.backing
}
