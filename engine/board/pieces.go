package board

import (
	"fmt"
	"slices"
)

// Piece is a tile before it is laid, about its own 0,0: its squares, and where at its edge a gateway or a lychgate may stand.
type Piece struct {
	Tile
	Gates     []Edge
	Lychgates []Edge
	Marks     []Marked // what its drawing names, such as the place of an object
}

// Marked is a square that a drawing names by a letter or a digit.
type Marked struct {
	Square
	Rune rune
}

// Laid returns the piece turned clockwise by quarters of a circle and then moved.
func (p *Piece) Laid(quarters int, by Square) Piece {
	place := func(q Square) Square { return q.Turn(quarters).Add(by) }
	edges := func(list []Edge) (laid []Edge) {
		for _, e := range list {
			e = e.turned(quarters)
			e.At = e.At.Add(by)
			laid = append(laid, e)
		}
		return laid
	}
	var to Piece
	for _, q := range p.Floor {
		to.Floor = append(to.Floor, place(q))
	}
	for _, q := range p.Solid {
		to.Solid = append(to.Solid, place(q))
	}
	for _, m := range p.Marks {
		to.Marks = append(to.Marks, Marked{place(m.Square), m.Rune})
	}
	to.Gates, to.Lychgates = edges(p.Gates), edges(p.Lychgates)
	return to
}

// Laying is a way to lay a piece against a battlefield in play (CC-DLV-006): turned and moved so that the place Own at its edge meets
// the closed gateway Gate, which opens. Own is -1 where any of its spaces meet it (see [Ground.Berths]).
type Laying struct {
	Quarters uint8
	By       Square
	Gate     int
	Own      int
}

// String writes the laying as in option keys, such as "12,-3 turn 1".
func (l Laying) String() string { return fmt.Sprintf("%v turn %d", l.By, l.Quarters) }

// Layings lists the legal ways to lay a piece, in the order of the gateways, then of turns and places. Past says that closed gateways may
// lie between tiles (CC-CGW-001); otherwise no other closed gateway may touch the tile (CC-G-100). A way that meets two gateways at once
// is listed for each.
func (g *Ground) Layings(p *Piece, past bool) (list []Laying) {
	if g.full(p) {
		return nil
	}
	lies := g.lies()
	for i := range g.Gates {
		outer, free := g.outer(i, lies)
		if !free {
			continue
		}
		for quarters := range uint8(4) {
			turned := p.Laid(int(quarters), Square{})
			for own, place := range turned.Gates {
				for _, by := range meetings(outer, place) {
					way := Laying{quarters, by, i, own}
					if !slices.Contains(list, way) && g.fits(p, way, lies, past) {
						list = append(list, way)
					}
				}
			}
		}
	}
	return list
}

// full reports whether a battlefield has no room for a piece, wherever it might lie.
func (g *Ground) full(p *Piece) bool {
	floor := len(p.Floor)
	for i := range g.Tiles {
		floor += len(g.Tiles[i].Floor)
	}
	return len(g.Tiles) >= MostTiles || floor > MaxSpaces
}

// lies returns the squares of all tiles.
func (g *Ground) lies() map[Square]bool {
	lies := map[Square]bool{}
	for i := range g.Tiles {
		for at := range g.Tiles[i].all {
			lies[at] = true
		}
	}
	return lies
}

// outer returns a closed gateway as it is seen from the tile that would be laid at it. It returns false if the gateway is open or tiles
// lie on both sides.
func (g *Ground) outer(gate int, lies map[Square]bool) (e Edge, free bool) {
	one := &g.Gates[gate]
	near, far := one.Edge, one.Across()
	taken := func(e Edge) bool {
		for at := range e.Squares {
			if lies[at] {
				return true
			}
		}
		return false
	}
	switch {
	case one.Open || taken(near) && taken(far):
		return Edge{}, false
	case taken(near):
		return far, true
	}
	return near, true
}

