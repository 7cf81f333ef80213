package table

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
)

// FullCard is a card shown in full: a character card, one side at a time, or a reference card.
type FullCard struct {
	Pack    *fortress.Pack
	ID      string
	Side    int          // of a character card: 0 with the secret agenda, 1 inspired
	Hand    []HandCard   // the cards that the explorer carries
	Manners *cardManners // whether the table asks for them, nil where that is not shown
	toHand  bool         // scroll to them when they are next drawn
	Column  string       // the marked column of a behaviour table, "" for none
	Layer   game.Layer   // layer of its areas
	Scroll  scenes.Scroll
}

// Show switches to another card.
func (s *FullCard) Show(id string) {
	if s.ID != id {
		s.ID, s.Scroll.At = id, 0
	}
}

// Update scrolls the card.
func (s *FullCard) Update(sh *game.Shell) {
	s.Scroll.Update(sh)
	s.Scroll.Pages(sh)
}

// CardPage writes on a card from top to bottom.
type CardPage struct {
	Shell   *game.Shell
	p       *render.Canvas
	rest    render.Rect // the rest of the card, of unbounded height
	manners *cardManners
	hand    float32     // where the carried cards begin, 0 for none
	areas   []game.Area // of the cards carried
}

// Draw draws the card into r.
func (s *FullCard) Draw(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, pack := sh.Theme, s.Pack
	i := ExplorerIndex(pack, s.ID)
	accent := render.Ink{}
	if i >= 0 && s.Side == 1 {
		accent = render.Fade(render.Brass, 0.8)
	}
	in := p.Panel(r, render.PanelView{Accent: accent})
	if i >= 0 {
		in = s.drawSides(sh, p, in)
	}
	const endless = 1 << 16
	g := CardPage{Shell: sh, p: p, rest: render.Rect{X: in.X, Y: in.Y - s.Scroll.At, W: in.W - t.Px(8), H: endless}, manners: s.Manners}
	p.Clip(in, func() {
		if i >= 0 {
			g.write(&pack.Explorers[i], s.Side)
			g.writeCarried(s.Hand)
			return
		}
		for k := range pack.Hostiles {
			if h := &pack.Hostiles[k]; h.ID == s.ID {
				g.reference(h, s.Column)
			}
		}
	})
	s.Scroll.Fit(in, endless-g.rest.H)
	s.Scroll.Bar(p)
	s.addAreas(sh, in, &g)
}

// addAreas adds the areas on the card, and scrolls to the one with the focus or to the hand if it was asked for.
func (s *FullCard) addAreas(sh *game.Shell, in render.Rect, g *CardPage) {
	was := s.Scroll.At
	if s.toHand && g.hand > 0 {
		s.Scroll.By(g.hand - in.Y)
	}
	s.toHand = false
	for _, a := range g.areas {
		if sh.UI.ByKeys() && sh.UI.Focus(a.Name) {
			top := a.Rect.Y - in.Y + was
			s.Scroll.Bring(top, top+a.Rect.H, sh.Theme.Px(8))
		}
		s.Scroll.Area(sh, s.Layer, a)
	}
	if s.Scroll.At != was {
		sh.Dirty()
	}
}

