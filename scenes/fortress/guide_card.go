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
	t := sh.Theme
	if a.Space != "" {
		c.markHex(g, hexOf(a))
		return c.hexRect(hexOf(a))
	}
	r := c.seen(sh, a)
	out := r.Inset(-t.Px(4)).Within(g.Bounds())
	g.Frame(out.Inset(-t.Px(3)), t.Px(9), t.Px(6), render.Fade(render.Brass, 0.3))
	g.Frame(out, t.Px(7), t.Px(2.5), render.Blend(render.Brass, render.Ivory, 0.4))
	return r
}

// markHex draws a glowing ring around a hex.
func (c *Combat) markHex(g *render.Canvas, h board.Hex) {
	g.HexRing(c.view.Camera, h, render.Fade(render.Brass, 0.35), g.Theme.Px(9))
	g.HexRing(c.view.Camera, h, render.Blend(render.Brass, render.Ivory, 0.4), g.Theme.Px(3))
}

// hexRect returns the rectangle around a hex on the screen.
func (c *Combat) hexRect(h board.Hex) render.Rect {
	at, z := c.view.Camera.Centre(h), c.view.Camera.Zoom
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
	if apart := sh.UI.Named("panel/destiny"); a.Name == "panel/track" && apart != nil && apart.Rect.Overlaps(r) { // in one panel
		r.W = max(0, apart.Rect.X-r.X)
	}
	top := c.kit.layout.Asks.Y - sh.Theme.Px(scenes.Gap)
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

// headHeight returns the height of the line of the title and the buttons on a card of a width. With large text each needs a
// line of its own, unless the title has room beside them.
func (c *Combat) headHeight(sh *game.Shell, wide float32) float32 {
	title, buttons := c.coach.headLines(sh.Theme)
	switch {
	case c.titleBeside(sh, wide):
		return max(buttons, title+sh.Theme.LineHeight(render.RuleRef))
	case titleApart(c, sh, wide):
		return title + buttons
	}
	return max(title, buttons)
}

// titleBeside reports whether the title stands beside the buttons on a device held in the hands, with the rule below it.
func (c *Combat) titleBeside(sh *game.Shell, wide float32) bool {
	t := sh.Theme
	if !t.Held || t.Text <= wideText || c.coach.said.Step == nil {
		return false
	}
	return roomForTitle(c, sh, wide)
}

// titleApart reports whether the title stands above the buttons because there is no room beside them.
func titleApart(c *Combat, sh *game.Shell, wide float32) bool {
	return sh.Theme.Text > wideText || c.coach.said.Step != nil && !c.coach.said.Tells() && !roomForTitle(c, sh, wide)
}

// roomForTitle reports whether the title has room beside the buttons.
func roomForTitle(c *Combat, sh *game.Shell, wide float32) bool {
	t := sh.Theme
	title, _ := c.guideWords(sh)
	st, _ := c.coach.styles(t)
	left := wide - 2*t.Px(guidePadding)
	for _, b := range c.guideButtons(sh) {
		left -= b.wide + t.Px(8)
	}
	return left >= t.Measure(title, st)*leastTitle
}

// leastTitle is the smallest part of its usual size in which a title stands beside the buttons.
const leastTitle = 0.8

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
	r := c.kit.layout.Notes[guideNote]
	c.coach.card, c.coach.target = r, render.Rect{}
	if there {
		c.coach.target = target
		c.drawLeader(sh, g, r, target)
	}
	g.Panel(r, render.PanelView{Accent: render.Brass, Card: true})
	sh.UI.Add(game.Over, game.Area{Name: "guide", Rect: r, Skip: true, Aloud: true, Weight: game.Unread, Rule: c.coach.said.Rule})
	in := r.Inset(t.Px(guidePadding))
	row, in := in.CutTop(c.headHeight(sh, r.W))
	high, _ := c.coach.headLines(t)
	line := row
	switch {
	case c.titleBeside(sh, r.W):
		line = c.drawGuideButtons(sh, g, row)
		line, row = line.CutTop(high)
		c.drawGuideRule(sh, g, row)
	case titleApart(c, sh, r.W):
		line, row = row.CutTop(high)
		c.drawGuideRule(sh, g, c.drawGuideButtons(sh, g, row))
	default:
		line = c.drawGuideRule(sh, g, c.drawGuideButtons(sh, g, row))
	}
	g.Snug(line, title, head, render.Left)
	_, in = in.CutTop(t.Px(6))
	g.Paragraph(in, text, body)
}

