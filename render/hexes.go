package render

import (
	"math"

	"precipice/engine/board"
)

// Hexes are pointy-top. A unit of the plane is the distance from a hex's centre to its corners, and the origin is the centre of
// hex 0,0.

var root3 = float32(math.Sqrt(3))

// planeOf returns the centre of h in plane units.
func planeOf(h board.Hex) Point {
	return Point{root3 * (float32(h.Q) + float32(h.R)/2), 1.5 * float32(h.R)}
}

// Centre returns the screen position of the centre of h.
func (k Camera) Centre(h board.Hex) Point { return k.Screen(planeOf(h)) }

// Hexagon is a hex on the screen, with corners above and below its centre.
type Hexagon struct {
	At Point
	R  float32 // from the centre to a corner
}

// Hexagon returns where h is on the screen.
func (k Camera) Hexagon(h board.Hex) Hexagon { return Hexagon{k.Centre(h), k.Zoom} }

// Contains reports whether p is in the hexagon or on its edge.
func (h Hexagon) Contains(p Point) bool {
	d := p.sub(h.At)
	x, y := abs32(d.X), abs32(d.Y)
	return x <= h.R*root3/2 && y <= h.R-x/root3
}

// Hex returns the hex under the screen position p.
func (k Camera) Hex(p Point) board.Hex {
	u := k.Plane(p)
	r := float64(u.Y) / 1.5
	q := float64(u.X)/float64(root3) - r/2
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return board.Hex{Q: int8(rq), R: int8(rr)}
}

// Margins around the hexes that a camera frames, in hex radii. Heads and labels rise above their hex.
const (
	frameSide = 0.4
	frameTop  = 0.5
	frameFoot = 0.2
)

// Framed returns the parts of the plane that show hexes with their margins.
func Framed(hexes ...board.Hex) []Rect {
	parts := make([]Rect, len(hexes))
	for i, h := range hexes {
		p := planeOf(h)
		parts[i] = Rect{p.X - root3/2 - frameSide, p.Y - 1 - frameTop, root3 + 2*frameSide, 2 + frameTop + frameFoot}
	}
	return parts
}

// hexRect returns the rectangle of the plane that holds a hex.
func hexRect(h board.Hex) Rect {
	p := planeOf(h)
	return Rect{p.X - root3/2, p.Y - 1, root3, 2}
}

// BoundsOf returns the part of the plane that the hexes of cells take up.
func BoundsOf(cells []board.Cell) Rect {
	if len(cells) == 0 {
		return Rect{-1, -1, 2, 2}
	}
	lo, hi := planeOf(cells[0].Hex), planeOf(cells[0].Hex)
	for _, cell := range cells {
		p := planeOf(cell.Hex)
		lo = Point{min(lo.X, p.X), min(lo.Y, p.Y)}
		hi = Point{max(hi.X, p.X), max(hi.Y, p.Y)}
	}
	return Rect{lo.X - root3/2, lo.Y - 1, hi.X - lo.X + root3, hi.Y - lo.Y + 2}
}

// cornerOf returns corner i of a hex around the plane's origin. Side d (0 is E, then counter-clockwise)
// joins corners d and d+1.
func cornerOf(i int) Point {
	s, c := sincos(pi/6 - pi/3*float32(i))
	return Point{c, s}
}

// sideEnds returns the ends of side d of hex h, in plane units.
func sideEnds(h board.Hex, d board.Side) (a, b Point) {
	m := planeOf(h)
	return m.add(cornerOf(int(d))), m.add(cornerOf(int(d+1) % 6))
}

// Side returns the ends of a hexside on the screen.
func (k Camera) Side(h board.Hex, side board.Side) (a, b Point) {
	a, b = sideEnds(h, side)
	return k.Screen(a), k.Screen(b)
}

// Centres returns the screen positions of the centres of hexes.
func (k Camera) Centres(hexes ...board.Hex) []Point {
	at := make([]Point, len(hexes))
	for i, h := range hexes {
		at[i] = k.Centre(h)
	}
	return at
}
