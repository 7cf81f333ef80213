package render

import "math"

// Point is a position in device pixels unless a comment names another unit.
type Point struct{ X, Y float32 }

func (p Point) add(q Point) Point     { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) sub(q Point) Point     { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) scale(k float32) Point { return Point{p.X * k, p.Y * k} }
func (p Point) lerp(q Point, t float32) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}
func (p Point) length() float32 { return float32(math.Hypot(float64(p.X), float64(p.Y))) }

// unit returns p with length 1, or zero for the zero vector.
func (p Point) unit() Point {
	l := p.length()
	if l == 0 {
		return Point{}
	}
	return p.scale(1 / l)
}

// Rect is an axis-parallel rectangle in device pixels.
type Rect struct{ X, Y, W, H float32 }

// Right returns the x of the right edge.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Centre returns the middle of the rectangle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Contains reports whether p is in the rectangle, excluding the right and lower edges.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Overlaps reports whether r and o share a part.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Inset shrinks the rectangle by d on every side, to no less than empty.
func (r Rect) Inset(d float32) Rect { return r.Inset2(d, d) }

// Inset2 shrinks the rectangle by dx left and right and dy above and below.
func (r Rect) Inset2(dx, dy float32) Rect {
	dx, dy = min(dx, r.W/2), min(dy, r.H/2)
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// CutTop returns the upper h of the rectangle and the rest below it.
func (r Rect) CutTop(h float32) (top, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom returns the lower h of the rectangle and the rest above it.
func (r Rect) CutBottom(h float32) (bottom, rest Rect) {
	h = min(h, r.H)
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft returns the left w of the rectangle and the rest to its right.
func (r Rect) CutLeft(w float32) (left, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight returns the right w of the rectangle and the rest to its left.
func (r Rect) CutRight(w float32) (right, rest Rect) {
	w = min(w, r.W)
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Columns splits the rectangle into n equal columns with gap between them.
func (r Rect) Columns(n int, gap float32) []Rect {
	out := make([]Rect, n)
	w := (r.W - gap*float32(n-1)) / float32(n)
	for i := range out {
		out[i] = Rect{r.X + float32(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Within moves the rectangle by the least distance that puts it inside outer. If it
// is larger than outer, its upper left corner stays inside.
func (r Rect) Within(outer Rect) Rect {
	r.X = max(outer.X, min(r.X, outer.Right()-r.W))
	r.Y = max(outer.Y, min(r.Y, outer.Bottom()-r.H))
	return r
}

// Nearest returns the point of the rectangle that is nearest to p.
func (r Rect) Nearest(p Point) Point {
	return Point{max(r.X, min(p.X, r.Right())), max(r.Y, min(p.Y, r.Bottom()))}
}

// Far returns the distance of two points.
func (p Point) Far(q Point) float32 { return p.sub(q).length() }

// Cut returns the part of the rectangle inside another, without width or height if there is none.
func (r Rect) Cut(by Rect) Rect {
	x, y := max(r.X, by.X), max(r.Y, by.Y)
	return Rect{x, y, max(0, min(r.Right(), by.Right())-x), max(0, min(r.Bottom(), by.Bottom())-y)}
}

func sincos(a float32) (sin, cos float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

func sqrt32(x float32) float32 { return float32(math.Sqrt(float64(x))) }

func round32(x float32) float32 { return float32(math.Floor(float64(x) + 0.5)) }

func clamp01(x float32) float32 { return max(0, min(1, x)) }

// hash maps its arguments to a number in [0, 1). It is the noise of all worn edges and
// facets, the same in every frame and on every machine.
func hash(a, b, c int32) float32 {
	h := uint32(a)*0x9E3779B1 ^ uint32(b)*0x85EBCA77 ^ uint32(c)*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return float32(h>>8) / (1 << 24)
}

// Share returns how much of r another rectangle covers, 0..1.
func (r Rect) Share(by Rect) float32 {
	w := min(r.Right(), by.Right()) - max(r.X, by.X)
	h := min(r.Bottom(), by.Bottom()) - max(r.Y, by.Y)
	if w <= 0 || h <= 0 || r.W*r.H == 0 {
		return 0
	}
	return w * h / (r.W * r.H)
}

// Apart returns the distance between two rectangles that do not overlap. What they are apart on the shorter axis counts half.
func (r Rect) Apart(o Rect) float32 {
	dx := max(r.X-o.Right(), o.X-r.Right(), 0)
	dy := max(r.Y-o.Bottom(), o.Y-r.Bottom(), 0)
	return max(dx, dy) + min(dx, dy)/2
}

// Ease lets a movement begin and end slowly: it maps the part of its time that is past to the part of its way, 0..1.
func Ease(past float32) float32 { return past * past * (3 - 2*past) }
