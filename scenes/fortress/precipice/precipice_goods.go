package precipice

import (
	"strconv"
	"strings"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// offer is what a visitor can take on a ship: its facility, or a card on sale.
type offer struct {
	row   *asking.Row
	name  string
	kind  string // what it is, and how often it can be used
	text  string
	price string // "" for none
	rule  string
	tip   func() render.TooltipView
}

// offers returns what the ship that is visited offers: its facility, the cards that can be given for it, and what it
// sells.
func (x *Precipice) offers(sh *game.Shell) (list []offer) {
	for _, r := range x.Choices.Of("facility") {
		list = append(list, x.facilityOffer(sh, r))
	}
	for i, r := range x.Choices.Of("facility-for") {
		o := x.facilityOffer(sh, r)
		if i > 0 { // its text has been said
			o.kind, o.text = "", ""
		}
		o.name = table.Times(r.Label, x.Count(x.Choices.Decision.About[0], table.FoundCard(x.Play.Shown.Pack(), int(table.ChoiceOf(r).Option.Args[0]))))
		list = append(list, o)
	}
	for _, r := range x.Choices.Of("buy") {
		kind := int(table.ChoiceOf(r).Option.Args[0])
		card, n := &x.Play.Shown.Pack().Resources[kind], 0
		for _, k := range x.Play.Shown.Quest.Trade.Sale[x.Play.Shown.Quest.Trade.At] {
			if k == fortress.Mark(kind+1) {
				n++
			}
		}
		list = append(list, offer{row: r, name: table.Times(sh.Words.Name(card.ID), n), kind: table.CardKind(sh.Words, card),
			text: sh.Words.Say("text." + card.ID), price: strconv.Itoa(card.Price), rule: "BF-PRE-010"})
	}
	return list
}

func (x *Precipice) facilityOffer(sh *game.Shell, r *asking.Row) offer {
	w, s := sh.Words, &x.Play.Shown
	ship, _ := s.Quest.Docked[s.Quest.Trade.At].Card()
	c := &s.Pack().Ships[ship].Facility
	return offer{row: r, name: w.Name(c.ID), kind: table.Limited(w, w.Say("precipice.facility"), c.Limit), text: w.Say("text." + c.ID), rule: "BF-PRE-009",
		tip: func() render.TooltipView {
			v := render.TooltipView{Title: r.Label, Rules: "BF-PRE-009"}
			x.facilityNow(sh, &v, ship, r.Legal[0].Key)
			return v
		}}
}

func (x *Precipice) goodsHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	high := t.LineHeight(render.Heading) + t.LineHeight(render.Body) + t.Px(32) + x.faceHeight(t)
	for _, o := range x.offers(sh) {
		high += offerHeight(t, &o, wide-t.Px(20)) + t.Px(6)
	}
	return high
}

// offerHeight returns the height of an offer in a list.
func offerHeight(t *render.Theme, o *offer, wide float32) float32 {
	high := t.ParagraphHeight(o.name, render.Strong, wide-t.Px(56)) + t.Px(16)
	if o.kind != "" {
		high += t.ParagraphHeight(o.kind, render.Small, wide-t.Px(16))
	}
	if o.text != "" {
		high += t.ParagraphHeight(o.text, render.Quiet, wide-t.Px(16))
	}
	return high
}

// drawForSale draws the facility and the cards on sale of the ship that is visited, and the trading points.
func (x *Precipice) drawForSale(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("precipice.goods", strings.ToUpper(w.Name(x.Choices.Decision.About[1]))), Accent: render.Fade(render.Brass, 0.7)})
	if high := x.faceHeight(t); high > 0 {
		var face render.Rect
		face, in = in.CutTop(high)
		x.drawMetFace(sh, p, face)
	}
	line, in := in.CutTop(t.LineHeight(render.Body) + t.Px(4))
	p.Snug(line, w.Count("precipice.points", int(x.Play.Shown.Quest.Trade.Points)), render.Strong.With(render.Find), render.Left)
	var rows []scenes.ListRow
	for _, o := range x.offers(sh) {
		rows = append(rows, scenes.ListRow{Height: offerHeight(t, &o, in.W), Names: []string{o.row.Area()}, Draw: func(at render.Rect) { x.drawOffer(sh, p, at, &o) }})
	}
	x.goods.Draw(sh, p, in, t.Px(6), rows)
}

// drawOffer draws an offer. A click takes it.
func (x *Precipice) drawOffer(sh *game.Shell, p *render.Canvas, r render.Rect, o *offer) {
	t := sh.Theme
	a := x.Answering(nil).Area(sh, r, o.row)
	v, ink := render.PanelView{Card: true}, render.Ivory
	if a.Rule = o.rule; a.Do == nil {
		ink = render.Muted
	} else if a.Tip = o.tip; sh.UI.Hover(a.Name) {
		v.Accent = render.Brass
	}
	p.Panel(r, v)
	in := r.Inset2(t.Px(8), t.Px(7))
	cost, _ := in.CutRight(t.Px(34))
	cost.H = t.LineHeight(render.Title)
	p.Snug(cost, o.price, render.Title.With(render.Find), render.Right)
	head, name := in, t.Numbered(x.Number(o.row), o.name)
	head.W -= t.Px(40)
	_, in = in.CutTop(p.Paragraph(head, name, render.Strong.With(ink)))
	if o.kind != "" {
		_, in = in.CutTop(p.Paragraph(in, o.kind, render.Small.With(render.Brass)))
	}
	if o.text != "" {
		p.Paragraph(in, o.text, render.Quiet)
	}
	if sh.UI.Focus(a.Name) {
		p.FocusRing(r, t.Px(5))
	}
	x.goods.Area(sh, game.Panels, a)
}

