package board_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/board"
)

func TestNeighbours(t *testing.T) {
	f, a, b := draw(t, `
A   B   .   O
 / #   \
  .   .   .`)
	name := func(sp board.Space) string {
		if sp == board.None {
			return "none"
		}
		return f.Name(sp)
	}
	for _, c := range []struct {
		of   board.Space
		side board.Side
		want string
		edge board.EdgeKind
	}{
		{a, board.E, "1,0", board.Open},
		{a, board.W, "none", board.Limit},
		{a, board.SE, "0,1", board.Cover},
		{b, board.SW, "none", board.Wall},
		{2, board.SW, "1,1", board.Cover},
		{2, board.E, "none", board.Open},
		{3, board.W, "none", board.Open},
		{5, board.NE, "2,0", board.Cover},
	} {
		if got := name(f.Neighbour(c.of, c.side)); got != c.want {
			t.Errorf("%s of %s is %s, want %s", c.side, name(c.of), got, c.want)
		}
		if got := f.Edge(c.of, c.side); got != c.edge {
			t.Errorf("side %s of %s is %s, want %s", c.side, name(c.of), got, c.edge)
		}
	}
	if got, want := slices.Collect(f.Adjacent(b).All()), []board.Space{0, 2, 5}; !slices.Equal(got, want) {
		t.Errorf("adjacent to B: %v, want %v", got, want)
	}
	if sp, ok := f.At(board.Hex{Q: -7, R: 50}); ok || sp != board.None {
		t.Errorf("space %d lies beyond the battlefield", sp)
	}
	if sp, ok := f.At(board.Hex{Q: 2, R: 1}); !ok || f.Hex(sp) != (board.Hex{Q: 2, R: 1}) {
		t.Errorf("2,1 is space %d", sp)
	}
}

func TestASideGivenByOneNeighbourCountsForBoth(t *testing.T) {
	f := board.NewField([]board.Cell{{Hex: board.Hex{Q: 1}, Walls: 1 << board.W}, {Covers: 1 << board.SE}, {Hex: board.Hex{R: 1}}})
	if f.Edge(1, board.E) != board.Wall || f.Edge(0, board.W) != board.Wall {
		t.Error("the wall stands on one side only")
	}
	if f.Edge(1, board.SE) != board.Cover || f.Edge(2, board.NW) != board.Cover {
		t.Error("the cover stands on one side only")
	}
	if c := f.Cells(); c[1].Walls != 1<<board.E || c[2].Covers != 1<<board.NW {
		t.Errorf("cells %+v do not tell it", c)
	}
}

func TestRouteGoesRoundAndRangeDoesNot(t *testing.T) {
	f, a, b := draw(t, `
A # B   .   O   .
   #
  .   .`)
	if got := f.Route(a, b); got != 3 {
		t.Errorf("route of %d, want 3", got)
	}
	if got := f.Range(a, b); got != 1 {
		t.Errorf("range of %d, want 1", got)
	}
	if got := f.Route(a, 4); got != -1 {
		t.Errorf("route of %d past the obstruction, want none", got)
	}
	if got := f.Range(a, 4); got != 4 {
		t.Errorf("range of %d past the obstruction, want 4", got)
	}
	if f.Route(a, a) != 0 || f.Route(a, board.None) != -1 {
		t.Error("route to oneself or to nowhere")
	}
}

func TestMoveHaltsNextToAnEnemyButMayLeave(t *testing.T) {
	f, a, b := draw(t, `
A   .   .   .   .   B`)
	halt := f.Adjacent(b).Or(f.Adjacent(a))
	halt.Add(a)
	halt.Remove(1)
	halt.Add(2)
	var r board.Reach
	f.Reach(&r, a, 6, board.Set{}, halt)
	if !r.Has(2) || r.Has(3) {
		t.Error("the model does not halt in the first hex next to an enemy")
	}
	if got := r.Path(2, nil); !slices.Equal(got, []board.Space{1, 2}) {
		t.Errorf("path %v", got)
	}
	var enemy board.Set
	enemy.Add(1)
	f.Reach(&r, a, 6, enemy, board.Set{})
	if r.Has(1) || r.Has(2) || !r.Has(a) || len(r.Path(2, nil)) != 0 {
		t.Error("the model passes an enemy")
	}
}

func TestNowhereIsAnsweredQuietly(t *testing.T) {
	f, a, _ := draw(t, "A   .")
	var r board.Reach
	f.Reach(&r, board.None, 3, board.Set{}, board.Set{})
	if f.Visible(a, board.None) || f.Visible(board.None, a) || f.CrossesCover(board.None, a) ||
		!f.Adjacent(board.None).Empty() || f.Neighbour(board.None, board.E) != board.None || r.Has(a) {
		t.Error("no space sees, touches or reaches something")
	}
}

func TestFieldRefusesWhatItCannotHold(t *testing.T) {
	for _, c := range []struct {
		name  string
		cells []board.Cell
		want  string
	}{
		{"twice", []board.Cell{{}, {Hex: board.Hex{Q: 1}}, {}}, "0,0 is given twice"},
		{"many", make([]board.Cell, board.MaxSpaces+1), "241 hexes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, c.want) {
					t.Errorf("panic %q, want %q", got, c.want)
				}
			}()
			board.NewField(c.cells)
		})
	}
}

func TestQueriesDoNotAllocate(t *testing.T) {
	f := board.NewField(hexagon(8))
	var r board.Reach
	path := make([]board.Space, 0, board.MaxSpaces)
	sum := 0
	allocs := testing.AllocsPerRun(100, func() {
		f.Reach(&r, 0, 20, board.Set{}, board.Set{})
		path = r.Path(216, path)
		for sp := range f.Seen(3).All() {
			sum += f.Route(0, sp) + f.Range(3, sp) + len(f.Name(sp)) + f.Adjacent(sp).Len()
			if _, ok := f.At(f.Hex(sp)); ok && f.Visible(0, sp) && f.CrossesCover(sp, 0) {
				sum++
			}
		}
		if _, _, _, blocked := f.Blocker(0, 216); blocked {
			sum++
		}
	})
	if allocs != 0 || sum == 0 {
		t.Errorf("%v allocations", allocs)
	}
}
