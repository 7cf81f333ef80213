package blackstone

import (
	"cmp"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
)

// CardManner is the manner in which a table answers the offers of one card, or of the support of one ship.
type CardManner struct {
	Card   string
	Manner Manner
}

// MannerOf returns the manner of a card, Ask unless the players have set another.
func (t *Table) MannerOf(card string) Manner {
	if i, ok := t.findManner(card); ok {
		return t.Cards[i].Manner
	}
	return Ask
}

// WithManner returns the table with another manner of a card.
func (t Table) WithManner(card string, m Manner) Table {
	t.Cards = slices.Clone(t.Cards)
	i, ok := t.findManner(card)
	switch {
	case ok && m == Ask:
		t.Cards = slices.Delete(t.Cards, i, i+1)
	case ok:
		t.Cards[i].Manner = m
	case m != Ask:
		t.Cards = slices.Insert(t.Cards, i, CardManner{card, m})
	}
	if len(t.Cards) == 0 {
		t.Cards = nil
	}
	return t
}

func (t *Table) findManner(card string) (int, bool) {
	return slices.BinarySearchFunc(t.Cards, card, func(c CardManner, card string) int { return cmp.Compare(c.Card, card) })
}

// HasManner reports whether a card, or the support of a ship, is offered at some moment, so that it has a manner.
func HasManner(p *fortress.Pack, card string) bool { return slices.Contains(Offered(p), card) }

// Offered lists the cards that are offered at some moment, then the ships with such a support.
func Offered(p *fortress.Pack) (ids []string) {
	for i := range p.Resources {
		if p.AskedFor(i) {
			ids = append(ids, p.Resources[i].ID)
		}
	}
	for i := range p.Ships {
		if p.SupportAskedFor(i) {
			ids = append(ids, p.Ships[i].ID)
		}
	}
	return ids
}

// Offer returns the option that a table takes by the manners of its cards, or -1 if the player must be asked: with
// several cards or targets to choose from, with several dice to pay with, and when there is something else to decide.
func (t *Table) Offer(m *fortress.Match, d *engine.Decision) (option int, why string) {
	use, kept := -1, 0
	for i := range d.Options {
		o := &d.Options[i]
		if !fortress.IsOffer(d, o) {
			continue
		}
		switch manner := t.MannerOf(o.Parts[0]); {
		case manner == Never:
			kept++
		case manner == Always && use < 0:
			use = i
		case manner == Always:
			return -1, ""
		}
	}
	switch {
	case use >= 0 && fortress.PlainOffer(m, d, &d.Options[use]):
		return use, "always"
	case use < 0 && kept > 0 && kept == offers(d):
		return declined(d), "never"
	}
	return -1, ""
}

// offers counts the options other than those that decline, and the standing ones.
func offers(d *engine.Decision) (n int) {
	verbs := fortress.QuestionOf(d.Kind).Verbs
	for i := range d.Options {
		if verb := d.Options[i].Verb; i != declined(d) && slices.Contains(verbs, verb) {
			n++
		}
	}
	return n
}

// declined returns the option that uses nothing.
func declined(d *engine.Decision) int { return max(d.Find(fortress.DoPass), d.Find(fortress.DoKeep)) }

// keptCards lists the cards that a table has declined to use, each once.
func keptCards(d *engine.Decision) (ids []string) {
	for i := range d.Options {
		if o := &d.Options[i]; fortress.IsOffer(d, o) && !slices.Contains(ids, o.Parts[0]) {
			ids = append(ids, o.Parts[0])
		}
	}
	return ids
}
