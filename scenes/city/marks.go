package city

import (
	rules "precipice/engine/city"
	"precipice/render"
	art "precipice/render/city"
)

// mark is what the board shows around a miniature that the question can choose.
type mark struct {
	unit    rules.UnitID
	at      render.Rect
	ink     render.Ink
	pointed bool // a click now chooses it
}

// white is what the colours of marks are mixed with.
var white = render.Ink{R: 255, G: 255, B: 255, A: 255}

// wash lies under the miniature that is pointed at.
func (m *mark) wash(p *render.Canvas) {
	if m.pointed {
		p.Fill(m.at, render.Fade(m.ink, 0.35))
	}
}

// draw draws brackets, brighter around the one that is pointed at.
func (m *mark) draw(p *render.Canvas) {
	ink := m.ink
	if m.pointed {
		ink = render.Blend(ink, white, 0.6)
	}
	art.Target(p, m.at, ink)
}
