package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// giver is an explorer with the cards that it may give away.
type giver struct {
	name  string
	gifts []gift
}

// gift is a card that may be given away, with a row for each explorer who may get it.
type gift struct {
	card handCard
	rows []*asking.Row
}

// givers arranges the answers of an exchange by explorer and card. Cards that stay with their explorers are left out.
func (x *page) givers() (list []giver) {
	p := x.Play.Shown.Pack()
	for _, r := range x.rowsOf("give") {
		if len(r.Legal) == 0 {
			continue
		}
		o := &r.Legal[0].Option
		if len(list) == 0 || list[len(list)-1].name != o.Parts[0] {
			list = append(list, giver{name: o.Parts[0]})
		}
		g := &list[len(list)-1]
		if n := len(g.gifts); n == 0 || g.gifts[n-1].card.id() != o.Parts[1] {
			g.gifts = append(g.gifts, gift{card: givenCard(p, o)})
		}
		last := &g.gifts[len(g.gifts)-1]
		last.rows = append(last.rows, r)
	}
	return list
}

// givenCard returns the card that an option gives away.
func givenCard(p *fortress.Pack, o *engine.Option) handCard {
	if o.Args[3] == 1 {
		return resourceCard(p, int(o.Args[1]), false)
	}
	return foundCard(p, int(o.Args[1]))
}

// besideGifts returns the other answers of an exchange: to keep everything, and cards that can be turned over.
func (x *page) besideGifts() (rows []*asking.Row) {
	for i := range x.choices.Rows {
		if r := &x.choices.Rows[i]; r.Verb != fortress.DoGive && len(r.Legal) > 0 {
			rows = append(rows, r)
		}
	}
	return rows
}

// pointGift moves the focus to a card of the explorer with a number, each time to the next card. It reports whether
// the number is that of an explorer who may give something away.
func (x *page) pointGift(sh *game.Shell, n int) bool {
	list := x.givers()
	if n -= len(x.besideGifts()); n < 1 || n > len(list) {
		return false
	}
	gifts, next := list[n-1].gifts, 0
	for i := range gifts {
		for _, r := range gifts[i].rows {
			if sh.UI.Focus(r.Area()) {
				next = (i + 1) % len(gifts)
			}
		}
	}
	sh.UI.FocusOn(gifts[next].rows[0].Area())
	return true
}

// giftMeasures are the sizes of the list of gifts in a panel.
type giftMeasures struct {
	columns                  int
	cardWide, cardHigh       float32
	line, head, chip, little float32
}

func (x *page) measureGifts(t *render.Theme, wide float32) (m giftMeasures) {
	m.cardWide, m.cardHigh = t.HandCardSize()
	m.chip, m.head, m.little = t.Target(t.LineHeight(render.Small)+t.Px(5)), t.LineHeight(render.Heading)+t.Px(4), t.Px(3)
	m.columns = max(1, int(wide/(m.cardWide*2.5)))
	most := 1
	for _, g := range x.givers() {
		for _, gift := range g.gifts {
			most = max(most, len(gift.rows))
		}
	}
	m.line = max(m.cardHigh, float32(most)*(m.chip+m.little)-m.little)
	return m
}

// giftsHeight returns the height of the whole list with its buttons.
func (x *page) giftsHeight(sh *game.Shell, wide float32) (high float32) {
	t := sh.Theme
	m := x.measureGifts(t, wide)
	for _, g := range x.givers() {
		high += m.head + t.Px(6) + float32((len(g.gifts)+m.columns-1)/m.columns)*(m.line+t.Px(6))
	}
	return high + asking.DoorHeight(t) + t.Px(8)
}

// drawGifts draws the cards that explorers may give away, each with the explorers who may get it, and below them the
// other answers as buttons.
func (x *page) drawGifts(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	foot, rest := r.CutBottom(asking.DoorHeight(t))
	_, rest = rest.CutBottom(t.Px(8))
	others := x.besideGifts()
	numbers := asking.Number(others)
	asking.Answers{Numbered: numbers, Take: x.choose, Brass: numbers.Head()}.Doors(sh, p, foot, others)
	m := x.measureGifts(t, rest.W)
	var list []scenes.ListRow
	for n, g := range x.givers() {
		head := t.Numbered(n+1+len(others), sh.Words.Say("gift.from", sh.Words.Name(g.name)))
		list = append(list, scenes.ListRow{Height: m.head, Draw: func(at render.Rect) { p.Label(at, head, render.Strong.With(render.Brass), render.Left) }})
		for i := 0; i < len(g.gifts); i += m.columns {
			line := g.gifts[i:min(len(g.gifts), i+m.columns)]
			row := scenes.ListRow{Height: m.line, Draw: func(at render.Rect) {
				for k, cell := range at.Columns(m.columns, t.Px(12)) {
					if k < len(line) {
						x.drawGift(sh, p, cell, &line[k], &m)
					}
				}
			}}
			for _, gift := range line {
				for _, r := range gift.rows {
					row.Names = append(row.Names, r.Area())
				}
			}
			list = append(list, row)
		}
	}
	x.scrolls = x.giftsHeight(sh, rest.W) > r.H+1
	x.answers.Draw(sh, p, rest, t.Px(6), list)
}

// drawGift draws a card, and beside it a chip for each explorer who may get it.
func (x *page) drawGift(sh *game.Shell, p *render.Canvas, r render.Rect, g *gift, m *giftMeasures) {
	t := sh.Theme
	card, rest := r.CutLeft(min(m.cardWide, r.W*0.55))
	card.H = m.cardHigh
	v := g.card.view(sh.Words)
	name := "hand/" + g.rows[0].Legal[0].Option.Parts[0] + "/" + g.card.id()
	v.Hover, v.Count = sh.UI.Hover(name), x.count(g.rows[0].Legal[0].Option.Parts[0], g.card)
	p.HandCard(card, v)
	x.answers.Area(sh, game.Panels, game.Area{Name: name, Rect: card, Skip: true, Tip: func() render.TooltipView { return g.card.tip(sh) }})
	_, rest = rest.CutLeft(t.Px(6))
	for _, row := range g.rows {
		var at render.Rect
		at, rest = rest.CutTop(m.chip)
		_, rest = rest.CutTop(m.little)
		d := row.Direct()
		a := game.Area{Name: row.Area(), Rect: at, Rule: "BF-RSC-008", Do: func() { x.choose(sh, d.Key) }, Tip: func() render.TooltipView {
			tip := g.card.tip(sh)
			tip.Title, tip.Sub = row.Label, ""
			return tip
		}}
		p.Chip(at, render.ChipView{Label: sh.Words.Say("gift.to", sh.Words.Name(d.Option.Parts[2])), Hover: sh.UI.Hover(a.Name), Focus: sh.UI.Focus(a.Name)})
		x.answers.Area(sh, game.Panels, a)
	}
}
