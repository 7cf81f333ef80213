package field

import (
	"slices"

	"precipice/game"
	"precipice/render"
)

// Sign stands at the edge of the board for what is out of sight in that direction.
type Sign struct {
	At, To render.Point
	Who    []int // by their places in the list that it was made of; To is where the first of them is
}

// signSize is half the size of a sign, in design units.
const signSize = 11

// away is how far a sign lies within the edge of the board.
func (v *View) away() float32 { return v.stamp.theme.Px(signSize + 7) }

// wide is how far signs must be apart.
func (v *View) wide() float32 {
	t := v.stamp.theme
	return t.Target(t.Px(2*signSize + 4))
}

// Signs returns the signs for all places of a list on the screen that are not in sight in a part of it. Those that would lie on another
// join it, and none lies under the question.
func (v *View) Signs(in render.Rect, places []render.Point) (list []Sign) {
next:
	for who, to := range places {
		if v.InSight(in, to) {
			continue
		}
		at := v.edge(to)
		for i := range list {
			if list[i].At.Far(at) < v.wide() {
				list[i].Who = append(list[i].Who, who)
				continue next
			}
		}
		list = append(list, Sign{at, to, []int{who}})
	}
	return list
}

// InSight reports whether a place is in a part of the screen, and not under the question.
func (v *View) InSight(in render.Rect, at render.Point) bool {
	return in.Contains(at) && !v.scene.Over.Contains(at)
}

// SignFor returns the place at the edge of a sign for a place out of sight, beside the signs that there are.
func (v *View) SignFor(to render.Point, others []Sign) render.Point {
	return freeOf(others, v.stamp.Room.Inset(v.away()), v.edge(to), v.wide())
}

// edge returns the place of the edge that is nearest to a place out of sight.
func (v *View) edge(to render.Point) render.Point {
	edge := v.stamp.Room.Inset(v.away())
	return besideBox(v.scene.Over.Inset(-v.away()), edge, edge.Nearest(to))
}

// besideBox returns the place of an edge nearest to at that is not in a box over its lower right corner.
func besideBox(over, edge render.Rect, at render.Point) render.Point {
	if !over.Contains(at) {
		return at
	}
	left, up := render.Point{X: over.X, Y: at.Y}, render.Point{X: at.X, Y: over.Y}
	if edge.Contains(left) && (!edge.Contains(up) || left.Far(at) < up.Far(at)) {
		return left
	}
	return up
}

// freeOf returns the place of an edge nearest to at that is so far from all signs.
func freeOf(others []Sign, edge render.Rect, at render.Point, far float32) render.Point {
	along := render.Point{X: far}
	if at.Y > edge.Y && at.Y < edge.Bottom() {
		along = render.Point{Y: far}
	}
	for _, k := range []float32{0, 1, -1, 2, -2, 3, -3, 4, -4} {
		to := render.Point{X: at.X + k*along.X, Y: at.Y + k*along.Y}
		if edge.Contains(to) && !slices.ContainsFunc(others, func(s Sign) bool { return s.At.Far(to) < far*0.95 }) {
			return to
		}
	}
	return at
}

// DrawSign draws a sign in a part of the screen and adds its area.
func DrawSign(sh *game.Shell, g *render.Canvas, in render.Rect, sign render.BeyondView, a game.Area) {
	t := sh.Theme
	square := func(side float32) render.Rect {
		return render.Rect{X: sign.At.X - side/2, Y: sign.At.Y - side/2, W: side, H: side}.Within(in)
	}
	sign.Size, sign.Hover = t.Px(signSize), sh.UI.Hover(a.Name)
	g.Beyond(sign)
	a.Rect, a.Near, a.Skip = square(t.Px(2*signSize)), square(t.Target(t.Px(2*signSize))), true
	sh.UI.Add(game.Ground, a)
}

// leastPart is the least part of an area that must be in sight for the pointer to find it.
const leastPart = 0.2

// Part returns the part of an area of the board that is in sight. The area is out of sight if hardly anything of it is.
func Part(r, in render.Rect) (part render.Rect, out bool) {
	part = r.Cut(in)
	if part.W < r.W*leastPart || part.H < r.H*leastPart {
		return r, true
	}
	return part, false
}
