package board

import "math/bits"

// Every hexside has one owner, the hex for which it is one of the last three sides. The
// owner may lie in the grid's margin.
var owners = [sideCount]struct {
	step Hex
	axis int
}{
	E:  {Hex{}, 0},
	SE: {Hex{}, 1},
	SW: {Hex{}, 2},
	W:  {steps[W], 0},
	NW: {steps[NW], 1},
	NE: {steps[NE], 2},
}

var axes = [3]Side{E, SE, SW}

// mask has one bit for each hex of the grid, with a spare word before and two after so
// that shifted reads need no bounds check.
type mask []uint64

func newMask(g *grid) mask { return make(mask, (g.width*g.height+63)/64+3) }

func (m mask) set(i int) { m[i>>6+1] |= 1 << (i & 63) }

// read returns the 64 bits from bit i on; i may be as low as -64.
func (m mask) read(i int) uint64 {
	w, low := i>>6+1, uint(i)&63
	return m[w]>>low | m[w+1]<<1<<(63-low)
}

// sides holds the hexsides of one kind, for each axis.
type sides [3]mask

func newSides(g *grid) sides { return sides{newMask(g), newMask(g), newMask(g)} }

func (e *sides) add(g *grid, h Hex, s Side) {
	own := owners[s]
	e[own.axis].set(g.index(h) + int(own.step.R)*g.width + int(own.step.Q))
}

// tracer evaluates all lines of one displacement at once: the line between two hexes
// touches the same relative hexsides anywhere on the map.
type tracer struct {
	f             *Field
	cells         mask
	blocks, cover sides
	anyCover      bool
}

// drawSight fills the tables of sight and cover (BF-LOS-001 to 004, BF-CVR-001): two hexes see each other if the line between their
// centres touches no wall, no limit edge and no side of an obstruction. Models never matter (BF-G-003), and a hex sees itself (BF-G-069).
func (f *Field) drawSight() {
	if len(f.cells) == 0 {
		return
	}
	t := newTracer(f)
	start := newMask(&f.grid)
	for dq := 3 - f.grid.width; dq <= f.grid.width-3; dq++ {
		clear(start)
		for _, c := range f.cells {
			// The far end must stay in the box, or it would be read from the next row.
			if q := int(c.Q) - f.grid.left + dq; q > 0 && q < f.grid.width-1 {
				start.set(f.grid.index(c.Hex))
			}
		}
		for dr := 0; dr <= f.grid.height-3; dr++ {
			if dr > 0 || dq > 0 {
				t.draw(start, dq, dr)
			}
		}
	}
}

func newTracer(f *Field) *tracer {
	g := &f.grid
	t := &tracer{f: f, cells: newMask(g), blocks: newSides(g), cover: newSides(g)}
	for i, c := range f.cells {
		t.cells.set(g.index(c.Hex))
		for s := range sideCount {
			kind := f.edges[i][s]
			if c.Blocked || kind == Wall || kind == Limit {
				t.blocks.add(g, c.Hex, s)
			}
			if kind == Cover {
				t.cover.add(g, c.Hex, s)
				t.anyCover = true
			}
		}
	}
	return t
}

// draw evaluates all lines that lead from a hex of start by dq,dr to another hex.
func (t *tracer) draw(start mask, dq, dr int) {
	leap := dr*t.f.grid.width + dq
	var l *line
	end := (len(start) - 3) << 6
	for at := 0; at+leap < end; at += 64 {
		lines := start[at>>6+1] & t.cells.read(at+leap)
		if lines == 0 {
			continue
		}
		if l == nil {
			l = lineTo(dq, dr)
		}
		t.see(l, at, leap, lines)
		if t.anyCover {
			t.hide(l, at, leap, lines)
		}
	}
}

func (t *tracer) see(l *line, at, leap int, lines uint64) {
	width := t.f.grid.width
	for _, e := range l.touches {
		lines &^= t.blocks[e.axis].read(at + e.offset(width))
		if lines == 0 {
			return
		}
	}
	spaces := t.f.grid.spaces
	for ; lines != 0; lines &= lines - 1 {
		i := at + bits.TrailingZeros64(lines)
		a, b := spaces[i], spaces[i+leap]
		t.f.seen[a].Add(b)
		t.f.seen[b].Add(a)
	}
}

func (t *tracer) hide(l *line, at, leap int, lines uint64) {
	width := t.f.grid.width
	gather := func(touches []touch) (crossed uint64) {
		for _, e := range touches {
			crossed |= t.cover[e.axis].read(at + e.offset(width))
		}
		return crossed & lines
	}
	spaces := t.f.grid.spaces
	middle := gather(l.between())
	for there := middle | gather(l.atLast()); there != 0; there &= there - 1 {
		i := at + bits.TrailingZeros64(there)
		t.f.acrossCover[spaces[i]].Add(spaces[i+leap])
	}
	for back := middle | gather(l.atFirst()); back != 0; back &= back - 1 {
		i := at + bits.TrailingZeros64(back)
		t.f.acrossCover[spaces[i+leap]].Add(spaces[i])
	}
}

// CrossesCover says whether the line from an attacker to a target touches a cover hexside
// that is no side of the attacker's hex (BF-CVR-001, BF-G-004, BF-G-005). It does not
// ask whether the target is visible.
func (f *Field) CrossesCover(from, to Space) bool { return f.acrossCover[from].Has(to) }
