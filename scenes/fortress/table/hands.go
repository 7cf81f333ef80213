package table

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// HandCard is a card in an explorer's hand: a discovery, or a resource card.
type HandCard struct {
	pack     *fortress.Pack
	Find     *library.Discovery
	Resource *library.Resource
	Ship     string // of the resource card; empty for an artefact
	down     bool   // exhausted
	alone    bool   // in a combat without an expedition, where clues and archeotech count for nothing unless a secret agenda asks for them
}

func FoundCard(p *fortress.Pack, kind int) HandCard {
	return HandCard{pack: p, Find: &p.Discoveries[kind]}
}

func ResourceCard(p *fortress.Pack, kind int, down bool) HandCard {
	c := &p.Resources[kind]
	if p.Artefact(kind) {
		return HandCard{pack: p, Resource: c, down: down}
	}
	return HandCard{pack: p, Resource: c, Ship: p.Ships[c.Ship].ID, down: down}
}

// HandOf lists the cards of an explorer of the party: discoveries, then resource cards.
func HandOf(s *fortress.State, e int) (list []HandCard) {
	for _, f := range Finds(s, e) {
		list = append(list, HandCard{pack: s.Pack(), Find: f, alone: s.Mode() == fortress.SingleCombat && s.Pack().Explorers[s.Party[e].Kind].Agenda.Hold != f.ID})
	}
	for h := range s.CardsOf(e) {
		list = append(list, ResourceCard(s.Pack(), int(h.Card), h.Down))
	}
	return list
}

// StoredHand lists the cards that an explorer outside the party keeps.
func StoredHand(s *fortress.State, kind int) (list []HandCard) {
	for _, f := range s.StoredFinds(kind) {
		list = append(list, FoundCard(s.Pack(), f))
	}
	for _, c := range s.StoredResources(kind) {
		list = append(list, ResourceCard(s.Pack(), c, false))
	}
	return list
}

// Count returns how many cards like one an explorer of the party has.
func (c *Stage) Count(explorer string, card HandCard) (n int) {
	s := &c.Play.Shown
	for e := range s.Party {
		if !s.Party[e].Playing || s.Name(e) != explorer {
			continue
		}
		for _, other := range HandOf(s, e) {
			if other.ID() == card.ID() {
				n++
			}
		}
	}
	return n
}

func (c HandCard) ID() string {
	if c.Find != nil {
		return c.Find.ID
	}
	return c.Resource.ID
}

// View returns the picture of the card.
func (c HandCard) View(w *words.Book) render.HandCardView {
	v := render.HandCardView{ID: c.ID(), Name: w.Name(c.ID()), Ship: c.Ship, Down: c.down}
	v.Picture = PictureOf(c.pack, c.ID(), nil)
	switch {
	case c.Find != nil && c.Find.Clue:
		v.Ink = render.Portal
	case c.Find != nil:
		v.Ink, v.Figure = render.Find, c.Find.Value
	default:
		v.Figure, v.Use = c.Resource.Price, [...]render.HandUse{library.Discarded: render.HandOnce, library.Exhausted: render.HandTurned, library.Permanent: render.HandForever}[c.Resource.Kind]
	}
	return v
}

// Kind says what becomes of a resource card, and whose it is; "" for a discovery.
func (c HandCard) Kind(w *words.Book) string {
	switch {
	case c.Find != nil:
		return ""
	case c.down && c.Resource.Limit > library.OnceTurn:
		return w.Say("hand.kind", CardKind(w, c.Resource), w.Name(c.Ship))
	case c.down:
		return w.Say("hand.kind", w.Say("resource.down"), c.source(w))
	}
	return w.Say("hand.kind", CardKind(w, c.Resource), c.source(w))
}

// Text says what the card does.
func (c HandCard) Text(w *words.Book) string {
	if c.Find != nil {
		if c.alone && (c.Find.Clue || c.Find.Value > 0) {
			return FindText(w, c.Find) + " " + w.Say("hand.alone")
		}
		return FindText(w, c.Find)
	}
	return w.Say("text." + c.Resource.ID)
}

// Tip shows the card in full.
func (c HandCard) Tip(sh *game.Shell) render.TooltipView {
	v := render.TooltipView{Title: sh.Words.Name(c.ID()), Sub: c.Kind(sh.Words), Text: c.Text(sh.Words), Rules: "BF-DSC-002"}
	if c.Resource != nil {
		v.Text += "\n" + sh.Words.Say("hand.price", sh.Words.Count("carried.worth", c.Resource.Price))
		v.Rules = [...]string{library.Discarded: "BF-RSC-004", library.Exhausted: "BF-RSC-005", library.Permanent: "BF-RSC-006"}[c.Resource.Kind]
	} else if c.Find.Clue {
		v.Rules = "BF-DSC-003"
	}
	return v
}

// source names where a resource card comes from: a ship, or a stronghold.
func (c HandCard) source(w *words.Book) string {
	if c.Ship == "" {
		return w.Say("hand.artefact")
	}
	return w.Name(c.Ship)
}

// Holdings says how many clues, how much archeotech and how many resource cards an explorer has.
func (c *Stage) Holdings(sh *game.Shell, e int) string {
	w := sh.Words
	clues, points := c.Play.Shown.Holdings(e)
	text, cards := w.Say("expedition.holds", w.Count("expedition.clues", clues), w.Count("carried.worth", points)), 0
	for range c.Play.Shown.CardsOf(e) {
		cards++
	}
	if cards > 0 {
		text = w.Say("expedition.holds", text, w.Count("expedition.resources", cards))
	}
	return text
}

// CardKind says what becomes of a resource card that is used, and how often it can be used.
func CardKind(w *words.Book, card *library.Resource) string {
	kind := "resource." + card.Kind.String()
	if card.Kind == library.Exhausted && card.Limit > library.OnceTurn {
		kind = "resource.face-down"
	}
	return Limited(w, w.Say(kind), card.Limit)
}

// Limited adds to what something is how often it can be used.
func Limited(w *words.Book, kind string, limit library.Limit) string {
	if limit == library.Unlimited {
		return kind
	}
	return kind + ". " + w.Say("limit."+limit.String())
}
