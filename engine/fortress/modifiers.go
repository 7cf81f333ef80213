package fortress

import (
	"iter"
	"slices"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// holds reports whether a condition on a character card is met.
func (s *State) holds(u UnitID, when string) bool {
	if when == "" {
		return true
	}
	x := s.ExplorerOf(u)
	switch when {
	case "has-not-moved":
		return !x.Moved
	case "wounded":
		return x.Wounded()
	case "inspired":
		return x.Inspired
	case "engaged":
		return s.engaged(u)
	case "alone":
		if !s.Units[u].Here() { // its card can be read all the same
			return false
		}
		for v := range s.each(Explorers) {
			if s.Units[v].Card != s.Units[u].Card && s.field.Range(s.Units[u].Hex, s.Units[v].Hex) <= 2 {
				return false
			}
		}
		return true
	}
	panic("fortress: a modifier has an unknown condition: " + when)
}

// modified returns the sum that the modifiers in play add to a quantity.
func (s *State) modified(what string, u UnitID) (sum int) {
	var r few
	for _, in := range s.influences(r[:0], u) {
		for i := range in.Modify {
			if mod := &in.Modify[i]; mod.What == what && s.holds(u, mod.When) {
				sum += mod.By
			}
		}
	}
	return sum
}

// Modifies yields what changes a quantity for a miniature, such as "search-cost", and by how much.
func (s *State) Modifies(what string, u UnitID) iter.Seq2[*Influence, int] {
	return func(yield func(*Influence, int) bool) {
		for in := range s.Influences(u) {
			by := 0
			for i := range in.Modify {
				if mod := &in.Modify[i]; mod.What == what && s.holds(u, mod.When) {
					by += mod.By
				}
			}
			if by != 0 && !yield(in, by) {
				return
			}
		}
	}
}

// stepped returns dice with the modifiers of their size: D6, D8, D12. There is none below or above.
func (s *State) stepped(stat library.Stat, what string, u UnitID) library.Stat {
	sizes := [...]dice.Die{dice.D6, dice.D8, dice.D12}
	at := slices.Index(sizes[:], stat.Die)
	if by := s.modified(what, u); by != 0 && at >= 0 {
		stat.Die = sizes[max(0, min(at+by, len(sizes)-1))]
	}
	return stat
}

// flagged reports whether a modifier in play sets a flag.
func (s *State) flagged(what string, u UnitID) bool {
	var r few
	for _, in := range s.influences(r[:0], u) {
		if s.sets(in, what, u) {
			return true
		}
	}
	return false
}

// sets reports whether an influence sets a flag.
func (s *State) sets(in *Influence, what string, u UnitID) bool {
	for i := range in.Modify {
		if mod := &in.Modify[i]; mod.What == what && s.holds(u, mod.When) {
			return true
		}
	}
	return false
}

// Move returns the Move value of a miniature with all modifiers. Cards and tiles never lower it below 1,
// so that nobody is stranded for the rest of a combat.
func (s *State) Move(u UnitID) int {
	v := &s.Units[u]
	base, by := 0, s.modified("own-move", u)
	if v.Team == Explorers {
		base, by = s.Card(int(v.Card)).Move, by+s.modified("explorer-move", u)
	} else {
		base, by = s.Hostile(u).Move, by+s.modified("hostile-move", u)
	}
	return max(min(base, 1), base+by)
}

// CoverBetween reports whether a miniature in one space is in cover from another space: from a barrier
// on the line between them, the tile it stands on or a twist (BF-CVR-001, BF-G-088).
func (s *State) CoverBetween(from, to board.Space) bool {
	if s.field.CrossesCover(from, to) {
		return true
	}
	var r few
	for _, in := range s.influencesAt(r[:0], to) {
		if s.sets(in, alwaysInCover, NoUnit) {
			return true
		}
	}
	return false
}

// alwaysInCover is the flag by which a twist, a tile or a card gives cover without a barrier.
const alwaysInCover = "always-in-cover"

// IgnoresCover reports whether a miniature's attacks ignore cover with every weapon.
func (s *State) IgnoresCover(u UnitID) bool {
	if s.Units[u].Team == Hostiles {
		return s.flagged("hostiles-ignore-cover", u) || s.flagged("ignores-cover", u)
	}
	return s.flagged("explorers-ignore-cover", u) || s.flagged("ignores-cover", u)
}
