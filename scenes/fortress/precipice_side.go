package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// sheetShown reports whether the card of an explorer is shown at the side: while explorers are picked, and before
// the first expedition, of which there is nothing to tell yet.
func (x *Precipice) sheetShown() bool {
	return x.asks(fortress.AskPick) || x.asks(fortress.AskMuster) && x.Play.Shown.Quest.Expedition == 0
}

// drawSide draws the right column: a card to read, the goods of a ship, or the dice and the log.
func (x *Precipice) drawSide(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	if x.sheetShown() {
		x.sheet.draw(sh, p, r)
		return
	}
	top, rest := r.CutTop(min(r.H*0.34, t.Px(150)))
	if x.asks(fortress.AskTrade) {
		top, rest = r.CutTop(min(x.goodsHeight(sh, r.W), r.H))
		x.drawGoods(sh, p, top)
	} else if len(x.Tray.Dice()) > 0 {
		p.Panel(top, render.PanelView{Title: sh.Words.Say("panel.tray")})
		x.Tray.Draw(p, top)
	} else {
		top, rest = render.Rect{}, r
	}
	if top.H > 0 {
		_, rest = rest.CutTop(t.Px(scenes.Gap))
	}
	x.Log.Draw(sh, p, rest, sh.Words.WithPlayers(x.Play.Table.Names), scenes.LogView{Title: sh.Words.Say("precipice.log"), Lines: x.Play.Log, From: x.since()})
}

// since returns the index in the log of the return from the last expedition.
func (x *Precipice) since() int {
	for i := len(x.Play.Log) - 1; i >= 0; i-- {
		if x.Play.Log[i].Key == "expedition-ended" {
			return i
		}
	}
	return 0
}

// asks reports whether the pending question is of a kind.
func (x *Precipice) asks(kind string) bool {
	return x.choices != nil && x.choices.decision.Kind == kind
}

// goods returns the rows that buy a card.
func (x *Precipice) goods() []*row { return x.rowsOf("buy") }

// cardOnSale returns the texts of a resource card: its name, what becomes of it, and what it does.
func (x *Precipice) cardOnSale(sh *game.Shell, r *row) (name, kind, text string, price int) {
	ch := r.legal
	if len(ch) == 0 {
		ch = r.not
	}
	card := &x.Play.Shown.Pack().Resources[ch[0].option.Args[0]]
	w := sh.Words
	return w.Name(card.ID), w.Say("resource." + card.Kind.String()), w.Say("text." + card.ID), card.Price
}

func (x *Precipice) goodsHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	high := t.LineHeight(render.Heading) + t.LineHeight(render.Body) + t.Px(32)
	for _, row := range x.goods() {
		high += x.goodHeight(sh, row, wide-t.Px(20)) + t.Px(6)
	}
	return high
}

func (x *Precipice) goodHeight(sh *game.Shell, row *row, wide float32) float32 {
	t := sh.Theme
	name, _, text, _ := x.cardOnSale(sh, row)
	return t.ParagraphHeight(name, render.Strong, wide-t.Px(56)) + t.LineHeight(render.Small) + t.ParagraphHeight(text, render.Quiet, wide-t.Px(16)) + t.Px(16)
}

// drawGoods draws the cards on sale at the ship that is visited, and the trading points.
func (x *Precipice) drawGoods(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("precipice.goods", strings.ToUpper(w.Name(x.choices.decision.About[1]))), Accent: render.Fade(render.Brass, 0.7)})
	line, in := in.CutTop(t.LineHeight(render.Body) + t.Px(4))
	p.Snug(line, w.Count("precipice.points", int(x.Play.Shown.Quest.Trade.Points)), render.Strong.With(render.Find), render.Left)
	for _, row := range x.goods() {
		var at render.Rect
		at, in = in.CutTop(x.goodHeight(sh, row, in.W))
		_, in = in.CutTop(t.Px(6))
		x.drawGood(sh, p, at, row)
	}
}

