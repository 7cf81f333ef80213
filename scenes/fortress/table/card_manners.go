package table

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/asking"
)

// cardManners lets players see and change whether a table asks for the cards that are shown.
type cardManners struct {
	of   func(card string) (m blackstone.Manner, ok bool) // ok is false for a card that nobody is asked for
	turn func(sh *game.Shell, card string, to blackstone.Manner)
}

// CardManners returns the manners of the cards of the game in play, nil while it is only watched.
func (c *Stage) CardManners() *cardManners {
	if c.Play.Watched() {
		return nil
	}
	return &cardManners{turn: c.setManner, of: func(card string) (blackstone.Manner, bool) {
		return c.Play.Table.MannerOf(card), blackstone.HasManner(c.Play.Shown.Pack(), card)
	}}
}

// setManner says whether the table asks for a card, in this game alone.
func (c *Stage) setManner(sh *game.Shell, card string, to blackstone.Manner) {
	if err := c.Play.SetTable(c.Play.Table.WithManner(card, to)); err != nil {
		sh.Note(sh.Sentence(err))
	}
	c.Ask(sh)
	sh.Dirty()
}

// OpenCards opens the cards of the game at one of them. Column is the hostile's current column, "" for none.
func (c *Stage) OpenCards(sh *game.Shell, id, column string) *Binder {
	b := NewBinder(&c.Play.Shown, id, column)
	b.Card.Manners = c.CardManners()
	sh.Push(b)
	return b
}

// OpenHand opens the cards of the game at what an explorer carries.
func (c *Stage) OpenHand(sh *game.Shell, id string) { c.OpenCards(sh, id, "").Card.toHand = true }

// drawManner draws on a card whether the table asks for a card. A click turns it to the next manner.
func (g *CardPage) drawManner(card string) {
	if g.manners == nil {
		return
	}
	m, ok := g.manners.of(card)
	if !ok {
		return
	}
	t, sh := g.Shell.Theme, g.Shell
	name := "manner/" + card + "/" + strconv.Itoa(len(g.areas))
	label := sh.Words.Say("offer." + blackstone.MannerWords[m])
	at, _ := g.rest.CutTop(max(t.Px(22), t.LineHeight(render.Body)+t.Px(2)))
	at.W = min(at.W, t.Measure(label, render.Body)+t.Px(22))
	g.p.Chip(at, render.ChipView{Label: label, Chosen: m != blackstone.Ask, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	next := (m + 1) % blackstone.Manner(len(blackstone.MannerWords))
	g.areas = append(g.areas, game.Area{Name: name, Rect: at, Rule: "BF-RSC-002", Do: func() { g.manners.turn(sh, card, next) },
		Tip: func() render.TooltipView { return mannerTip(sh, card) }})
	g.skip(at.H + t.Px(4))
}

// mannerTip explains the manners of a card.
func mannerTip(sh *game.Shell, card string) render.TooltipView {
	return render.TooltipView{Title: sh.Words.Name(card), Text: sh.Words.Say("tip.offer"), Rules: "BF-RSC-002"}
}

// answerManners are the manners that a player can give a card where it is asked for.
var answerManners = [2]blackstone.Manner{blackstone.Always, blackstone.Never}

// offerChip returns the size of a chip in a row that is as high as r.
func offerChip(sh *game.Shell, r render.Rect, m blackstone.Manner) (wide, high float32) {
	t := sh.Theme
	return t.Measure(sh.Words.Say("offer.short."+blackstone.MannerWords[m]), render.Small) + t.Px(12), min(r.H-t.Px(4), t.Px(22)*t.Text)
}

// OffersWidth returns the width of the chips at the right end of a row that is the use of a card, 0 for another row.
func (c *Stage) OffersWidth(sh *game.Shell, r render.Rect, row *asking.Row) (wide float32) {
	if !c.IsOffer(row) {
		return 0
	}
	for _, m := range answerManners {
		one, _ := offerChip(sh, r, m)
		wide += one + sh.Theme.Px(asking.PaymentGap)
	}
	return wide
}

// IsOffer reports whether a row is the use of a card, or the call of a support, that has a manner.
func (c *Stage) IsOffer(row *asking.Row) bool {
	return len(row.Legal) > 0 && fortress.IsOffer(row.Of, &row.Legal[0].Option)
}

// DrawOffers draws chips at the right end of a row by which the player says that a card is always or never used.
func (c *Stage) DrawOffers(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row, add func(game.Area)) {
	t, card := sh.Theme, row.Legal[0].Option.Parts[0]
	right := r.Right() - t.Px(4) - c.OffersWidth(sh, r, row)
	for _, m := range answerManners {
		word := blackstone.MannerWords[m]
		name := "offer/" + word + "/" + card
		wide, high := offerChip(sh, r, m)
		at := render.Rect{X: right + t.Px(asking.PaymentGap), Y: r.Y + (r.H-high)/2, W: wide, H: high}
		p.OptionRow(at, render.OptionView{Label: sh.Words.Say("offer.short." + word), Chosen: c.Play.Table.MannerOf(card) == m, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		add(game.Area{Name: name, Rect: at, Rule: "BF-RSC-002", Do: func() { c.setManner(sh, card, m) }, Tip: func() render.TooltipView { return mannerTip(sh, card) }})
		right = at.Right()
	}
}

// DrawHush draws, at the right end of the line that says who is asked, the chip by which players say that they do not want to be
// asked this again in the expedition. It returns the rest of the line.
func (c *Stage) DrawHush(sh *game.Shell, p *render.Canvas, line render.Rect) render.Rect {
	if c.Choices == nil || c.Play.Watched() || !blackstone.Hushable(c.Choices.Decision) {
		return line
	}
	t, kind := sh.Theme, c.Choices.Decision.Kind
	name, label := "hush/"+kind, sh.Words.Say("hush.chip")
	at, rest := line.CutRight(t.Measure(label, render.Small) + t.Px(16))
	p.Chip(at, render.ChipView{Label: label, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	if high := t.Target(at.H); high > at.H { // a finger also touches what is below it
		at.H = high
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { c.putOff(sh, kind) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: label, Text: sh.Words.Say("hush.about." + kind)}
	}})
	_, rest = rest.CutRight(t.Px(6))
	return rest
}

// putOff puts off the questions of a kind for this expedition, and answers the one that is asked.
func (c *Stage) putOff(sh *game.Shell, kind string) {
	if c.Choices == nil || c.Choices.Decision.Kind != kind { // a second touch before the next drawing
		return
	}
	if err := c.Play.SetTable(c.Play.Table.WithHush(kind, c.Play.Shown.Quest.Expedition)); err != nil {
		sh.Note(sh.Sentence(err))
		return
	}
	c.Ask(sh)
	sh.Note(sh.Words.Say("hush.done"))
	sh.Dirty()
}
