package precipice

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Sizes of the cards above the platform, in design units.
const (
	legacyWide = 196 // of a legacy card, at the normal text size
	deckWide   = 96  // of the legacy deck
	deckHigh   = 62
	shipWide   = 60 // of the resource deck of a ship
	mortisWide = 52 // of a mortis card
)

// strip parts the room above the platform: legacy cards, the resource decks of the docked ships, and mortis cards
// (BF-SET-023). On a phone held upright legacy cards have the room of those that nobody has.
func (x *Precipice) strip(t *render.Theme, r render.Rect) (legacy, decks, mortis render.Rect) {
	grow, edge := 1+(t.Text-1)*0.3, t.Px(26)
	if !t.Narrow || len(x.fallen()) > 0 {
		mortis, r = r.CutRight(min(edge+t.Px(mortisWide)*grow*float32(max(2, len(x.fallen()))), r.W*0.28))
		_, r = r.CutRight(t.Px(scenes.Gap))
	}
	decks, r = r.CutRight(min(edge+t.Px(shipWide)*grow*fortress.MaxDocked, r.W*0.4))
	legacy, _ = r.CutLeft(r.W - t.Px(scenes.Gap))
	return legacy, decks, mortis
}

// drawStrip draws the cards above the platform.
func (x *Precipice) drawStrip(sh *game.Shell, p *render.Canvas, r render.Rect) {
	legacy, decks, mortis := x.strip(sh.Theme, r)
	x.drawLegacyRow(sh, p, legacy)
	x.drawDecks(sh, p, decks)
	if mortis.W > 0 {
		x.drawMortis(sh, p, mortis)
	}
}

// drawDecks draws the resource deck of each docked ship, with the number of cards left.
func (x *Precipice) drawDecks(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("precipice.decks")})
	if x.docked() == 0 {
		p.Paragraph(in, w.Say("precipice.decks.none"), render.Quiet)
		return
	}
	in.H = min(in.H, t.Px(deckHigh)*max(1, t.Text*0.8))
	for place, at := range in.Columns(fortress.MaxDocked, t.Px(5)) {
		ship, ok := s.Quest.Docked[place].Card()
		if !ok {
			continue
		}
		id, left := s.Pack().Ships[ship].ID, s.ResourcesLeft(ship)
		name := "deck/" + id
		p.ResourceDeck(at, id, left, sh.UI.Hover(name))
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, Says: w.Say("spoken.setting", w.Name(id), w.Count("precipice.deck-left", left)), Rule: "BF-DCK-007", Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(id), Text: w.Count("precipice.deck-left", left), Rules: "BF-DCK-007"}
		}})
	}
}

// fallen lists the explorers who have a mortis card.
func (x *Precipice) fallen() (kinds []int) {
	for kind := range x.Play.Shown.Pack().Explorers {
		if x.Play.Shown.Quest.Dead(kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// drawMortis draws the mortis cards of the explorers who have died.
func (x *Precipice) drawMortis(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("precipice.mortis")})
	list := x.fallen()
	if len(list) == 0 {
		none := w.Say("precipice.mortis.none")
		if t.ParagraphHeight(none, render.Quiet, in.W) <= in.H {
			p.Paragraph(in, none, render.Quiet)
		} else {
			p.Snug(in, none, render.Small, render.Left)
		}
		sh.UI.Add(game.Panels, game.Area{Name: "mortis/none", Rect: r, Skip: true, Rule: "BF-MRT-001", Tip: func() render.TooltipView {
			return render.TooltipView{Title: none, Rules: "BF-MRT-001"}
		}})
		return
	}
	in.H = min(in.H, t.Px(deckHigh)*max(1, t.Text*0.8))
	for i, at := range in.Columns(max(2, len(list)), t.Px(5)) {
		if i >= len(list) {
			break
		}
		card := &x.Play.Shown.Pack().Explorers[list[i]]
		p.MortisCard(at, card.ID, card.Letter, w.Name(card.ID))
		sh.UI.Add(game.Panels, game.Area{Name: "mortis/" + card.ID, Rect: at, Skip: true, Rule: "BF-MRT-001", Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(card.ID), Text: w.Say("precipice.dead"), Rules: "BF-MRT-001"}
		}})
	}
}

