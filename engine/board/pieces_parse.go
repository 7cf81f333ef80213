package board

import (
	"fmt"
	"math"
	"strings"
	"unicode"
)

// What stands in the drawing of a piece.
const (
	floorRune    = '.'
	solidRune    = '#'
	gateRune     = '='
	lychgateRune = 'L'
)

// ParsePiece reads the drawing of a tile, a rune for each square:
//
//	  ==
//	 ....
//	=.o..L
//	=..#.
//	 ....
//
// A dot is floor, # a solid square, and a small letter or a digit floor with a mark. Outside, = is a place for a gateway and L one for a
// lychgate; two of a kind side by side are one that is two squares wide. Square 0,0 is the upper left corner of the squares. Errors name
// line and column, counted from 1, and the remedy.
func ParsePiece(text string) (Piece, error) {
	p := pieceParser{squares: map[Square]rune{}, rim: map[Square]rune{}}
	for i, line := range strings.Split(text, "\n") {
		for j, r := range []rune(strings.TrimRight(line, "\r")) {
			if err := p.read(r, i, j); err != nil {
				return Piece{}, fmt.Errorf("line %d, column %d: %w", i+1, j+1, err)
			}
		}
	}
	piece, err := p.piece()
	if err == nil && len(piece.Floor) == 0 {
		err = fmt.Errorf("drawing has no spaces: draw at least one as a dot")
	}
	if err != nil {
		return Piece{}, err
	}
	return piece, nil
}

type pieceParser struct {
	squares, rim map[Square]rune // by column and line of the text
	order        []Square        // of both, in reading order
	rims         []Square
}

func (p *pieceParser) read(r rune, line, column int) error {
	if r == ' ' {
		return nil
	}
	if line >= 100 || column >= 100 {
		return fmt.Errorf("%q is too far from the upper left corner: keep within 100 lines and columns", r)
	}
	at := Square{int8(column), int8(line)}
	switch {
	case r == floorRune, r == solidRune, unicode.IsLower(r), unicode.IsDigit(r):
		p.squares[at], p.order = r, append(p.order, at)
	case r == gateRune, r == lychgateRune:
		p.rim[at], p.rims = r, append(p.rims, at)
	case r == '\t':
		return fmt.Errorf("a tab is not allowed: use spaces")
	default:
		return fmt.Errorf("unknown rune %q: use . # small letters and digits for squares, = for gateways, L for lychgates", r)
	}
	return nil
}

// piece puts together what was read.
func (p *pieceParser) piece() (Piece, error) {
	corner := Square{math.MaxInt8, math.MaxInt8}
	for _, at := range p.order {
		corner = Square{min(corner.X, at.X), min(corner.Y, at.Y)}
	}
	var piece Piece
	for _, at := range p.order {
		r, q := p.squares[at], at.Minus(corner)
		if r == solidRune {
			piece.Solid = append(piece.Solid, q)
			continue
		}
		piece.Floor = append(piece.Floor, q)
		if r != floorRune {
			piece.Marks = append(piece.Marks, Marked{q, r})
		}
	}
	if len(piece.Floor) > MaxSpaces {
		return Piece{}, fmt.Errorf("drawing has %d spaces: keep at most %d", len(piece.Floor), MaxSpaces)
	}
	for _, at := range p.rims {
		e, first, err := p.edge(at)
		if err != nil {
			return Piece{}, fmt.Errorf("line %d, column %d: %w", at.Y+1, at.X+1, err)
		}
		if !first {
			continue
		}
		e.At = e.At.Minus(corner)
		if p.rim[at] == gateRune {
			piece.Gates = append(piece.Gates, e)
		} else {
			piece.Lychgates = append(piece.Lychgates, e)
		}
	}
	return piece, nil
}

// edge returns the sides that a rune outside the squares stands for, of which it may be the first or the second.
func (p *pieceParser) edge(at Square) (e Edge, first bool, err error) {
	r, found := p.rim[at], 0
	for w := range windCount {
		if p.space(at.Towards(w)) {
			e, found = Edge{at.Towards(w), w.Opposite(), 1}, found+1
		}
	}
	switch {
	case found == 0:
		return e, false, fmt.Errorf("%q touches no space: put it beside one, outside the tile", r)
	case found > 1:
		return e, false, fmt.Errorf("%q touches %d spaces: put it where it touches one", r, found)
	}
	next := func(from Square, by int8) bool {
		step := e.Side.along()
		to := Square{from.X + by*step.X, from.Y + by*step.Y}
		return p.rim[to] == r && p.space(to.Towards(e.Side.Opposite()))
	}
	if next(at, -1) {
		return e, false, nil
	}
	if next(at, 1) {
		if e.Wide = 2; next(at.Add(e.Side.along()), 1) {
			return e, false, fmt.Errorf("%q is more than 2 squares wide: leave out one of them, or a square between two places", r)
		}
	}
	return e, true, nil
}

// space reports whether a space is drawn at a place of the text.
func (p *pieceParser) space(at Square) bool {
	r, ok := p.squares[at]
	return ok && r != solidRune
}

// String draws the piece as [ParsePiece] reads it.
func (p *Piece) String() string {
	d := drawn{}
	for _, at := range p.Floor {
		d[at] = floorRune
	}
	for _, at := range p.Solid {
		d[at] = solidRune
	}
	for _, m := range p.Marks {
		d[m.Square] = m.Rune
	}
	for _, list := range []struct {
		edges []Edge
		rune
	}{{p.Gates, gateRune}, {p.Lychgates, lychgateRune}} {
		for _, e := range list.edges {
			for at := range e.Across().Squares {
				d[at] = list.rune
			}
		}
	}
	return d.text()
}

// drawn is a picture in text: a rune for each place.
type drawn map[Square]rune

// text writes the picture without empty lines and columns around it.
func (d drawn) text() string {
	if len(d) == 0 {
		return ""
	}
	var low, high Square
	begun := false
	for at := range d {
		if !begun {
			low, high, begun = at, at, true
		}
		low, high = Square{min(low.X, at.X), min(low.Y, at.Y)}, Square{max(high.X, at.X), max(high.Y, at.Y)}
	}
	var out strings.Builder
	for y := int(low.Y); y <= int(high.Y); y++ {
		line := make([]rune, 0, int(high.X)-int(low.X)+1)
		for x := int(low.X); x <= int(high.X); x++ {
			r, ok := d[Square{int8(x), int8(y)}]
			if !ok {
				r = ' '
			}
			line = append(line, r)
		}
		out.WriteString(strings.TrimRight(string(line), " "))
		out.WriteByte('\n')
	}
	return out.String()
}
