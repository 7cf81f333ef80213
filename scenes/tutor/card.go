// Package tutor is the guide on a screen, for any game: the card with what it says, and the line from it to what it speaks of.
package tutor

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Card shows what the guide says. Its areas are guide, guide/next or guide/skip, and guide/hide.
type Card struct {
	Title, Text, Rule string

	Blank bool // nothing is said
	Tells bool // it only explains, and is done once read
	Over  bool // the game has ended

	Shrink     float32 // scale of its text, so that the longest page fits
	Next, Hide func()
}

// Padding is the padding of the card, in design units.
const Padding = 10

// Styles returns the styles of the card's text. Large text grows less here, so that the board stays
// visible.
func (c *Card) Styles(t *render.Theme) (title, text render.Style) {
	k := c.Shrink / max(1, t.Text*0.64)
	return scenes.Smaller(render.Strong.With(render.Brass), k*1.1), scenes.Smaller(render.Body, k)
}

// Height returns the height of the card with a text.
func (c *Card) Height(sh *game.Shell, wide float32, text string) float32 {
	t := sh.Theme
	_, body := c.Styles(t)
	return t.ParagraphHeight(text, body, wide-2*t.Px(Padding)) + c.headHeight(sh, wide) + t.Px(2*Padding+6)
}

// headHeight returns the height of the line of the title and the buttons on a card of a width. With large text each needs a
// line of its own, unless the title has room beside them.
func (c *Card) headHeight(sh *game.Shell, wide float32) float32 {
	title, buttons := c.headLines(sh.Theme)
	switch {
	case c.titleBeside(sh, wide):
		return max(buttons, title+sh.Theme.LineHeight(render.RuleRef))
	case c.titleApart(sh, wide):
		return title + buttons
	}
	return max(title, buttons)
}

// titleBeside reports whether the title stands beside the buttons on a device held in the hands, with the rule below it.
func (c *Card) titleBeside(sh *game.Shell, wide float32) bool {
	t := sh.Theme
	if !t.Held || t.Text <= wideText || c.Blank {
		return false
	}
	return c.roomForTitle(sh, wide)
}

// titleApart reports whether the title stands above the buttons because there is no room beside them.
func (c *Card) titleApart(sh *game.Shell, wide float32) bool {
	return sh.Theme.Text > wideText || !c.Blank && !c.Tells && !c.roomForTitle(sh, wide)
}

// roomForTitle reports whether the title has room beside the buttons.
func (c *Card) roomForTitle(sh *game.Shell, wide float32) bool {
	t := sh.Theme
	st, _ := c.Styles(t)
	left := wide - 2*t.Px(Padding)
	for _, b := range c.buttons(sh) {
		left -= b.wide + t.Px(8)
	}
	return left >= t.Measure(c.Title, st)*leastTitle
}

// leastTitle is the smallest part of its usual size in which a title stands beside the buttons.
const leastTitle = 0.8

// headLines returns the heights of the title and of the buttons.
func (c *Card) headLines(t *render.Theme) (title, buttons float32) {
	st, _ := c.Styles(t)
	title = max(t.Px(28), t.LineHeight(st)+t.Px(4))
	return title, t.Target(title)
}

// wideText is the largest text size at which the title fits next to the buttons.
const wideText = 1.25

// Draw draws the card into r.
func (c *Card) Draw(sh *game.Shell, g *render.Canvas, r render.Rect) {
	t := sh.Theme
	head, body := c.Styles(t)
	g.Panel(r, render.PanelView{Accent: render.Brass, Card: true})
	sh.UI.Add(game.Over, game.Area{Name: "guide", Rect: r, Skip: true, Aloud: true, Weight: game.Unread, Rule: c.Rule})
	in := r.Inset(t.Px(Padding))
	row, in := in.CutTop(c.headHeight(sh, r.W))
	high, _ := c.headLines(t)
	line := row
	switch {
	case c.titleBeside(sh, r.W):
		line = c.drawButtons(sh, g, row)
		line, row = line.CutTop(high)
		c.drawRule(sh, g, row, r.W)
	case c.titleApart(sh, r.W):
		line, row = row.CutTop(high)
		c.drawRule(sh, g, c.drawButtons(sh, g, row), r.W)
	default:
		line = c.drawRule(sh, g, c.drawButtons(sh, g, row), r.W)
	}
	g.Snug(line, c.Title, head, render.Left)
	_, in = in.CutTop(t.Px(6))
	g.Paragraph(in, c.Text, body)
}

// On returns the area of the button that takes the guide's text away.
func (c *Card) On() string {
	if c.Tells && !c.Over {
		return "guide/next"
	}
	return "guide/skip"
}

