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

// Looking returns the camera that shows a point of the plane at a place of the screen.
func Looking(middle, at Point, zoom float32) Camera {
	return Camera{Zoom: zoom, Offset: at.sub(middle.scale(zoom))}
}

// Margins around the hexes that a camera frames, in hex radii. Heads and labels rise above their hex.
const (
	frameSide = 0.4
	frameTop  = 0.5
	frameFoot = 0.2
)

// framed returns the rectangle of the plane that shows a hex with its margins.
func framed(h board.Hex) Rect {
	p := planeOf(h)
	return Rect{p.X - root3/2 - frameSide, p.Y - 1 - frameTop, root3 + 2*frameSide, 2 + frameTop + frameFoot}
}

// join returns the smallest rectangle around two.
func (r Rect) join(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Around returns the camera that shows hexes in the middle of r, with a zoom between least and most. If not
// all have room, it leaves out later ones.
func Around(hexes []board.Hex, r Rect, least, most float32) Camera {
	box := framed(hexes[0])
	for _, h := range hexes[1:] {
		if more := box.join(framed(h)); more.W*least <= r.W && more.H*least <= r.H {
			box = more
		}
	}
	return Looking(box.Centre(), r.Centre(), max(least, min(most, r.W/box.W, r.H/box.H)))
}

// bounds returns the rectangle of the screen that shows hexes with their margins.
func (k Camera) bounds(hexes []board.Hex) Rect {
	box := framed(hexes[0])
	for _, h := range hexes[1:] {
		box = box.join(framed(h))
	}
	at := k.Screen(Point{box.X, box.Y})
	return Rect{at.X, at.Y, box.W * k.Zoom, box.H * k.Zoom}
}

// Shows reports whether all hexes are in r.
func (k Camera) Shows(r Rect, hexes []board.Hex) bool {
	const slack = 1 // pixel
	b := k.bounds(hexes)
	return b.X >= r.X-slack && b.Y >= r.Y-slack && b.Right() <= r.Right()+slack && b.Bottom() <= r.Bottom()+slack
}

// Spans reports whether all hexes would have room in r at this zoom.
func (k Camera) Spans(r Rect, hexes []board.Hex) bool {
	b := k.bounds(hexes)
	return b.W <= r.W && b.H <= r.H
}

// Nudged moves the view by the least distance that brings hexes into r.
func (k Camera) Nudged(r Rect, hexes []board.Hex) Camera {
	b := k.bounds(hexes)
	to := b.Within(r)
	return k.Pan(Point{to.X - b.X, to.Y - b.Y})
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