// guideButton is a button of the guide's card.
type guideButton struct {
	name  string
	view  render.ButtonView
	wide  float32
	do    func()
	about string // its tip, "" for none
}

// guideButtons returns them, from the right: the one that goes on, and the one that hides the guide. The one that skips what the
// guide says lies elsewhere than the one that turns a page: whoever turns pages must not skip what follows them. Nothing lies there
// then.
func (c *Combat) guideButtons(sh *game.Shell) []guideButton {
	t, w, said := sh.Theme, sh.Words, &c.coach.said
	on := guideButton{name: c.guideOn(), view: render.ButtonView{Label: w.Say("guide.skip"), Primary: said.Tells()}, do: func() { c.next(sh) }}
	switch {
	case said.Over:
		on.view.Label = w.Say("guide.close")
	case said.Tells():
		on.view.Label = w.Say("guide.next")
	}
	if !said.Tells() {
		on.about = w.Say("guide.skip.tip")
	}
	turn := guideButton{wide: max(t.Px(78), t.Measure(w.Say("guide.next"), scenes.ButtonText)+t.Px(20))}
	on.wide = max(t.Px(78), t.Measure(on.view.Label, scenes.ButtonText)+t.Px(20))
	hide := guideButton{name: "guide/hide", view: render.ButtonView{Label: w.Say("guide.hide")}, do: func() { c.hide(sh, true) }, about: w.Say("guide.hide.tip")}
	hide.wide = t.Measure(hide.view.Label, scenes.ButtonText) + t.Px(20)
	if said.Tells() || said.Over {
		return []guideButton{on, hide}
	}
	return []guideButton{turn, hide, on}
}

// drawGuideButtons draws the buttons at the right of a line, and returns the rest of the line.
func (c *Combat) drawGuideButtons(sh *game.Shell, g *render.Canvas, r render.Rect) render.Rect {
	t := sh.Theme
	for _, b := range c.guideButtons(sh) {
		var at render.Rect
		if at, r = r.CutRight(b.wide); b.do == nil {
			_, r = r.CutRight(t.Px(8))
			continue
		}
		a := game.Area{Name: b.name, Rect: at, Do: b.do, Weight: game.Unread, Answer: b.name == c.guideOn()} // the next page's button stands in its place
		if b.about != "" {
			a.Tip = func() render.TooltipView { return render.TooltipView{Title: b.view.Label, Text: b.about} }
		}
		scenes.PlaceButton(sh, g, game.Over, b.view, a)
		_, r = r.CutRight(t.Px(8))
	}
	return r
}

// drawGuideRule draws the rule of what the guide says, at the right of a line or alone in it, and returns the rest.
func (c *Combat) drawGuideRule(sh *game.Shell, g *render.Canvas, r render.Rect) render.Rect {
	t, said := sh.Theme, &c.coach.said
	ref := scenes.RuleShown(sh, said.Rule)
	wide := t.Measure(ref, render.RuleRef) + t.Px(8)
	at, rest := r.CutRight(wide)
	if c.titleBeside(sh, c.kit.layout.Notes[guideNote].W) {
		at, rest = r.CutLeft(wide)
	}
	st := render.RuleRef
	if sh.UI.Hover("rule/" + said.Rule) {
		st.Ink = render.Ivory
	}
	g.Label(at, ref, st, render.Left)
	scenes.RefArea(sh, game.Over, at, said.Rule)
	_, rest = rest.CutRight(t.Px(8))
	return rest
}

// guideBackRect is where the button that shows a hidden guide again stands.
func (c *Combat) guideBackRect(sh *game.Shell) render.Rect {
	t, f := sh.Theme, c.kit.layout.Field
	wide, high := t.Measure(sh.Words.Say("guide.show"), render.Strong)+t.Px(24), t.Target(t.LineHeight(render.Strong)+t.Px(10))
	return render.Rect{X: f.Right() - wide, Y: f.Y, W: wide, H: high}
}

// drawGuideBack draws the button that shows a hidden guide again.
func (c *Combat) drawGuideBack(sh *game.Shell, g *render.Canvas) {
	scenes.PlaceButton(sh, g, game.Over, render.ButtonView{Label: sh.Words.Say("guide.show")},
		game.Area{Name: "guide/show", Rect: c.guideBackRect(sh), Weight: game.Unread, Do: func() { c.hide(sh, false) }})
}