// meetings returns how far a place at the edge of a piece has to be moved to meet a gateway: the shorter lies wholly on the longer
// (CC-G-100).
func meetings(gate, place Edge) (by []Square) {
	if gate.Side != place.Side {
		return nil
	}
	for at := range gate.Squares {
		for from := range place.Squares {
			moved := place
			moved.At = place.At.Add(at.Minus(from))
			if step := at.Minus(from); (moved.within(gate) || gate.within(moved)) && !slices.Contains(by, step) {
				by = append(by, step)
			}
		}
	}
	return by
}

// fits reports whether a piece may lie somewhere: on nothing else, away from lychgates, with nothing else at its own (CC-DLV-007).
func (g *Ground) fits(p *Piece, way Laying, lies map[Square]bool, past bool) bool {
	if !p.inLattice(way) {
		return false
	}
	laid := p.Laid(int(way.Quarters), way.By)
	mine := map[Square]bool{}
	for at := range laid.all {
		if lies[at] {
			return false
		}
		mine[at] = true
	}
	for _, l := range g.Lychgates {
		if touched(l, mine) {
			return false
		}
	}
	for _, l := range laid.Lychgates {
		if touched(l, lies) {
			return false
		}
	}
	for i := range g.Gates {
		if outer, free := g.outer(i, lies); !past && free && i != way.Gate && meets(outer, mine) {
			return false
		}
	}
	return true
}

// inLattice reports whether a piece would lie within the lattice.
func (p *Piece) inLattice(way Laying) bool {
	for q := range p.all {
		q = q.Turn(int(way.Quarters))
		if !inLattice(int(q.X)+int(way.By.X), int(q.Y)+int(way.By.Y)) {
			return false
		}
	}
	return true
}

func meets(e Edge, squares map[Square]bool) bool {
	for at := range e.Squares {
		if squares[at] {
			return true
		}
	}
	return false
}

// touched reports whether squares touch a lychgate, along a side, or lie where it stands (CC-G-099).
func touched(l Edge, squares map[Square]bool) bool {
	for at := range l.Across().Squares {
		if squares[at] {
			return true
		}
		for w := range windCount {
			if squares[at.Towards(w)] {
				return true
			}
		}
	}
	return false
}

// Lay returns the battlefield with a piece laid, as one of its layings says: the gateway is open, as wide as the shorter of the two
// places (CC-G-112), and the lychgates of the piece stand. Where its new gateway goes is not decided here (CC-DLV-008, see [Piece.Furthest]).
func (g *Ground) Lay(p *Piece, way Laying) Ground {
	to := g.clone()
	laid := p.Laid(int(way.Quarters), way.By)
	to.Tiles = append(to.Tiles, Tile{laid.Floor, laid.Solid})
	own, gate := g.Entry(p, way), &to.Gates[way.Gate]
	if gate.Open = true; own.Wide < gate.Wide {
		gate.Edge = own
	}
	to.Lychgates = append(to.Lychgates, laid.Lychgates...)
	return to
}

// Furthest lists the places at the edge of a piece, but one, that are furthest from that one, counted in steps within the tile. The
// leader chooses among equals (CC-DLV-008).
func (p *Piece) Furthest(from int) (places []int) {
	alone := NewTiles(Ground{Tiles: []Tile{p.Tile}})
	near := func(e Edge) (set Set) {
		for at := range e.Squares {
			if sp, ok := alone.At(at); ok {
				set.Add(sp)
			}
		}
		return set
	}
	most, start := -1, near(p.Gates[from])
	for i, e := range p.Gates {
		if i == from {
			continue
		}
		steps := alone.between(start, near(e))
		if steps > most {
			most, places = steps, places[:0]
		}
		if steps == most {
			places = append(places, i)
		}
	}
	return places
}

// between counts the steps on the shortest path between two sets of spaces. Without one it is more than any path.
func (t *Tiles) between(from, to Set) int {
	least := unreached
	for a := range from.All() {
		for b := range to.All() {
			if n := t.Route(a, b); n >= 0 {
				least = min(least, n)
			}
		}
	}
	return least
}
