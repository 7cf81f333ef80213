package board

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Square is a square of the lattice that tiles lie on: x to the east, y to the south.
type Square struct{ X, Y int8 }

// String writes the square as in option keys, such as "12,-3".
func (q Square) String() string { return strconv.Itoa(int(q.X)) + "," + strconv.Itoa(int(q.Y)) }

// ParseSquare reads what [Square.String] writes.
func ParseSquare(text string) (Square, error) {
	before, after, _ := strings.Cut(text, ",")
	x, errX := strconv.ParseInt(before, 10, 8)
	y, errY := strconv.ParseInt(after, 10, 8)
	if errX != nil || errY != nil {
		return Square{}, fmt.Errorf("square %q: write two whole numbers from -128 to 127 with a comma between them, as in 12,-3", text)
	}
	return Square{int8(x), int8(y)}, nil
}

// Add returns q displaced by o.
func (q Square) Add(o Square) Square { return Square{q.X + o.X, q.Y + o.Y} }

// Minus returns how q is displaced from o.
func (q Square) Minus(o Square) Square { return Square{q.X - o.X, q.Y - o.Y} }

// Turn turns the square about 0,0 clockwise by quarters of a circle. Negative turns go counter-clockwise.
func (q Square) Turn(quarters int) Square {
	for range (quarters%4 + 4) % 4 {
		q = Square{-q.Y, q.X}
	}
	return q
}

// Towards returns the next square on a side.
func (q Square) Towards(w Wind) Square { return q.Add(winds[w]) }

// Wind is a side of a square.
type Wind uint8

// The sides of a square, clockwise.
const (
	North Wind = iota
	East
	South
	West
	windCount
)

var winds = [windCount]Square{North: {0, -1}, East: {1, 0}, South: {0, 1}, West: {-1, 0}}

var windNames = [windCount]string{"n", "e", "s", "w"}

func (w Wind) String() string { return windNames[w] }

// Opposite returns the side across.
func (w Wind) Opposite() Wind { return (w + 2) % windCount }

// Turn turns the side clockwise by quarters of a circle.
func (w Wind) Turn(quarters int) Wind { return Wind(((int(w)+quarters)%4 + 4) % 4) }

// along returns the step from one square to the next along a side: to the east or to the south.
func (w Wind) along() Square {
	if w == North || w == South {
		return winds[East]
	}
	return winds[South]
}

// Edge is one or two neighbouring sides of squares in a row: where a gateway or a lychgate stands, or may stand (CC-G-049). At is its
// first square, the western or northern one.
type Edge struct {
	At   Square
	Side Wind
	Wide uint8
}

// Squares yields the squares on the near side, of which At is the first.
func (e Edge) Squares(yield func(Square) bool) {
	for i, at := uint8(0), e.At; i < e.Wide; i++ {
		if !yield(at) {
			return
		}
		at = at.Add(e.Side.along())
	}
}

// Across returns the same sides seen from the squares beyond.
func (e Edge) Across() Edge { return Edge{e.At.Towards(e.Side), e.Side.Opposite(), e.Wide} }

// within reports whether all sides of an edge are sides of another.
func (e Edge) within(o Edge) bool {
	if e.Side != o.Side {
		return false
	}
	for at := range e.Squares {
		if !o.has(at) {
			return false
		}
	}
	return true
}

func (e Edge) has(q Square) bool {
	for at := range e.Squares {
		if at == q {
			return true
		}
	}
	return false
}

// turned turns an edge about 0,0.
func (e Edge) turned(quarters int) Edge {
	first, last := e.At.Turn(quarters), e.At
	for at := range e.Squares {
		last = at
	}
	last = last.Turn(quarters)
	if last.X < first.X || last.Y < first.Y {
		first = last
	}
	return Edge{first, e.Side.Turn(quarters), e.Wide}
}

func (e Edge) String() string {
	text := e.At.String() + " " + e.Side.String()
	if e.Wide > 1 {
		text += " " + strconv.Itoa(int(e.Wide))
	}
	return text
}

// inLattice reports whether a square has neighbours on all sides.
func inLattice(x, y int) bool {
	return x > math.MinInt8 && x < math.MaxInt8 && y > math.MinInt8 && y < math.MaxInt8
}
