package board_test

import "precipice/engine/board"

// naive answers the questions of a Field directly from the rules, with maps and
// without tables. It shares no geometry with the package: it works in thirds of
// cube coordinates, which need no affine axes for the corners of hexsides.
type naive struct {
	cells map[board.Hex]board.Cell
}

func newNaive(cells []board.Cell) naive {
	n := naive{map[board.Hex]board.Cell{}}
	for _, c := range cells {
		n.cells[c.Hex] = c
	}
	return n
}

// spot is a point in thirds of axial coordinates.
type spot struct{ q, r int }

func middle(h board.Hex) spot { return spot{3 * int(h.Q), 3 * int(h.R)} }

// corners of a hexside are the centres of gravity of the two hexes at it and one of
// the two hexes that touch both.
func corners(h board.Hex, s board.Side) (a, b spot) {
	gravity := func(third board.Side) spot {
		x, y, z := middle(h), middle(h.Step(s)), middle(h.Step(third))
		return spot{(x.q + y.q + z.q) / 3, (x.r + y.r + z.r) / 3}
	}
	return gravity((s + 1) % 6), gravity((s + 5) % 6)
}

func turn(a, b, c spot) int {
	switch n := (b.q-a.q)*(c.r-a.r) - (b.r-a.r)*(c.q-a.q); {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func within(a, b, c spot) bool {
	return turn(a, b, c) == 0 && min(a.q, b.q) <= c.q && c.q <= max(a.q, b.q) &&
		min(a.r, b.r) <= c.r && c.r <= max(a.r, b.r)
}

func meet(p, q, a, b spot) bool {
	if turn(p, q, a)*turn(p, q, b) < 0 && turn(a, b, p)*turn(a, b, q) < 0 {
		return true
	}
	return within(p, q, a) || within(p, q, b) || within(a, b, p) || within(a, b, q)
}

func (n naive) walled(h board.Hex, s board.Side) bool {
	return n.cells[h].Walls>>s&1 != 0 || n.cells[h.Step(s)].Walls>>s.Opposite()&1 != 0
}

func (n naive) blocks(h board.Hex, s board.Side) bool {
	beyond, inside := n.cells[h.Step(s)]
	return !inside || n.cells[h].Blocked || beyond.Blocked || n.walled(h, s)
}

func (n naive) covers(h board.Hex, s board.Side) bool {
	beyond, inside := n.cells[h.Step(s)]
	return inside && !n.walled(h, s) &&
		(n.cells[h].Covers>>s&1 != 0 || beyond.Covers>>s.Opposite()&1 != 0)
}

func (n naive) any(a, b board.Hex, counts func(board.Hex, board.Side) bool) bool {
	for h := range n.cells {
		for s := range board.Side(6) {
			if c1, c2 := corners(h, s); counts(h, s) && meet(middle(a), middle(b), c1, c2) {
				return true
			}
		}
	}
	return false
}

func (n naive) visible(a, b board.Hex) bool { return a == b || !n.any(a, b, n.blocks) }

func (n naive) inCover(a, b board.Hex) bool {
	return a != b && n.any(a, b, func(h board.Hex, s board.Side) bool {
		return h != a && h.Step(s) != a && n.covers(h, s)
	})
}

// distances counts steps to every hex; a path may enter a hex of halt but not leave it.
func (n naive) distances(from board.Hex, move int, barred, halt map[board.Hex]bool) map[board.Hex]int {
	found := map[board.Hex]int{from: 0}
	queue := []board.Hex{from}
	for len(queue) > 0 {
		h := queue[0]
		queue = queue[1:]
		if found[h] == move || h != from && halt[h] {
			continue
		}
		for s := range board.Side(6) {
			next := h.Step(s)
			beyond, inside := n.cells[next]
			if _, known := found[next]; known || !inside || barred[next] ||
				n.cells[h].Blocked || beyond.Blocked || n.walled(h, s) {
				continue
			}
			found[next] = found[h] + 1
			queue = append(queue, next)
		}
	}
	return found
}

// path walks back from the end, each time to a hex that is one step closer to the start.
func (n naive) path(from, to board.Hex) (path []board.Hex) {
	far := n.distances(from, 255, nil, nil)
	if _, ok := far[to]; !ok {
		return nil
	}
	for h := to; h != from; {
		path = append(path, h)
		for s := range board.Side(6) {
			next := h.Step(s)
			if d, ok := far[next]; ok && d == far[h]-1 && !n.walled(h, s) {
				h = next
				break
			}
		}
	}
	return path
}

// walls returns the ends of all hexsides that block sight, each once.
func (n naive) walls() (walls [][2]spot) {
	known := map[[2]spot]bool{}
	for h := range n.cells {
		for s := range board.Side(6) {
			a, b := corners(h, s)
			if n.blocks(h, s) && !known[[2]spot{b, a}] {
				known[[2]spot{a, b}] = true
				walls = append(walls, [2]spot{a, b})
			}
		}
	}
	return walls
}

// clear tests one line against every wall.
func clear(walls [][2]spot, a, b board.Hex) bool {
	for _, w := range walls {
		if a != b && meet(middle(a), middle(b), w[0], w[1]) {
			return false
		}
	}
	return true
}
