package fortress

import "precipice/render"

// boardFades is the width over which the board fades out beside the panels, in design units.
const boardFades = 26

// drawBacking hides the board under the columns beside the field and under the foot, so that nothing looks out between
// two panels.
func (k *kit) drawBacking(p *render.Canvas) {
	for _, r := range k.backed(p) {
		p.Fill(r, render.Void)
	}
}

// fadeBoard lets the board fade out beside the panels, under the miniatures and marks on it.
func (k *kit) fadeBoard(g *render.Canvas) {
	for _, r := range k.backed(g) {
		g.Shade(r, k.theme.Px(boardFades))
	}
}

// backed returns what lies under the panels. The list is valid until the next call.
func (k *kit) backed(p *render.Canvas) []render.Rect {
	all := p.Bounds()
	k.backing = k.layout.Backing(k.backing[:0], all.W, all.H)
	return k.backing
}
