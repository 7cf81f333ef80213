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

// AsBefore implements engine.Forerunner. Earlier releases asked nobody whether to attack, and let nobody give away cards
// once the destination was known (BF-G-094, BF-G-099).
func (Rules) AsBefore(m *Match, d *engine.Decision) int {
	switch {
	case d.Kind == AskAssault:
		return d.Find(DoAgree)
	case d.Kind == AskExchange && m.State.Quest.Step == Gathering && m.State.Goal() != nil:
		return d.Find(DoDone)
	}
	return -1
}
