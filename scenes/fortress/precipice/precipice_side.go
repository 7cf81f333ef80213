package precipice

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/pages"
)

// cardShown reports whether the card of an explorer is shown at the side: while explorers are picked, and before
// the first expedition, of which there is nothing to tell yet.
func (x *Precipice) cardShown() bool {
	return x.Choices.Asks(fortress.AskPick) || x.Choices.Asks(fortress.AskMuster) && x.Play.Shown.Quest.Expedition == 0
}

// drawSide draws the right column: a card to read, the goods of a ship, or the dice and the log.
func (x *Precipice) drawSide(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	if r.H <= 0 {
		return
	}
	if x.Play.Shown.Quest.Expedition > 0 {
		var way render.Rect
		way, r = r.CutBottom(t.Target(max(t.Px(32), t.LineHeight(scenes.ButtonText)+t.Px(10))))
		_, r = r.CutBottom(t.Px(scenes.Gap))
		ways := way.Columns(2, t.Px(scenes.Gap))
		scenes.DrawButton(sh, p, game.Panels, ways[0], "precipice/journal", render.ButtonView{Label: sh.Words.Say("precipice.journal")}, func() { x.OpenJournal(sh) })
		scenes.DrawButton(sh, p, game.Panels, ways[1], "precipice/chart", render.ButtonView{Label: sh.Words.Say("precipice.chart")}, func() { sh.Push(pages.NewChart(sh, x.Play)) })
	}
	if x.cardShown() {
		x.card.Draw(sh, p, r)
		return
	}
	top, rest := r.CutTop(min(r.H*0.34, t.Px(150)))
	if x.Choices.Asks(fortress.AskTrade) {
		top, rest = r.CutTop(min(x.goodsHeight(sh, r.W), r.H))
		x.drawForSale(sh, p, top)
	} else if len(x.Tray.Dice()) > 0 {
		p.Panel(top, render.PanelView{Title: x.Tray.Title(sh)})
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
		if _, ended := x.Play.Log[i].Change.(fortress.ExpeditionEnded); ended {
			return i
		}
	}
	return 0
}
