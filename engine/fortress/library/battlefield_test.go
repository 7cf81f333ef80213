package library

import (
	"slices"
	"testing"

	"precipice/engine/board"
)

// ground returns everything a combat card lays out before a portal opens.
func ground(c *Combat) []board.Cell { return slices.Concat(c.Cells, c.Landing) }

// dealt returns the cards that an expedition can turn up; the others are only for single combats.
func dealt(lib *Library) (cards []Combat) {
	for _, c := range lib.Combats {
		if c.Count > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// starts returns the spaces explorers may start on.
func starts(f *board.Field, c *Combat) (set board.Set) {
	for _, h := range c.Ambush {
		sp, _ := f.At(h)
		set.Add(sp)
	}
	for _, cell := range c.Landing {
		sp, _ := f.At(cell.Hex)
		set.Add(sp)
	}
	return set
}

// away returns the length of the shortest route from a start, or -1 if there is none.
func away(f *board.Field, from board.Set, to board.Space) int {
	best := -1
	for sp := range from.All() {
		if r := f.Route(sp, to); r >= 0 && (best < 0 || r < best) {
			best = r
		}
	}
	return best
}

func TestEveryBattlefieldIsOneGround(t *testing.T) {
	for _, c := range dealt(load(t)) {
		cells := ground(&c)
		f := board.NewField(cells)
		from := starts(f, &c)
		if from.Len()*2 < 4 {
			t.Errorf("%s: %d hexes for four explorers", c.ID, from.Len())
		}
		walls, covers, blocked := 0, 0, 0
		for i, cell := range cells {
			if cell.Blocked {
				blocked++
				continue
			}
			if away(f, from, board.Space(i)) < 0 {
				t.Errorf("%s: nobody gets to %v", c.ID, cell.Hex)
			}
			for s := range board.Side(6) {
				switch f.Edge(board.Space(i), s) {
				case board.Wall:
					walls++
				case board.Cover:
					covers++
				}
			}
		}
		if walls < 12 || covers < 12 || blocked < 3 {
			t.Errorf("%s: %d walls, %d covers, %d obstructions between hexes", c.ID, walls/2, covers/2, blocked)
		}
	}
}

// TestChambersAreJoinedWideEnough checks that at least two open hexsides join each chamber to the rest.
func TestChambersAreJoinedWideEnough(t *testing.T) {
	lib := load(t)
	for _, c := range lib.Combats {
		f := board.NewField(ground(&c))
		laid := c.Layout
		if c.Arrival != nil {
			laid = append(slices.Clone(laid), *c.Arrival)
		}
		for _, at := range laid {
			own := lib.laid(at)
			doors := 0
			for _, cell := range own {
				sp, _ := f.At(cell.Hex)
				for next := range f.Adjacent(sp).All() {
					if cellAt(own, f.Hex(next)) < 0 {
						doors++
					}
				}
			}
			if doors < 2 {
				t.Errorf("%s: the chamber %s has %d open hexsides to the rest", c.ID, lib.Chambers[at.Chamber].ID, doors)
			}
		}
	}
}

// TestMarkersAndPortalsLieApart measures routes: groups start out of reach of a first charge, and
// reinforcements come from far away.
func TestMarkersAndPortalsLieApart(t *testing.T) {
	ambushes := 0
	for _, c := range dealt(load(t)) {
		f := board.NewField(ground(&c))
		from := starts(f, &c)
		if len(c.Ambush) > 0 {
			ambushes++
		}
		if len(c.Markers) < 3 || len(c.Markers) > 4 || len(c.Portals) < 3 {
			t.Errorf("%s: %d markers, %d portals", c.ID, len(c.Markers), len(c.Portals))
		}
		for i, h := range c.Markers {
			sp, ok := f.At(h)
			if d := away(f, from, sp); !ok || d < 4 {
				t.Errorf("%s: marker %d lies %d hexes away", c.ID, i+1, d)
			}
		}
		for _, p := range c.Portals {
			nearest := 99
			for _, side := range opens(c.Cells, p) {
				sp, _ := f.At(p.Step(side))
				nearest = min(nearest, away(f, from, sp))
			}
			if nearest < 6 || nearest == 99 {
				t.Errorf("%s: portal %v lies %d hexes away", c.ID, p, nearest)
			}
		}
	}
	if ambushes != 2 {
		t.Errorf("%d ambush cards", ambushes)
	}
}

// Opens each portal as Summon and the event do, and moves somebody into the chamber.
// proves: BF-SUM-002 BF-X-028 BF-G-051
func TestTheEscapeChamberCanBeLaidAtEveryPortal(t *testing.T) {
	lib := load(t)
	for _, c := range lib.Combats {
		cells := ground(&c)
		for i, p := range c.Portals {
			others := slices.Concat(c.Portals[:i], c.Portals[i+1:])
			chamber, ok := lib.Escape(cells, p, others)
			if !ok || len(chamber) != len(lib.Chambers[lib.Maglev].Cells) || cellAt(chamber, p) < 0 {
				t.Errorf("%s: no chamber of %d hexes at %v", c.ID, len(chamber), p)
				continue
			}
			all := slices.Concat(cells, chamber)
			if dupes(all) {
				t.Errorf("%s: the chamber at %v lies on something", c.ID, p)
				continue
			}
			f := board.NewField(all)
			for _, cell := range chamber {
				sp, _ := f.At(cell.Hex)
				if away(f, starts(f, &c), sp) < 0 {
					t.Errorf("%s: nobody gets to %v of the escape chamber at %v", c.ID, cell.Hex, p)
				}
				for next := range f.Adjacent(sp).All() {
					if cell.Hex != p && cellAt(chamber, f.Hex(next)) < 0 {
						t.Errorf("%s: the escape chamber at %v opens at %v too", c.ID, p, cell.Hex)
					}
				}
				if slices.Contains(others, cell.Hex) {
					t.Errorf("%s: the escape chamber at %v covers another portal", c.ID, p)
				}
			}
		}
	}
}

func TestChambersAndTilesAreAllUsed(t *testing.T) {
	lib := load(t)
	chambers, tiles := map[int]bool{lib.Maglev: true}, map[int]bool{}
	shapes := map[int]bool{}
	for _, c := range slices.Concat(lib.Combats, lib.Assaults) {
		for _, at := range c.Layout {
			chambers[at.Chamber] = true
			shapes[len(lib.Chambers[at.Chamber].Cells)] = true
		}
		for _, at := range c.Tiles {
			tiles[at.Tile] = true
			tile, under := &lib.Tiles[at.Tile], c.Cells[cellAt(c.Cells, at.At)]
			if tile.Blocked != under.Blocked || under.Covers&tile.Covers != tile.Covers {
				t.Errorf("%s: the tile %s does not change %v", c.ID, tile.ID, at.At)
			}
		}
	}
	if len(chambers) != len(lib.Chambers) || len(shapes) < 6 {
		t.Errorf("%d of %d chambers used, %d sizes", len(chambers), len(lib.Chambers), len(shapes))
	}
	if len(tiles) != len(lib.Tiles) || len(tiles) < 3 {
		t.Errorf("%d of %d tiles used", len(tiles), len(lib.Tiles))
	}
}
