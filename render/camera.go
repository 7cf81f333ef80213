package render

// Camera maps the plane of a board to the screen. What a unit of the plane is, and where its origin lies, is the board's; see
// hexes.go for one of hexes.
type Camera struct {
	Zoom   float32 // device pixels for each plane unit
	Offset Point   // position of the plane's origin on the screen
}

// Screen maps a plane position to the screen.
func (k Camera) Screen(p Point) Point { return p.scale(k.Zoom).add(k.Offset) }

// Plane maps a screen position to the plane.
func (k Camera) Plane(p Point) Point { return p.sub(k.Offset).scale(1 / k.Zoom) }

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

// Fit returns the camera that shows a part of the plane in r with a margin of one unit, with at most the zoom most.
func Fit(part, r Rect, most float32) Camera {
	b := part.Inset(-1)
	zoom := max(smallestZoom, min(most, r.W/b.W, r.H/b.H))
	mid := b.Centre()
	return Camera{Zoom: zoom, Offset: r.Centre().sub(mid.scale(zoom))}
}

// Looking returns the camera that shows a point of the plane at a place of the screen.
func Looking(middle, at Point, zoom float32) Camera {
	return Camera{Zoom: zoom, Offset: at.sub(middle.scale(zoom))}
}

// join returns the smallest rectangle around two.
func (r Rect) join(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Around returns the camera that shows parts of the plane in the middle of r, with a zoom between least and most. If not all
// have room, it leaves out later ones.
func Around(parts []Rect, r Rect, least, most float32) Camera {
	box := parts[0]
	for _, p := range parts[1:] {
		if more := box.join(p); more.W*least <= r.W && more.H*least <= r.H {
			box = more
		}
	}
	return Looking(box.Centre(), r.Centre(), max(least, min(most, r.W/box.W, r.H/box.H)))
}

// Shown returns where a part of the plane is shown on the screen.
func (k Camera) Shown(part Rect) Rect { return k.bounds([]Rect{part}) }

// bounds returns the rectangle of the screen that shows parts of the plane.
func (k Camera) bounds(parts []Rect) Rect {
	box := parts[0]
	for _, p := range parts[1:] {
		box = box.join(p)
	}
	at := k.Screen(Point{box.X, box.Y})
	return Rect{at.X, at.Y, box.W * k.Zoom, box.H * k.Zoom}
}

// Shows reports whether parts of the plane are all in r.
func (k Camera) Shows(r Rect, parts ...Rect) bool {
	const slack = 1 // pixel
	b := k.bounds(parts)
	return b.X >= r.X-slack && b.Y >= r.Y-slack && b.Right() <= r.Right()+slack && b.Bottom() <= r.Bottom()+slack
}

// Spans reports whether parts of the plane would all have room in r at this zoom.
func (k Camera) Spans(r Rect, parts ...Rect) bool {
	b := k.bounds(parts)
	return b.W <= r.W && b.H <= r.H
}

// Nudged moves the view by the least distance that brings parts of the plane into r.
func (k Camera) Nudged(r Rect, parts ...Rect) Camera {
	b := k.bounds(parts)
	to := b.Within(r)
	return k.Pan(Point{to.X - b.X, to.Y - b.Y})
}

// Between interpolates the camera from k to l by t in 0..1.
func (k Camera) Between(l Camera, t float32) Camera {
	return Camera{Zoom: k.Zoom + (l.Zoom-k.Zoom)*t, Offset: k.Offset.lerp(l.Offset, t)}
}
