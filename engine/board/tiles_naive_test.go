package board_test

import (
	"slices"

	"precipice/engine/board"
)

// naiveTiles answers the questions of Tiles from the squares alone, each time anew.
type naiveTiles struct {
	g  board.Ground
	on map[board.Square]int // the tile of each space
}

func newNaiveTiles(g board.Ground) naiveTiles {
	n := naiveTiles{g, map[board.Square]int{}}
	for i, tile := range g.Tiles {
		for _, at := range tile.Floor {
			n.on[at] = i
		}
	}
	return n
}

// touching lists the spaces that touch a gateway: those with a side on it.
func (n naiveTiles) touching(g board.Gate) (list []board.Square) {
	for k := range int8(g.Wide) {
		near := g.At
		if g.Side == board.North || g.Side == board.South {
			near.X += k
		} else {
			near.Y += k
		}
		far := near
		switch g.Side {
		case board.North:
			far.Y--
		case board.South:
			far.Y++
		case board.East:
			far.X++
		case board.West:
			far.X--
		}
		for _, at := range []board.Square{near, far} {
			if _, ok := n.on[at]; ok {
				list = append(list, at)
			}
		}
	}
	return list
}

func (n naiveTiles) adjacent(a, b board.Square, past bool) bool {
	if a == b {
		return false
	}
	dx, dy := int(a.X)-int(b.X), int(a.Y)-int(b.Y)
	if n.on[a] == n.on[b] && dx*dx <= 1 && dy*dy <= 1 {
		return true
	}
	for _, g := range n.g.Gates {
		touch := n.touching(g)
		if (g.Open || past) && slices.Contains(touch, a) && slices.Contains(touch, b) {
			return true
		}
	}
	return false
}

// sees reports whether one space sees another. Heroes open the closed gateways that they touch to sight.
func (n naiveTiles) sees(a, b board.Square, heroes []board.Square) bool {
	if n.on[a] == n.on[b] {
		return true
	}
	for _, g := range n.g.Gates {
		touch := n.touching(g)
		open := g.Open || slices.ContainsFunc(touch, func(at board.Square) bool { return slices.Contains(heroes, at) })
		touches := func(tile int) bool {
			return slices.ContainsFunc(touch, func(at board.Square) bool { return n.on[at] == tile })
		}
		if open && (slices.Contains(touch, b) && touches(n.on[a]) || slices.Contains(touch, a) && touches(n.on[b])) {
			return true
		}
	}
	return false
}

// distances walks from a space to all others.
func (n naiveTiles) distances(from board.Square, past bool) map[board.Square]int {
	steps, front := map[board.Square]int{from: 0}, []board.Square{from}
	for len(front) > 0 {
		here := front[0]
		front = front[1:]
		for at := range n.on {
			if _, seen := steps[at]; !seen && n.adjacent(here, at, past) {
				steps[at] = steps[here] + 1
				front = append(front, at)
			}
		}
	}
	return steps
}

// mayLie reports whether a piece may lie against a gateway so turned and moved, by the rules read one by one (CC-DLV-006, 007, CC-G-100).
func (n naiveTiles) mayLie(p *board.Piece, way board.Laying, past bool) bool {
	g, laid := n.g, p.Laid(int(way.Quarters), way.By)
	var mine, others []board.Square
	mine = slices.Concat(laid.Floor, laid.Solid)
	for _, tile := range g.Tiles {
		others = slices.Concat(others, tile.Floor, tile.Solid)
	}
	if slices.ContainsFunc(mine, func(at board.Square) bool { return slices.Contains(others, at) }) {
		return false
	}
	near := func(list []board.Square, stands board.Square) bool {
		return slices.ContainsFunc(list, func(at board.Square) bool {
			dx, dy := int(at.X)-int(stands.X), int(at.Y)-int(stands.Y)
			return dx*dx+dy*dy <= 1
		})
	}
	for _, l := range g.Lychgates {
		for stands := range l.Across().Squares {
			if near(mine, stands) {
				return false
			}
		}
	}
	for _, l := range laid.Lychgates {
		for stands := range l.Across().Squares {
			if near(others, stands) {
				return false
			}
		}
	}
	for i, gate := range g.Gates {
		touch := n.touching(gate)
		if i == way.Gate || gate.Open || past {
			continue
		}
		for _, e := range []board.Edge{gate.Edge, gate.Across()} {
			for at := range e.Squares {
				if slices.Contains(mine, at) && len(touch) > 0 && !slices.Contains(touch, at) && len(touch) == int(gate.Wide) {
					return false
				}
			}
		}
	}
	return n.meet(g.Gates[way.Gate], laid.Gates[way.Own])
}

// meet reports whether a place at the edge of a piece meets a closed gateway with nothing beyond: one lies wholly on the other.
func (n naiveTiles) meet(gate board.Gate, own board.Edge) bool {
	sides := func(e board.Edge) (list [][2]board.Square) {
		for at := range e.Squares {
			list = append(list, [2]board.Square{at, at.Towards(e.Side)})
		}
		return list
	}
	theirs, mine := sides(gate.Edge), sides(own.Across())
	if _, inside := n.on[gate.At]; !inside {
		theirs = sides(gate.Across())
	}
	all := func(a, b [][2]board.Square) bool {
		return !slices.ContainsFunc(a, func(s [2]board.Square) bool { return !slices.Contains(b, s) })
	}
	return all(theirs, mine) || all(mine, theirs)
}
