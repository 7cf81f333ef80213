package library

import "precipice/engine/board"

// Zones lists the ways to lay the extraction zone at a closed gateway: it touches no tile but the one that the gateway stands at
// (CC-EXT-002).
func (lib *Library) Zones(g *board.Ground, gate int) (ways []board.Laying) {
	piece := &lib.Tiles[lib.Extraction].Piece
	for _, way := range g.Layings(piece, false) {
		laid := piece.Laid(int(way.Quarters), way.By)
		if way.Gate == gate && touches(g, &laid, gate) {
			ways = append(ways, way)
		}
	}
	return ways
}

// touches reports whether a piece as laid touches only the tile of a gateway.
func touches(g *board.Ground, laid *board.Piece, gate int) bool {
	lies := map[board.Square]int{}
	for i := range g.Tiles {
		for _, list := range [][]board.Square{g.Tiles[i].Floor, g.Tiles[i].Solid} {
			for _, at := range list {
				lies[at] = i
			}
		}
	}
	of := map[int]bool{}
	for _, e := range [2]board.Edge{g.Gates[gate].Edge, g.Gates[gate].Across()} {
		for at := range e.Squares {
			if tile, ok := lies[at]; ok {
				of[tile] = true
			}
		}
	}
	for _, list := range [][]board.Square{laid.Floor, laid.Solid} {
		for _, at := range list {
			for w := range board.Wind(4) {
				if tile, ok := lies[at.Towards(w)]; ok && !of[tile] {
					return false
				}
			}
		}
	}
	return true
}
