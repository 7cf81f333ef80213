package board

import (
	"fmt"
	"math"
	"strings"
	"unicode"
)

// Drawing is a battlefield drawn as text, as in chambers and scenarios. Neighbours in
// a row stand four columns apart, and the next row stands two lines down, shifted by
// two columns to the right:
//
//	.   A | .
//	 / #   \
//	  .   O   ~
//
// A dot is floor, O an obstruction, any other letter or digit floor with a mark, and
// ~ a mark beyond the battlefield, where no hex is (a portal). Between two hexes of
// a row | is cover; between rows cover is drawn along the hexside, / from a hex to
// its south-east neighbour and \ to its south-west one. # is a wall on any hexside.
// Hexsides may be drawn where only one of their hexes exists.
//
// Hex 0,0 is the leftmost hex or mark of the first line that has any.
type Drawing struct {
	// Cells are in reading order.
	Cells []Cell
	// Marks are in reading order.
	Marks []Mark
}

// Mark is a hex that the drawing names by a letter, a digit or ~.
type Mark struct {
	Hex
	Rune rune
}

// Beyond marks a place outside the battlefield.
const Beyond = '~'

// Parse reads a drawing. Errors name line and column, counted from 1, and the remedy.
func Parse(text string) (Drawing, error) {
	p := parser{cells: map[Hex]int{}}
	for i, line := range strings.Split(text, "\n") {
		p.lines = append(p.lines, []rune(strings.TrimRight(line, "\r")))
		for j, r := range p.lines[i] {
			if !p.begun && isHex(r) {
				p.begun, p.top, p.left = true, i, j
			}
		}
	}
	if !p.begun {
		return Drawing{}, fmt.Errorf("drawing has no hexes: draw at least one floor hex as a dot")
	}
	if err := p.each(p.hex); err != nil {
		return Drawing{}, err
	}
	if n := len(p.drawing.Cells); n > MaxSpaces {
		return Drawing{}, fmt.Errorf("drawing has %d hexes: keep at most %d", n, MaxSpaces)
	}
	if err := p.each(p.hexside); err != nil {
		return Drawing{}, err
	}
	return p.drawing, nil
}

type parser struct {
	lines     [][]rune
	begun     bool
	top, left int
	drawing   Drawing
	cells     map[Hex]int
}

// isHex reports whether the rune stands for a hex or a mark rather than a hexside.
func isHex(r rune) bool {
	return r == '.' || r == Beyond || unicode.IsLetter(r) || unicode.IsDigit(r)
}

// each calls a function for every rune, with its line and column from hex 0,0.
func (p *parser) each(read func(r rune, row, column int) error) error {
	for i, line := range p.lines {
		for j, r := range line {
			if r == ' ' {
				continue
			}
			if err := read(r, i-p.top, j-p.left); err != nil {
				return fmt.Errorf("line %d, column %d: %w", i+1, j+1, err)
			}
		}
	}
	return nil
}

func (p *parser) hex(r rune, row, column int) error {
	if !isHex(r) {
		return known(r)
	}
	if row%2 != 0 {
		return fmt.Errorf("hex %q stands between two rows: rows of hexes are two lines apart, the first is line %d", r, p.top+1)
	}
	if (column-row)%4 != 0 {
		return fmt.Errorf("hex %q is out of line: in this row hexes stand every 4 columns, one of them in column %d; move it by %d",
			r, p.nearest(row, column), p.nearest(row, column)-(column+p.left+1))
	}
	q, s := (column-row)/4, row/2
	if q <= math.MinInt8 || q >= math.MaxInt8 || s >= math.MaxInt8 {
		return fmt.Errorf("hex %q is too far from the first hex: keep within 126 hexes of it", r)
	}
	h := Hex{int8(q), int8(s)}
	if r != Beyond {
		p.cells[h] = len(p.drawing.Cells)
		p.drawing.Cells = append(p.drawing.Cells, Cell{Hex: h, Blocked: r == 'O'})
	}
	if r != '.' && r != 'O' {
		p.drawing.Marks = append(p.drawing.Marks, Mark{h, r})
	}
	return nil
}

// nearest returns the text column, from 1, nearest to the given one in which a hex of
// the row may stand.
func (p *parser) nearest(row, column int) int {
	return row + 4*floor(column-row+2, 4) + p.left + 1
}

func known(r rune) error {
	switch r {
	case '|', '#', '/', '\\':
		return nil
	case '\t':
		return fmt.Errorf("a tab is not allowed: use spaces")
	}
	return fmt.Errorf("unknown rune %q: use . O ~ letters and digits for hexes, | / \\ # for hexsides", r)
}

func (p *parser) hexside(r rune, row, column int) error {
	if isHex(r) {
		return nil
	}
	h, s, ok := sideAt(row, column)
	if !ok {
		return fmt.Errorf("hexside %q is not between hexes: put it 2 columns beside a hex, or 1 line and 1 column from it", r)
	}
	if want := slants[s]; r != '#' && r != want {
		return fmt.Errorf("hexside %q does not lie along the hexside here: use %q for cover, # for a wall", r, want)
	}
	one, inOne := p.cells[h]
	two, inTwo := p.cells[h.Step(s)]
	if !inOne && !inTwo {
		return fmt.Errorf("hexside %q touches no hex: draw the hex or remove the hexside", r)
	}
	if inOne {
		p.drawing.Cells[one].draw(s, r)
	}
	if inTwo {
		p.drawing.Cells[two].draw(s.Opposite(), r)
	}
	return nil
}

var slants = [sideCount]rune{E: '|', W: '|', SE: '/', NW: '/', SW: '\\', NE: '\\'}

// sideAt returns the hexside drawn at a line and column from hex 0,0, named by its owner.
func sideAt(row, column int) (h Hex, s Side, ok bool) {
	if row < math.MinInt8 || row > math.MaxInt8*2 {
		return Hex{}, 0, false
	}
	s, r := E, floor(row, 2)
	switch from := column - 2*r; {
	case row%2 == 0 && floor(from, 4)*4+2 == from:
		column -= 2
	case row%2 != 0 && floor(from, 4)*4+1 == from:
		s = SE
		column--
	case row%2 != 0 && floor(from, 4)*4+3 == from:
		s = SW
		column++
	default:
		return Hex{}, 0, false
	}
	q := (column - 2*r) / 4
	if q <= math.MinInt8 || q >= math.MaxInt8 {
		return Hex{}, 0, false
	}
	return Hex{int8(q), int8(r)}, s, true
}

func (c *Cell) draw(s Side, r rune) {
	if r == '#' {
		c.Walls |= 1 << s
	} else {
		c.Covers |= 1 << s
	}
}
