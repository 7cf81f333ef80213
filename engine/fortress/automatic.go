package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
)

// Automatic answers an open choice of the hostile seat if nobody plays it (BF-G-074). It takes an
// option as a player does, in this order of preference:
//
//   - deploy: the space nearest to an explorer; the rules on cover have already narrowed the options;
//   - activate, return: the first listed, that is the lowest figure number;
//   - towards, hostile-target: the explorer with the fewest free activation spaces, then the fewest dice,
//     then the first of the party;
//   - hostile-move: the space nearest to an explorer, out of its sight if it flees; then in cover;
//   - hostile-weapon: the one with the highest chance of a wound at this range.
//
// The first option listed wins a tie. The result is an index into the options.
func Automatic(m *Match, d *engine.Decision) int {
	best, at := -1<<30, 0
	for i := range d.Options {
		if v := preference(&m.State, d, &d.Options[i]); v > best {
			best, at = v, i
		}
	}
	return at
}

func preference(s *State, d *engine.Decision, o *engine.Option) int {
	switch d.Kind {
	case AskActivate, AskReturn:
		return 0
	case AskDeploy:
		return -s.away(board.Space(o.Args[1]))
	case AskTowards, AskHostileTarget:
		x := s.ExplorerOf(UnitID(o.Args[0]))
		return -x.Count(NoCounter)*8 - x.NumDice()
	case AskHostileMove:
		return moveValue(s, o)
	case AskHostileWeapon:
		return weaponValue(s, d, o)
	}
	panic("fortress: the hostiles have no preference at the question " + d.Kind)
}

func moveValue(s *State, o *engine.Option) int {
	h, err := board.ParseHex(o.Parts[1])
	if err != nil {
		return 0
	}
	sp, _ := s.field.At(h)
	v := -2 * s.away(sp)
	if s.coveredSpace(sp) {
		v++
	}
	return v
}

// weaponValue rates the dice of a weapon: each success face counts once, each critical face three
// times.
func weaponValue(s *State, d *engine.Decision, o *engine.Option) int {
	by, on := s.find(d.About[0]), s.find(d.About[1])
	if by == NoUnit || on == NoUnit {
		return 0
	}
	stat, _ := s.weapon(by, int(o.Args[0])).At(s.field.Range(s.Units[by].Hex, s.Units[on].Hex))
	if stat.Count == 0 {
		return 0
	}
	w := s.pack.Dice.Of(stat.Die)
	return int(stat.Count) * (int(w[1]) + 3*int(w[2])) * 120 / int(stat.Die)
}

// find returns the miniature with that name, or NoUnit.
func (s *State) find(name string) UnitID {
	for u := range s.Units {
		if s.Units[u].Team != Nobody && s.UnitName(UnitID(u)) == name {
			return UnitID(u)
		}
	}
	return NoUnit
}
