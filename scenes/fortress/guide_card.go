package fortress

import (
	"strings"

	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
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
	coached := c.guideSpeaks()
	c.showLine(sh)
	if !coached {
		return
	}
	name := c.pointedAt(sh)
	h.points = name
	area := sh.UI.Named(name)
	if area == nil {
		c.drawGuideCard(sh, g, render.Rect{}, false)
		return
	}
	c.drawGuideCard(sh, g, c.markTarget(sh, g, area), true)
}

// markTarget draws a glowing ring around an area, and returns the ring's rectangle.
func (c *Combat) markTarget(sh *game.Shell, g *render.Canvas, a *game.Area) render.Rect {
	t := sh.Theme
	if a.Space != "" {
		g.HexRing(c.camera, hexOf(a), render.Fade(render.Brass, 0.35), t.Px(9))
		g.HexRing(c.camera, hexOf(a), render.Blend(render.Brass, render.Ivory, 0.4), t.Px(3))
		return c.hexRect(hexOf(a))
	}
	r := c.seen(sh, a)
	out := r.Inset(-t.Px(4)).Within(g.Bounds())
	g.Frame(out.Inset(-t.Px(3)), t.Px(9), t.Px(6), render.Fade(render.Brass, 0.3))
	g.Frame(out, t.Px(7), t.Px(2.5), render.Blend(render.Brass, render.Ivory, 0.4))
	return r
}

// hexRect returns the rectangle around a hex on the screen.
func (c *Combat) hexRect(h board.Hex) render.Rect {
	at, z := c.camera.Centre(h), c.camera.Zoom
	return render.Rect{X: at.X - z*0.86, Y: at.Y - z, W: z * 1.72, H: z * 2}
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
	top := c.decisionRect(sh).Y - sh.Theme.Px(scenes.Gap)
	if (a.Name == "panel/hostile" || a.Name == "panel/log") && r.Bottom() > top {
		r.H = max(0, top-r.Y)
	}
	return r
}

const guidePadding = 10 // padding of the card, design units

// styles returns the styles of the card's text. Large text grows less here, so that the board stays
// visible.
func (h *coach) styles(t *render.Theme) (title, text render.Style) {
	k := h.shrink / max(1, t.Text*0.64)
	return scenes.Smaller(render.Strong.With(render.Brass), k*1.1), scenes.Smaller(render.Body, k)
}

// headHeight returns the height of the line of the title and the buttons. With large text each needs a line
// of its own.
func (h *coach) headHeight(t *render.Theme) float32 {
	title, buttons := h.headLines(t)
	if t.Text > wideText {
		return title + buttons
	}
	return max(title, buttons)
}

// headLines returns the heights of the title and of the buttons.
func (h *coach) headLines(t *render.Theme) (title, buttons float32) {
	st, _ := h.styles(t)
	title = max(t.Px(28), t.LineHeight(st)+t.Px(4))
	return title, t.Target(title)
}

// wideText is the largest text size at which the title fits next to the buttons.
const wideText = 1.25

func (c *Combat) drawGuideCard(sh *game.Shell, g *render.Canvas, target render.Rect, there bool) {
	t := sh.Theme
	title, text := c.guideWords(sh)
	head, body := c.coach.styles(t)
	r := c.kit.layout.guide
	c.coach.card = r
	if there {
		c.drawLeader(sh, g, r, target)
	}
	g.Panel(r, render.PanelView{Accent: render.Brass, Card: true})
	sh.UI.Add(game.Over, game.Area{Name: "guide", Rect: r, Skip: true, Rule: c.coach.said.Rule})
	in := r.Inset(t.Px(guidePadding))
	row, in := in.CutTop(c.coach.headHeight(t))
	line := row
	if t.Text > wideText {
		high, _ := c.coach.headLines(t)
		line, row = row.CutTop(high)
		c.drawGuideButtons(sh, g, row)
	} else {
		line = c.drawGuideButtons(sh, g, row)
	}
	g.Snug(line, title, head, render.Left)
	_, in = in.CutTop(t.Px(6))
	g.Paragraph(in, text, body)
}

// drawGuideButtons draws the buttons Continue, Hide and the rule at the right of a line, and returns the
// rest of the line.
func (c *Combat) drawGuideButtons(sh *game.Shell, g *render.Canvas, r render.Rect) render.Rect {
	t, w, said := sh.Theme, sh.Words, &c.coach.said
	name, v := c.guideButton(), render.ButtonView{Label: w.Say("guide.skip"), Primary: said.Tells()}
	if said.Over {
		v.Label = w.Say("guide.close")
	} else if said.Tells() {
		v.Label = w.Say("guide.next")
	}
	at, r := r.CutRight(max(t.Px(78), t.Measure(v.Label, scenes.ButtonText)+t.Px(20)))
	scenes.DrawButton(sh, g, game.Over, at, name, v, func() { c.next(sh) })
	_, r = r.CutRight(t.Px(8))
	hide := w.Say("guide.hide")
	at, r = r.CutRight(t.Measure(hide, scenes.ButtonText) + t.Px(20))
	scenes.DrawButton(sh, g, game.Over, at, "guide/hide", render.ButtonView{Label: hide}, func() { c.hide(sh, true) })
	scenes.TipFor(sh, "guide/hide", hide, w.Say("guide.hide.tip"))
	if !said.Tells() {
		scenes.TipFor(sh, "guide/skip", w.Say("guide.skip"), w.Say("guide.skip.tip"))
	}
	_, r = r.CutRight(t.Px(8))
	ref := scenes.RuleName(said.Rule)
	at, r = r.CutRight(t.Measure(ref, render.RuleRef) + t.Px(8))
	st := render.RuleRef
	if sh.UI.Hover("rule/" + said.Rule) {
		st.Ink = render.Ivory
	}
	g.Label(at, ref, st, render.Left)
	scenes.RefArea(sh, game.Over, at, said.Rule)
	_, r = r.CutRight(t.Px(8))
	return r
}

// guideBackRect is where the button that shows a hidden guide again stands.
func (c *Combat) guideBackRect(sh *game.Shell) render.Rect {
	t, f := sh.Theme, c.kit.layout.field
	wide, high := t.Measure(sh.Words.Say("guide.show"), render.Strong)+t.Px(24), t.Target(t.LineHeight(render.Strong)+t.Px(10))
	return render.Rect{X: f.Right() - wide, Y: f.Y, W: wide, H: high}
}

// drawGuideBack draws the button that shows a hidden guide again.
func (c *Combat) drawGuideBack(sh *game.Shell, g *render.Canvas) {
	scenes.DrawButton(sh, g, game.Over, c.guideBackRect(sh), "guide/show", render.ButtonView{Label: sh.Words.Say("guide.show")}, func() { c.hide(sh, false) })
}
