package board_test

import (
	"testing"

	"precipice/engine/board"

	"pgregory.net/rapid"
)

// battlefields draws ragged maps with holes, obstructions, walls and covers.
func battlefields(t *rapid.T) []board.Cell {
	wide := rapid.IntRange(1, 8).Draw(t, "wide")
	high := rapid.IntRange(1, 8).Draw(t, "high")
	left := rapid.IntRange(-20, 20).Draw(t, "left")
	sparse := rapid.IntRange(1, 12).Draw(t, "sparse")
	var cells []board.Cell
	for r := range high {
		for q := range wide {
			pick := rapid.Uint32().Draw(t, "cell")
			if int(pick%16) >= 16-sparse/3 {
				continue
			}
			c := board.Cell{Hex: board.Hex{Q: int8(q + left), R: int8(r - left/2)}}
			if pick>>4%8 == 0 {
				c.Blocked = true
			}
			c.Walls = uint8(pick>>8&pick>>14&pick>>20) & 63
			c.Covers = uint8(pick>>20&pick>>26) & 63
			cells = append(cells, c)
		}
	}
	return cells
}

func TestTablesEqualTheRulesReadOneByOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := battlefields(t)
		f, n := board.NewField(cells), newNaive(cells)
		for a := range board.Space(f.Len()) {
			walk := n.distances(f.Hex(a), 255, nil, nil)
			for b := range board.Space(f.Len()) {
				from, to := f.Hex(a), f.Hex(b)
				if got, want := f.Visible(a, b), n.visible(from, to); got != want {
					t.Fatalf("visible from %v to %v: %v, want %v", from, to, got, want)
				}
				if got, want := f.InCover(a, b), n.inCover(from, to); got != want {
					t.Fatalf("in cover from %v to %v: %v, want %v", from, to, got, want)
				}
				want, reached := walk[to]
				if !reached {
					want = -1
				}
				if got := f.Route(a, b); got != want {
					t.Fatalf("route from %v to %v: %d, want %d", from, to, got, want)
				}
			}
		}
	})
}
