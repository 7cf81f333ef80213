package city

import (
	"slices"
	"strconv"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/session"
)

// Where implements session.Ruleset: a space is told by its tile and by who stands beside it, a group by its number with its kinds. A
// miniature that the line is about is no landmark.
func (Rules) Where(s *rules.State, args []string) (where map[string]session.Place) {
	for _, arg := range args {
		place := groupPlace(s, arg)
		if q, err := board.ParseSquare(arg); err == nil && s.Tiles() != nil {
			if sp, ok := s.Tiles().At(q); ok {
				place = spacePlace(s, sp, args)
			}
		}
		if place == nil {
			continue
		}
		if where == nil {
			where = map[string]session.Place{}
		}
		where[arg] = place
	}
	return where
}

// groupPlace returns a group with the kinds of hostiles in it, nil for no group or one that nobody knows yet.
func groupPlace(s *rules.State, name string) session.Place {
	for g := range s.Groups {
		if name != rules.GroupName(g) {
			continue
		}
		switch kinds := Kinds(s, g); len(kinds) {
		case 0:
			return nil
		case 1:
			return session.Place{{"group", strconv.Itoa(g + 1), s.Content().Hostiles[kinds[0]].ID}}
		default:
			word := "group.mixed"
			if len(kinds) > 2 {
				word = "group.many"
			}
			return session.Place{{word, strconv.Itoa(g + 1), s.Content().Hostiles[kinds[0]].ID, s.Content().Hostiles[kinds[1]].ID}}
		}
	}
	return nil
}

// Kinds returns the kinds of hostiles of a group, the slain included, the most numerous first.
func Kinds(s *rules.State, g int) (kinds []int) {
	count := make([]int, len(s.Content().Hostiles))
	for u := range s.Units {
		if v := &s.Units[u]; v.Team == rules.HostileTeam && int(v.Card) == g {
			if count[v.Kind]++; count[v.Kind] == 1 {
				kinds = append(kinds, int(v.Kind))
			}
		}
	}
	slices.SortStableFunc(kinds, func(a, b int) int { return count[b] - count[a] })
	return kinds
}

// spacePlace says where a space is: on which tile, and beside whom or what.
func spacePlace(s *rules.State, sp board.Space, about []string) session.Place {
	t := s.Tiles()
	place := session.Place{{"on", s.Content().Tiles[s.Ground.Tiles[t.Tile(sp)].Tile].ID}}
	beside := t.Adjacent(sp)
	for _, team := range landmarks(s, about) {
		for u := range s.Units {
			v := &s.Units[u]
			if v.Team == team && v.Here() && beside.Has(v.At) && !slices.Contains(about, s.UnitName(rules.UnitID(u))) {
				return append(place, []string{"beside", s.UnitName(rules.UnitID(u))})
			}
		}
	}
	for _, at := range s.Ground.Objects {
		if at != board.None && beside.Has(at) {
			return append(place, []string{"beside-object"})
		}
	}
	return place
}

// landmarks are the teams by whose miniatures a space is told: the enemies of the first miniature that the line is about come first.
func landmarks(s *rules.State, about []string) []rules.Team {
	for u := range s.Units {
		if v := &s.Units[u]; v.Team == rules.HeroTeam && slices.Contains(about, s.UnitName(rules.UnitID(u))) {
			return []rules.Team{rules.HostileTeam, rules.HeroTeam}
		}
	}
	return []rules.Team{rules.HeroTeam, rules.HostileTeam}
}