// legacyColumns returns how many legacy cards lie side by side, and how wide they are.
func (x *Precipice) legacyColumns(t *render.Theme, wide float32) (n int, each float32) {
	room := wide - t.Px(2*10+deckWide+3*scenes.Gap)
	n = max(1, int(room/(t.Px(legacyWide)*(1+(t.Text-1)*0.7))))
	return n, (room - t.Px(6)*float32(n-1)) / float32(n)
}

// legacyLines returns the heights of the lines of legacy cards.
func (x *Precipice) legacyLines(sh *game.Shell, wide float32) (highs []float32) {
	n, each := x.legacyColumns(sh.Theme, wide)
	for i := range x.LegacyInRow() {
		if i%n == 0 {
			highs = append(highs, 0)
		}
		highs[i/n] = max(highs[i/n], sh.Theme.LegacyHeight(x.LegacyView(sh, i), each))
	}
	return highs
}

// rowHeight returns the height of the legacy row with all of its cards.
func (x *Precipice) rowHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	high := t.Px(-6)
	legacy, _, _ := x.strip(t, render.Rect{W: wide})
	for _, line := range x.legacyLines(sh, legacy.W) {
		high += line + t.Px(6)
	}
	return max(high, t.Px(deckHigh)) + t.LineHeight(render.Heading) + t.Px(26)
}

// drawLegacyRow draws the legacy deck, and the cards that have been drawn from it.
func (x *Precipice) drawLegacyRow(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, q := sh.Theme, sh.Words, &x.Play.Shown.Quest
	in := p.Panel(r, render.PanelView{Title: w.Say("legacy.row")})
	deck, in := in.CutLeft(t.Px(deckWide))
	deck.H = min(deck.H, t.Px(deckHigh)*max(1, t.Text*0.8))
	p.LegacyDeck(deck, q.LegacyLeft(), w.Count("legacy.left", q.LegacyLeft()))
	sh.UI.Add(game.Panels, game.Area{Name: "legacy/deck", Rect: deck, Skip: true, Rule: "BF-LEG-005", Tip: func() render.TooltipView {
		v := render.TooltipView{Title: w.Count("carried.legacy-left", q.LegacyLeft()), Text: w.Say("legacy.deck"), Rules: "BF-LEG-005"}
		if card, known := q.Foreseen.Card(); known {
			v.Text = w.Say("legacy.known", w.Name(x.Play.Shown.Pack().Legacy[card].ID)) + "\n" + v.Text
		}
		return v
	}})
	_, in = in.CutLeft(t.Px(scenes.Gap))
	if x.LegacyInRow() == 0 {
		p.Paragraph(in, w.Say("legacy.none"), render.Quiet)
		return
	}
	n, _ := x.legacyColumns(t, r.W)
	var rows []scenes.ListRow
	for line, high := range x.legacyLines(sh, r.W) {
		rows = append(rows, scenes.ListRow{Height: high, Draw: func(at render.Rect) {
			for k, cell := range at.Columns(n, t.Px(6)) {
				if place := line*n + k; place < x.LegacyInRow() {
					x.drawLegacyCard(sh, p, cell, place)
				}
			}
		}})
	}
	x.row.Draw(sh, p, in, t.Px(6), rows)
}

func (x *Precipice) drawLegacyCard(sh *game.Shell, p *render.Canvas, r render.Rect, place int) {
	v := x.LegacyView(sh, place)
	name := "legacy/" + strconv.Itoa(place+1)
	v.Hover = sh.UI.Hover(name)
	p.LegacyCard(r, v)
	x.row.Area(sh, game.Panels, game.Area{Name: name, Rect: r, Skip: true, Rule: "BF-LEG-002", Tip: func() render.TooltipView {
		return render.TooltipView{Title: v.Name, Text: v.Text, Rules: "BF-LEG-002"}
	}})
}
