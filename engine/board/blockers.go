package board

// hit is where a line first meets a hexside, kept for explanations.
type hit struct {
	at   Hex
	side Side
	kind EdgeKind
	// The meeting lies at num/den of the line.
	num, den int
}

// Blocker returns what blocks the line from a to b first: a wall, a limit edge or a
// side of an obstructed hex. If several meet in one corner, a wall comes before a limit
// edge and a limit edge before an obstruction.
func (f *Field) Blocker(a, b Space) (at Hex, side Side, kind EdgeKind, blocked bool) {
	first, blocked := f.firstHit(a, b, func(sp Space, s Side) (EdgeKind, bool) {
		kind := f.edges[sp][s]
		if kind != Wall && kind != Limit && f.cells[sp].Blocked {
			kind = Obstruction
		}
		return kind, kind >= Wall
	})
	return first.at, first.side, first.kind, blocked
}

// CoverAt returns the hexside that first gives a target in b cover from an attacker in a.
func (f *Field) CoverAt(a, b Space) (at Hex, side Side, ok bool) {
	first, ok := f.firstHit(a, b, func(sp Space, s Side) (EdgeKind, bool) {
		own := sp == a || f.grid.at(f.cells[sp].Hex.Step(s)) == a
		return f.edges[sp][s], f.edges[sp][s] == Cover && !own
	})
	return first.at, first.side, ok
}

// firstHit looks at every hexside of the battlefield that counts.
func (f *Field) firstHit(a, b Space, counts func(Space, Side) (EdgeKind, bool)) (first hit, found bool) {
	if a == b || a == None || b == None {
		return first, false
	}
	from, to := f.cells[a].Hex, f.cells[b].Hex
	p, q := centre(int(from.Q), int(from.R)), centre(int(to.Q), int(to.R))
	for sp, c := range f.cells {
		for s := range sideCount {
			kind, counted := counts(Space(sp), s)
			if !counted {
				continue
			}
			c1, c2 := hexside(c.Hex, s)
			if !touches(p, q, c1, c2) {
				continue
			}
			h := hit{at: c.Hex, side: s, kind: kind}
			h.num, h.den = meeting(p, q, c1, c2)
			if !found || h.before(first, from) {
				first, found = h, true
			}
		}
	}
	return first, found
}

func (h hit) before(o hit, from Hex) bool {
	if d := h.num*o.den - o.num*h.den; d != 0 {
		return d < 0
	}
	if h.kind != o.kind {
		return h.kind < o.kind
	}
	return from.Distance(h.at) < from.Distance(o.at)
}

// meeting returns where, as a fraction of pq, the segment first meets the hexside ab.
// The two must touch.
func meeting(p, q, a, b point) (num, den int) {
	line, side := q.minus(p), b.minus(a)
	den = line.cross(side)
	if den == 0 {
		near := min(along(line, a.minus(p)), along(line, b.minus(p)))
		return near, along(line, line)
	}
	num = a.minus(p).cross(side)
	if den < 0 {
		return -num, -den
	}
	return num, den
}

// along is the length of d along the line, times the line's own.
func along(line, d point) int { return line.x*d.x + line.y*d.y }
