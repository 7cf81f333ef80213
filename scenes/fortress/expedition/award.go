package expedition

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// Awarded returns the artefact that somebody may take, if that is the question.
func (x *Expedition) Awarded() (card table.HandCard, ok bool) {
	if !x.Choices.Asks(fortress.AskAward) {
		return card, false
	}
	p := x.Play.Shown.Pack()
	for kind := range p.Resources {
		if p.Resources[kind].ID == x.Choices.Decision.About[0] {
			return table.ResourceCard(p, kind, false), true
		}
	}
	return card, false
}

// AwardHigh and awardWide are the least size of an explorer who may take an artefact, in design units.
const AwardHigh, awardWide = 130, 150

// drawAward draws the explorers who may take an artefact, each with the cards that it has. Where there is no room for
// that they are rows.
func (x *Expedition) drawAward(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, rows := sh.Theme, x.Choices.Of("award")
	cells := r.Columns(max(1, len(rows)), t.Px(10))
	if cells[0].H < t.Px(AwardHigh)*t.Text || cells[0].W < t.Px(awardWide)*t.Text {
		x.drawAnswers(sh, p, r, 6)
		return
	}
	for i, row := range rows {
		at, _ := cells[i].CutTop(min(r.H, t.Px(230)*t.Text))
		x.drawTaker(sh, p, at, row)
	}
}

// drawTaker draws an explorer who may take an artefact. A click awards it.
func (x *Expedition) drawTaker(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	t, s, d := sh.Theme, &x.Play.Shown, row.Direct()
	e := int(d.Option.Args[0])
	a := game.Area{Name: row.Area(), Rect: r, Rule: "BF-STR-007", Do: func() { x.Decide(sh, d.Key) },
		Tip: func() render.TooltipView { return x.takerTip(sh, e) }}
	v := render.PanelView{Card: true, Accent: render.Fade(render.Explorers[e], 0.7)}
	if sh.UI.Hover(a.Name) {
		v.Accent = render.Brass
	}
	p.Panel(r, v)
	in := r.Inset(t.Px(8))
	face, in := in.CutTop(min(in.H*0.36, t.Px(78)))
	p.Explorer(face, s.Name(e), render.Explorers[e])
	line, in := in.CutTop(t.LineHeight(render.Strong))
	p.Snug(line, t.Numbered(x.Number(row), sh.Words.Name(s.Name(e))), render.Strong, render.Middle)
	line, in = in.CutTop(t.LineHeight(render.Small) + t.Px(5))
	p.Snug(line, x.Holdings(sh, e), render.Small, render.Middle)
	x.drawTakenCards(sh, p, in, ResourcesOf(s, e))
	if sh.UI.Focus(a.Name) {
		p.FocusRing(r, t.Px(5))
	}
	sh.UI.Add(game.Panels, a)
}

// drawTakenCards draws cards side by side, as many as have room.
func (x *Expedition) drawTakenCards(sh *game.Shell, p *render.Canvas, r render.Rect, cards []table.HandCard) {
	t := sh.Theme
	wide, high := t.HandCardSize()
	gap := t.Px(4)
	if r.H < high*0.7 || t.Held && r.H < high { // in the hands the names on smaller ones could not be read
		return
	}
	if r.H < high {
		wide, high = wide*r.H/high, r.H
	}
	across, down := max(1, int((r.W+gap)/(wide+gap))), int((r.H+gap)/(high+gap))
	wide = min(wide, (r.W-gap*float32(across-1))/float32(across))
	for i, card := range cards[:min(len(cards), across*down)] {
		in := min(across, len(cards)-i/across*across) // in this line
		left := r.X + (r.W-float32(in)*(wide+gap)+gap)/2
		p.HandCard(render.Rect{X: left + float32(i%across)*(wide+gap), Y: r.Y + float32(i/across)*(high+gap), W: wide, H: high}, card.View(sh.Words))
	}
}

// ResourcesOf lists the resource and artefact cards of an explorer.
func ResourcesOf(s *fortress.State, e int) (list []table.HandCard) {
	for _, card := range table.HandOf(s, e) {
		if card.Resource != nil {
			list = append(list, card)
		}
	}
	return list
}

// takerTip tells what an explorer who may take an artefact has, and what its cards do.
func (x *Expedition) takerTip(sh *game.Shell, e int) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	v := render.TooltipView{Title: w.Name(s.Name(e)), Sub: x.Holdings(sh, e), Rules: "BF-STR-007"}
	var lines []string
	for _, card := range ResourcesOf(s, e) {
		lines = append(lines, w.Say("award.has", w.Name(card.ID()), card.Text(w)))
	}
	v.Text = strings.Join(lines, "\n")
	return v
}
