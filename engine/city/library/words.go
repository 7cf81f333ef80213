package library

// The words that a content file may use. Any other word is an error with file and line.
var (
	// ClassWords are the classes of heroes.
	ClassWords = []string{"stalwart", "blade", "executioner", "loremaster"}
	// Deeds are the conditions of a Path to Glory: it slays hostiles in its activation, an attack or a defence roll is
	// critical, a weapon action hurts it, a gambit succeeds, it searches, it heals.
	Deeds = []string{"slays", "critical-attack", "critical-defence", "hurt", "gambit", "searches", "heals"}
	// Quarry is what a Path to Glory wants slain.
	Quarry = []string{"any", "small", "large", "champion"}
	// ReachWords are the kinds of weapons.
	ReachWords = []string{"melee", "ranged", "dual"}
	// SizeWords are the sizes of hostiles.
	SizeWords = []string{"small", "large", "huge", "giant"}
	// AilmentWords are the ailments.
	AilmentWords = []string{"buried", "cursed", "diseased", "fatigued", "stunned", "trapped"}
	// FindWords are the kinds of discovery cards.
	FindWords = []string{"treasure", "trap", "crisis", "realmstone"}
	// JourneyWords are the types of journeys.
	JourneyWords = []string{"hunt", "scavenge", "deliverance", "decapitation"}
	// EventWords are the rows of the event table (CC-EVT-004 to 010).
	EventWords = []string{"destiny-denied", "will-of-the-master", "crisis", "time-grows-short", "born-hero", "inspiring-effort", "destiny-fulfilled"}
	// ModifierWords are the quantities that a modifier adds to. A die grows by a size for each 1.
	ModifierWords = []string{"move", "run", "agility-die", "vitality-die", "defence-die", "attack-die", "damage", "guard", "search-cost"}
	// Conditions limit when a modifier applies.
	Conditions = []string{"wounded", "engaged", "alone", "night", "inspired"}
	// Ops are the operations of an effect.
	Ops = []string{"damage", "heal", "inspire", "ail", "cure", "fear", "influence", "nightfall", "quest", "die", "destiny",
		"move", "attack", "draw", "item", "lose-item", "ward", "roll"}
	// Selectors say whom an operation affects.
	Selectors = []string{"self", "hostile", "hero", "hostiles", "heroes", "others"}
	// Stats are what the operation roll rolls; quest is the D12.
	Stats = []string{"agility", "vitality", "defence", "quest"}
	// Steps are the steps of a hostile's action.
	Steps = []string{"move", "attack", "ward", "effect"}
	// Basic are the actions that any hostile may take; their steps are rules, not content (CC-BEH-004, 005).
	Basic = []string{"hold", "advance", "charge"}

	levels = []string{"failure", "success", "critical"} // by dice.Level
)

// words holds the lists by the names used in content tags.
func words() map[string][]string {
	return map[string][]string{
		"classes":    ClassWords,
		"deeds":      Deeds,
		"quarry":     Quarry,
		"reach":      ReachWords,
		"ailments":   AilmentWords,
		"hits":       levels,
		"onces":      {"turn", "journey"},
		"uses":       {"turn", "discard"},
		"finds":      FindWords,
		"journeys":   JourneyWords,
		"events":     EventWords,
		"modifiers":  ModifierWords,
		"conditions": Conditions,
		"ops":        Ops,
		"selectors":  Selectors,
		"stats":      Stats,
		"steps":      Steps,
		"sizes":      SizeWords,
		"winds":      {"n", "e", "s", "w"},
	}
}