// drawSides draws the switch between the sides of a character card, and returns the rest below.
func (s *FullCard) drawSides(sh *game.Shell, p *render.Canvas, in render.Rect) render.Rect {
	t := sh.Theme
	tabs, in := in.CutTop(t.Target(max(t.Px(28), t.LineHeight(render.Quiet)+t.Px(6))))
	_, in = in.CutTop(t.Px(8))
	tabs.W -= t.Px(8)
	for side, at := range tabs.Columns(2, t.Px(5)) {
		name := "sheet/side/" + strconv.Itoa(side)
		p.Chip(at, render.ChipView{Label: sh.Words.Say("sheet.side." + strconv.Itoa(side)), Chosen: s.Side == side, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(s.Layer, game.Area{Name: name, Rect: at, Do: func() { s.Side, s.Scroll.At = side, 0; sh.Dirty() }})
	}
	return in
}

// write writes a side of a character card.
func (g *CardPage) write(card *library.Explorer, side int) {
	t, w, c := g.Shell.Theme, g.Shell.Words, &card.Sides[side]
	g.head(card.ID, len(card.Models), render.Brass, w.Say("title."+card.ID), w.Say("sheet.ship", w.Name(card.Ship)))
	g.stats(c)
	if side == 0 {
		g.heading(w.Say("sheet.agenda"))
		g.text(w.Say("agenda."+card.ID), render.Body)
		g.text(w.Say("sheet.agenda.what"), render.Small)
	}
	g.heading(w.Say("sheet.weapons"))
	for i := range c.Weapons {
		g.weapon(&c.Weapons[i])
	}
	if len(c.Actions) > 0 {
		g.heading(w.Say("sheet.actions"))
		for i := range c.Actions {
			a := &c.Actions[i]
			note := ""
			if a.Once {
				note = w.Say("sheet.once")
			}
			g.named(w.Name(a.ID), strconv.Itoa(a.Cost)+"+", note)
			g.textOf(a.ID)
		}
	}
	if len(c.Rules) > 0 {
		g.heading(w.Say("sheet.rules"))
		for i := range c.Rules {
			g.named(w.Name(c.Rules[i].ID), "", "")
			g.textOf(c.Rules[i].ID)
		}
	}
	g.skip(t.Px(4))
}

// writeCarried writes the cards that an explorer carries, each beside its picture.
func (g *CardPage) writeCarried(list []HandCard) {
	t, w := g.Shell.Theme, g.Shell.Words
	if len(list) == 0 {
		return
	}
	g.hand = g.rest.Y
	g.heading(w.Say("sheet.carried"))
	wide, high := t.HandCardSize()
	for _, c := range list {
		whole := g.rest
		card, beside := g.rest.CutLeft(min(wide, g.rest.W*0.45))
		card.H = high
		g.p.HandCard(card, g.CardView(c))
		_, g.rest = beside.CutLeft(t.Px(10))
		g.text(w.Name(c.ID()), render.Strong)
		if kind := c.Kind(w); kind != "" {
			g.text(kind, render.Small.With(render.Brass))
		}
		g.drawManner(c.ID())
		g.text(c.Text(w), render.Quiet)
		used := max(high, g.rest.Y-whole.Y)
		g.rest = whole
		g.skip(used + t.Px(8))
	}
}

// CardView returns the picture of a carried card, with its manner if it is not asked for.
func (g *CardPage) CardView(c HandCard) render.HandCardView {
	v := c.View(g.Shell.Words)
	if g.manners == nil {
		return v
	}
	if m, ok := g.manners.of(c.ID()); ok && m != blackstone.Ask {
		v.Tag = g.Shell.Words.Say("offer.short." + blackstone.MannerWords[m])
	}
	return v
}

func (g *CardPage) skip(high float32) { _, g.rest = g.rest.CutTop(high) }

func (g *CardPage) text(s string, st render.Style) {
	g.skip(g.p.Paragraph(g.rest, s, st))
}

// textOf writes what a card says about something on it.
func (g *CardPage) textOf(id string) {
	if g.Shell.Words.Has("text." + id) {
		g.text(g.Shell.Words.Say("text."+id), render.Quiet)
	}
	g.skip(g.Shell.Theme.Px(5))
}

func (g *CardPage) heading(s string) {
	t := g.Shell.Theme
	g.skip(t.Px(5))
	g.p.Rule(g.rest)
	g.skip(t.Px(6))
	at, rest := g.rest.CutTop(t.LineHeight(render.Heading) + t.Px(2))
	g.rest = rest
	g.p.Label(at, s, render.Heading, render.Left)
}

// head writes the name and a sentence beside the picture.
func (g *CardPage) head(id string, models int, rim render.Ink, under, foot string) {
	t, w := g.Shell.Theme, g.Shell.Words
	art, right := g.rest.CutLeft(min(g.rest.W*0.34, t.Px(150)))
	art.H = art.W * 1.12
	g.p.Hero(art, id, models, rim)
	_, g.rest = right.CutLeft(t.Px(12))
	top := g.rest.Y
	g.text(w.Name(id), render.Title)
	g.text(under, render.Small.With(render.Brass))
	g.skip(t.Px(4))
	g.text(w.Say("text."+id), render.Body.With(render.Blend(render.Ivory, render.Muted, 0.3)))
	g.skip(t.Px(4))
	g.text(foot, render.Small)
	used := max(art.H, g.rest.Y-top) + t.Px(8)
	g.rest = render.Rect{X: art.X, Y: top, W: g.rest.Right() - art.X, H: g.rest.H + g.rest.Y - top}
	g.skip(used)
}

// stats writes the four values of a side.
func (g *CardPage) stats(c *library.Side) {
	w := g.Shell.Words
	g.values([]value{{strconv.Itoa(c.Move), w.Say("sheet.stat.0")}, {Stat(c.Defence), w.Say("sheet.stat.1")},
		{Stat(c.Agility), w.Say("sheet.stat.2")}, {Stat(c.Vitality), w.Say("sheet.stat.3")}})
}

// value is a figure on a card and its name.
type value struct{ figure, name string }

func (g *CardPage) values(list []value) {
	t := g.Shell.Theme
	row, rest := g.rest.CutTop(t.LineHeight(render.Title) + t.LineHeight(render.Small) + t.Px(8))
	for i, at := range row.Columns(len(list), t.Px(6)) {
		g.p.Panel(at, render.PanelView{Card: true})
		figure, name := at.Inset2(t.Px(4), t.Px(4)).CutTop(t.LineHeight(render.Title))
		g.p.Snug(figure, list[i].figure, render.Title, render.Middle)
		g.p.Snug(name, list[i].name, render.Small, render.Middle)
	}
	g.rest = rest
}

// named writes a name, the dice that pay for it, and a note at the right.
func (g *CardPage) named(name, cost, note string) {
	t := g.Shell.Theme
	at, rest := g.rest.CutTop(max(t.Px(20), t.LineHeight(render.Strong)))
	g.rest = rest
	if cost != "" {
		wide := t.Measure(cost, render.Strong) + t.Px(12)
		box, right := at.CutLeft(wide)
		g.p.Chip(box.Inset2(0, t.Px(1)), render.ChipView{Label: cost})
		_, at = right.CutLeft(t.Px(7))
	}
	if note != "" {
		var right render.Rect
		right, at = at.CutRight(min(t.Measure(note, render.Small), at.W*0.5))
		g.p.Label(right, note, render.Small, render.Right)
	}
	g.p.Label(at, name, render.Strong, render.Left)
}

// weapon writes a weapon's cost, its dice by range, and its special effects.
func (g *CardPage) weapon(a *library.Weapon) {
	w := g.Shell.Words
	var costs []string
	for _, c := range a.Costs {
		costs = append(costs, w.Count("sheet.cost", c.Attacks, strconv.Itoa(c.Die)))
	}
	g.named(w.Name(a.ID), strings.Join(costs, "  "), "")
	g.bands(a)
	g.textOf(a.ID)
}

// bands writes the dice of a weapon, a cell for each range band.
func (g *CardPage) bands(a *library.Weapon) {
	t, w := g.Shell.Theme, g.Shell.Words
	row, rest := g.rest.CutTop(t.LineHeight(render.Small) + t.Px(4))
	g.rest = rest
	for _, b := range a.Bands {
		reach := strconv.Itoa(b.From)
		switch {
		case b.To >= openBand:
			reach += "+"
		case b.To > b.From:
			reach += "–" + strconv.Itoa(b.To)
		}
		text := w.Say("sheet.band", reach, Stat(b.Stat))
		var at render.Rect
		at, row = row.CutLeft(t.Measure(text, render.Small) + t.Px(14))
		_, row = row.CutLeft(t.Px(5))
		g.p.Round(at, t.Px(4), render.Blend(render.Panel2, render.Line, 0.5))
		g.p.Label(at, text, render.Small.With(render.Ivory), render.Middle)
	}
	g.skip(t.Px(2))
}

// openBand is the end of a band without an upper end, see library.Band.
const openBand = 99

func ExplorerIndex(pack *fortress.Pack, id string) int {
	for i := range pack.Explorers {
		if pack.Explorers[i].ID == id {
			return i
		}
	}
	return -1
}
