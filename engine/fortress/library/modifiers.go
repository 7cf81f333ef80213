package library

import (
	"fmt"

	"precipice/engine/content"
)

// Reach says from where a modifier has an effect.
type Reach uint8

// The reaches. A twist, a legacy card or a support applies to the whole table, a tile to whoever stands on it, a character
// card to its own miniatures, and a resource card to those of its owner.
const (
	FromAnywhere Reach = iota
	FromTwistOrTile
	FromTwistOnly
)

// modifierWord is a word of what a modifier changes.
type modifierWord struct {
	word     string
	quantity bool // it adds a number; otherwise it switches a rule on
	reach    Reach
}

var modifiers = []modifierWord{
	{"explorer-move", true, FromAnywhere},
	{"hostile-move", true, FromTwistOrTile},
	{"search-cost", true, FromAnywhere},
	{"summon-cost", true, FromAnywhere},
	{"recuperate-cost", true, FromAnywhere},
	{"reinforcement-roll", true, FromTwistOnly},
	{"behaviour-roll", true, FromTwistOrTile},
	{"destiny-dice", true, FromTwistOnly},
	{"own-move", true, FromAnywhere},
	{"attack-die", true, FromAnywhere},
	{"defence-die", true, FromAnywhere},
	{"agility-die", true, FromAnywhere},
	{"vitality-die", true, FromAnywhere},
	{"no-covering-fire", false, FromTwistOnly},
	{"no-aiming", false, FromAnywhere},
	{"no-overwatch", false, FromTwistOnly},
	{"hostiles-ignore-cover", false, FromTwistOrTile},
	{"explorers-ignore-cover", false, FromAnywhere},
	{"ignores-cover", false, FromAnywhere},
	{"always-in-cover", false, FromAnywhere},
	{"steady", false, FromAnywhere},
	{"unseen-from-afar", false, FromTwistOnly},
}

// modifierWords returns the words of quantities, or of flags.
func modifierWords(quantities bool) (words []string) {
	for _, m := range modifiers {
		if m.quantity == quantities {
			words = append(words, m.word)
		}
	}
	return words
}

// modifierOf returns what is known about a word. ok is false for an unknown one.
func modifierOf(word string) (m modifierWord, ok bool) {
	for _, m := range modifiers {
		if m.word == word {
			return m, true
		}
	}
	return m, false
}

// ReachOf returns from where a modifier has an effect.
func ReachOf(what string) Reach {
	m, ok := modifierOf(what)
	if !ok {
		panic(fmt.Sprintf("library: there is no modifier %q", what))
	}
	return m.reach
}

// The kinds of cards that modify, as complaints name them.
const (
	onTwist    = "twist"
	onLegacy   = "legacy card"
	onTile     = "tile"
	onCard     = "character card"
	onResource = "resource card"
	onSupport  = "support"
)

// modify checks that each modifier of a card has an effect there, and only the fields it needs.
func (l *loading) modify(at content.At, on string, all ...Modifier) {
	for _, m := range all {
		known, _ := modifierOf(m.What)
		switch {
		case known.quantity && m.By == 0:
			l.Report(at, fmt.Sprintf("the modifier %q adds nothing", m.What), "write by: with a number other than 0")
		case !known.quantity && m.By != 0:
			l.Report(at, fmt.Sprintf("the modifier %q has no number", m.What), "drop by")
		case m.When != "" && on != onCard && on != onResource:
			l.Report(at, fmt.Sprintf("the modifier %q of a %s has a condition", m.What, on), "drop when, which only the card of an explorer can have")
		case known.reach == FromTwistOnly && on != onTwist && on != onLegacy && on != onSupport:
			l.Report(at, fmt.Sprintf("the modifier %q has no effect on a %s", m.What, on), "put it on a twist")
		case known.reach == FromTwistOrTile && (on == onCard || on == onResource):
			l.Report(at, fmt.Sprintf("the modifier %q has no effect on a %s", m.What, on), "put it on a twist or a tile")
		}
	}
}
