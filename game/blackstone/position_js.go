package blackstone

import (
	"precipice/engine/fortress"
	"precipice/message"
)

// Position implements session.Ruleset. Only programs begin at a position, and none of them plays in a page, which therefore
// does without the language of scenarios.
func (r Rules) Position(string) (*fortress.Match, fortress.State, error) {
	return nil, fortress.State{}, message.New("error.session.position")
}
