package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// turnedRules returns rules with the map of every combat turned by sixths of a circle around the
// origin.
func turnedRules(t *testing.T, turns int) Rules {
	lib := *rulesFor(t).Pack.Library
	lib.Combats = slices.Clone(lib.Combats)
	for i := range lib.Combats {
		c := &lib.Combats[i]
		c.Cells, c.Landing = turnedCells(c.Cells, turns), turnedCells(c.Landing, turns)
		c.Portals, c.Markers, c.Ambush = turnedHexes(c.Portals, turns), turnedHexes(c.Markers, turns), turnedHexes(c.Ambush, turns)
		c.Tiles = slices.Clone(c.Tiles)
		for j := range c.Tiles {
			c.Tiles[j] = library.LaidTile{Tile: c.Tiles[j].Tile, At: c.Tiles[j].At.Rotate(turns)}
		}
	}
	return Rules{NewPack(&lib)}
}

func turnedCells(cells []board.Cell, turns int) (turned []board.Cell) {
	for _, c := range cells {
		turned = append(turned, c.Rotate(turns))
	}
	return turned
}

func turnedHexes(hexes []board.Hex, turns int) (turned []board.Hex) {
	for _, h := range hexes {
		turned = append(turned, h.Rotate(turns))
	}
	return turned
}

// placeless returns a state without anything that turning the map changes.
func placeless(s State) State {
	s.Cells, s.Portals, s.field, s.pack = [board.MaxSpaces]board.Cell{}, [MaxPortals]Portal{}, nil, nil
	return s
}

// TestATurnedMapHasTheSameHistory plays the same choices on a map and on the turned map, until the
// escape chamber appears. The search for its place tries the turns in a fixed order.
func TestATurnedMapHasTheSameHistory(t *testing.T) {
	const seeds = 90
	decisions := 0
	for seed := range uint64(seeds) {
		straight, turned := rulesFor(t), turnedRules(t, 1+int(seed%5))
		setup := Setup{Players: 1, Explorers: parties[seed%3], Fifth: -1, Combat: straight.Pack.Combats[seed%uint64(len(straight.Pack.Combats))].ID}
		a, errA := NewGame(straight, setup, seed)
		b, errB := NewGame(turned, setup, seed)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		pick := rand.New(rand.NewPCG(seed, 3))
		for n := 0; !a.State.Escape; n++ {
			d, ok := a.Pending()
			e, also := b.Pending()
			if ok != also || len(d.Options) != len(e.Options) || placeless(a.State) != placeless(b.State) {
				t.Fatalf("seed %d, decision %d: the turned map behaved differently", seed, n)
			}
			if !ok {
				break
			}
			i := pick.IntN(len(d.Options))
			a.Take(i)
			b.Take(i)
			decisions++
		}
	}
	if decisions < 50*seeds {
		t.Errorf("only %d decisions compared", decisions)
	}
}