// button is a button of the card.
type button struct {
	name  string
	view  render.ButtonView
	wide  float32
	do    func()
	about string // its tip, "" for none
}

// buttons returns them, from the right: the one that goes on, and the one that hides the guide. The one that skips what the
// guide says lies elsewhere than the one that turns a page: a player who turns pages must not skip what follows them. Nothing lies there
// then.
func (c *Card) buttons(sh *game.Shell) []button {
	t, w := sh.Theme, sh.Words
	on := button{name: c.On(), view: render.ButtonView{Label: w.Say("guide.skip"), Primary: c.Tells}, do: c.Next}
	switch {
	case c.Over:
		on.view.Label = w.Say("guide.close")
	case c.Tells:
		on.view.Label = w.Say("guide.next")
	}
	if !c.Tells {
		on.about = w.Say("guide.skip.tip")
	}
	turn := button{wide: max(t.Px(78), t.Measure(w.Say("guide.next"), scenes.ButtonText)+t.Px(20))}
	on.wide = max(t.Px(78), t.Measure(on.view.Label, scenes.ButtonText)+t.Px(20))
	hide := button{name: "guide/hide", view: render.ButtonView{Label: w.Say("guide.hide")}, do: c.Hide, about: w.Say("guide.hide.tip")}
	hide.wide = t.Measure(hide.view.Label, scenes.ButtonText) + t.Px(20)
	if c.Tells || c.Over {
		return []button{on, hide}
	}
	return []button{turn, hide, on}
}

// drawButtons draws the buttons at the right of a line, and returns the rest of the line.
func (c *Card) drawButtons(sh *game.Shell, g *render.Canvas, r render.Rect) render.Rect {
	t := sh.Theme
	for _, b := range c.buttons(sh) {
		var at render.Rect
		if at, r = r.CutRight(b.wide); b.do == nil {
			_, r = r.CutRight(t.Px(8))
			continue
		}
		a := game.Area{Name: b.name, Rect: at, Do: b.do, Weight: game.Unread, Answer: b.name == c.On()} // the next page's button stands in its place
		if b.about != "" {
			a.Tip = func() render.TooltipView { return render.TooltipView{Title: b.view.Label, Text: b.about} }
		}
		scenes.PlaceButton(sh, g, game.Over, b.view, a)
		_, r = r.CutRight(t.Px(8))
	}
	return r
}

// drawRule draws the rule of what the guide says on a card of a width, at the right of a line or alone in it, and returns the rest.
func (c *Card) drawRule(sh *game.Shell, g *render.Canvas, r render.Rect, cardWide float32) render.Rect {
	t := sh.Theme
	ref := scenes.RuleShown(sh, c.Rule)
	wide := t.Measure(ref, render.RuleRef) + t.Px(8)
	at, rest := r.CutRight(wide)
	if c.titleBeside(sh, cardWide) {
		at, rest = r.CutLeft(wide)
	}
	st := render.RuleRef
	if sh.UI.Hover("rule/" + c.Rule) {
		st.Ink = render.Ivory
	}
	g.Label(at, ref, st, render.Left)
	scenes.RefArea(sh, game.Over, at, c.Rule)
	_, rest = rest.CutRight(t.Px(8))
	return rest
}

// BackRect is where the button that shows a hidden guide again stands over a board.
func BackRect(sh *game.Shell, field render.Rect) render.Rect {
	t := sh.Theme
	wide, high := t.Measure(sh.Words.Say("guide.show"), render.Strong)+t.Px(24), t.Target(t.LineHeight(render.Strong)+t.Px(10))
	return render.Rect{X: field.Right() - wide, Y: field.Y, W: wide, H: high}
}

// DrawBack draws the button that shows a hidden guide again.
func DrawBack(sh *game.Shell, g *render.Canvas, r render.Rect, show func()) {
	scenes.PlaceButton(sh, g, game.Over, render.ButtonView{Label: sh.Words.Say("guide.show")}, game.Area{Name: "guide/show", Rect: r, Weight: game.Unread, Do: show})
}

// Ring draws a glowing ring around what the guide speaks of, and returns its rectangle.
func Ring(g *render.Canvas, r render.Rect) render.Rect {
	t := g.Theme
	out := r.Inset(-t.Px(4)).Within(g.Bounds())
	g.Frame(out.Inset(-t.Px(3)), t.Px(9), t.Px(6), render.Fade(render.Brass, 0.3))
	g.Frame(out, t.Px(7), t.Px(2.5), render.Blend(render.Brass, render.Ivory, 0.4))
	return r
}
