package library

import (
	"fmt"

	"precipice/engine/content"
)

// Limit is how often something with an effect can be used by the whole party.
type Limit uint8

// The limits. All copies of a card count together.
const (
	Unlimited      Limit = iota
	OnceTurn             // a combat turn
	OnceExpedition       // from one visit to Precipice to the next
	OnceQuest
)

var limits = []string{"", "turn", "expedition", "quest"}

func (l Limit) String() string { return limits[l] }

// MaxLimited is the number of resource cards, supports and facilities that may have a limit.
const MaxLimited = 32

// The limits that the types of the rules set.
const (
	MaxKinds   = 64 // kinds of cards in one deck
	MaxOps     = 64 // operations in one list: a frame notes the place in it in a byte
	MaxAttacks = 4  // that a die buys with a weapon
)

// kinds checks how many kinds of cards each deck has. Those of resource cards are checked with their number.
func (l *loading) kinds() {
	for _, deck := range []struct {
		file, of string
		n        int
	}{
		{"challenges.yaml", "challenges", len(l.lib.Challenges)}, {"combats", "combats", len(l.lib.Combats)}, {"encounters.yaml", "encounters", len(l.lib.Encounters)},
		{"discoveries.yaml", "discoveries", len(l.lib.Discoveries)}, {"hostiles", "hostiles", len(l.lib.Hostiles)},
	} {
		if deck.n > MaxKinds {
			l.Report(content.At{File: deck.file}, fmt.Sprintf("there are %d kinds of %s", deck.n, deck.of), fmt.Sprintf("keep them to %d", MaxKinds))
		}
	}
}

// limited counts what has a limit: a quest notes for each whether it has been used.
func (l *loading) limited() {
	n := 0
	count := func(limit Limit) {
		if limit > Unlimited {
			n++
		}
	}
	for i := range l.lib.Resources {
		count(l.lib.Resources[i].Limit)
	}
	for i := range l.lib.Ships {
		count(l.lib.Ships[i].Support.Limit)
		count(l.lib.Ships[i].Facility.Limit)
	}
	if n > MaxLimited {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("%d cards, supports and facilities have a limit", n), fmt.Sprintf("keep them to %d", MaxLimited))
	}
}
