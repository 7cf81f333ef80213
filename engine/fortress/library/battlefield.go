package library

import (
	"fmt"
	"slices"

	"precipice/engine/board"
	"precipice/engine/content"
)

// laid returns the cells of a chamber, turned and moved into place.
func (l *Library) laid(at Laid) []board.Cell {
	cells := slices.Clone(l.Chambers[at.Chamber].Cells)
	for i := range cells {
		cells[i] = cells[i].Rotate(at.Turn)
		cells[i].Hex = cells[i].Hex.Add(at.At)
	}
	return cells
}

func cellAt(cells []board.Cell, h board.Hex) int {
	return slices.IndexFunc(cells, func(c board.Cell) bool { return c.Hex == h })
}

// opens lists the sides through which a hex beyond the battlefield can be entered: those it shares with a
// hex that is not an obstruction and has no wall there (BF-BTL-008, BF-G-051).
func opens(cells []board.Cell, h board.Hex) (sides []board.Side) {
	for side := range board.Side(6) {
		i := cellAt(cells, h.Step(side))
		if i >= 0 && !cells[i].Blocked && cells[i].Walls&(1<<side.Opposite()) == 0 {
			sides = append(sides, side)
		}
	}
	return sides
}

// Escape returns the maglev chamber as it replaces a portal: the first combination of turn and entry that
// overlaps neither the battlefield nor the hexes to keep free. It joins the battlefield only where the
// portal did (BF-SUM-002, BF-X-028, BF-G-051).
func (l *Library) Escape(cells []board.Cell, portal board.Hex, keep []board.Hex) ([]board.Cell, bool) {
	chamber := l.Chambers[l.Maglev].Cells
	for turn := range 6 {
		for entry := range chamber {
			from := chamber[entry].Hex.Rotate(turn)
			laid := l.laid(Laid{Chamber: l.Maglev, At: board.Hex{Q: portal.Q - from.Q, R: portal.R - from.R}, Turn: turn})
			taken := slices.ContainsFunc(laid, func(c board.Cell) bool {
				return cellAt(cells, c.Hex) >= 0 || slices.Contains(keep, c.Hex)
			})
			if taken {
				continue
			}
			wallOff(laid, cells, portal)
			return laid, true
		}
	}
	return nil, false
}

// wallOff walls every side towards the battlefield except those of the portal's own hex.
func wallOff(laid, cells []board.Cell, portal board.Hex) {
	for i := range laid {
		for side := range board.Side(6) {
			if laid[i].Hex != portal && cellAt(cells, laid[i].Hex.Step(side)) >= 0 {
				laid[i].Walls |= 1 << side
			}
		}
	}
}

// combat lays out a battlefield and checks it. All ids have been checked before.
func (l *loading) combat(r *combatRecord) Combat {
	c := Combat{ID: r.ID, Count: r.Count, Portals: hexes(r.Portals), Markers: hexes(r.Markers), Ambush: hexes(r.Ambush)}
	for _, one := range r.Layout {
		laid := l.place(one)
		c.Layout = append(c.Layout, laid)
		c.Cells = l.join(one.At, c.Cells, l.lib.laid(laid))
	}
	l.tilesOf(r, &c)
	if r.Arrival != nil {
		laid := l.place(*r.Arrival)
		c.Arrival = &laid
		c.Landing = l.lib.laid(laid)
		l.join(r.Arrival.At, c.Cells, c.Landing)
	}
	l.battlefield(r, &c)
	return c
}

func (l *loading) place(r laidRecord) Laid {
	return Laid{Chamber: l.lib.chamber(r.Chamber), At: r.Hex.hex(), Turn: r.Turn}
}

func (h hexText) hex() board.Hex { return board.Hex{Q: int8(h.Q), R: int8(h.R)} }

func hexes(texts []hexText) (all []board.Hex) {
	for _, t := range texts {
		all = append(all, t.hex())
	}
	return all
}

// join adds cells and reports any hex that is covered twice.
func (l *loading) join(at content.At, cells, more []board.Cell) []board.Cell {
	for _, c := range more {
		if cellAt(cells, c.Hex) >= 0 {
			l.Report(at, fmt.Sprintf("hex %v is covered already", c.Hex), "move or turn it so that nothing overlaps")
			continue
		}
		cells = append(cells, c)
	}
	return cells
}

// tilesOf lays the location tiles: an annex beside the chambers, any other tile on a hex (BF-BTL-007).
func (l *loading) tilesOf(r *combatRecord, c *Combat) {
	for _, t := range r.Tiles {
		i := slices.IndexFunc(l.lib.Tiles, func(tile Tile) bool { return tile.ID == t.Tile })
		tile, hex := &l.lib.Tiles[i], t.Hex.hex()
		c.Tiles = append(c.Tiles, LaidTile{Tile: i, At: hex})
		under := cellAt(c.Cells, hex)
		if tile.Annex != (under < 0) {
			l.Report(r.At.Of("tiles"), fmt.Sprintf("the tile %q does not fit on %v", t.Tile, hex), "lay an annex beside the chambers, any other tile on a hex")
			continue
		}
		if tile.Annex {
			c.Cells = append(c.Cells, board.Cell{Hex: hex, Covers: tile.Covers})
			continue
		}
		c.Cells[under].Blocked = c.Cells[under].Blocked || tile.Blocked
		c.Cells[under].Covers |= tile.Covers
	}
}
