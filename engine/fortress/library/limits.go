package library

import (
	"fmt"

	"precipice/engine/content"
	"precipice/engine/dice"
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

// The types in which the rules keep what a pack has. The bounds follow from them.
type (
	Place     = uint8  // of a card, a weapon, a model or a choice in its list
	Count     = uint8  // how many steps of an action have been done; also a place plus one, 0 for none
	ActionSet = uint8  // unique actions of an explorer, a bit each
	PersonSet = uint32 // explorers, a bit each
	LimitSet  = uint32 // what has a limit, a bit each
)

// MaxLimited is the number of resource cards, supports and facilities that may have a limit, see LimitSet.
const MaxLimited = 32

// The limits that the types of the rules set.
const (
	MaxKinds   = 64 // kinds of cards in one deck
	MaxOps     = 64 // operations in one list: a frame notes the place in it in a byte
	MaxAttacks = 4  // that a die buys with a weapon
)

// Bounds are those of each list that the rules keep in an array, or by places, counts or bits. What counts something else stands in
// check.go.
var Bounds = []content.Bound{
	{List: "Explorers", Of: "explorers", Most: content.Bits[PersonSet](), File: "explorers"},
	{List: "Explorers[].Sides[].Weapons", Of: "weapons of a side", Most: content.Places[Place]()},
	{List: "Explorers[].Sides[].Actions", Of: "actions of a side", Most: content.Bits[ActionSet]()},
	{List: "Hostiles", Of: "kinds of hostiles", Most: MaxKinds, File: "hostiles"},
	{List: "Hostiles[].Weapons", Of: "weapons of a kind of hostiles", Most: content.Places[Place]()},
	{List: "Hostiles[].Models", Of: "models of a kind of hostiles", Most: content.Places[Place]()},
	{List: "Hostiles[].Actions[].Steps", Of: "steps of an action", Most: content.Highest[Count]()},
	{List: "Twists", Of: "twists", Most: content.Highest[Count](), File: "twists.yaml"},
	{List: "Encounters", Of: "kinds of encounters", Most: MaxKinds, File: "encounters.yaml"},
	{List: "Tiles", Of: "location tiles", Most: content.Highest[Count](), File: "tiles.yaml"},
	{List: "Combats", Of: "kinds of combats", Most: MaxKinds, File: "combats"},
	{List: "Assaults[].Assault.Actions", Of: "special actions of a battlefield", Most: content.Places[Place]()},
	{List: "Challenges", Of: "kinds of challenges", Most: MaxKinds, File: "challenges.yaml"},
	{List: "Challenges[].Choices", Of: "choices of a challenge", Most: content.Places[Place]()},
	{List: "Discoveries", Of: "kinds of discoveries", Most: MaxKinds, File: "discoveries.yaml"},
}

// sums checks the decks that are drawn from: the die that decides has a side for each card.
func (l *loading) sums() {
	encounters, explored := 0, 0
	for i := range l.lib.Encounters {
		encounters += l.lib.Encounters[i].Count
	}
	for i := range l.lib.Combats {
		explored += l.lib.Combats[i].Count
	}
	for i := range l.lib.Challenges {
		explored += l.lib.Challenges[i].Count
	}
	l.Keep(content.At{File: "encounters.yaml"}, encounters, content.Highest[dice.Die](), "encounter cards")
	l.Keep(content.At{File: "challenges.yaml"}, explored, content.Highest[dice.Die](), "combat and challenge cards")
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
