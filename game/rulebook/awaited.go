package rulebook

import (
	"sync"

	"precipice/game/rulebook/proofs"
)

// proved returns the rules that a scenario or a test proves, which are the rules the game plays by.
var proved = sync.OnceValue(proofs.Proved)

// Awaited reports whether the rule is not in the game yet because nothing proves it.
func (r *Rule) Awaited() bool {
	return !proved()[r.ID] && !r.card
}

// Awaited reports whether the chapter is not in the game yet because nothing proves any of its rules.
func (c *Chapter) Awaited() bool {
	for i := range c.Rules {
		if !c.Rules[i].Awaited() {
			return false
		}
	}
	return true
}
