package city

import (
	"testing"

	"precipice/engine/board"
)

// everyBoard calls fn with each map of the content and with the largest board.
func everyBoard(t *testing.T, fn func(name string, v BoardView)) {
	t.Helper()
	lib := content(t)
	if len(lib.Journeys) == 0 {
		t.Fatal("no maps")
	}
	for i := range lib.Journeys {
		fn(lib.Journeys[i].ID, viewOf(lib, &lib.Journeys[i]))
	}
	fn("largest", largest(7))
}

// overlap reports whether two rectangles share more than a seam.
func overlap(a, b rect) bool { return a.Inset(0.001).Overlaps(b.Inset(0.001)) }

func TestNoTwoSquaresOverlap(t *testing.T) {
	everyBoard(t, func(name string, v BoardView) {
		p := NewPlaces(v)
		for q, one := range p.squares {
			if one.at.W != Space || one.at.H != Space {
				t.Errorf("%s: %v is %v, not %d high and wide", name, q, one.at, Space)
			}
			for o, other := range p.squares {
				if q != o && overlap(one.at, other.at) {
					t.Errorf("%s: %v and %v overlap", name, q, o)
				}
			}
		}
	})
}

func TestATileLiesTogetherAndTilesApart(t *testing.T) {
	everyBoard(t, func(name string, v BoardView) {
		p := NewPlaces(v)
		for q, one := range p.squares {
			for _, side := range []board.Wind{board.East, board.South} {
				next, ok := p.squares[q.Towards(side)]
				if !ok {
					continue
				}
				gap := max(next.at.X-one.at.Right(), next.at.Y-one.at.Bottom())
				if one.tile == next.tile && abs(gap) > 0.001 {
					t.Errorf("%s: %v and the square to its %v, of one tile, are %.3f apart", name, q, side, gap)
				}
				if one.tile != next.tile && gap < 20*unit-0.001 {
					t.Errorf("%s: %v and the square to its %v, of two tiles, are only %.3f apart", name, q, side, gap)
				}
			}
		}
	})
}

// What stands at an edge lies between the tiles that it touches, and covers no space.
func TestGatewaysLieBetweenTiles(t *testing.T) {
	gates := 0
	everyBoard(t, func(name string, v BoardView) {
		p := NewPlaces(v)
		edges := append([]board.Edge{}, v.Lychgates...)
		for _, g := range v.Gates {
			edges = append(edges, g.Edge)
			gates++
		}
		for i, e := range edges {
			at := p.Gate(e)
			if i < len(v.Lychgates) {
				at = p.Lychgate(e)
			}
			for q, one := range p.squares {
				if overlap(at, one.at) {
					t.Errorf("%s: what stands at %v covers %v", name, e, q)
				}
			}
			c := p.crossing(e)
			m := at.Centre()
			if c.level && (m.X < c.from.X || m.X > c.to.X) || !c.level && (m.Y < c.from.Y || m.Y > c.to.Y) {
				t.Errorf("%s: what stands at %v is at %v, not between %v and %v", name, e, m, c.from, c.to)
			}
		}
	})
	if gates < 30 {
		t.Errorf("only %d gateways", gates)
	}
}

func TestPlacesByName(t *testing.T) {
	v := largest(1)
	p := NewPlaces(v)
	if _, ok := p.Space("0,0"); !ok {
		t.Error("0,0 is not found")
	}
	for _, name := range []string{"", "x", "99,0", v.Tiles[2].Solid[0].String()} {
		if at, ok := p.Space(name); ok || at.W != 0 {
			t.Errorf("%q is a space at %v", name, at)
		}
	}
	four := p.Around(board.Square{}, board.Square{X: 1}, board.Square{Y: 1}, board.Square{X: 1, Y: 1})
	if four.W != 2*Space || four.H != 2*Space {
		t.Errorf("four squares are %v", four)
	}
	squares := append([]board.Square{}, v.Tiles[0].Floor...)
	for i, at := range NewTile(squares) {
		if want, _ := p.Square(squares[i]); at != want {
			t.Errorf("%v of a new tile is at %v, and once laid at %v", squares[i], at, want)
		}
	}
}

func TestViewsAreComparedWhole(t *testing.T) {
	v := largest(1)
	if !v.Equal(v.clone()) {
		t.Fatal("a copy differs")
	}
	changes := map[string]func(*BoardView){
		"step":     func(w *BoardView) { w.Step = 2 },
		"gate":     func(w *BoardView) { w.Gates[0].Open = !w.Gates[0].Open },
		"lychgate": func(w *BoardView) { w.Lychgates = append(w.Lychgates, board.Edge{}) },
		"citizens": func(w *BoardView) { w.Objects[0].Citizens++ },
		"tide":     func(w *BoardView) { w.Tiles[3].Drowned = true },
		"kind":     func(w *BoardView) { w.Tiles[3].Kind = ExtractionZone },
		"floor":    func(w *BoardView) { w.Tiles[3].Floor[2].X++ },
		"solid":    func(w *BoardView) { w.Tiles[2].Solid[0].X++ },
		"tile":     func(w *BoardView) { w.Tiles = w.Tiles[1:] },
	}
	for what, change := range changes {
		w := v.clone()
		change(&w)
		if v.Equal(w) {
			t.Errorf("another %s is not noticed", what)
		}
	}
}
