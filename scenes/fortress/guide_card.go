package fortress

import (
	"strings"

	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/tutor"
)

// drawGuide marks the guide's suggestion and draws its card where it hides least.
func (y *lesson) drawGuide(sh *game.Shell, g *render.Canvas) {
	h := y.d.coach
	if h.tutor == nil {
		return
	}
	h.tutor.Card = render.Rect{}
	if h.tutor.Pages.Hidden {
		y.drawGuideBack(sh, g)
		return
	}
	coached := y.d.coach.tutor.Speaks()
	y.showLine(sh)
	if !coached || y.d.drawers.Open > 0 && drawerOf[h.said.Where] != y.d.drawers.Open { // what is in a drawer is read
		return
	}
	name := y.pointedAt(sh)
	h.tutor.Points = name
	if h.said.Where == chamberMark {
		for _, hex := range y.d.chamber() {
			y.markHex(g, hex)
		}
	}
	area := sh.UI.Named(name)
	if area == nil {
		y.drawGuideCard(sh, g, render.Rect{}, false)
		return
	}
	y.drawGuideCard(sh, g, y.markTarget(sh, g, area), true)
}

// markTarget draws a glowing ring around an area, and returns the ring's rectangle.
func (y *lesson) markTarget(sh *game.Shell, g *render.Canvas, a *game.Area) render.Rect {
	if a.Space != "" {
		y.markHex(g, hexOf(a))
		return y.d.hexRect(hexOf(a))
	}
	return tutor.Ring(g, y.seen(sh, a))
}

// markHex draws a glowing ring around a hex.
func (y *lesson) markHex(g *render.Canvas, h board.Hex) {
	g.HexRing(y.d.view.Camera, h, render.Fade(render.Brass, 0.35), g.Theme.Px(9))
	g.HexRing(y.d.view.Camera, h, render.Blend(render.Brass, render.Ivory, 0.4), g.Theme.Px(3))
}

// seen returns the visible part of an area: of the cards without the empty room below them, of a panel
// without what the question covers.
func (y *lesson) seen(sh *game.Shell, a *game.Area) render.Rect {
	r := a.Rect
	for one := range sh.UI.Each {
		if a.Name == "panel/cards" && strings.HasPrefix(one.Name, "card/") {
			r.H = one.Rect.Bottom() - r.Y
		}
	}
	if apart := sh.UI.Named("panel/destiny"); a.Name == "panel/track" && apart != nil && apart.Rect.Overlaps(r) { // in one panel
		r.W = max(0, apart.Rect.X-r.X)
	}
	top := y.d.kit.layout.Asks.Y - sh.Theme.Px(scenes.Gap)
	if (a.Name == "panel/hostile" || a.Name == "panel/log") && r.Bottom() > top {
		r.H = max(0, top-r.Y)
	}
	return r
}

func (y *lesson) drawGuideCard(sh *game.Shell, g *render.Canvas, target render.Rect, there bool) {
	r := y.d.kit.layout.Notes[guideNote]
	y.d.coach.tutor.Card, y.d.coach.target = r, render.Rect{}
	if there {
		y.d.coach.target = target
		(&tutor.Leader{Card: r, Target: target, Bars: y.inTheWay}).Draw(sh, g)
	}
	y.d.coach.tutor.CardView(sh).Draw(sh, g, r)
}

// drawGuideBack draws the button that shows a hidden guide again.
func (y *lesson) drawGuideBack(sh *game.Shell, g *render.Canvas) {
	tutor.DrawBack(sh, g, y.d.guideBackRect(sh), func() { y.d.coach.tutor.Hide(sh, false) })
}
