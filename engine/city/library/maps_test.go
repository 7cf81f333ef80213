package library

import (
	"slices"
	"testing"

	"precipice/engine/board"
)

// maps are the maps of the pack that are laid before a journey.
func maps(t *testing.T) (*Library, []Journey) {
	lib := load(t)
	return lib, slices.DeleteFunc(slices.Clone(lib.Journeys), func(j Journey) bool { return j.Type == Deliverance })
}

// sidesOf lists the sides of squares that an edge consists of, seen from within.
func sidesOf(e board.Edge) (list []board.Edge) {
	for at := range e.Squares {
		list = append(list, board.Edge{At: at, Side: e.Side, Wide: 1})
	}
	return list
}

// The gateways, lychgates and objects of a map stand where the drawings of its tiles have a place for them, and no tile lies there twice.
func TestMapsKeepToTheirTiles(t *testing.T) {
	lib, all := maps(t)
	for _, j := range all {
		gates, lychgates, marks, floor := map[board.Edge]bool{}, map[board.Edge]bool{}, map[board.Square]bool{}, map[board.Square]bool{}
		used := map[int]bool{}
		for _, one := range j.Layout {
			if used[one.Tile] {
				t.Errorf("%s: the tile %s lies there twice", j.ID, lib.Tiles[one.Tile].ID)
			}
			used[one.Tile] = true
			p := lib.Tiles[one.Tile].Laid(one.Turn, one.At)
			for _, e := range p.Gates {
				for _, side := range sidesOf(e) {
					gates[side] = true
				}
			}
			for _, e := range p.Lychgates {
				lychgates[e] = true
			}
			for _, m := range p.Marks {
				marks[m.Square] = true
			}
			for _, at := range p.Floor {
				floor[at] = true
			}
		}
		for _, g := range j.Gates {
			for _, side := range append(sidesOf(g.Edge), sidesOf(g.Across())...) {
				if floor[side.At] && !gates[side] {
					t.Errorf("%s: the tile at %v has no place for a gateway", j.ID, side)
				}
			}
		}
		for _, l := range j.Lychgates {
			if !lychgates[l] {
				t.Errorf("%s: no tile has a place for a lychgate at %v", j.ID, l)
			}
		}
		for _, at := range j.Objects {
			if !marks[at] {
				t.Errorf("%s: no tile has a place for an object at %v", j.ID, at)
			}
		}
	}
}

// Objects are at least three steps apart and leave a way to every space; a hunt has four of them, two in the Nightwars, none within
// four steps of where the heroes come in. A scavenge has eight, four of which are marked with the red 1 and at least five steps away (CC-G-076). Two lychgates
// or more let the dead in.
func TestMapsGiveRoom(t *testing.T) {
	_, all := maps(t)
	for _, j := range all {
		tiles := board.NewTiles(j.Ground)
		var barred board.Set
		var at []board.Space
		for _, q := range j.Objects {
			sp, _ := tiles.At(q)
			barred.Add(sp)
			at = append(at, sp)
		}
		start, _ := tiles.At(j.Gates[0].At)
		if tiles.Tile(start) != 0 {
			t.Errorf("%s: the first gateway is not that of the drop zone", j.ID)
		}
		least, first, objects, gates := 4, 0, 4, 2
		switch {
		case j.Type == Scavenge:
			least, first, objects = 2, 4, 8
		case j.Nightwars:
			objects = 2
		case j.Lesson: // something lies near the way in
			least, first, objects, gates = 2, 2, 3, 1
		}
		if len(j.Objects) != objects || len(j.First) != first || len(j.Lychgates) < gates {
			t.Errorf("%s has %d objects, %d of them marked, and %d lychgates", j.ID, len(j.Objects), len(j.First), len(j.Lychgates))
		}
		for i, sp := range at {
			for _, other := range at[:i] {
				if n := tiles.Route(sp, other); n < 3 {
					t.Errorf("%s: objects at %s and %s are %d steps apart", j.ID, tiles.Name(sp), tiles.Name(other), n)
				}
			}
			far := least
			if slices.Contains(j.First, j.Objects[i]) {
				far = 5
			}
			for from := range tiles.Touch(0).All() {
				if n := tiles.Route(from, sp); tiles.Tile(from) == 0 && n < far {
					t.Errorf("%s: the object at %s is %d steps from the drop zone", j.ID, tiles.Name(sp), n)
				}
			}
		}
		if n := walk(tiles, start, barred); n != tiles.Len()-barred.Len() {
			t.Errorf("%s: %d spaces of %d can be reached past the objects", j.ID, n, tiles.Len())
		}
	}
}

// walk counts the spaces that are reached from one, step by step, without entering those that are barred.
func walk(tiles *board.Tiles, from board.Space, barred board.Set) int {
	seen, todo := board.Set{}, []board.Space{from}
	seen.Add(from)
	for len(todo) > 0 {
		at := todo[0]
		todo = todo[1:]
		for next := range tiles.Adjacent(at).All() {
			if !seen.Has(next) && !barred.Has(next) {
				seen.Add(next)
				todo = append(todo, next)
			}
		}
	}
	return seen.Len()
}

// No two maps of a type are the same figure: they differ in how their tiles are joined.
func TestMapsAskDifferentQuestions(t *testing.T) {
	_, all := maps(t)
	figures := map[string]string{}
	for _, j := range all {
		tiles := board.NewTiles(j.Ground)
		figure := JourneyWords[j.Type]
		for a := range j.Layout {
			for b := range a {
				if tiles.TileNear(a, b) {
					figure += string(rune('a'+a)) + string(rune('a'+b))
				}
			}
		}
		if other := figures[figure]; other != "" {
			t.Errorf("%s and %s join their tiles alike", j.ID, other)
		}
		figures[figure] = j.ID
	}
}

// The box holds 18 tiles; 16 of them measure four squares by four, and each of these has its own shape.
func TestTiles(t *testing.T) {
	lib := load(t)
	shapes, square := map[string]string{}, 0
	for _, tile := range lib.Tiles {
		figure := tile.String()
		if other := shapes[figure]; other != "" {
			t.Errorf("%s and %s are the same", tile.ID, other)
		}
		shapes[figure] = tile.ID
		if len(tile.Floor)+len(tile.Solid) == 16 {
			square++
			if len(tile.Gates) < 2 || len(tile.Marks) == 0 {
				t.Errorf("%s has %d places for gateways and %d for objects", tile.ID, len(tile.Gates), len(tile.Marks))
			}
		}
	}
	if len(lib.Tiles) != 18 || square != 16 {
		t.Errorf("there are %d tiles, %d of four by four", len(lib.Tiles), square)
	}
}
