package library

import (
	"fmt"

	"precipice/engine/content"
)

// Limits that the rules code sets for resource cards.
const (
	maxResourceKinds = 64
	maxResources     = 64 // cards of all decks together: explorers may hold them all
)

// Resource is a kind of resource card (BF-DCK-007).
type Resource struct {
	ID     string     `content:"id,declares=resource"`
	Ship   int        // index of the ship whose deck it belongs to; derived
	Count  int        `content:"count,range=1..9"` // copies in the deck
	Price  int        `content:"price,range=1..9"` // trading points (BF-PRE-010)
	Kind   CardKind   `content:"kind,word=card-kinds"`
	Modify []Modifier `content:"modify,optional"` // of a permanent card: what it changes for its owner
}

// CardKind says what becomes of a card that is used.
type CardKind uint8

// The kinds of cards.
const (
	Discarded CardKind = iota // it goes back to its deck (BF-RSC-004)
	Exhausted                 // it is face down until the next combat turn (BF-RSC-005)
	Permanent                 // it is never used up: it modifies (BF-RSC-006)
)

// CardKinds are the words of the kinds.
var CardKinds = []string{"discarded", "exhausted", "permanent"}

func (k CardKind) String() string { return CardKinds[k] }

// resources takes the cards of a ship, which follow those of the ships before it in Library.Resources.
func (l *loading) resources(r *shipRecord) {
	if r.At.Flawed() {
		return
	}
	for _, card := range r.Resources {
		card.Ship = len(l.lib.Ships) - 1
		l.resource(r.At.Of("resources"), &card)
		l.lib.Resources = append(l.lib.Resources, card)
	}
}

// resource checks what the record types of a card cannot express.
func (l *loading) resource(at content.At, card *Resource) {
	switch permanent := card.Kind == Permanent; {
	case permanent && len(card.Modify) == 0:
		l.Report(at, fmt.Sprintf("the permanent card %q changes nothing", card.ID), "give it modify")
	case !permanent && len(card.Modify) > 0:
		l.Report(at, fmt.Sprintf("the %s card %q has modify", card.Kind, card.ID), "write kind: permanent")
	}
	l.modify(at, onResource, card.Modify...)
}

// resourceDecks counts the cards of all decks.
func (l *loading) resourceDecks() {
	cards := 0
	for i := range l.lib.Resources {
		cards += l.lib.Resources[i].Count
	}
	if kinds := len(l.lib.Resources); kinds > maxResourceKinds || cards > maxResources {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("there are %d resource cards of %d kinds", cards, kinds),
			fmt.Sprintf("keep them to %d of %d kinds", maxResources, maxResourceKinds))
	}
}
