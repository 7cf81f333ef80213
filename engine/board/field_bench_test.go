package board_test

import (
	"testing"

	"precipice/engine/board"
)

// hexagon returns a battlefield of a given radius (8 is 217 hexes) with walls, cover and
// obstructions scattered over it by a fixed rule.
func hexagon(radius int8) []board.Cell {
	var cells []board.Cell
	for r := -radius; r <= radius; r++ {
		for q := -radius; q <= radius; q++ {
			c := board.Cell{Hex: board.Hex{Q: q, R: r}}
			if c.Hex.Distance(board.Hex{}) > int(radius) {
				continue
			}
			switch n := len(cells); {
			case n%13 == 5:
				c.Walls = 1<<board.E | 1<<board.SE
			case n%11 == 7:
				c.Covers = 1<<board.SW | 1<<board.E
			case n%37 == 20:
				c.Blocked = true
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// across holds pairs of spaces from all over the map.
func across(f *board.Field, n int) (a, b board.Space) {
	return board.Space(n * 31 % f.Len()), board.Space(n * 97 % f.Len())
}

func BenchmarkVisible(b *testing.B) {
	cells := hexagon(8)
	f, n := board.NewField(cells), newNaive(cells)
	b.Run("table", func(b *testing.B) {
		b.ReportAllocs()
		i, seen := 0, 0
		for b.Loop() {
			x, y := across(f, i)
			if f.Visible(x, y) {
				seen++
			}
			i++
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		i, seen := 0, 0
		walls := n.walls()
		for b.Loop() {
			x, y := across(f, i)
			if clear(walls, f.Hex(x), f.Hex(y)) {
				seen++
			}
			i++
		}
	})
}

func BenchmarkNewField(b *testing.B) {
	cells := hexagon(8)
	b.Run("tables", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			board.NewField(cells)
		}
	})
	b.Run("naive", func(b *testing.B) { // sight and distances of each pair, one after the other
		b.ReportAllocs()
		n := newNaive(cells)
		walls := n.walls()
		for b.Loop() {
			for _, from := range cells {
				n.distances(from.Hex, 255, nil, nil)
				for _, to := range cells {
					clear(walls, from.Hex, to.Hex)
				}
			}
		}
	})
}

func BenchmarkReach6(b *testing.B) {
	cells := hexagon(8)
	f, n := board.NewField(cells), newNaive(cells)
	from, _ := f.At(board.Hex{})
	b.Run("sets", func(b *testing.B) {
		b.ReportAllocs()
		var r board.Reach
		for b.Loop() {
			f.Reach(&r, from, 6, board.Set{}, board.Set{})
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			n.distances(board.Hex{}, 6, nil, nil)
		}
	})
}

func BenchmarkDistancesFromOne(b *testing.B) {
	cells := hexagon(8)
	f, n := board.NewField(cells), newNaive(cells)
	b.Run("table", func(b *testing.B) {
		b.ReportAllocs()
		sum := 0
		for b.Loop() {
			for to := range board.Space(f.Len()) {
				sum += f.Route(0, to)
			}
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			n.distances(f.Hex(0), 255, nil, nil)
		}
	})
}

func BenchmarkPathAcross(b *testing.B) {
	cells := hexagon(8)
	f, n := board.NewField(cells), newNaive(cells)
	last := board.Space(f.Len() - 1)
	b.Run("sets", func(b *testing.B) {
		b.ReportAllocs()
		var r board.Reach
		path := make([]board.Space, 0, board.MaxSpaces)
		for b.Loop() {
			f.Reach(&r, 0, 200, board.Set{}, board.Set{})
			path = r.Path(last, path)
		}
		if len(path) == 0 {
			b.Fatal("no path")
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if n.path(f.Hex(0), f.Hex(last)) == nil {
				b.Fatal("no path")
			}
		}
	})
}
