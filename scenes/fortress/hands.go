package fortress

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// handCard is a card in an explorer's hand: a discovery, or a resource card.
type handCard struct {
	pack     *fortress.Pack
	find     *library.Discovery
	resource *library.Resource
	ship     string // of the resource card; empty for an artefact
	down     bool   // exhausted
	alone    bool   // in a combat without an expedition, where clues and archeotech count for nothing unless a secret agenda asks for them
}

func foundCard(p *fortress.Pack, kind int) handCard {
	return handCard{pack: p, find: &p.Discoveries[kind]}
}

func resourceCard(p *fortress.Pack, kind int, down bool) handCard {
	c := &p.Resources[kind]
	if p.Artefact(kind) {
		return handCard{pack: p, resource: c, down: down}
	}
	return handCard{pack: p, resource: c, ship: p.Ships[c.Ship].ID, down: down}
}

// handOf lists the cards of an explorer of the party: discoveries, then resource cards.
func handOf(s *fortress.State, e int) (list []handCard) {
	for _, f := range finds(s, e) {
		list = append(list, handCard{pack: s.Pack(), find: f, alone: s.Mode() == fortress.SingleCombat && s.Pack().Explorers[s.Party[e].Kind].Agenda.Hold != f.ID})
	}
	for h := range s.CardsOf(e) {
		list = append(list, resourceCard(s.Pack(), int(h.Card), h.Down))
	}
	return list
}

// storedHand lists the cards that an explorer outside the party keeps.
func storedHand(s *fortress.State, kind int) (list []handCard) {
	for _, f := range s.StoredFinds(kind) {
		list = append(list, foundCard(s.Pack(), f))
	}
	for _, c := range s.StoredResources(kind) {
		list = append(list, resourceCard(s.Pack(), c, false))
	}
	return list
}

// count returns how many cards like one an explorer of the party has.
func (c *stage) count(explorer string, card handCard) (n int) {
	s := &c.Play.Shown
	for e := range s.Party {
		if !s.Party[e].Playing || s.Name(e) != explorer {
			continue
		}
		for _, other := range handOf(s, e) {
			if other.id() == card.id() {
				n++
			}
		}
	}
	return n
}

func (c handCard) id() string {
	if c.find != nil {
		return c.find.ID
	}
	return c.resource.ID
}

// view returns the picture of the card.
func (c handCard) view(w *words.Book) render.HandCardView {
	v := render.HandCardView{ID: c.id(), Name: w.Name(c.id()), Ship: c.ship, Down: c.down}
	v.Picture = pictureOf(c.pack, c.id(), nil)
	switch {
	case c.find != nil && c.find.Clue:
		v.Ink = render.Portal
	case c.find != nil:
		v.Ink, v.Figure = render.Find, c.find.Value
	default:
		v.Figure, v.Use = c.resource.Price, [...]render.HandUse{library.Discarded: render.HandOnce, library.Exhausted: render.HandTurned, library.Permanent: render.HandForever}[c.resource.Kind]
	}
	return v
}

// kind says what becomes of a resource card, and whose it is; "" for a discovery.
func (c handCard) kind(w *words.Book) string {
	switch {
	case c.find != nil:
		return ""
	case c.down && c.resource.Limit > library.OnceTurn:
		return w.Say("hand.kind", cardKind(w, c.resource), w.Name(c.ship))
	case c.down:
		return w.Say("hand.kind", w.Say("resource.down"), c.source(w))
	}
	return w.Say("hand.kind", cardKind(w, c.resource), c.source(w))
}

// text says what the card does.
func (c handCard) text(w *words.Book) string {
	if c.find != nil {
		if c.alone && (c.find.Clue || c.find.Value > 0) {
			return findText(w, c.find) + " " + w.Say("hand.alone")
		}
		return findText(w, c.find)
	}
	return w.Say("text." + c.resource.ID)
}

// tip shows the card in full.
func (c handCard) tip(sh *game.Shell) render.TooltipView {
	v := render.TooltipView{Title: sh.Words.Name(c.id()), Sub: c.kind(sh.Words), Text: c.text(sh.Words), Rules: "BF-DSC-002"}
	if c.resource != nil {
		v.Text += "\n" + sh.Words.Say("hand.price", sh.Words.Count("carried.worth", c.resource.Price))
		v.Rules = [...]string{library.Discarded: "BF-RSC-004", library.Exhausted: "BF-RSC-005", library.Permanent: "BF-RSC-006"}[c.resource.Kind]
	} else if c.find.Clue {
		v.Rules = "BF-DSC-003"
	}
	return v
}

// source names where a resource card comes from: a ship, or a stronghold.
func (c handCard) source(w *words.Book) string {
	if c.ship == "" {
		return w.Say("hand.artefact")
	}
	return w.Name(c.ship)
}
