package render

import (
	"math"

	"precipice/engine/board"
)

// Camera maps the plane of hexes to the screen. Hexes are pointy-top; a plane
// unit is the distance from a hex's centre to its corners, and the origin is
// the centre of hex 0,0.
type Camera struct {
	Zoom   float32 // device pixels for each plane unit
	Offset Point   // position of the plane's origin on the screen
}

var root3 = float32(math.Sqrt(3))

// planeOf returns the centre of h in plane units.
func planeOf(h board.Hex) Point {
	return Point{root3 * (float32(h.Q) + float32(h.R)/2), 1.5 * float32(h.R)}
}

// Screen maps a plane position to the screen.
func (k Camera) Screen(p Point) Point { return p.scale(k.Zoom).add(k.Offset) }

// Plane maps a screen position to the plane.
func (k Camera) Plane(p Point) Point { return p.sub(k.Offset).scale(1 / k.Zoom) }

// Centre returns the screen position of the centre of h.
func (k Camera) Centre(h board.Hex) Point { return k.Screen(planeOf(h)) }

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

// Pan moves the view by d.
func (k Camera) Pan(d Point) Camera {
	k.Offset = k.Offset.add(d)
	return k
}

// ZoomAbout scales by factor and keeps the point of the plane under at in place. The zoom stays within
// least and most.
func (k Camera) ZoomAbout(at Point, factor, least, most float32) Camera {
	under := k.Plane(at)
	k.Zoom = max(least, min(most, k.Zoom*factor))
	k.Offset = at.sub(under.scale(k.Zoom))
	return k
}

// smallestZoom is the zoom of a battlefield without room.
const smallestZoom = 1

// Fit returns the camera that shows all cells in r with a margin of one hex, with at most the zoom most.
func Fit(cells []board.Cell, r Rect, most float32) Camera {
	b := planeBounds(cells).Inset(-1)
	zoom := max(smallestZoom, min(most, r.W/b.W, r.H/b.H))
	mid := b.Centre()
	return Camera{Zoom: zoom, Offset: r.Centre().sub(mid.scale(zoom))}
}

// Between interpolates the camera from k to l by t in 0..1.
func (k Camera) Between(l Camera, t float32) Camera {
	return Camera{Zoom: k.Zoom + (l.Zoom-k.Zoom)*t, Offset: k.Offset.lerp(l.Offset, t)}
}

// planeBounds returns the bounds of the hexes of cells, in plane units.
func planeBounds(cells []board.Cell) Rect {
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
