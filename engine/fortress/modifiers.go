package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// twistModifiers yields the modifiers of the twists in play.
func (s *State) twistModifiers(yield func(*library.Modifier) bool) {
	for _, k := range s.Twists {
		t, ok := k.Card()
		if !ok {
			return
		}
		for i := range s.pack.Twists[t].Modify {
			if !yield(&s.pack.Twists[t].Modify[i]) {
				return
			}
		}
	}
}

// modifiers yields every modifier in play that can affect a miniature: those of the twists, of the
// location tile under it and of its character card. With NoUnit it yields those that affect the table.
func (s *State) modifiers(u UnitID) func(func(*library.Modifier) bool) {
	return func(yield func(*library.Modifier) bool) {
		for mod := range s.twistModifiers {
			if !yield(mod) {
				return
			}
		}
		if u == NoUnit {
			return
		}
		for mod := range s.tileModifiers(s.Units[u].Hex) {
			if !yield(mod) {
				return
			}
		}
		if s.Units[u].Team != Explorers {
			return
		}
		rules := s.Card(int(s.Units[u].Card)).Rules
		for i := range rules {
			if rules[i].Hook == "" && s.holds(u, rules[i].Modifier.When) && !yield(&rules[i].Modifier) {
				return
			}
		}
	}
}

// tileModifiers yields the modifiers of the location tile on a space.
func (s *State) tileModifiers(sp board.Space) func(func(*library.Modifier) bool) {
	return func(yield func(*library.Modifier) bool) {
		for _, t := range s.Tiles {
			tile, ok := t.Tile.Card()
			if !ok || t.At != sp {
				continue
			}
			here := s.pack.Tiles[tile].Here
			for i := range here {
				if !yield(&here[i]) {
					return
				}
			}
		}
	}
}

// holds reports whether a condition on a character card is met.
func (s *State) holds(u UnitID, when string) bool {
	x := s.ExplorerOf(u)
	switch when {
	case "":
		return true
	case "has-not-moved":
		return !x.Moved
	case "wounded":
		return x.Wounded()
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
	for mod := range s.modifiers(u) {
		if mod.What == what {
			sum += mod.By
		}
	}
	return sum
}

// flagged reports whether a modifier in play sets a flag.
func (s *State) flagged(what string, u UnitID) bool {
	for mod := range s.modifiers(u) {
		if mod.What == what {
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
	for mod := range s.twistModifiers {
		if mod.What == alwaysInCover {
			return true
		}
	}
	for mod := range s.tileModifiers(to) {
		if mod.What == alwaysInCover {
			return true
		}
	}
	return false
}

// alwaysInCover is the flag by which a twist, a tile or a card gives cover without a barrier.
const alwaysInCover = "always-in-cover"

// ignoresCover reports whether a miniature's attacks ignore cover with every weapon.
func (s *State) ignoresCover(u UnitID) bool {
	side := "explorers-ignore-cover"
	if s.Units[u].Team == Hostiles {
		side = "hostiles-ignore-cover"
	}
	return s.flagged(side, u) || s.flagged("ignores-cover", u)
}
