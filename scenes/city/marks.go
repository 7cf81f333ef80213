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

// markInk returns the colour of the marks of a team: that of the hero who chooses, brighter than the rims of the party and told from the red of
// hostiles, or of parchment where no hero does.
func (x *boardPane) markInk(team rules.Team) render.Ink {
	h := x.d.actor()
	switch {
	case h < 0:
		return art.Parchment
	case team == rules.HeroTeam:
		return render.Blend(render.Explorers[h], white, 0.6)
	}
	return render.Blend(render.Explorers[h], white, 0.3)
}

// white is what the colours of marks are mixed with.
var white = render.Ink{R: 255, G: 255, B: 255, A: 255}

// marks returns the marks of all miniatures that the question can choose.
func (x *boardPane) marks(list []standing, pointed rules.UnitID) (all []mark) {
	if x.d.Presenting() {
		return nil
	}
	for i := range list {
		if f := &list[i]; x.d.choiceOn(f.unit) != nil {
			all = append(all, mark{f.unit, x.reaches(f), x.markInk(x.d.Play.Shown.Units[f.unit].Team), f.unit == pointed})
		}
	}
	return all
}

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
