package fortress

import (
	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// Harness returns the checks of one game, for the tests outside this package.
func Harness(r Rules, every playtest.Every) *playtest.Game[State] { return harness(r, every) }

// AtStronghold returns a quest whose party stands before a battlefield of a stronghold or the vault, and the state before it.
// It begins in the middle of an expedition that a quest with such a party would have had.
func AtStronghold(r Rules, party *State, stronghold, stage int, seed uint64) *Match {
	s := *party
	s.Quest.Step, s.Quest.Goal = Exploring, Mark(stronghold+1)
	s.Expedition = ExpeditionState{Step: ExplorationStep, Round: uint8(r.Pack.Strongholds[stronghold].Approach + stage), Assault: AssaultState{Stage: uint8(stage)}}
	return engine.Begin(r, s, dice.NewSeeded(seed), func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "explore"}} })
}
