package board_test

import (
	"slices"
	"testing"

	"precipice/engine/board"

	"pgregory.net/rapid"
)

// pieces draws ragged tiles with solid squares, gateways and lychgates at their edges.
func pieces(t *rapid.T) board.Piece {
	wide, high := rapid.IntRange(1, 4).Draw(t, "wide"), rapid.IntRange(1, 4).Draw(t, "high")
	var p board.Piece
	lies := map[board.Square]bool{}
	for y := range high {
		for x := range wide {
			at := board.Square{X: int8(x), Y: int8(y)}
			switch rapid.IntRange(0, 9).Draw(t, "square") {
			case 0:
				p.Solid = append(p.Solid, at)
			case 1:
				continue
			default:
				p.Floor = append(p.Floor, at)
			}
			lies[at] = true
		}
	}
	if len(p.Floor) == 0 {
		p.Floor, p.Solid = []board.Square{{}}, nil
		lies = map[board.Square]bool{{}: true}
	}
	taken := map[board.Square]bool{}
	for range rapid.IntRange(1, 5).Draw(t, "places") {
		at := rapid.SampledFrom(p.Floor).Draw(t, "at")
		e := board.Edge{At: at, Side: board.Wind(rapid.IntRange(0, 3).Draw(t, "side")), Wide: uint8(rapid.IntRange(1, 2).Draw(t, "width"))}
		free := true
		for sq := range e.Squares {
			free = free && slices.Contains(p.Floor, sq) && !lies[sq.Towards(e.Side)]
		}
		for sq := range e.Across().Squares {
			beside := 0
			for w := range board.Wind(4) {
				if slices.Contains(p.Floor, sq.Towards(w)) {
					beside++
				}
			}
			free = free && beside == 1
			for dx := int8(-1); dx <= 1; dx++ {
				for dy := int8(-1); dy <= 1; dy++ {
					free = free && !taken[board.Square{X: sq.X + dx, Y: sq.Y + dy}]
				}
			}
		}
		if !free {
			continue
		}
		for sq := range e.Across().Squares {
			taken[sq] = true
		}
		if rapid.IntRange(0, 4).Draw(t, "kind") == 0 {
			p.Lychgates = append(p.Lychgates, e)
		} else {
			p.Gates = append(p.Gates, e)
		}
	}
	return p
}

// grounds lays up to five pieces against each other's gateways, and closes some of those between them again.
func grounds(t *rapid.T) board.Ground {
	first := pieces(t)
	laid := first.Laid(rapid.IntRange(0, 3).Draw(t, "turn"), board.Square{X: int8(rapid.IntRange(-9, 9).Draw(t, "x")), Y: int8(rapid.IntRange(-9, 9).Draw(t, "y"))})
	g := board.Ground{Tiles: []board.Tile{laid.Tile}, Lychgates: laid.Lychgates}
	add := func(p board.Piece, but int) {
		for i, e := range p.Gates {
			if i != but {
				g.Gates = append(g.Gates, board.Gate{Edge: e})
			}
		}
	}
	add(laid, -1)
	for range rapid.IntRange(0, 4).Draw(t, "more") {
		p := pieces(t)
		ways := g.Layings(&p, rapid.Bool().Draw(t, "past"))
		if len(ways) == 0 {
			continue
		}
		way := rapid.SampledFrom(ways).Draw(t, "way")
		g = g.Lay(&p, way)
		add(p.Laid(int(way.Quarters), way.By), way.Own)
		if g.Check() != nil { // a gateway of the piece met another closed one
			g.Gates = slices.DeleteFunc(g.Gates, func(one board.Gate) bool { return !one.Open })
		}
	}
	for i := range g.Gates {
		if rapid.IntRange(0, 3).Draw(t, "shut") == 0 {
			g.Gates[i].Open = false
		}
	}
	return g
}

// some draws a few spaces of a battlefield.
func some(t *rapid.T, tiles *board.Tiles) (set board.Set, squares []board.Square) {
	for range rapid.IntRange(0, 4).Draw(t, "heroes") {
		sp := board.Space(rapid.IntRange(0, tiles.Len()-1).Draw(t, "hero"))
		set.Add(sp)
		squares = append(squares, tiles.Square(sp))
	}
	return set, squares
}

