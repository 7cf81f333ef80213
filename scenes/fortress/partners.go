package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// hasPartners reports whether a row is about with whom an explorer trades its place by covering fire, of several.
func hasPartners(r *asking.Row) bool {
	return r.Verb == fortress.DoSwap && r.Kind == fortress.AskCoveringFire && len(r.Legal)+len(r.Refused) > 1 && len(r.Legal) > 0
}

// partnersLabel names the row of an explorer who trades its place.
func partnersLabel(w *words.Book, row *asking.Row) string {
	return w.Say("partners.row", w.Name(row.First().Option.Parts[0]))
}

// partnersShown is the same, shorter where there is little room.
func (c *Combat) partnersShown(sh *game.Shell, r render.Rect, row *asking.Row) string {
	if sh.Theme.Measure(row.Label, render.Label)*asking.LeastOfLine+c.partnersWidth(sh, r, row)+sh.Theme.Px(30) > r.W {
		return sh.Words.Say("partners.short", sh.Words.Name(row.First().Option.Parts[0]))
	}
	return row.Label
}

// partnerSize returns the size of a portrait in a row that is as high as r.
func partnerSize(sh *game.Shell, r render.Rect) float32 {
	return sh.Theme.Target(min(r.H-sh.Theme.Px(2), sh.Theme.Px(24)*sh.Theme.Text))
}

// partnersWidth returns the width of all portraits at the right end of a row, 0 for another row.
func (c *Combat) partnersWidth(sh *game.Shell, r render.Rect, row *asking.Row) float32 {
	if !hasPartners(row) {
		return 0
	}
	return float32(len(row.Legal)+len(row.Refused)) * (partnerSize(sh, r) + sh.Theme.Px(asking.PaymentGap))
}

// drawPartners draws with whom an explorer can trade its place, and dim with whom it cannot.
func (c *Combat) drawPartners(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	t, size := sh.Theme, partnerSize(sh, r)
	at := render.Rect{X: r.Right() - t.Px(4) - c.partnersWidth(sh, r, row), W: size, H: min(r.H, size)}
	at.Y = r.Y + (r.H-at.H)/2
	for _, list := range [][]asking.Choice{row.Legal, row.Refused} {
		for i := range list {
			at.X += t.Px(asking.PaymentGap)
			c.drawPartner(sh, p, at, &list[i])
			at.X += size
		}
	}
}

// drawPartner draws one of them. A click trades the places, or its tip says why that cannot be.
func (c *Combat) drawPartner(sh *game.Shell, p *render.Canvas, at render.Rect, ch *asking.Choice) {
	name := ch.Area()
	e := c.cardNamed(ch.Option.Parts[1])
	card := &c.Play.Shown.Pack().Explorers[c.Play.Shown.Party[e].Kind]
	face := render.Rect{X: at.Centre().X - at.H/2, Y: at.Y, W: at.H, H: at.H}
	if sh.UI.Hover(name) {
		p.Disc(face.Centre(), face.W/2, render.Brass)
	}
	p.Portrait(face, card.ID, card.Letter, render.Explorers[e])
	if sh.UI.Focus(name) {
		p.FocusRing(face, face.W/2)
	}
	a := game.Area{Name: name, Rect: at, Says: sh.Words.Do(fortress.AskCoveringFire, &ch.Option), Peek: true}
	if ch.Why == nil {
		a.Do = func() { c.choose(sh, ch.Key) }
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: a.Says, Text: sh.Words.Rule("BF-COV-001"), Rules: "BF-COV-001"}
		}
	} else {
		p.Disc(face.Centre(), face.W/2, render.Fade(render.Panel, 0.7))
		a.Name, a.Skip, a.Readable, a.Peek = "refused/"+ch.Key, true, true, false
		a.Tip = func() render.TooltipView {
			text, rule := c.whyPair(sh, ch)
			return render.TooltipView{Title: a.Says, Text: text, Rules: rule}
		}
	}
	c.addAnswer(sh, a)
}

// whyPair says why two explorers cannot trade places, and by which rule.
func (c *Combat) whyPair(sh *game.Shell, ch *asking.Choice) (text, rule string) {
	return c.whyDisabled(sh, &asking.Row{Verb: fortress.DoSwap, Kind: fortress.AskCoveringFire, Refused: []asking.Choice{*ch}})
}

// addAnswer adds the area of an answer. One in a list that scrolls is limited to what is seen of it.
func (c *Combat) addAnswer(sh *game.Shell, a game.Area) {
	if c.opening.asked() {
		c.opening.list.Area(sh, game.Panels, a)
		return
	}
	sh.UI.Add(game.Panels, a)
}
