package board

import (
	"fmt"
	"slices"
)

// Check says what is wrong with a battlefield, with the place and the remedy, nil for nothing.
func (g *Ground) Check() error {
	if n := len(g.Tiles); n > MostTiles {
		return fmt.Errorf("the battlefield has %d tiles: keep at most %d", n, MostTiles)
	}
	lies, floor := map[Square]int{}, 0
	for i := range g.Tiles {
		floor += len(g.Tiles[i].Floor)
		for at := range g.Tiles[i].all {
			if other, twice := lies[at]; twice && other == i {
				return fmt.Errorf("tile %d has the square %v twice: give it once", i+1, at)
			} else if twice {
				return fmt.Errorf("tiles %d and %d both lie on %v: move or turn one of them", other+1, i+1, at)
			}
			lies[at] = i
		}
	}
	if floor > MaxSpaces {
		return fmt.Errorf("the battlefield has %d spaces: keep at most %d", floor, MaxSpaces)
	}
	spaces := g.spaces()
	for i := range g.Gates {
		if err := g.Gates[i].check(spaces); err != nil {
			return fmt.Errorf("gateway %d at %v: %w", i+1, g.Gates[i].Edge, err)
		}
	}
	for i, l := range g.Lychgates {
		if err := checkLychgate(l, lies, spaces); err != nil {
			return fmt.Errorf("lychgate %d at %v: %w", i+1, l, err)
		}
	}
	return nil
}

// all yields every square of a tile.
func (t *Tile) all(yield func(Square) bool) {
	for _, at := range t.Floor {
		if !yield(at) {
			return
		}
	}
	for _, at := range t.Solid {
		if !yield(at) {
			return
		}
	}
}

// spaces returns the tile of each space.
func (g *Ground) spaces() map[Square]int {
	all := map[Square]int{}
	for i := range g.Tiles {
		for _, at := range g.Tiles[i].Floor {
			all[at] = i
		}
	}
	return all
}

func checkWidth(e Edge) error {
	if e.Wide < 1 || e.Wide > 2 || e.Side >= windCount {
		return fmt.Errorf("it is %d squares wide: make it 1 or 2", e.Wide)
	}
	return nil
}

// check says what is wrong with a gateway: it stands at the edge of one tile, between two if it is open, and nowhere within one.
func (g *Gate) check(spaces map[Square]int) error {
	if err := checkWidth(g.Edge); err != nil {
		return err
	}
	tiles := map[int]bool{}
	across := g.Across()
	near, far := g.At, across.At
	for range g.Wide {
		a, nearby := spaces[near]
		b, beyond := spaces[far]
		switch {
		case nearby && beyond && a == b:
			return fmt.Errorf("tile %d is on both sides of it: put it at the edge of a tile", a+1)
		case g.Open && !(nearby && beyond):
			return fmt.Errorf("it is open, and no tile lies on one side of it: lay one there or close it")
		case !nearby && !beyond:
			return fmt.Errorf("no tile has a space at %v or %v: put it at the edge of a tile", near, far)
		}
		if nearby {
			tiles[a] = true
		}
		if beyond {
			tiles[b] = true
		}
		near, far = near.Add(g.Side.along()), far.Add(g.Side.along())
	}
	if len(tiles) > 2 {
		return fmt.Errorf("%d tiles touch it: at most 2 may", len(tiles))
	}
	return nil
}

// checkLychgate says what is wrong with a lychgate: it stands outside a tile, and no other lies there (CC-SPC-004).
func checkLychgate(l Edge, lies, spaces map[Square]int) error {
	if err := checkWidth(l); err != nil {
		return err
	}
	first, ok := spaces[l.At]
	for at := range l.Squares {
		tile, here := spaces[at]
		if !here || !ok || tile != first {
			return fmt.Errorf("tile %d has no space at %v: a lychgate touches spaces of one tile", first+1, at)
		}
	}
	for at := range l.Across().Squares {
		if tile, taken := lies[at]; taken {
			return fmt.Errorf("tile %d lies where it stands, at %v: put it at an edge with nothing beyond", tile+1, at)
		}
	}
	return nil
}

// CheckMap is Check for a battlefield as it is authored: only the extraction zone, which is laid later, may touch a lychgate of another
// tile (CC-DLV-007, CC-G-111).
func (g *Ground) CheckMap() error {
	if err := g.Check(); err != nil {
		return err
	}
	for i, l := range g.Lychgates {
		for t := range g.Tiles {
			for at := range g.Tiles[t].all {
				if slices.Contains(g.Tiles[t].Floor, l.At) || !touched(l, map[Square]bool{at: true}) {
					continue
				}
				return fmt.Errorf("lychgate %d at %v: tile %d touches it at %v: a lychgate touches one tile only", i+1, l, t+1, at)
			}
		}
	}
	return nil
}

// Apart returns a tile that is not part of the battlefield: from the first tile no other that touches the one before it and no gateway leads
// there (CC-SPC-006). It returns -1 if there is none.
func (g *Ground) Apart() int {
	lies := map[Square]int{}
	for i := range g.Tiles {
		for at := range g.Tiles[i].all {
			lies[at] = i
		}
	}
	part := make([]bool, len(g.Tiles))
	for next := []int{0}; len(next) > 0 && len(g.Tiles) > 0; {
		i := next[0]
		if next = next[1:]; part[i] {
			continue
		}
		part[i] = true
		for at := range g.Tiles[i].all {
			for w := range windCount { // what a gateway joins touches as well
				if other, ok := lies[at.Towards(w)]; ok && !part[other] {
					next = append(next, other)
				}
			}
		}
	}
	return slices.Index(part, false)
}