// facilityNow adds to a tip what the facility of a ship would do now if the choices were made, by the plan that the
// rules play out.
func (x *Precipice) facilityNow(sh *game.Shell, v *render.TooltipView, ship int, keys ...string) {
	w, s := sh.Words, &x.Play.Shown
	plan := fortress.Sequence(x.Play.Match, keys)
	step := &plan.Steps[len(keys)-1]
	if len(step.Stops) > 0 {
		v.Text = w.Why(step.Stops[0].Reason, step.Stops[0].Args)
		return
	}
	for i := range step.Rolls {
		rollResults(sh, v, &step.Rolls[i])
	}
	var lines []string
	if clues, all := clueShare(s, step.Finds); all.Num > 0 {
		v.Odds = append(v.Odds, render.OddsRow{Label: w.Say("odds.clue"), Share: float32(clues.Float()), Ink: render.Find},
			render.OddsRow{Label: w.Say("odds.archeotech"), Share: float32(clues.Rest().Float()), Ink: render.Brass})
	}
	if len(step.Rolls) > 0 {
		lines = append(lines, w.Say("precipice.points-average", foretold.Average(step.Points)))
	}
	for _, op := range s.Pack().Ships[ship].Facility.Effect {
		switch card, known := s.Quest.Foreseen.Card(); {
		case op.Do == "lay-anew":
			lines = append(lines, w.Count("precipice.deck", s.ResourcesLeft(ship)))
		case op.Do == "inspire-later":
			lines = append(lines, promisesOf(w, fortress.Promise{Points: uint8(op.Amount)})...)
		case op.Do == "wound-later":
			lines = append(lines, promisesOf(w, fortress.Promise{Wounds: uint8(op.Amount)})...)
		case op.Do == "read-legacy" && known:
			lines = append(lines, w.Say("legacy.known", w.Name(s.Pack().Legacy[card].ID)))
		case op.Do == "read-legacy":
			lines = append(lines, w.Count("precipice.legacy-left", s.Quest.LegacyLeft()))
		}
	}
	v.Text = strings.Join(lines, "\n")
}

// facilityOf adds to the tip of a ship its facility, and what it would do for whoever is asked which ship to visit.
func (x *Precipice) facilityOf(sh *game.Shell, v *render.TooltipView, ship int) {
	s, c := &x.Play.Shown, &x.Play.Shown.Pack().Ships[ship].Facility
	if !c.Exists() {
		return
	}
	var now render.TooltipView
	if visit := x.Choices.Row("visit " + s.Pack().Ships[ship].ID); visit != nil {
		x.facilityNow(sh, &now, ship, visit.Legal[0].Key, facilityKey(s, x.CardNamed(x.Choices.Decision.About[0]), c))
	}
	v.Odds = now.Odds
	v.Text = strings.TrimSpace(sh.Words.Say("precipice.facility-of", sh.Words.Name(c.ID), sh.Words.Say("text."+c.ID)) + "\n" + now.Text)
	v.Rules = "BF-PRE-009, BF-SET-018"
}

// facilityKey returns the key by which an explorer uses a facility. Of the cards that it could give up, it is the one
// of the least worth.
func facilityKey(s *fortress.State, e int, c *library.Facility) string {
	best := (*library.Discovery)(nil)
	for _, d := range table.Finds(s, e) {
		if c.Takes(d) && (best == nil || d.Value < best.Value) {
			best = d
		}
	}
	if best == nil {
		return "facility " + c.ID
	}
	return "facility-for " + c.ID + " " + best.ID
}

// rollResults adds the chance of each result of a roll to a tip.
func rollResults(sh *game.Shell, v *render.TooltipView, r *fortress.Throw) {
	v.Sub = sh.Words.Name(r.For)
	for level := range table.OutcomeInks {
		word := dice.Level(level).String()
		for _, n := range r.Results {
			if n.Name == word {
				v.Odds = append(v.Odds, render.OddsRow{Label: sh.Words.Say("level." + word), Share: float32(n.Share.Float()), Ink: table.OutcomeInks[level]})
			}
		}
	}
}

// clueShare returns which share of the cards found would be clues, and how many cards would be found on average.
func clueShare(s *fortress.State, finds []fortress.Named) (clues, all fortress.Share) {
	for _, f := range finds {
		all = all.Plus(f.Share)
		for i := range s.Pack().Discoveries {
			if d := &s.Pack().Discoveries[i]; d.Clue && d.ID == f.Name {
				clues = clues.Plus(f.Share)
			}
		}
	}
	return clues, all
}
