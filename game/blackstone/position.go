//go:build !js

package blackstone

import "precipice/engine/fortress"

// Position implements session.Ruleset.
func (r Rules) Position(text string) (*fortress.Match, fortress.State, error) {
	return fortress.Position(r.Rules, text)
}