// drawGood draws a card on sale. A click buys it.
func (x *Precipice) drawGood(sh *game.Shell, p *render.Canvas, r render.Rect, row *row) {
	t := sh.Theme
	name, kind, text, price := x.cardOnSale(sh, row)
	a := game.Area{Name: areaOf(row), Rect: r, Rule: "BF-PRE-010"}
	v, ink := render.PanelView{Card: true}, render.Ivory
	if d := row.direct(); d != nil {
		a.Do = func() { x.choose(sh, d.key) }
		if sh.UI.Hover(a.Name) {
			v.Accent = render.Brass
		}
	} else {
		a.Readable, a.Tip, ink = true, refusedTip(sh, row), render.Muted
	}
	p.Panel(r, v)
	in := r.Inset2(t.Px(8), t.Px(7))
	cost, _ := in.CutRight(t.Px(34))
	cost.H = t.LineHeight(render.Title)
	p.Snug(cost, strconv.Itoa(price), render.Title.With(render.Find), render.Right)
	head := in
	head.W -= t.Px(40)
	if n := x.number(row); n > 0 {
		name = strconv.Itoa(n) + "  " + name
	}
	_, in = in.CutTop(p.Paragraph(head, name, render.Strong.With(ink)))
	line, in := in.CutTop(t.LineHeight(render.Small))
	p.Snug(line, kind, render.Small.With(render.Brass), render.Left)
	p.Paragraph(in, text, render.Quiet)
	if sh.UI.Focus(a.Name) {
		p.FocusRing(r, t.Px(5))
	}
	sh.UI.Add(game.Panels, a)
}

// legacyView returns a card of the legacy row.
func (x *Precipice) legacyView(sh *game.Shell, place int) render.LegacyView {
	card, _ := x.Play.Shown.Quest.Row[place].Card()
	id := x.Play.Shown.Pack().Legacy[card].ID
	return render.LegacyView{ID: id, Name: sh.Words.Name(id), Text: sh.Words.Say("text." + id), Newest: place == x.drawn()-1}
}

// Sizes of the legacy row, in design units.
const (
	legacyWide = 196 // of a card, at the normal text size
	deckWide   = 96
	deckHigh   = 62
)

// legacyColumns returns how many legacy cards lie side by side, and how wide they are.
func (x *Precipice) legacyColumns(t *render.Theme, wide float32) (n int, each float32) {
	room := wide - t.Px(2*10+deckWide+3*scenes.Gap)
	n = max(1, int(room/(t.Px(legacyWide)*(1+(t.Text-1)*0.7))))
	return n, (room - t.Px(6)*float32(n-1)) / float32(n)
}

// legacyLines returns the heights of the lines of legacy cards.
func (x *Precipice) legacyLines(sh *game.Shell, wide float32) (highs []float32) {
	n, each := x.legacyColumns(sh.Theme, wide)
	for i := range x.drawn() {
		if i%n == 0 {
			highs = append(highs, 0)
		}
		highs[i/n] = max(highs[i/n], sh.Theme.LegacyHeight(x.legacyView(sh, i), each))
	}
	return highs
}

// rowHeight returns the height of the legacy row with all of its cards.
func (x *Precipice) rowHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	high := t.Px(-6)
	for _, line := range x.legacyLines(sh, wide) {
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
		return render.TooltipView{Title: w.Count("carried.legacy-left", q.LegacyLeft()), Text: w.Say("legacy.deck"), Rules: "BF-LEG-005"}
	}})
	_, in = in.CutLeft(t.Px(scenes.Gap))
	if x.drawn() == 0 {
		p.Paragraph(in, w.Say("legacy.none"), render.Quiet)
		return
	}
	n, _ := x.legacyColumns(t, r.W)
	var rows []scenes.ListRow
	for line, high := range x.legacyLines(sh, r.W) {
		rows = append(rows, scenes.ListRow{Height: high, Draw: func(at render.Rect) {
			for k, cell := range at.Columns(n, t.Px(6)) {
				if place := line*n + k; place < x.drawn() {
					x.drawLegacyCard(sh, p, cell, place)
				}
			}
		}})
	}
	x.row.Draw(sh, p, in, t.Px(6), rows)
}

func (x *Precipice) drawLegacyCard(sh *game.Shell, p *render.Canvas, r render.Rect, place int) {
	v := x.legacyView(sh, place)
	name := "legacy/" + strconv.Itoa(place+1)
	v.Hover = sh.UI.Hover(name)
	p.LegacyCard(r, v)
	x.row.Area(sh, game.Panels, game.Area{Name: name, Rect: r, Skip: true, Rule: "BF-LEG-002", Tip: func() render.TooltipView {
		return render.TooltipView{Title: v.Name, Text: v.Text, Rules: "BF-LEG-002"}
	}})
}
