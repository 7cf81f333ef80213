package board

import "sync/atomic"

// line holds what the line between two hexes touches; it leads east or south.
type line struct {
	touches []touch // on a side of the first hex, of neither, of the last, of both
	cuts    [3]int
}

// touch is a hexside that a line touches: its owner's position relative to the line's first hex, and the
// owner's side.
type touch struct {
	q, r int16
	axis uint8
}

// offset returns the owner's distance from the first hex, in bits of a grid.
func (e touch) offset(width int) int { return int(e.r)*width + int(e.q) }

// A side of both hexes gives cover in neither direction.
func (l *line) atFirst() []touch { return l.touches[:l.cuts[0]] }
func (l *line) between() []touch { return l.touches[l.cuts[0]:l.cuts[1]] }
func (l *line) atLast() []touch  { return l.touches[l.cuts[1]:l.cuts[2]] }

// knownReach is the longest displacement whose line is traced once and then cached.
const knownReach = 24

var traced [2*knownReach + 1][knownReach + 1]atomic.Pointer[line]

// lineTo returns the line from 0,0 to dq,dr.
func lineTo(dq, dr int) *line {
	if abs(dq) > knownReach || dr > knownReach {
		return trace(dq, dr)
	}
	at := &traced[dq+knownReach][dr]
	l := at.Load()
	if l == nil {
		l = trace(dq, dr)
		at.Store(l)
	}
	return l
}

// trace finds the hexsides touched by the line from 0,0 to dq,dr.
func trace(dq, dr int) *line {
	var found [4][]touch
	goal := centre(dq, dr)
	for r := range dr + 1 {
		first, last := nearRow(goal, r)
		for q := first; q <= last; q++ {
			c := centre(q, r)
			for axis, s := range axes {
				a, b := ends[s][0], ends[s][1]
				if touches(point{}, goal, point{c.x + a.x, c.y + a.y}, point{c.x + b.x, c.y + b.y}) {
					part := partOf(q, r, axis, dq, dr)
					found[part] = append(found[part], touch{int16(q), int16(r), uint8(axis)})
				}
			}
		}
	}
	l := &line{}
	for part, list := range found {
		l.touches = append(l.touches, list...)
		if part < len(l.cuts) {
			l.cuts[part] = len(l.touches)
		}
	}
	return l
}

// partOf returns whose side the hexside is that the line to dq,dr touches: 0 the first hex's, 1 neither's,
// 2 the last hex's, 3 both.
func partOf(q, r, axis, dq, dr int) int {
	step := steps[axes[axis]]
	q2, r2 := q+int(step.Q), r+int(step.R)
	first := q|r == 0 || q2|r2 == 0
	last := q == dq && r == dr || q2 == dq && r2 == dr
	switch {
	case first && last:
		return 3
	case first:
		return 0
	case last:
		return 2
	}
	return 1
}

// nearRow returns the first and last column whose owned hexsides in row r may lie on
// the line from the origin to goal.
func nearRow(goal point, r int) (first, last int) {
	x0, x1 := 0, goal.x
	if goal.y > 0 {
		// The owned sides of a row lie between y-1 and y+2.
		x0 = floor(goal.x*max(3*r-1, 0), goal.y)
		x1 = floor(goal.x*min(3*r+2, goal.y), goal.y)
	}
	low, high := min(x0, x1)-1, max(x0, x1)+2
	return -floor(-(low - r), 2), floor(high-r, 2)
}

func floor(n, by int) int {
	if n < 0 {
		return -((by - 1 - n) / by)
	}
	return n / by
}
