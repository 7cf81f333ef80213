package city

import (
	"fmt"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// Validate checks what holds at every table that play can reach. It says to programmers what is wrong.
func (s *State) Validate() error {
	if err := s.Bounds(); err != nil {
		return err
	}
	for _, check := range []func(*State) error{validHeroes, validSpaces, validGroups, validCards} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

func validHeroes(s *State) error {
	for h := range s.Heroes {
		x, name := &s.Heroes[h], s.HeroName(h)
		for i, slot := range x.Slots {
			switch {
			case slot.Counter != NoCounter && slot.Die > 0:
				return fmt.Errorf("%s has a die under a counter", name)
			case x.Diseased == markOf(i) && slot.Die > 1:
				return fmt.Errorf("%s has a %d on the diseased space", name, slot.Die)
			}
		}
		v := &s.Units[h]
		switch {
		case x.Out && v.At != board.None:
			return fmt.Errorf("%s is out of action and on the battlefield", name)
		case x.Away && v.At != board.None:
			return fmt.Errorf("%s is away and on the battlefield", name)
		case x.Out && x.Away, x.Dead && !x.Out:
			return fmt.Errorf("%s is out of action in a wrong way", name)
		case !x.Inspired && x.Inspiration >= inspires:
			return fmt.Errorf("%s has %d points and is not inspired", name, x.Inspiration)
		case (x.Diseased > 0) != v.Has(library.Diseased):
			return fmt.Errorf("the token of the diseased %s is missing", name)
		case x.Dead && !x.Out:
			return fmt.Errorf("%s is dead and not out of action", name)
		}
	}
	return nil
}

// validSpaces checks that no space holds more than it can (CC-SPC-007, CC-BUR-002).
func validSpaces(s *State) error {
	for u := range s.Units {
		v := &s.Units[u]
		if v.Team == HostileTeam && v.Has(library.Buried) {
			return fmt.Errorf("%s is buried", s.UnitName(UnitID(u)))
		}
		if v.Here() && !fits(s, UnitID(u)) {
			return fmt.Errorf("%s has no room at %s", s.UnitName(UnitID(u)), s.SpaceName(v.At))
		}
		if v.Slain && v.At != board.None {
			return fmt.Errorf("%s is slain and on the battlefield", s.UnitName(UnitID(u)))
		}
		if v.Team == HostileTeam && v.Here() && int(v.Damage) >= s.pack.Hostiles[v.Kind].Sides[1].Models[v.Model].Wounds {
			return fmt.Errorf("%s lives with %d damage", s.UnitName(UnitID(u)), v.Damage)
		}
	}
	return nil
}

// fits reports whether a miniature has room where it is.
func fits(s *State, u UnitID) bool {
	v := &s.Units[u]
	size, lies := s.size(u), spread{v.At, v.Tall}
	if size < library.Huge {
		return !v.Tall && s.room(u, v.At)
	}
	return !(v.Tall && size == library.Giant) && lies.whole(s.tiles, size) && pushes(s, u, board.None, lies.filled(s.tiles, size)) == pushesNobody
}

// validGroups checks that no model is in use more often than there are, and that every hostile has a group.
func validGroups(s *State) error {
	for k, models := range s.available() {
		for m, n := range models {
			if n < 0 {
				return fmt.Errorf("there are %d more of model %d of %s than there are", -n, m, s.pack.Hostiles[k].ID)
			}
		}
	}
	for u := MaxHeroes; u < MaxUnits; u++ {
		if v := &s.Units[u]; v.Team == HostileTeam && !s.Groups[v.Card].FaceUp {
			return fmt.Errorf("%s is of no group", s.UnitName(UnitID(u)))
		}
	}
	return nil
}

// validCards checks that no card is lost (CC-G-026, CC-G-056).
func validCards(s *State) error {
	if s.Ground.NumTiles == 0 {
		return nil
	}
	for k := range s.pack.Encounters {
		n := int(s.Decks.Encounter[k]) + int(s.Decks.EncounterOut[k])
		for g := range s.Groups {
			if s.Groups[g].FaceUp && int(s.Groups[g].Card) == k {
				n++
			}
		}
		if most := s.pack.Encounters[k].Count; n > most {
			return fmt.Errorf("there are %d cards %s of %d", n, s.pack.Encounters[k].ID, most)
		}
	}
	for k := range s.pack.Discoveries {
		n := int(s.Decks.Discovery[k]) + int(s.Decks.DiscoveryOut[k])
		for h := range s.Heroes {
			if s.Heroes[h].Treasure == markOf(k) {
				n++
			}
		}
		if most := s.pack.Discoveries[k].Count; n > most {
			return fmt.Errorf("there are %d cards %s of %d", n, s.pack.Discoveries[k].ID, most)
		}
	}
	return nil
}
