package board_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/board"
)

func TestParseReadsEveryRune(t *testing.T) {
	d, err := board.Parse(`
   .   A | .
  \ # \ / \ #
 ~   .   O   7
`)
	if err != nil {
		t.Fatal(err)
	}
	bit := func(sides ...board.Side) (set uint8) {
		for _, s := range sides {
			set |= 1 << s
		}
		return set
	}
	hex := func(q, r int8) board.Hex { return board.Hex{Q: q, R: r} }
	want := []board.Cell{
		{Hex: hex(0, 0), Walls: bit(board.SE), Covers: bit(board.SW)},
		{Hex: hex(1, 0), Covers: bit(board.E, board.SE, board.SW)},
		{Hex: hex(2, 0), Walls: bit(board.SE), Covers: bit(board.W, board.SW)},
		{Hex: hex(0, 1), Walls: bit(board.NW), Covers: bit(board.NE)},
		{Hex: hex(1, 1), Covers: bit(board.NW, board.NE), Blocked: true},
		{Hex: hex(2, 1), Walls: bit(board.NW)},
	}
	if !slices.Equal(d.Cells, want) {
		t.Errorf("cells\n%+v, want\n%+v", d.Cells, want)
	}
	marks := []board.Mark{{Hex: hex(1, 0), Rune: 'A'}, {Hex: hex(-1, 1), Rune: '~'}, {Hex: hex(2, 1), Rune: '7'}}
	if !slices.Equal(d.Marks, marks) {
		t.Errorf("marks %v, want %v", d.Marks, marks)
	}
}

func TestParseErrorsTellPlaceAndRemedy(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing", " \n", "draw at least one floor hex"},
		{"unknown rune", ".   ?", `line 1, column 5: unknown rune '?': use .`},
		{"tab", ".\t.", "line 1, column 2: a tab is not allowed: use spaces"},
		{"out of line", ".   .\n\n .", "line 3, column 2: hex '.' is out of line: in this row hexes stand every 4 columns, one of them in column 3; move it by 1"},
		{"between rows", ".\n  .", "line 2, column 3: hex '.' stands between two rows"},
		{"no hexside", ".  |.", "column 4: hexside '|' is not between hexes"},
		{"wrong slant", ".   .\n   /\n  .", `line 2, column 4: hexside '/' does not lie along the hexside here: use '\\'`},
		{"alone", ".         |", "column 11: hexside '|' touches no hex"},
		{"too large", strings.Repeat(".   ", 130), "column 509: hex '.' is too far"},
		{"too many", strings.Repeat(strings.Repeat(".   ", 60)+"\n\n  "+strings.Repeat(".   ", 60)+"\n\n", 3), "drawing has 360 hexes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := board.Parse(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want %q", err, c.want)
			}
		})
	}
}

func TestDrawKeepsMarksAndHexsides(t *testing.T) {
	const want = `  .   A | .   ~
 \ # \   \
~   .   O   7
   # /   / \
`
	d, err := board.Parse(want)
	if err != nil {
		t.Fatal(err)
	}
	got := board.Draw(d.Cells, func(h board.Hex) rune {
		for _, m := range d.Marks {
			if m.Hex == h {
				return m.Rune
			}
		}
		return 0
	})
	if got != want {
		t.Errorf("drawn as\n%s, want\n%s", got, want)
	}
}
