package board

// point is a point of the plane in the package's integer axes.
type point struct{ x, y int }

func (p point) minus(o point) point { return point{p.x - o.x, p.y - o.y} }

func (p point) cross(o point) int { return p.x*o.y - p.y*o.x }

func centre(q, r int) point { return point{2*q + r, 3 * r} }

// ends are the corners of each side, from the centre.
var ends = [sideCount][2]point{
	E:  {{1, 1}, {1, -1}},
	NE: {{1, -1}, {0, -2}},
	NW: {{0, -2}, {-1, -1}},
	W:  {{-1, -1}, {-1, 1}},
	SW: {{-1, 1}, {0, 2}},
	SE: {{0, 2}, {1, 1}},
}

func hexside(h Hex, s Side) (from, to point) {
	c := centre(int(h.Q), int(h.R))
	a, b := ends[s][0], ends[s][1]
	return point{c.x + a.x, c.y + a.y}, point{c.x + b.x, c.y + b.y}
}

// touches reports whether the closed segments pq and ab share a point; a corner is
// enough (BF-G-004).
func touches(p, q, a, b point) bool {
	if max(p.x, q.x) < min(a.x, b.x) || max(a.x, b.x) < min(p.x, q.x) ||
		max(p.y, q.y) < min(a.y, b.y) || max(a.y, b.y) < min(p.y, q.y) {
		return false
	}
	line, side := q.minus(p), b.minus(a)
	return sign(line.cross(a.minus(p)))*sign(line.cross(b.minus(p))) <= 0 &&
		sign(side.cross(p.minus(a)))*sign(side.cross(q.minus(a))) <= 0
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}
