package board_test

import (
	"slices"
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
				if got, want := f.CrossesCover(a, b), n.inCover(from, to); got != want {
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

func TestSightGoesBothWaysAndIsExplained(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := board.NewField(battlefields(t))
		for a := range board.Space(f.Len()) {
			for b := range board.Space(f.Len()) {
				seen := f.Visible(a, b)
				if seen != f.Visible(b, a) || seen != f.Seen(b).Has(a) {
					t.Fatalf("%v and %v do not agree on seeing each other", f.Hex(a), f.Hex(b))
				}
				if at, side, kind, blocked := f.Blocker(a, b); blocked != (!seen && a != b) {
					t.Fatalf("%v to %v: visible %v, blocked by %v %v %v", f.Hex(a), f.Hex(b), seen, at, side, kind)
				}
				if at, side, ok := f.CoverAt(a, b); ok != f.CrossesCover(a, b) {
					t.Fatalf("%v to %v: in cover %v, told %v %v", f.Hex(a), f.Hex(b), !ok, at, side)
				}
			}
		}
	})
}

func TestTurningTheMapChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := battlefields(t)
		turns := rapid.IntRange(-5, 5).Draw(t, "turns")
		turned := make([]board.Cell, len(cells))
		for i, c := range cells {
			turned[i] = c.Rotate(turns)
		}
		f, g := board.NewField(cells), board.NewField(turned)
		var before, after board.Reach
		for a := range board.Space(f.Len()) {
			if f.Seen(a) != g.Seen(a) || f.Adjacent(a) != g.Adjacent(a) {
				t.Fatalf("%v sees or touches other spaces after %d turns", f.Hex(a), turns)
			}
			for s := range board.Side(6) {
				if f.Edge(a, s) != g.Edge(a, s.Rotate(turns)) || f.Neighbour(a, s) != g.Neighbour(a, s.Rotate(turns)) {
					t.Fatalf("side %v of %v differs after %d turns", s, f.Hex(a), turns)
				}
			}
			for b := range board.Space(f.Len()) {
				if f.CrossesCover(a, b) != g.CrossesCover(a, b) || f.Route(a, b) != g.Route(a, b) || f.Range(a, b) != g.Range(a, b) {
					t.Fatalf("%v to %v differ after %d turns", f.Hex(a), f.Hex(b), turns)
				}
			}
			f.Reach(&before, a, 4, board.Set{}, board.Set{})
			g.Reach(&after, a, 4, board.Set{}, board.Set{})
			for b := range board.Space(f.Len()) {
				if !slices.Equal(before.Path(b, nil), after.Path(b, nil)) {
					t.Fatalf("paths from %v to %v differ after %d turns", f.Hex(a), f.Hex(b), turns)
				}
			}
		}
	})
}

func TestReachEqualsASearchHexByHex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := battlefields(t)
		f, n := board.NewField(cells), newNaive(cells)
		if f.Len() == 0 {
			return
		}
		from := board.Space(rapid.IntRange(0, f.Len()-1).Draw(t, "from"))
		move := rapid.IntRange(0, 9).Draw(t, "move")
		var barred, halt board.Set
		barredHexes, haltHexes := map[board.Hex]bool{}, map[board.Hex]bool{}
		for sp := range board.Space(f.Len()) {
			switch rapid.IntRange(0, 9).Draw(t, "stands") {
			case 0:
				barred.Add(sp)
				barredHexes[f.Hex(sp)] = true
			case 1, 2:
				halt.Add(sp)
				haltHexes[f.Hex(sp)] = true
			}
		}
		var r board.Reach
		f.Reach(&r, from, move, barred, halt)
		want := n.distances(f.Hex(from), move, barredHexes, haltHexes)
		for sp := range board.Space(f.Len()) {
			steps, reached := want[f.Hex(sp)]
			if r.Has(sp) != reached || reached && r.Steps(sp) != steps {
				t.Fatalf("%v: %d steps, want %d, %v", f.Hex(sp), r.Steps(sp), steps, reached)
			}
			path := r.Path(sp, nil)
			if len(path) != steps {
				t.Fatalf("the path to %v is %v, want %d steps", f.Hex(sp), path, steps)
			}
			here := from
			for _, next := range path {
				if !f.Adjacent(here).Has(next) || barred.Has(next) || here != from && halt.Has(here) {
					t.Fatalf("the path %v may not go from %v to %v", path, here, next)
				}
				here = next
			}
		}
	})
}

func TestDrawingIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := board.NewField(battlefields(t)).Cells()
		if len(cells) == 0 {
			return
		}
		for i := range cells {
			cells[i].Covers &^= cells[i].Walls
		}
		text := board.Draw(cells, nil)
		d, err := board.Parse(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if len(d.Cells) != len(cells) {
			t.Fatalf("%d cells of %d in\n%s", len(d.Cells), len(cells), text)
		}
		home := cells[0].Hex
		for i, c := range d.Cells {
			c.Hex = c.Hex.Add(home)
			if c != cells[i] {
				t.Fatalf("%+v, want %+v in\n%s", c, cells[i], text)
			}
		}
	})
}
