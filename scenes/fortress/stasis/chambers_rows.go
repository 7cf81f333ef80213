package stasis

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// chamberRow is a chamber in the list: what it holds, and its buttons.
type chamberRow struct {
	figure        string
	title, detail string
	note          string // why it cannot come, or which cards would stay
	cards         []render.KeptCard
	gone          bool
	buttons       []chamberButton
}

type chamberButton struct {
	name, label string
	off         bool
	do          func()
}

// rows lists the explorers of the quest who keep cards, and the kept chambers.
func (c *Chambers) rows(sh *game.Shell, p *render.Canvas, wide float32) (rows []scenes.ListRow) {
	w, s := sh.Words, &c.play.Match.State
	rows = append(rows, chamberHeading(sh, p, w.Say("chambers.here")))
	n := len(rows)
	for kind := range s.Pack().Explorers {
		held := s.Chamber(kind)
		if held.Cards() == 0 || s.Quest.Dead(kind) {
			continue
		}
		id := s.Pack().Explorers[kind].ID
		rows = append(rows, c.row(sh, p, wide, chamberRow{figure: id, title: w.Name(id), detail: strings.Join(cardNames(sh, s, &held), ", "), cards: keptCards(s, &held),
			buttons: []chamberButton{{name: "chambers/keep/" + id, label: w.Say("chambers.keep"), do: func() { c.keep(sh, kind) }}}}))
	}
	if len(rows) == n {
		rows = append(rows, chamberLine(sh, p, wide, w.Say("chambers.nobody")))
	}
	rows = append(rows, chamberHeading(sh, p, w.Say("chambers.list")))
	for i := range c.kept {
		rows = append(rows, c.row(sh, p, wide, c.keptRow(sh, &c.kept[i])))
	}
	if len(c.kept) == 0 {
		rows = append(rows, chamberLine(sh, p, wide, w.Say("chambers.none")))
	}
	return rows
}

// keptRow returns the row of a kept chamber.
func (c *Chambers) keptRow(sh *game.Shell, one *blackstone.Chamber) chamberRow {
	w, s := sh.Words, &c.play.Match.State
	_, stays := s.Fits(&one.Belongings)
	row := chamberRow{figure: one.Explorer, title: w.Count("chambers.title", one.Expedition, w.Name(one.Explorer), cmp.Or(words.Named(one.Quest), w.Say("saved.quest.unnamed"))),
		gone: slices.Contains(c.removed, one.Slot)}
	row.detail, row.cards = w.Say("stasis.cards.none"), c.sorts(&one.Belongings)
	if names := c.namesOf(sh, &one.Belongings); len(names) > 0 {
		row.detail = strings.Join(names, ", ")
	}
	row.note = strings.Join(stayingBehind(sh, stays), " ")
	why := fortress.Admits(c.play.Match, one.Explorer)
	if why != nil {
		row.note = sh.Sentence(why)
	}
	label := w.Say("load.remove")
	if row.gone {
		label = w.Say("load.keep")
	}
	row.buttons = []chamberButton{
		{"chambers/bring/" + one.Slot, w.Say("chambers.bring"), why != nil || row.gone, func() { c.bring(sh, one) }},
		{"chambers/write/" + one.Slot, w.Say("load.write"), row.gone, func() { c.write(sh, one) }},
		{"chambers/remove/" + one.Slot, label, false, func() { c.remove(one.Slot); sh.Dirty() }},
	}
	return row
}

// namesOf names the cards of a chamber, by its id what the content does not have.
func (c *Chambers) namesOf(sh *game.Shell, b *fortress.Belongings) (names []string) {
	p := c.host.Rules.Pack
	name := func(kind string, ids []string) {
		for _, id := range ids {
			names = append(names, cardName(sh, fortress.Stays{Card: id, Unknown: !slices.Contains(p.IDs(kind), id)}))
		}
	}
	name("find", b.Finds)
	name("resource", b.Resources)
	return severalOnce(sh, names)
}

// sorts returns the sorts of the cards of a chamber that the content has.
func (c *Chambers) sorts(b *fortress.Belongings) (cards []render.KeptCard) {
	p := c.host.Rules.Pack
	for _, id := range b.Finds {
		if i := slices.Index(p.IDs("find"), id); i >= 0 {
			cards = append(cards, keptFind(p, i))
		}
	}
	for _, id := range b.Resources {
		if i := slices.Index(p.IDs("resource"), id); i >= 0 {
			cards = append(cards, keptResource(p, i))
		}
	}
	slices.Sort(cards)
	return cards
}

