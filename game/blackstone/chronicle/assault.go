package chronicle

import "precipice/engine/fortress"

// attacked notes what an attack on a stronghold or the vault costs, and what comes of it.
func (r *Recorder) attacked(s *fortress.State, c change) {
	switch c := c.(type) {
	case fortress.CluePaid:
		r.count(Paid, s.Party[c.Explorer].Kind, c.Kind, 1)
	case fortress.ObjectiveReached:
		r.add(Note{What: Reached, Card: c.Objective})
	case fortress.StrongholdTaken, fortress.VaultTaken:
		r.goal(s, Conquered)
	case fortress.AssaultFailed:
		r.goal(s, Repelled)
	case fortress.ArtefactTaken:
		r.add(Note{What: Artefact, Who: s.Party[c.Explorer].Kind, Card: c.Card})
	}
}

// goal notes something of the stronghold or vault that the expedition set out for.
func (r *Recorder) goal(s *fortress.State, w What) {
	if at, ok := s.Quest.Goal.Card(); ok {
		r.add(Note{What: w, Card: uint8(at)})
	}
}

// rested notes who went into stasis, and the waking.
func (r *Recorder) rested(_ *fortress.State, c change) {
	switch c := c.(type) {
	case fortress.WentIntoStasis:
		r.count(Slept, c.Kind, 0, 1)
	case fortress.Woken:
		r.count(Woke, 0, 0, 1)
	}
}
