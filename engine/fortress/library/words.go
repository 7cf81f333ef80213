package library

import "slices"

// The words a content file may use. A word outside these lists is an error on its line.
var (
	// Quantities are numbers a modifier adds to.
	Quantities = []string{"explorer-move", "hostile-move", "search-cost", "summon-cost", "recuperate-cost",
		"reinforcement-roll", "behaviour-roll", "destiny-dice", "own-move"}
	// Flags are rules a modifier switches on.
	Flags = []string{"no-covering-fire", "no-aiming", "no-overwatch",
		"hostiles-ignore-cover", "explorers-ignore-cover", "ignores-cover", "always-in-cover", "steady"}
	// Conditions limit a modifier on a character card.
	Conditions = []string{"", "has-not-moved", "alone", "wounded"}
	// Hooks are special rules written in Go.
	Hooks = []string{"free-gambit-first-turn", "riposte"}
	// Ops are the operations of an effect.
	Ops = []string{"wound", "grievous", "damage", "heal", "vitality-roll", "inspire", "stun", "move", "attack", "gain-destiny", "roll",
		"discover", "forfeit", "drain"}
	// Selectors say whom an operation touches.
	Selectors = []string{"self", "hostile", "explorer", "each-hostile", "each-explorer", "others"}
	// Stats are what the operation roll rolls.
	Stats = []string{"agility", "vitality", "defence", "blackstone"}
	// Challengers are who meets a challenge.
	Challengers = []string{"each", "one", "party"}
	// ColumnWords are the situations of a behaviour table.
	ColumnWords = []string{"hidden", "engaged", "in-cover", "close", "other"}
	// HostileSteps are the steps of a hostile's action.
	HostileSteps = []string{"move", "hide", "sneak", "attack", "attack-or-move", "strike"}
	// StepTargets are whom the attack of a hostile's step picks.
	StepTargets = []string{"closest", "furthest", "adjacent"}
	// Strikes are what a strike does to each explorer it touches.
	Strikes = []string{"wound", "grievous", "stun"}
	// BasicActions may be taken by any hostile (BF-HAC-008); their steps are rules, not content.
	BasicActions = []string{"advance", "aim", "charge", "fall-back", "hold", "onslaught", "sneak"}
	// Sides of a hex in the order of board.Side.
	Sides = []string{"e", "ne", "nw", "w", "sw", "se"}
)

// words by the names the content tags use.
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
	}
}