// chamberHeading returns the row with the heading of a section, chamberLine one with a text.
func chamberHeading(sh *game.Shell, p *render.Canvas, text string) scenes.ListRow {
	t := sh.Theme
	return scenes.ListRow{Height: t.LineHeight(render.Heading) + t.Px(10), Draw: func(at render.Rect) {
		line, _ := at.CutBottom(t.LineHeight(render.Heading) + t.Px(2))
		p.Label(line, text, render.Heading, render.Left)
	}}
}

func chamberLine(sh *game.Shell, p *render.Canvas, wide float32, text string) scenes.ListRow {
	return scenes.ListRow{Height: sh.Theme.ParagraphHeight(text, render.Quiet, wide-sh.Theme.Px(14)), Draw: func(at render.Rect) { p.Paragraph(at, text, render.Quiet) }}
}

// chamberShape is where the parts of a row stand: the buttons below the text if that is large.
type chamberShape struct {
	figure, edge, ways, button, text float32
	below                            bool
}

// shape lays out a row of a width.
func (v *chamberRow) shape(t *render.Theme, wide float32) (l chamberShape) {
	l.figure, l.edge = t.Px(56), t.Px(10)
	for _, b := range v.buttons {
		l.ways += t.Measure(b.label, scenes.ButtonText) + t.Px(28) + t.Px(6)
	}
	l.below = l.ways > wide*0.42
	in := wide - t.Px(14) - l.figure - 3*l.edge
	if !l.below {
		in -= l.ways
	}
	l.button = t.Target(max(t.Px(30), t.LineHeight(scenes.ButtonText)+t.Px(10)))
	l.text = t.ParagraphHeight(v.title, render.Strong, in) + t.ParagraphHeight(v.detail, render.Quiet, in) + t.Px(24)
	if v.note != "" {
		l.text += t.ParagraphHeight(v.note, render.Quiet, in)
	}
	return l
}

// row lays out a chamber: its figure, what it holds, and its buttons.
func (c *Chambers) row(sh *game.Shell, p *render.Canvas, wide float32, v chamberRow) scenes.ListRow {
	l := v.shape(sh.Theme, wide)
	row := scenes.ListRow{Height: max(l.text, sh.Theme.Px(58)) + 2*l.edge}
	if l.below {
		row.Height += l.button + l.edge
	}
	for _, b := range v.buttons {
		if !b.off {
			row.Names = append(row.Names, b.name)
		}
	}
	row.Draw = func(at render.Rect) { c.drawRow(sh, p, at, &v, l) }
	return row
}

// drawRow draws a chamber of the list.
func (c *Chambers) drawRow(sh *game.Shell, p *render.Canvas, at render.Rect, v *chamberRow, l chamberShape) {
	t := sh.Theme
	p.Panel(at, render.PanelView{Card: true})
	in := at.Inset(l.edge)
	var line render.Rect
	if l.below {
		line, in = in.CutBottom(l.button)
	} else {
		line, in = in.CutRight(l.ways)
		line = scenes.MiddleOf(line, l.button)
	}
	face, in := in.CutLeft(l.figure)
	p.Explorer(scenes.MiddleOf(face, min(face.H, l.figure)), v.figure, render.Portal)
	_, in = in.CutLeft(l.edge)
	_, in = in.CutTop(p.Paragraph(in, v.title, render.Strong))
	_, in = in.CutTop(p.Paragraph(in, v.detail, render.Quiet))
	if v.note != "" {
		_, in = in.CutTop(p.Paragraph(in, v.note, render.Quiet.With(render.Find)))
	}
	cards, _ := in.CutTop(t.Px(22))
	p.KeptCards(cards, v.cards)
	if v.gone {
		p.Round(at.Inset(t.Px(2)), t.Px(5), render.Fade(render.Panel, 0.6))
	}
	c.drawButtons(sh, p, line, v.buttons)
}

// drawButtons draws the buttons of a row from the right.
func (c *Chambers) drawButtons(sh *game.Shell, p *render.Canvas, r render.Rect, buttons []chamberButton) {
	t := sh.Theme
	for i := len(buttons) - 1; i >= 0; i-- {
		b := buttons[i]
		var at render.Rect
		at, r = r.CutRight(min(r.W, t.Measure(b.label, scenes.ButtonText)+t.Px(28)))
		_, r = r.CutRight(t.Px(6))
		p.Button(at, render.ButtonView{Label: b.label, Disabled: b.off, Hover: sh.UI.Hover(b.name), Focus: sh.UI.Focus(b.name)})
		if !b.off {
			c.list.Area(sh, game.Over, game.Area{Name: b.name, Rect: at, Do: b.do, Rule: "BF-NEW-003"})
		}
	}
}
