package setup

import (
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// Play sets what is played. What only the other modes need stays as it is.
func (v *seating) Play(mode fortress.Mode) {
	s := &v.Setup
	switch s.Quest = mode == fortress.Campaign; {
	case s.Quest:
		return
	case mode == fortress.SingleCombat:
		s.Difficulty = fortress.NoObjective
	case s.Difficulty == fortress.NoObjective:
		s.Difficulty = fortress.Normal
	}
	v.markForce()
}

// markForce notes whether the party is a strike force. In a quest the setting only allows one (BF-SFV-001).
func (v *seating) markForce() {
	if !v.Setup.Quest {
		v.Setup.StrikeForce = v.size < fortress.MaxParty
	}
}

// ready returns the table with what its mode uses, and nothing else.
func (v *seating) ready() blackstone.Table {
	t := v.Table.Clone()
	s := &t.Setup
	if s.Quest {
		s.Explorers, s.Difficulty, s.Combat = nil, fortress.NoObjective, ""
	} else {
		t.Quest, s.LeaderPoints = "", false
	}
	return t
}
