package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// Limits that the rules code sets for resource cards.
const (
	maxResourceKinds = 64
	maxResources     = 96 // cards of all decks together: explorers may hold them all
	// MaxLasting is the number of kinds of cards whose effect may last.
	MaxLasting = 8
)

// Resource is a kind of resource card (BF-DCK-007). A permanent card has only modifiers.
type Resource struct {
	ID    string   `content:"id,id=resource"`
	Ship  int      // index of the ship whose deck it belongs to, NoShip for an artefact; derived
	Count int      `content:"count,range=1..9"` // copies in the deck
	Price int      `content:"price,range=1..9"` // trading points (BF-PRE-010)
	Kind  CardKind `content:"kind,word=card-kinds"`
	Use
	Modify []Modifier `content:"modify,optional"` // what changes for its owner, while it is held or lasts
	Lasts  Span       `content:"lasts,optional,word=spans"`
}

// NoShip is the ship of an artefact, which is in no deck (BF-STR-007).
const NoShip = -1

// Use says when a card may be used, what that costs, and what it does.
type Use struct {
	When   string   `content:"when,optional,word=moments"`
	Of     []string `content:"of,optional,word=occasions"`  // kinds of rolls or wounds; any if there are none
	If     string   `content:"if,optional,word=conditions"` // empty is always
	Die    int      `content:"die,optional,range=1..6"`     // the lowest face of the die that pays (BF-RSC-003)
	Points int      `content:"points,optional,range=1..4"`  // inspiration points
	Limit  Limit    `content:"limit,optional,word=limits"`  // how often the party can use all copies together
	Effect []Op     `content:"effect,optional"`
}

// Fits reports whether a card is for a moment, and for the kind of roll or wound there, "" for neither.
func (u *Use) Fits(when, of string) bool {
	return u.When == when && (len(u.Of) == 0 || slices.Contains(u.Of, of))
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

// Span is how long the effect of a card lasts.
type Span uint8

// The spans, the shortest first.
const (
	AtOnce Span = iota
	UntilRoll
	UntilActivation
	UntilTurn
	UntilCombat
)

// spans are the words of the spans. A file leaves the first one out.
var spans = []string{"at-once", "roll", "activation", "turn", "combat"}

func (s Span) String() string { return spans[s] }

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
func (l *loading) resource(at content.At, c *Resource) {
	used := c.When != "" || len(c.Of)+len(c.Effect)+c.Die+c.Points+int(c.Limit) > 0 || c.If != "" || c.Lasts > AtOnce
	switch permanent := c.Kind == Permanent; {
	case permanent && used:
		l.Report(at, fmt.Sprintf("the permanent card %q is never used", c.ID), "keep only its modify, or write kind: discarded or exhausted")
	case permanent && len(c.Modify) == 0:
		l.Report(at, fmt.Sprintf("the permanent card %q changes nothing", c.ID), "give it modify")
	case permanent:
	case c.When == "":
		l.Report(at, fmt.Sprintf("the %s card %q is never used", c.Kind, c.ID), "write when, or kind: permanent")
	case c.When == "destiny" || c.When == "gambit":
		l.Report(at, fmt.Sprintf("the card %q is for the time of a support", c.ID), "write another when")
	case len(c.Effect)+len(c.Modify) == 0:
		l.Report(at, fmt.Sprintf("the card %q does nothing", c.ID), "give it an effect, or modify that lasts")
	case (len(c.Modify) > 0) != (c.Lasts > AtOnce):
		l.Report(at, fmt.Sprintf("the card %q has one of modify and lasts", c.ID), "write both or neither")
	case c.Kind == Exhausted && c.Limit == OnceTurn && c.Count == 1:
		l.Report(at, fmt.Sprintf("the card %q is exhausted, so it is used once a turn in any case", c.ID), "drop the limit, or write another")
	case c.Lasts == UntilRoll && c.When != "attack":
		l.Report(at, fmt.Sprintf("the card %q lasts for a roll, and is not used before one", c.ID), "write when: attack, or a longer time")
	}
	l.occasions(at, c)
	l.modify(at, onResource, c.Modify...)
	l.effect(at, stage{actor: true, picks: c.When != "roll" && c.When != "hit", when: c.When}, c.Effect)
}

// occasions checks that a card names only kinds of rolls or wounds that come up when it is used.
func (l *loading) occasions(at content.At, c *Resource) {
	known := map[string][]string{"roll": {"attack", "defence", "agility", "vitality"}, "hit": {"wound", "grievous"}}[c.When]
	for _, of := range c.Of {
		if !slices.Contains(known, of) {
			l.Report(at, fmt.Sprintf("the card %q is used at %q, which is never of %q", c.ID, c.When, of), "drop it, or write another when")
		}
	}
	if slices.ContainsFunc(c.Effect, func(op Op) bool { return op.Do == "lessen" }) && !slices.Equal(c.Of, []string{"grievous"}) {
		l.Report(at, fmt.Sprintf("the card %q lessens a wound that may be the least there is", c.ID), "write of: [grievous]")
	}
}

// resourceDecks counts the cards of all decks.
func (l *loading) resourceDecks() {
	cards, lasting := 0, 0
	for i := range l.lib.Resources {
		c := &l.lib.Resources[i]
		if cards += c.Count; c.Lasts > AtOnce {
			lasting++
		}
	}
	if kinds := len(l.lib.Resources); kinds > maxResourceKinds || cards > maxResources {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("there are %d resource cards of %d kinds", cards, kinds),
			fmt.Sprintf("keep them to %d of %d kinds", maxResources, maxResourceKinds))
	}
	for i := range l.lib.Resources {
		id := l.lib.Resources[i].ID
		if slices.ContainsFunc(l.lib.Discoveries, func(d Discovery) bool { return d.ID == id && id != "" }) {
			l.Report(l.Where("resource", id), fmt.Sprintf("the resource card %q has the id of a discovery card", id), "give it another, so that nobody mistakes one for the other")
		}
	}
	if lasting > MaxLasting {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("the effects of %d kinds of resource cards last", lasting), fmt.Sprintf("keep them to %d", MaxLasting))
	}
}
