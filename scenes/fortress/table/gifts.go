package table

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
	Name  string
	Gifts []gift
}

// gift is a card that may be given away, with a row for each explorer who may get it.
type gift struct {
	Card HandCard
	Rows []*asking.Row
}

// Givers arranges the answers of an exchange by explorer and card. Cards that stay with their explorers are left out.
func (x *Page) Givers() (list []giver) {
	p := x.Play.Shown.Pack()
	for _, r := range x.Choices.Of("give") {
		if len(r.Legal) == 0 {
			continue
		}
		o := &r.Legal[0].Option
		if len(list) == 0 || list[len(list)-1].Name != o.Parts[0] {
			list = append(list, giver{Name: o.Parts[0]})
		}
		g := &list[len(list)-1]
		if n := len(g.Gifts); n == 0 || g.Gifts[n-1].Card.ID() != o.Parts[1] {
			g.Gifts = append(g.Gifts, gift{Card: givenCard(p, o)})
		}
		last := &g.Gifts[len(g.Gifts)-1]
		last.Rows = append(last.Rows, r)
	}
	return list
}

// givenCard returns the card that an option gives away.
func givenCard(p *fortress.Pack, o *engine.Option) HandCard {
	if o.Args[3] == 1 {
		return ResourceCard(p, int(o.Args[1]), false)
	}
	return FoundCard(p, int(o.Args[1]))
}

// BesideGifts returns the other answers of an exchange: to keep everything, and cards that can be turned over.
func (x *Page) BesideGifts() (rows []*asking.Row) {
	for _, r := range x.Choices.All() {
		if r.Verb != fortress.DoGive && len(r.Legal) > 0 {
			rows = append(rows, r)
		}
	}
	return rows
}

// PointGift moves the focus to a card of the explorer with a number, each time to the next card. It reports whether
// the number is that of an explorer who may give something away.
func (x *Page) PointGift(sh *game.Shell, n int) bool {
	list := x.Givers()
	if n -= len(x.BesideGifts()); n < 1 || n > len(list) {
		return false
	}
	gifts, next := list[n-1].Gifts, 0
	for i := range gifts {
		for _, r := range gifts[i].Rows {
			if sh.UI.Focus(r.Area()) {
				next = (i + 1) % len(gifts)
			}
		}
	}
	sh.UI.FocusOn(gifts[next].Rows[0].Area())
	return true
}

// giftMeasures are the sizes of the list of gifts in a panel.
type giftMeasures struct {
	columns                  int
	cardWide, cardHigh       float32
	line, head, chip, little float32
}

func (x *Page) measureGifts(t *render.Theme, wide float32) (m giftMeasures) {
	m.cardWide, m.cardHigh = t.HandCardSize()
	m.chip, m.head, m.little = t.Target(t.LineHeight(render.Small)+t.Px(5)), t.LineHeight(render.Heading)+t.Px(4), t.Px(3)
	m.columns = max(1, int(wide/(m.cardWide*2.5)))
	most := 1
	for _, g := range x.Givers() {
		for _, gift := range g.Gifts {
			most = max(most, len(gift.Rows))
		}
	}
	m.line = max(m.cardHigh, float32(most)*(m.chip+m.little)-m.little)
	return m
}

// GiftsHeight returns the height of the whole list with its buttons.
func (x *Page) GiftsHeight(sh *game.Shell, wide float32) (high float32) {
	t := sh.Theme
	m := x.measureGifts(t, wide)
	for _, g := range x.Givers() {
		high += m.head + t.Px(6) + float32((len(g.Gifts)+m.columns-1)/m.columns)*(m.line+t.Px(6))
	}
	return high + asking.DoorHeight(t) + t.Px(8)
}

// DrawGifts draws the cards that explorers may give away, each with the explorers who may get it, and below them the
// other answers as buttons.
func (x *Page) DrawGifts(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	foot, rest := r.CutBottom(asking.DoorHeight(t))
	_, rest = rest.CutBottom(t.Px(8))
	others := x.BesideGifts()
	numbers := asking.Number(others)
	asking.Answers{Numbered: numbers, Take: x.Choose, Brass: numbers.Head()}.Doors(sh, p, foot, others)
	m := x.measureGifts(t, rest.W)
	var list []scenes.ListRow
	for n, g := range x.Givers() {
		head := t.Numbered(n+1+len(others), sh.Words.Say("gift.from", sh.Words.Name(g.Name)))
		list = append(list, scenes.ListRow{Height: m.head, Draw: func(at render.Rect) { p.Label(at, head, render.Strong.With(render.Brass), render.Left) }})
		for i := 0; i < len(g.Gifts); i += m.columns {
			line := g.Gifts[i:min(len(g.Gifts), i+m.columns)]
			row := scenes.ListRow{Height: m.line, Draw: func(at render.Rect) {
				for k, cell := range at.Columns(m.columns, t.Px(12)) {
					if k < len(line) {
						x.drawGift(sh, p, cell, &line[k], &m)
					}
				}
			}}
			for _, gift := range line {
				for _, r := range gift.Rows {
					row.Names = append(row.Names, r.Area())
				}
			}
			list = append(list, row)
		}
	}
	x.Scrolls = x.GiftsHeight(sh, rest.W) > r.H+1
	x.Answers.Draw(sh, p, rest, t.Px(6), list)
}

// drawGift draws a card, and beside it a chip for each explorer who may get it.
func (x *Page) drawGift(sh *game.Shell, p *render.Canvas, r render.Rect, g *gift, m *giftMeasures) {
	t := sh.Theme
	card, rest := r.CutLeft(min(m.cardWide, r.W*0.55))
	card.H = m.cardHigh
	v := g.Card.View(sh.Words)
	name := "hand/" + g.Rows[0].Legal[0].Option.Parts[0] + "/" + g.Card.ID()
	v.Hover, v.Count = sh.UI.Hover(name), x.Count(g.Rows[0].Legal[0].Option.Parts[0], g.Card)
	p.HandCard(card, v)
	x.Answers.Area(sh, game.Panels, game.Area{Name: name, Rect: card, Skip: true, Tip: func() render.TooltipView { return g.Card.Tip(sh) }})
	_, rest = rest.CutLeft(t.Px(6))
	for _, row := range g.Rows {
		var at render.Rect
		at, rest = rest.CutTop(m.chip)
		_, rest = rest.CutTop(m.little)
		d := row.Direct()
		a := game.Area{Name: row.Area(), Rect: at, Rule: "BF-RSC-008", Do: func() { x.Choose(sh, d.Key) }, Tip: func() render.TooltipView {
			tip := g.Card.Tip(sh)
			tip.Title, tip.Sub = row.Label, ""
			return tip
		}}
		p.Chip(at, render.ChipView{Label: sh.Words.Say("gift.to", sh.Words.Name(d.Option.Parts[2])), Hover: sh.UI.Hover(a.Name), Focus: sh.UI.Focus(a.Name)})
		x.Answers.Area(sh, game.Panels, a)
	}
}