// Adjacency, sight, ways and routes are what the rules say, square by square, on battlefields at random.
// proves: CC-G-099 CC-CGW-004
func TestTilesEqualTheRulesReadOneByOne(t *testing.T) {
	joined := 0
	rapid.Check(t, func(t *rapid.T) {
		g := grounds(t)
		if err := g.Check(); err != nil {
			t.Fatalf("%v:\n%s", err, board.DrawTiles(&g, nil))
		}
		tiles, n := board.NewTiles(g), newNaiveTiles(g)
		heroes, stand := some(t, tiles)
		if len(g.Tiles) > 1 {
			joined++
		}
		for a := range board.Space(tiles.Len()) {
			from := tiles.Square(a)
			walk, past := n.distances(from, false), n.distances(from, true)
			for b := range board.Space(tiles.Len()) {
				to := tiles.Square(b)
				if got, want := tiles.Adjacent(a).Has(b), n.adjacent(from, to, false); got != want {
					t.Fatalf("%v and %v are adjacent: %v, want %v in\n%s", from, to, got, want, board.DrawTiles(&g, nil))
				}
				if got, want := tiles.Through().Adjacent(a).Has(b), n.adjacent(from, to, true); got != want {
					t.Fatalf("%v and %v are adjacent for hostiles: %v, want %v in\n%s", from, to, got, want, board.DrawTiles(&g, nil))
				}
				side := from.X == to.X || from.Y == to.Y
				if got, want := tiles.Beside(a).Has(b), side && n.on[from] == n.on[to] && n.adjacent(from, to, false); got != want {
					t.Fatalf("%v and %v share a side: %v, want %v", from, to, got, want)
				}
				if got, want := tiles.Visible(a, b), n.sees(from, to, nil); got != want || got != tiles.Visible(b, a) {
					t.Fatalf("%v sees %v: %v, want %v in\n%s", from, to, got, want, board.DrawTiles(&g, nil))
				}
				if got, want := tiles.SeenPast(a, heroes).Has(b), n.sees(from, to, stand); got != want {
					t.Fatalf("past gateways beside %v %v sees %v: %v, want %v", stand, from, to, got, want)
				}
				for graph, steps := range map[*board.Graph]map[board.Square]int{&tiles.Graph: walk, tiles.Through(): past} {
					want, reached := steps[to]
					if !reached {
						want = -1
					}
					if got := graph.Route(a, b); graph != &tiles.Graph || tiles.Through() != &tiles.Graph || len(walk) == len(past) {
						if got != want {
							t.Fatalf("route from %v to %v: %d, want %d", from, to, got, want)
						}
					}
				}
			}
		}
	})
	if joined == 0 {
		t.Error("no battlefield had two tiles")
	}
}

func TestSightOfTilesIsExplained(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := grounds(t)
		tiles := board.NewTiles(g)
		heroes, _ := some(t, tiles)
		for a := range board.Space(tiles.Len()) {
			for b := range board.Space(tiles.Len()) {
				why, seen := tiles.Why(a, b, heroes)
				if seen != tiles.SeenPast(a, heroes).Has(b) {
					t.Fatalf("%v sees %v: told %v", tiles.Square(a), tiles.Square(b), seen)
				}
				same := tiles.Tile(a) == tiles.Tile(b)
				switch {
				case !seen && (why.Tile >= 0 || why.Gate >= 0):
					t.Fatalf("%v does not see %v, and told is %+v", tiles.Square(a), tiles.Square(b), why)
				case seen && same != (why.Tile == tiles.Tile(a)):
					t.Fatalf("%v sees %v by %+v", tiles.Square(a), tiles.Square(b), why)
				case seen && !same && !tiles.Touch(why.Gate).Has(a) && !tiles.Touch(why.Gate).Has(b):
					t.Fatalf("%v sees %v through gateway %d, which touches neither", tiles.Square(a), tiles.Square(b), why.Gate)
				}
			}
		}
	})
}

