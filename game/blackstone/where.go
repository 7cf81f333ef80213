package blackstone

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// die is the name of a die in a line. The faces of two dice, which follow it, look like a hex.
var die = regexp.MustCompile(`^d[0-9]+$`)

// Where implements session.Ruleset: it says where the hexes named in a line are, by the miniatures next to them and
// by what lies there, and of what kind the hostile groups are. A miniature that the line is about is no landmark.
func (Rules) Where(s *fortress.State, args []string) (where map[string]session.Place) {
	for i, arg := range args {
		if g, ok := s.GroupNamed(arg); ok {
			if where == nil {
				where = map[string]session.Place{}
			}
			where[arg] = session.Place{{"group", s.Pack().Hostiles[s.Groups[g].Kind].ID, strconv.Itoa(g + 1)}}
			continue
		}
		if s.NumCells == 0 || !strings.Contains(arg, ",") || i > 0 && die.MatchString(args[i-1]) {
			continue
		}
		h, err := board.ParseHex(arg)
		if err != nil {
			continue
		}
		if where == nil {
			where = map[string]session.Place{}
		}
		where[arg] = placeOf(s, h, args)
	}
	return where
}

// placeOf says where a hex is.
func placeOf(s *fortress.State, h board.Hex, about []string) (place session.Place) {
	lies, by, exact := feature(s, h), "by.", false
	if u := landmark(s, h, about); u == fortress.NoUnit {
		by = "alone."
	} else {
		name, from := s.UnitName(u), s.Field().Hex(s.On(u).Hex)
		far := h.Distance(from)
		switch exact = far < 2; far {
		case 0:
			place = append(place, []string{"same", name})
		case 1:
			place = append(place, []string{"next." + way(from, h), name})
		default:
			place = append(place, []string{"away." + way(from, h), name, strconv.Itoa(far)})
		}
	}
	switch {
	case len(lies) > 0 && (!exact || lies[0] == "marker"): // a hex beside somebody needs no other mark
		place = append(place, append([]string{by + lies[0]}, lies[1:]...))
	case len(place) == 0:
		place = append(place, []string{"alone.open"})
	}
	return place
}

// near is by how many hexes an explorer may be further away than a hostile and still be the better landmark: there are
// fewer explorers, and their names are easier to find. Only who stands in the same hex is better.
const near = 3

// landmark returns the miniature that a hex is told by: the nearest, where explorers count as nearer.
func landmark(s *fortress.State, h board.Hex, about []string) (best fortress.UnitID) {
	best, least := fortress.NoUnit, math.MaxInt
	for i := range s.Units {
		u := fortress.UnitID(i)
		v := s.On(u)
		if !v.Here() || int(v.Hex) >= len(s.Field().Cells()) || slices.Contains(about, s.UnitName(u)) {
			continue
		}
		far := h.Distance(s.Field().Hex(v.Hex)) * 2
		if v.Team == fortress.Hostiles {
			far++ // of two that are equally near, an explorer
			if far > 1 {
				far += 2 * near
			}
		}
		if far < least {
			best, least = u, far
		}
	}
	return best
}

// feature returns what lies in a hex or beside it, nil for nothing.
func feature(s *fortress.State, h board.Hex) []string {
	sp, inside := s.Field().At(h)
	if !inside {
		return nil
	}
	for i, at := range s.Markers {
		if at == sp {
			return []string{"marker", strconv.Itoa(i + 1)}
		}
	}
	if s.Maglev.Has(sp) {
		if s.Escape {
			return []string{"escape"}
		}
		return []string{"maglev"}
	}
	for i := range s.Portals {
		if s.Portals[i].Open && s.PortalSpaces(i).Has(sp) {
			return []string{"portal"}
		}
	}
	for side := range board.Side(6) {
		if beside, ok := s.Field().At(h.Step(side)); ok && s.Cells[beside].Blocked {
			return []string{"obstruction"}
		}
	}
	return nil
}

// ways are the directions, clockwise from the east.
var ways = [...]string{"e", "se", "s", "sw", "w", "nw", "n", "ne"}

// Places lists the words of all phrases that say where something is, or which group.
func Places() (words []string) {
	words = []string{"group", "same", "alone.open"}
	for i, way := range ways {
		words = append(words, "away."+way)
		if i != 2 && i != 6 { // no neighbour lies straight down or straight up
			words = append(words, "next."+way)
		}
	}
	for _, lies := range []string{"marker", "maglev", "escape", "portal", "obstruction"} {
		words = append(words, "by."+lies, "alone."+lies)
	}
	return words
}

// way names the direction from one hex to another.
func way(from, to board.Hex) string {
	q, r := float64(to.Q)-float64(from.Q), float64(to.R)-float64(from.R)
	turn := math.Atan2(r*math.Sqrt(3)/2, q+r/2) / (2 * math.Pi) // part of a circle, clockwise as rows go down
	return ways[(int(math.Round(turn*float64(len(ways))))+len(ways))%len(ways)]
}
