package board

import (
	"maps"
	"slices"
)

// Berths lists the ways to lay a piece at a closed gateway that no place of its own need meet, as the extraction zone lies: a space of it
// touches the gateway, and no tile touches it but that of the gateway (CC-EXT-002, CC-G-099, CC-G-111, CC-G-113). A lychgate may stand beside
// it, but not where it lies (CC-SPC-005). Past says that closed gateways may lie between tiles, as for [Ground.Layings]. The Own of these
// layings is -1.
func (g *Ground) Berths(p *Piece, gate int, past bool) (list []Laying) {
	lies := g.lies()
	outer, free := g.outer(gate, lies)
	if !free || g.full(p) {
		return nil
	}
	taken, near := g.taken(gate, lies, past), g.strangers(gate)
	for quarters := range uint8(4) {
		for at := range outer.Squares {
			for _, q := range p.Floor {
				way := Laying{quarters, at.Minus(q.Turn(int(quarters))), gate, -1}
				if !slices.Contains(list, way) && p.clear(way, taken, near) {
					list = append(list, way)
				}
			}
		}
	}
	return list
}

// taken returns the squares on which a piece at a closed gateway may not lie: those of tiles and lychgates, and those beyond other closed
// gateways unless they may lie between tiles (CC-G-100).
func (g *Ground) taken(gate int, lies map[Square]bool, past bool) map[Square]bool {
	taken := maps.Clone(lies)
	add := func(e Edge) {
		for at := range e.Squares {
			taken[at] = true
		}
	}
	for _, l := range g.Lychgates {
		add(l.Across())
	}
	for i := range g.Gates {
		if other, free := g.outer(i, lies); free && !past && i != gate {
			add(other)
		}
	}
	return taken
}

// strangers returns the squares of the tiles that do not lie at a gateway.
func (g *Ground) strangers(gate int) map[Square]bool {
	strange := map[Square]bool{}
	for i := range g.Tiles {
		of := map[Square]bool{}
		for at := range g.Tiles[i].all {
			of[at] = true
		}
		if e := g.Gates[gate].Edge; !meets(e, of) && !meets(e.Across(), of) {
			maps.Copy(strange, of)
		}
	}
	return strange
}

// clear reports whether a piece may lie somewhere: in the lattice, on none of some squares, and beside none of others.
func (p *Piece) clear(way Laying, taken, near map[Square]bool) bool {
	if !p.inLattice(way) {
		return false
	}
	for q := range p.all {
		at := q.Turn(int(way.Quarters)).Add(way.By)
		if taken[at] {
			return false
		}
		for w := range windCount {
			if near[at.Towards(w)] {
				return false
			}
		}
	}
	return true
}

// Entry returns where the gateway of a laying opens, seen from the piece: the place of the piece that meets it or, without one, the part of
// the gateway that spaces of the piece touch (CC-G-112).
func (g *Ground) Entry(p *Piece, way Laying) (e Edge) {
	laid := p.Laid(int(way.Quarters), way.By)
	if way.Own >= 0 {
		return laid.Gates[way.Own]
	}
	outer, _ := g.outer(way.Gate, g.lies())
	for at := range outer.Squares {
		switch {
		case !slices.Contains(laid.Floor, at):
		case e.Wide == 0:
			e = Edge{at, outer.Side, 1}
		default:
			e.Wide++
		}
	}
	return e
}
