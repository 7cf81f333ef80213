package fortress

import "precipice/render"

// drawBacking darkens the board under the columns beside the field and under the foot, so that no part of a miniature
// looks out between two panels.
func (c *Combat) drawBacking(p *render.Canvas) {
	all := p.Bounds()
	for _, r := range c.kit.layout.Backing(all.W, all.H) {
		p.Fill(r, render.Fade(render.Void, 0.8))
	}
}
