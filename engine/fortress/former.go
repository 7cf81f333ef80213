package fortress

import "precipice/engine"

// Saves of formats 1 and 2 name these frames without the ruleset.
func init() {
	engine.Formerly("fortress",
		"activation", "agreement", "arrange", "attack", "behave", "board", "challenge", "combat",
		"covering-fire", "deploy-group", "effect", "event-roll", "exchange", "expedition", "forfeit",
		"gambits", "group-activation", "hostile-attack", "hostile-move", "pay", "react", "recovery",
		"reinforce", "roll", "strike", "turn", "vitality", "weapon-action", "wound")
}
