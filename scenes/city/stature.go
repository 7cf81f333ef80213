package city

import (
	"slices"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/render"
)

// Where a miniature stands and how high it rises, in heights of a space. With somebody or something on the space behind, it stays so low
// that the base there is seen.
const (
	footing   = 0.25 // from the lower edge of its spaces to the middle of its base
	deep      = 0.42 // the same of a giant
	aside     = 0.16 // how far it may lean over the spaces beside it
	parted    = 0.24 // how far two in one space stand from its middle
	staggered = 0.69 // how much of that the one at the right stands nearer
	behind    = 0.05 // how far it may rise over an occupied space behind it
	glance    = 0.3  // and over one that can be chosen; what rises further is like glass
)

// stature is how high a hostile of a size rises over the rows of its spaces, alone and before somebody else, and the largest size.
var stature = [...]struct{ free, before, most float32 }{
	library.Small: {0.33, 0.06, 0.95}, library.Large: {0.55, 0.2, 1.15}, library.Huge: {0.6, 0.25, 1.4}, library.Giant: {0.6, 0.3, 1.8},
}

// shared is the largest size of two in one space.
const shared = 0.72

// crowd says which spaces are taken, each by one or more.
func (x *boardPane) crowd() (taken board.Set) {
	s := &x.d.Play.Shown
	for u := range s.Units {
		if s.Units[u].Here() {
			taken = taken.Or(s.Body(rules.UnitID(u)))
		}
	}
	for _, at := range s.Ground.Objects {
		if at != board.None {
			taken.Add(at)
		}
	}
	return taken
}

// next returns the spaces of the same tile on a side of those of a miniature.
func (x *boardPane) next(body board.Set, side board.Wind) (list []board.Space) {
	tiles := x.d.Play.Shown.Tiles()
	for sp := range body.All() {
		to, ok := tiles.At(tiles.Square(sp).Towards(side))
		if ok && !body.Has(to) && x.ground.place(sp).Apart(x.ground.place(to)) < 0.1 {
			list = append(list, to)
		}
	}
	return list
}

// roomOf returns the place of some spaces on the screen.
func (x *boardPane) roomOf(body board.Set) (r render.Rect) {
	for sp := range body.All() {
		one := x.d.View.Camera.Shown(x.ground.place(sp))
		if r.W == 0 {
			r = one
		}
		r = around(r, one)
	}
	return r
}

// standing returns where a miniature is drawn and how large, by the spaces that are taken.
func (x *boardPane) standing(u rules.UnitID, taken board.Set) standing {
	s := &x.d.Play.Shown
	w, body, size, high := &s.Units[u], s.Body(u), library.Small, x.d.View.Camera.Zoom*2
	if w.Team == rules.HostileTeam {
		size = s.Content().Hostiles[w.Kind].Size
	}
	f := standing{unit: u, room: x.roomOf(body)}
	f.at = x.footOf(f.room, size)
	box, k := render.FigureBox(x.d.who.figureOf(w), int(w.Model)), stature[size]
	rises, most := k.free, k.most
	for _, sp := range x.next(body, board.North) {
		switch {
		case taken.Has(sp):
			rises, f.cut = k.before, f.room.Y-behind*high
		case f.cut == 0 && x.d.choiceIn(s.SpaceName(sp)) != nil:
			f.cut = f.room.Y - glance*high
		}
	}
	f.head = slices.ContainsFunc(x.next(body, board.South), taken.Has)
	wide := f.room.W/2 + aside*high
	if n, i := x.sharing(u); n > 1 {
		off := (2*float32(i)/float32(n-1) - 1) * parted
		f.at.X, f.at.Y, most = f.at.X+off*f.room.W, f.at.Y+off*high*staggered, shared
	}
	f.size = min(most*high, (f.at.Y-f.room.Y+rises*high)/max(0.5, box.Y+box.H), wide/max(-box.X, box.X+box.W))
	return f
}

// footOf returns where the base of a miniature is that fills a room.
func (x *boardPane) footOf(room render.Rect, size library.Size) render.Point {
	up := float32(footing)
	if size == library.Giant {
		up = deep
	}
	return render.Point{X: room.Centre().X, Y: room.Bottom() - up*x.d.View.Camera.Zoom*2}
}

// sharing returns how many miniatures share the space of one, and which of them it is.
func (x *boardPane) sharing(u rules.UnitID) (n, i int) {
	s := &x.d.Play.Shown
	for o := range s.Units {
		if w := &s.Units[o]; w.Here() && w.At == s.Units[u].At {
			if rules.UnitID(o) == u {
				i = n
			}
			n++
		}
	}
	return n, i
}

// reaches returns what belongs to a miniature on the screen: its spaces, where two share one its part of that, and over them only where
// nothing behind it is to be seen.
func (x *boardPane) reaches(f *standing) render.Rect {
	r := f.room
	if n, i := x.sharing(f.unit); n > 1 {
		r.W /= float32(n)
		r.X += float32(i) * r.W
	}
	if f.cut == 0 {
		top := min(r.Y, f.at.Y-f.size*0.95)
		r.Y, r.H = top, r.Bottom()-top
	}
	return r
}

// grasp returns where the pointer finds a miniature: in what belongs to it. A space that can be chosen itself is left free for the most part.
func (x *boardPane) grasp(f *standing) render.Rect {
	s, r, high := &x.d.Play.Shown, x.reaches(f), x.d.View.Camera.Zoom*2
	if s.Body(f.unit).Len() == 1 && x.d.choiceIn(s.SpaceName(s.Units[f.unit].At)) != nil {
		r.H = max(0, f.room.Y+high*0.36-r.Y)
	}
	return r
}
