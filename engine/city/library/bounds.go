package library

import (
	"precipice/engine/content"
	"precipice/engine/dice"
)

// The types in which the rules keep what a pack has. The bounds follow from them.
type (
	Place   = uint8  // of a hero, a map, a tile, a weapon or an action in its list
	Count   = uint8  // how many steps of an action or a map have been read
	KindSet = uint16 // kinds of hostiles, a bit each
	UseSet  = uint8  // what the card and the traits of a hero let it do, a bit each
	Address = uint16 // of an operation of Library.Code, and of what comes behind the last one
)

// The lengths of the arrays that the rules keep.
const (
	MaxHostiles  = 16 // kinds of hostiles, see KindSet
	MaxKinds     = 64 // kinds of cards of one deck
	MaxModels    = 6  // models of a reference card
	MaxObjects   = 16
	MaxGates     = 20
	MaxLych      = 12
	MaxWeapons   = 6
	MaxChoices   = 4             // of a crisis
	MaxAbilities = 8 - MostLevel // of a hero's card, see UseSet
	MaxFigures   = 48            // miniatures of hostiles: the 42 of the box, and those of the Nightwars
)

// Party is how many heroes set out (CC-SET-005).
const Party = 4

// MostGroups is how many groups there are at once (CC-SET-015, CC-G-030).
const MostGroups = 4

// Bounds are those of each list that the rules keep in an array, or by places, counts or bits.
var Bounds = []content.Bound{
	{List: "Heroes", Of: "heroes", Most: content.Places[Place](), File: "heroes"},
	{List: "Heroes[].Sides[].Abilities", Of: "abilities of a side", Most: content.Bits[UseSet]() - MostLevel},
	{List: "Hostiles", Of: "kinds of hostiles", Most: min(MaxHostiles, content.Bits[KindSet]()), File: "hostiles"},
	{List: "Hostiles[].Models", Of: "models of a kind of hostiles", Most: MaxModels},
	{List: "Hostiles[].Actions", Of: "actions of a kind of hostiles", Most: content.Places[Place]() - len(Basic)},
	{List: "Hostiles[].Actions[].Steps", Of: "steps of an action", Most: content.Highest[Count]()},
	{List: "Hostiles[].Sides[].Models[].Weapons", Of: "weapons of a model", Most: content.Places[Place]()},
	{List: "Encounters", Of: "kinds of encounters", Most: MaxKinds, File: "encounters.yaml"},
	{List: "Discoveries", Of: "kinds of discoveries", Most: MaxKinds, File: "discoveries.yaml"},
	{List: "Items", Of: "items", Most: MaxKinds, File: "items.yaml"},
	{List: "Crises", Of: "crises", Most: MaxKinds, File: "crises.yaml"},
	{List: "Crises[].Choices", Of: "choices of a crisis", Most: MaxChoices},
	{List: "Tiles", Of: "tiles", Most: content.Places[Place](), File: "tiles"},
	{List: "Tiles[].Piece.Gates", Of: "places for gateways at a tile", Most: content.Places[Place]()},
	{List: "Tiles[].Piece.Marks", Of: "objects of a tile", Most: MaxObjects},
	{List: "Journeys", Of: "maps", Most: content.Places[Place](), File: "journeys"},
	{List: "Journeys[].Gates", Of: "gateways of a map", Most: MaxGates},
	{List: "Journeys[].Lychgates", Of: "lychgates of a map", Most: MaxLych},
	{List: "Journeys[].Objects", Of: "objects of a map", Most: MaxObjects},
	{List: "Journeys[].Quest", Of: "quest steps of a map", Most: content.Highest[Count]()},
	{List: "Exploration", Of: "exploration cards", Most: MaxKinds, File: "exploration.yaml"},
	{List: "Code", Of: "operations in all effects together", Most: content.Highest[Address](), File: "pack.yaml"},
}

// sums checks what adds up over a deck or the whole pack: a die has a side for each card of a deck, and the table a place for each
// miniature.
func (l *loading) sums() {
	cards := 0
	for i := range l.lib.Encounters {
		cards += l.lib.Encounters[i].Count
	}
	l.Keep(content.At{File: "encounters.yaml"}, cards, content.Highest[dice.Die](), "encounter cards")
	cards = 0
	for i := range l.lib.Discoveries {
		cards += l.lib.Discoveries[i].Count
	}
	l.Keep(content.At{File: "discoveries.yaml"}, cards, content.Highest[dice.Die](), "discovery cards")
	l.Keep(content.At{File: "hostiles"}, min(l.owned(), l.deployed()), MaxFigures, "miniatures in four groups")
	if n := len(l.lib.Heroes); n < Party {
		l.Report(content.At{File: "heroes"}, "there are too few heroes", "write four or more, because so many set out (CC-SET-005)")
	}
}

// owned counts the miniatures of all hostiles.
func (l *loading) owned() (n int) {
	for i := range l.lib.Hostiles {
		for _, m := range l.lib.Hostiles[i].Models {
			n += m.Count
		}
	}
	return n
}

// deployed counts the hostiles that the largest groups of a level ask for.
func (l *loading) deployed() (most int) {
	for level := range MostLevel + 1 {
		var largest [MostGroups]int // the largest first
		for i := range l.lib.Encounters {
			e := &l.lib.Encounters[i]
			n := 0
			for _, band := range e.Levels[level] {
				n = max(n, band.size())
			}
			for range min(e.Count, MostGroups) {
				placed(&largest, n)
			}
		}
		sum := 0
		for _, n := range largest {
			sum += n
		}
		most = max(most, sum)
	}
	return most
}

func (b Band) size() (n int) {
	for _, p := range b {
		n += p.Count
	}
	return n
}

// placed puts a number among the largest.
func placed(largest *[MostGroups]int, n int) {
	for i := range largest {
		largest[i], n = max(largest[i], n), min(largest[i], n)
	}
}
