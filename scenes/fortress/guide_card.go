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
func (c *Combat) drawGuide(sh *game.Shell, g *render.Canvas) {
	h := c.coach
	if h == nil {
		return
	}
	h.card = render.Rect{}
	if h.guide.Hidden {
		c.drawGuideBack(sh, g)
		return
	}
	coached := c.coach.speaks()
	c.showLine(sh)
	if !coached || c.drawers.Open > 0 && drawerOf[h.said.Where] != c.drawers.Open { // what is in a drawer is read
		return
	}
	name := c.pointedAt(sh)
	h.points = name
	if h.said.Where == chamberMark {
		for _, hex := range c.chamber() {
			c.markHex(g, hex)
		}
	}
	area := sh.UI.Named(name)
	if area == nil {
		c.drawGuideCard(sh, g, render.Rect{}, false)
		return
	}
	c.drawGuideCard(sh, g, c.markTarget(sh, g, area), true)
}

// markTarget draws a glowing ring around an area, and returns the ring's rectangle.
func (c *Combat) markTarget(sh *game.Shell, g *render.Canvas, a *game.Area) render.Rect {
	if a.Space != "" {
		c.markHex(g, hexOf(a))
		return c.hexRect(hexOf(a))
	}
	return tutor.Ring(g, c.seen(sh, a))
}

// markHex draws a glowing ring around a hex.
func (c *Combat) markHex(g *render.Canvas, h board.Hex) {
	g.HexRing(c.view.Camera, h, render.Fade(render.Brass, 0.35), g.Theme.Px(9))
	g.HexRing(c.view.Camera, h, render.Blend(render.Brass, render.Ivory, 0.4), g.Theme.Px(3))
}

// seen returns the visible part of an area: of the cards without the empty room below them, of a panel
// without what the question covers.
func (c *Combat) seen(sh *game.Shell, a *game.Area) render.Rect {
	r := a.Rect
	for one := range sh.UI.Each {
		if a.Name == "panel/cards" && strings.HasPrefix(one.Name, "card/") {
			r.H = one.Rect.Bottom() - r.Y
		}
	}
	if apart := sh.UI.Named("panel/destiny"); a.Name == "panel/track" && apart != nil && apart.Rect.Overlaps(r) { // in one panel
		r.W = max(0, apart.Rect.X-r.X)
	}
	top := c.kit.layout.Asks.Y - sh.Theme.Px(scenes.Gap)
	if (a.Name == "panel/hostile" || a.Name == "panel/log") && r.Bottom() > top {
		r.H = max(0, top-r.Y)
	}
	return r
}

// styles returns the styles of the card's text.
func (h *coach) styles(t *render.Theme) (title, text render.Style) {
	return (&tutor.Card{Shrink: h.shrink}).Styles(t)
}

// guideCard returns the guide's card.
func (c *Combat) guideCard(sh *game.Shell) *tutor.Card {
	said := &c.coach.said
	if said.Step == nil {
		return &tutor.Card{Shrink: c.coach.shrink, Blank: true}
	}
	title, text := c.coach.words(sh)
	return &tutor.Card{Title: title, Text: text, Rule: said.Rule, Tells: said.Tells(), Over: said.Over, Shrink: c.coach.shrink,
		Next: func() { c.coach.next(sh) }, Hide: func() { c.hide(sh, true) }}
}

func (c *Combat) drawGuideCard(sh *game.Shell, g *render.Canvas, target render.Rect, there bool) {
	r := c.kit.layout.Notes[guideNote]
	c.coach.card, c.coach.target = r, render.Rect{}
	if there {
		c.coach.target = target
		(&tutor.Leader{Card: r, Target: target, Bars: c.inTheWay}).Draw(sh, g)
	}
	c.guideCard(sh).Draw(sh, g, r)
}

// guideBackRect is where the button that shows a hidden guide again stands.
func (y *tabletop) guideBackRect(sh *game.Shell) render.Rect {
	return tutor.BackRect(sh, y.kit.layout.Field)
}

// drawGuideBack draws the button that shows a hidden guide again.
func (c *Combat) drawGuideBack(sh *game.Shell, g *render.Canvas) {
	tutor.DrawBack(sh, g, c.guideBackRect(sh), func() { c.hide(sh, false) })
}
