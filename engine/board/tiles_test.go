package board_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/engine/board"
)

// piece reads a drawing that must be right.
func piece(t testing.TB, text string) board.Piece {
	t.Helper()
	p, err := board.ParsePiece(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const street = `
  ==
 ....
=.o..L
=..#.
 ....
`

func TestAPieceIsRead(t *testing.T) {
	p := piece(t, street)
	if len(p.Floor) != 15 || !slices.Equal(p.Solid, []board.Square{{X: 2, Y: 2}}) || !slices.Equal(p.Marks, []board.Marked{{Square: board.Square{X: 1, Y: 1}, Rune: 'o'}}) {
		t.Errorf("read is %+v", p)
	}
	if got := fmt.Sprint(p.Gates, p.Lychgates); got != "[1,0 n 2 0,1 w 2] [3,1 e]" {
		t.Errorf("at its edge stand %s in\n%s", got, p.String())
	}
}

func TestPieceErrorsTellPlaceAndRemedy(t *testing.T) {
	for text, want := range map[string]string{
		"":                                       "drawing has no spaces: draw at least one as a dot",
		"##":                                     "drawing has no spaces",
		"..\n\t.":                                "line 2, column 1: a tab is not allowed: use spaces",
		"..X":                                    `line 1, column 3: unknown rune 'X': use . # small letters and digits for squares, = for gateways, L for lychgates`,
		". =":                                    `line 1, column 3: '=' touches no space: put it beside one, outside the tile`,
		"#=":                                     `line 1, column 2: '=' touches no space`,
		".=.":                                    `line 1, column 2: '=' touches 2 spaces: put it where it touches one`,
		"...\n===":                               `line 2, column 1: '=' is more than 2 squares wide: leave out one of them, or a square between two places`,
		strings.Repeat(".", 101):                 "line 1, column 101: '.' is too far from the upper left corner",
		strings.Repeat("................\n", 16): "drawing has 256 spaces: keep at most 240",
	} {
		_, err := board.ParsePiece(text)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A battlefield that cannot be is refused with the place and the remedy: tiles lie on one lattice and never overlap, a gateway stands between two
// of them, a lychgate outside one.
// proves: CC-G-049 CC-SPC-004
func TestGroundErrorsTellPlaceAndRemedy(t *testing.T) {
	room := func(x, y int8) board.Tile {
		return board.Tile{Floor: []board.Square{{X: x, Y: y}, {X: x + 1, Y: y}, {X: x, Y: y + 1}, {X: x + 1, Y: y + 1}}}
	}
	two := []board.Tile{room(0, 0), room(2, 0)}
	edge := func(x, y int8, side board.Wind, wide uint8) board.Edge {
		return board.Edge{At: board.Square{X: x, Y: y}, Side: side, Wide: wide}
	}
	for want, g := range map[string]board.Ground{
		"tiles 1 and 2 both lie on 1,1: move or turn one of them":                                         {Tiles: []board.Tile{room(0, 0), room(1, 1)}},
		"tile 1 has the square 0,0 twice: give it once":                                                   {Tiles: []board.Tile{{Floor: []board.Square{{}}, Solid: []board.Square{{}}}}},
		"gateway 1 at 5,5 n: no tile has a space at 5,5 or 5,4: put it at the edge of a tile":             {Tiles: two, Gates: []board.Gate{{Edge: edge(5, 5, board.North, 1)}}},
		"gateway 1 at 0,0 e: tile 1 is on both sides of it: put it at the edge of a tile":                 {Tiles: two, Gates: []board.Gate{{Edge: edge(0, 0, board.East, 1)}}},
		"gateway 1 at 0,0 n: it is open, and no tile lies on one side of it: lay one there or close it":   {Tiles: two, Gates: []board.Gate{{Edge: edge(0, 0, board.North, 1), Open: true}}},
		"gateway 1 at 0,0 n 3: it is 3 squares wide: make it 1 or 2":                                      {Tiles: two, Gates: []board.Gate{{Edge: edge(0, 0, board.North, 3)}}},
		"lychgate 1 at 1,0 e: tile 2 lies where it stands, at 2,0: put it at an edge with nothing beyond": {Tiles: two, Lychgates: []board.Edge{edge(1, 0, board.East, 1)}},
		"lychgate 1 at 1,0 n 2: tile 1 has no space at 2,0: a lychgate touches spaces of one tile":        {Tiles: two, Lychgates: []board.Edge{edge(1, 0, board.North, 2)}},
		"lychgate 1 at 0,0 n: tile 2 touches it at 1,-1: a lychgate touches one tile only":                {Tiles: []board.Tile{room(0, 0), room(1, -2)}, Lychgates: []board.Edge{edge(0, 0, board.North, 1)}},
	} {
		if err := g.CheckMap(); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	whole := board.Ground{Tiles: two, Gates: []board.Gate{{Edge: edge(1, 0, board.East, 2), Open: true}}, Lychgates: []board.Edge{edge(0, 0, board.West, 2)}}
	if err := whole.CheckMap(); err != nil {
		t.Error(err)
	}
}

// Two rooms touch along a side, and only the gateway joins them.
// proves: CC-SPC-001 CC-SPC-002 CC-SPC-003 CC-SPC-005 CC-G-034 CC-VIS-001 CC-VIS-002 CC-VIS-003 CC-CGW-003 CC-CGW-004 CC-CGW-005
func TestAGatewayJoinsTiles(t *testing.T) {
	left, right := piece(t, "...\n...\n..."), piece(t, "...\n...\n...")
	g := board.Ground{Tiles: []board.Tile{left.Tile, right.Laid(0, board.Square{X: 3}).Tile},
		Gates: []board.Gate{{Edge: board.Edge{At: board.Square{X: 2, Y: 1}, Side: board.East, Wide: 1}}}}
	at := func(f *board.Tiles, x, y int8) board.Space {
		sp, ok := f.At(board.Square{X: x, Y: y})
		if !ok {
			t.Fatalf("no space at %d,%d", x, y)
		}
		return sp
	}
	shut := board.NewTiles(g)
	g.Gates[0].Open = true
	open := board.NewTiles(g)
	for _, one := range []struct {
		name        string
		a, b        [2]int8
		shut, open  bool // adjacent
		unseen, see bool // visible while shut, and open
	}{
		{"across the gateway", [2]int8{2, 1}, [2]int8{3, 1}, false, true, false, true},
		{"beside it, over the border", [2]int8{2, 0}, [2]int8{3, 0}, false, false, false, false},
		{"at a corner of one tile", [2]int8{1, 0}, [2]int8{2, 1}, true, true, true, true},
		{"from afar to whoever stands beside it", [2]int8{0, 0}, [2]int8{3, 1}, false, false, false, true},
		{"from beside it to afar", [2]int8{2, 1}, [2]int8{5, 2}, false, false, false, true},
		{"from afar to afar", [2]int8{0, 0}, [2]int8{5, 2}, false, false, false, false},
	} {
		for f, want := range map[*board.Tiles][2]bool{shut: {one.shut, one.unseen}, open: {one.open, one.see}} {
			a, b := at(f, one.a[0], one.a[1]), at(f, one.b[0], one.b[1])
			if f.Adjacent(a).Has(b) != want[0] || f.Visible(a, b) != want[1] {
				t.Errorf("%s, open %v: adjacent %v, visible %v", one.name, f == open, f.Adjacent(a).Has(b), f.Visible(a, b))
			}
		}
	}
	if shut.Len() != 18 || open.Len() != 18 { // the gateway is no space
		t.Errorf("there are %d spaces, %d with the gateway open", shut.Len(), open.Len())
	}
	if !shut.TileNear(0, 1) || !open.TileNear(1, 0) {
		t.Error("tiles that touch the same gateway are not adjacent")
	}
	a, b := at(shut, 0, 1), at(shut, 5, 1)
	if shut.Route(a, b) != -1 || shut.Through().Route(a, b) != 5 || open.Route(a, b) != 5 {
		t.Errorf("the way through is %d, for hostiles %d, open %d", shut.Route(a, b), shut.Through().Route(a, b), open.Route(a, b))
	}
	var hero board.Set
	hero.Add(at(shut, 2, 1))
	if seen := shut.SeenPast(b, hero); !seen.Has(at(shut, 2, 1)) || seen.Has(a) || shut.SeenPast(b, board.Set{}).Has(at(shut, 2, 1)) {
		t.Error("a hero beside a closed gateway opens it to sight, and only that space is seen from afar")
	}
}

// A battlefield is drawn with what stands between its tiles.
func TestTilesAreDrawn(t *testing.T) {
	first, second := piece(t, street), piece(t, "..\n..")
	g := board.Ground{Tiles: []board.Tile{first.Tile}, Gates: []board.Gate{{Edge: first.Gates[0]}, {Edge: first.Gates[1]}}, Lychgates: first.Lychgates}
	second.Gates = []board.Edge{{At: board.Square{Y: 1}, Side: board.South, Wide: 2}}
	ways := g.Layings(&second, false)
	if len(ways) != 2 || ways[0].String() != "1,-2 turn 0" {
		t.Fatalf("the layings are %v", ways)
	}
	g = g.Lay(&second, ways[0])
	got := board.DrawTiles(&g, func(at board.Square) rune {
		if at == (board.Square{X: 1, Y: 1}) {
			return 'o'
		}
		return 0
	})
	want := "   . .\n\n   . .\n   = =\n . . . .\n\nx. o . .L\n\nx. . # .\n\n . . . .\n"
	if got != want {
		t.Errorf("drawn is\n%s\nwant\n%s", got, want)
	}
}

// The new gateway goes furthest from the one that was opened, by steps within the tile.
// By CC-DLV-008
func TestTheFurthestPlaceOfAPiece(t *testing.T) {
	p := piece(t, "=....=\n ....\n ....\n   =")
	for from, want := range [][]int{{1}, {0}, {0, 1}} {
		if got := p.Furthest(from); !slices.Equal(got, want) {
			t.Errorf("furthest from %v: %v, want %v", p.Gates[from], got, want)
		}
	}
}

// city returns a battlefield of 12 tiles of 4 by 4 in a row and two zones of 2 by 4.
func city() board.Ground {
	var g board.Ground
	x := int8(-110)
	for i := range 14 {
		wide := int8(4)
		if i == 0 || i == 13 {
			wide = 2
		}
		var tile board.Tile
		for y := range int8(4) {
			for dx := range wide {
				tile.Floor = append(tile.Floor, board.Square{X: x + dx, Y: y})
			}
		}
		if g.Tiles = append(g.Tiles, tile); i > 0 {
			g.Gates = append(g.Gates, board.Gate{Edge: board.Edge{At: board.Square{X: x - 1, Y: 1}, Side: board.East, Wide: 2}, Open: true})
		}
		x += wide
	}
	return g
}

func TestQueriesOfTilesDoNotAllocate(t *testing.T) {
	tiles := board.NewTiles(city())
	if tiles.Len() != 208 {
		t.Fatalf("%d spaces", tiles.Len())
	}
	var r board.Reach
	var heroes board.Set
	heroes.Add(9)
	if n := testing.AllocsPerRun(20, func() {
		tiles.Reach(&r, 5, 6, board.Set{}, board.Set{})
		_ = tiles.Visible(3, 77) || tiles.Adjacent(3).Has(4) || tiles.Beside(3).Has(4) || tiles.Route(0, 207) > 3
		_ = tiles.SeenPast(4, heroes)
		_, _ = tiles.Why(4, 20, heroes)
	}); n != 0 {
		t.Errorf("queries allocate %v times", n)
	}
}

func BenchmarkNewTiles(b *testing.B) {
	g := city()
	for b.Loop() {
		board.NewTiles(g)
	}
}

func BenchmarkTilesReach6(b *testing.B) {
	tiles := board.NewTiles(city())
	var r board.Reach
	for b.Loop() {
		tiles.Reach(&r, 100, 6, board.Set{}, board.Set{})
	}
}

func FuzzParsePiece(f *testing.F) {
	for _, text := range []string{street, ".", "=.", "L..", "o9\n#.", "...\n===", "\t", ". ="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := board.ParsePiece(text)
		if err != nil {
			return
		}
		read, err := board.ParsePiece(p.String())
		if err != nil || read.String() != p.String() {
			t.Fatalf("%v: read back is\n%s\nof\n%s", err, read.String(), p.String())
		}
	})
}
