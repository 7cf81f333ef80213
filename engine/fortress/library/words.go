package library

import "slices"

// The words that a content file may use. Any other word is an error with file and line.
var (
	// Quantities are numbers a modifier adds to.
	Quantities = modifierWords(true)
	// Flags are rules a modifier switches on.
	Flags = modifierWords(false)
	// Conditions limit when a modifier on a character card applies.
	Conditions = []string{"", "has-not-moved", "alone", "wounded", "engaged", "inspired"}
	// Moments are when a card may be used: as an action, at the start of a combat turn, before an attack roll, after
	// a roll, and before the defence roll against a wound. Only supports are for the destiny roll and the gambit step.
	Moments = []string{"activation", "turn", "attack", "roll", "hit", "destiny", "gambit"}
	// Occasions are the kinds of rolls and wounds that a card may be limited to.
	Occasions = []string{"attack", "defence", "agility", "vitality", "wound", "grievous"}
	// Tokens are the kinds of tokens that mark how far a site has come. The others have places of their own: wounds and
	// inspiration on character cards, discoveries on the battlefield, the leader marker beside its player (BF-SET-028).
	Tokens = []string{"access", "barrier", "cameleoline-cloak", "disruption", "evacuation", "fire", "inspiring-speech", "plasma",
		"stasis", "threat", "trap", "unleashed"}
	// Hooks are special rules written in Go.
	Hooks = []string{"free-gambit-first-turn", "riposte"}
	// Ops are the operations of an effect.
	Ops = operationWords()
	// Selectors say whom an operation affects.
	Selectors = []string{"self", "hostile", "explorer", "each-hostile", "each-explorer", "others", "group", "site"}
	// Stats are what the operation roll rolls.
	Stats = []string{"agility", "vitality", "defence", "blackstone"}
	// Challengers say who faces a challenge.
	Challengers = []string{"each", "one", "party"}
	// ColumnWords are the situations of a behaviour table.
	ColumnWords = []string{"hidden", "engaged", "in-cover", "close", "other"}
	// HostileSteps are the steps of a hostile's action.
	HostileSteps = []string{"move", "hide", "sneak", "attack", "attack-or-move", "strike"}
	// StepTargets say whom a hostile's step attacks.
	StepTargets = []string{"closest", "furthest", "adjacent"}
	// Strikes say what a strike does to each explorer it affects.
	Strikes = []string{"wound", "grievous", "stun"}
	// BasicActions may be taken by any hostile (BF-HAC-008); their steps are rules, not content.
	BasicActions = []string{"advance", "aim", "charge", "fall-back", "hold", "onslaught", "sneak"}
	// Events are the rows of the standard event table, in their order (BF-EVT-003 to 010).
	Events = []string{"all-is-dust", "unfulfilled-destiny", "not-dead-yet", "changing-conditions", "escape-chamber", "inspiration", "heroic-effort", "lucky-find"}
	// Sides of a hex in the order of board.Side.
	Sides = []string{"e", "ne", "nw", "w", "sw", "se"}
)

// words holds the lists by the names used in content tags.
func words() map[string][]string {
	return map[string][]string{
		"modifiers":        slices.Concat(Quantities, Flags),
		"conditions":       Conditions,
		"hooks":            Hooks,
		"ops":              Ops,
		"selectors":        Selectors,
		"stats":            Stats,
		"challengers":      Challengers,
		"levels":           {"failure", "success", "critical"},
		"sizes":            {"small", "large", "huge"},
		"columns":          ColumnWords,
		"steps":            HostileSteps,
		"targets":          StepTargets,
		"strikes":          Strikes,
		"strike-selectors": {"each-explorer"},
		"sides":            Sides,
		"card-kinds":       CardKinds,
		"moments":          Moments,
		"occasions":        Occasions,
		"spans":            spans,
		"limits":           limits,
		"gifts":            {"archeotech", "clue"},
		"events":           Events,
		"lights":           Lights,
		"light-places":     LightPlaces,
		"grounds":          Grounds,
		"tokens":           Tokens,
		"stands":           Stands,
		"hues":             Hues,
		"floors":           Floors,
		"props":            Props,
		"host-skins":       HostSkins,
		"host-faces":       HostFaces,
		"host-hair":        HostHair,
		"host-heads":       HostHeads,
		"host-dresses":     HostDresses,
		"host-colours":     HostColours,
		"host-marks":       HostMarks,
		"host-things":      HostThings,
	}
}
