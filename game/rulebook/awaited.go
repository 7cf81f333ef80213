package rulebook

import (
	"sync"

	"precipice/game/rulebook/proofs"
)

// proved are the rules that a scenario or a test proves: all that the game plays by.
var proved = sync.OnceValue(proofs.All)

// Awaited tells whether the rule is not in the game yet: nothing proves it.
func (r *Rule) Awaited() bool {
	_, ok := proved()[r.ID]
	return !ok
}

// Awaited tells whether the chapter is not in the game yet: nothing proves any of its rules.
func (c *Chapter) Awaited() bool {
	for i := range c.Rules {
		if !c.Rules[i].Awaited() {
			return false
		}
	}
	return true
}