// changed turns a battlefield by quarters, after it has been mirrored if that is wanted.
func changed(g board.Ground, quarters int, mirrored bool) board.Ground {
	square := func(at board.Square) board.Square {
		if mirrored {
			at.X = -at.X
		}
		return at.Turn(quarters)
	}
	edge := func(e board.Edge) board.Edge {
		var all []board.Square
		for at := range e.Squares {
			all = append(all, square(at))
		}
		first := slices.MinFunc(all, func(a, b board.Square) int { return int(a.X) + int(a.Y) - int(b.X) - int(b.Y) })
		if mirrored && (e.Side == board.East || e.Side == board.West) {
			e.Side = e.Side.Opposite()
		}
		return board.Edge{At: first, Side: e.Side.Turn(quarters), Wide: e.Wide}
	}
	squares := func(list []board.Square) (to []board.Square) {
		for _, at := range list {
			to = append(to, square(at))
		}
		return to
	}
	var to board.Ground
	for _, tile := range g.Tiles {
		to.Tiles = append(to.Tiles, board.Tile{Floor: squares(tile.Floor), Solid: squares(tile.Solid)})
	}
	for _, one := range g.Gates {
		to.Gates = append(to.Gates, board.Gate{Edge: edge(one.Edge), Open: one.Open})
	}
	for _, l := range g.Lychgates {
		to.Lychgates = append(to.Lychgates, edge(l))
	}
	return to
}

func TestTurningOrMirroringTilesChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := grounds(t)
		quarters, mirrored := rapid.IntRange(-3, 3).Draw(t, "quarters"), rapid.Bool().Draw(t, "mirrored")
		other := changed(g, quarters, mirrored)
		if err := other.Check(); err != nil {
			t.Fatalf("changed: %v\n%s", err, board.DrawTiles(&other, nil))
		}
		a, b := board.NewTiles(g), board.NewTiles(other)
		var before, after board.Reach
		for sp := range board.Space(a.Len()) {
			if a.Adjacent(sp) != b.Adjacent(sp) || a.Seen(sp) != b.Seen(sp) || a.Beside(sp) != b.Beside(sp) || a.Through().Adjacent(sp) != b.Through().Adjacent(sp) {
				t.Fatalf("%v touches or sees other spaces after %d quarters, mirrored %v", a.Square(sp), quarters, mirrored)
			}
			a.Reach(&before, sp, 4, board.Set{}, board.Set{})
			b.Reach(&after, sp, 4, board.Set{}, board.Set{})
			for to := range board.Space(a.Len()) {
				if !slices.Equal(before.Path(to, nil), after.Path(to, nil)) {
					t.Fatalf("paths from %v to %v differ", a.Square(sp), a.Square(to))
				}
			}
		}
	})
}

// proves: CC-DLV-006 CC-DLV-007 CC-G-100
func TestLayingsAreThoseOfTheRules(t *testing.T) {
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		g, p, past := grounds(t), pieces(t), rapid.Bool().Draw(t, "past")
		got, n := g.Layings(&p, past), newNaiveTiles(g)
		found += len(got)
		var want []board.Laying
		for gate := range g.Gates {
			if touch := n.touching(g.Gates[gate]); g.Gates[gate].Open || len(touch) != int(g.Gates[gate].Wide) {
				continue
			}
			for quarters := range uint8(4) {
				for x := int8(-6); x <= 6; x++ {
					for y := int8(-6); y <= 6; y++ {
						by := board.Square{X: g.Gates[gate].At.X + x, Y: g.Gates[gate].At.Y + y}
						for own := range p.Gates {
							if way := (board.Laying{Quarters: quarters, By: by, Gate: gate, Own: own}); n.mayLie(&p, way, past) {
								want = append(want, way)
							}
						}
					}
				}
			}
		}
		for _, way := range want {
			if !slices.Contains(got, way) {
				t.Fatalf("%v against gateway %d is legal, and not listed:\n%s\n%s", way, way.Gate, p.String(), board.DrawTiles(&g, nil))
			}
		}
		for _, way := range got {
			if !slices.Contains(want, way) {
				t.Fatalf("%v against gateway %d is listed, and not legal:\n%s\n%s", way, way.Gate, p.String(), board.DrawTiles(&g, nil))
			}
			if to := g.Lay(&p, way); to.Check() != nil {
				t.Fatalf("%v: %v", way, to.Check())
			}
		}
	})
	if found == 0 {
		t.Error("no piece could ever be laid")
	}
}

func TestPieceIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := pieces(t)
		text := p.String()
		read, err := board.ParsePiece(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if again := read.String(); again != text {
			t.Fatalf("read back is\n%s\nof\n%s", again, text)
		}
		if len(read.Floor) != len(p.Floor) || len(read.Gates) != len(p.Gates) || len(read.Lychgates) != len(p.Lychgates) {
			t.Fatalf("%+v of %+v", read, p)
		}
	})
}
