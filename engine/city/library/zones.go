package library

import "precipice/engine/board"

// Zones lists the ways to lay the extraction zone at a closed gateway: a space of it touches the gateway, and no tile touches it but the one
// that the gateway stands at (CC-EXT-002, CC-G-111). Nightwars says that closed gateways may lie between tiles.
func (lib *Library) Zones(g *board.Ground, gate int, nightwars bool) []board.Laying {
	return g.Berths(&lib.Tiles[lib.Extraction].Piece, gate, nightwars)
}
