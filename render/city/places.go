package city

import (
	"precipice/engine/board"
	"precipice/render"
)

// Space is the height of a space in the plane.
const Space = 2

// Measures of the drawn targets, and what they are in the plane.
const (
	latticeHigh = 52 // of a square of the lattice
	spaceHigh   = 42 // of a square as drawn
	unit        = float32(Space) / spaceHigh
)

// Places says where in the plane everything on a board lies.
type Places struct {
	squares map[board.Square]placed
	tiles   []rect
}

// placed is a square of a tile.
type placed struct {
	at    rect
	tile  int
	solid bool
}

// NewPlaces measures a board.
func NewPlaces(v BoardView) *Places {
	p := &Places{squares: map[board.Square]placed{}}
	for i := range v.Tiles {
		t := &v.Tiles[i]
		f := frameOf(t.Floor, t.Solid)
		for _, q := range t.Floor {
			p.squares[q] = placed{f.place(q), i, false}
		}
		for _, q := range t.Solid {
			p.squares[q] = placed{f.place(q), i, true}
		}
		p.tiles = append(p.tiles, f.whole())
	}
	return p
}

// frame is the least rectangle of the lattice around a tile: its first square and the one after its last.
type frame struct{ x0, y0, x1, y1 float32 }

func frameOf(lists ...[]board.Square) frame {
	f, first := frame{}, true
	for _, list := range lists {
		for _, q := range list {
			x, y := float32(q.X), float32(q.Y)
			if first {
				f, first = frame{x, y, x + 1, y + 1}, false
			}
			f = frame{min(f.x0, x), min(f.y0, y), max(f.x1, x+1), max(f.y1, y+1)}
		}
	}
	return f
}

// place returns where a square of the tile is drawn: as large as a space, at its place about the middle of the tile.
func (f frame) place(q board.Square) rect {
	mx, my := (f.x0+f.x1)/2, (f.y0+f.y1)/2
	x := mx*latticeHigh + (float32(q.X)-mx)*spaceHigh
	y := my*latticeHigh + (float32(q.Y)-my)*spaceHigh
	return rect{X: x * unit, Y: y * unit, W: Space, H: Space}
}

func (f frame) whole() rect {
	w, h := (f.x1-f.x0)*Space, (f.y1-f.y0)*Space
	return rect{X: (f.x0+f.x1)/2*latticeHigh*unit - w/2, Y: (f.y0+f.y1)/2*latticeHigh*unit - h/2, W: w, H: h}
}

// Square returns the rectangle of a square, and whether a tile lies there.
func (p *Places) Square(q board.Square) (render.Rect, bool) {
	one, ok := p.squares[q]
	return one.at, ok
}

// Space returns the rectangle of a space by its name, such as "12,-3", and whether there is one.
func (p *Places) Space(name string) (render.Rect, bool) {
	q, err := board.ParseSquare(name)
	one, ok := p.squares[q]
	if err != nil || !ok || one.solid {
		return rect{}, false
	}
	return one.at, true
}

// Around returns the least rectangle around those of some squares, for a miniature that stands on several. It is empty if no tile lies on
// any of them.
func (p *Places) Around(squares ...board.Square) (whole render.Rect) {
	for _, q := range squares {
		if one, ok := p.squares[q]; ok {
			whole = around(whole, one.at)
		}
	}
	return whole
}

// around returns the least rectangle around two, of which the first may be empty.
func around(a, b rect) rect {
	if a.W == 0 && a.H == 0 {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return rect{X: x, Y: y, W: max(a.Right(), b.Right()) - x, H: max(a.Bottom(), b.Bottom()) - y}
}

// Tile returns the rectangle of the squares of a tile.
func (p *Places) Tile(i int) render.Rect { return p.tiles[i] }

// NewTile returns the rectangles of the squares of a tile that is not laid yet, at a place where it may be.
func NewTile(squares []board.Square) []render.Rect {
	f := frameOf(squares)
	list := make([]rect, len(squares))
	for i, q := range squares {
		list[i] = f.place(q)
	}
	return list
}

// Bounds returns the rectangle of all tiles with what is built around them.
func (p *Places) Bounds() (whole render.Rect) {
	for _, one := range p.tiles {
		whole = around(whole, one)
	}
	return sides(whole, quayWide, housesHigh, quayWide, quayWide+quayHigh)
}

// sides moves the left, upper, right and lower side of a rectangle of the plane outwards, by measures of the targets.
func sides(r rect, left, up, right, down float32) rect {
	return rect{X: r.X - left*unit, Y: r.Y - up*unit, W: r.W + (left+right)*unit, H: r.H + (up+down)*unit}
}

// crossing is where an edge lies between tiles, in the plane: the middles of the sides of its squares, of which the western or northern one
// comes first.
type crossing struct {
	from, to point
	level    bool // it leads from west to east, else from north to south
	single   bool // a tile lies on one side only: that of from, or that of to
	outward  bool // then the tile is that of from, so that the edge leads out of it to the east or south
}

// middle returns the middle of the way across.
func (c crossing) middle() point {
	return point{X: (c.from.X + c.to.X) / 2, Y: (c.from.Y + c.to.Y) / 2}
}

// outerWay is how far an edge leads that has a tile on one side only.
const outerWay = 40

// crossing returns where an edge lies.
func (p *Places) crossing(e board.Edge) crossing {
	if e.Side == board.North || e.Side == board.West {
		e = e.Across()
	}
	c := crossing{level: e.Side == board.East}
	near, hasNear := p.middleOf(e)
	far, hasFar := p.middleOf(e.Across())
	out := point{Y: outerWay * unit}
	if c.level {
		out = point{X: outerWay * unit}
	}
	switch {
	case hasNear && hasFar:
		c.from, c.to = near, far
	case hasFar:
		c.single, c.from, c.to = true, point{X: far.X - out.X, Y: far.Y - out.Y}, far
	default:
		c.single, c.outward, c.from, c.to = true, true, near, point{X: near.X + out.X, Y: near.Y + out.Y}
	}
	return c
}

// middleOf returns the middle of the sides of the squares of an edge where tiles lie.
func (p *Places) middleOf(e board.Edge) (point, bool) {
	var whole rect
	for q := range e.Squares {
		if one, ok := p.squares[q]; ok {
			whole = around(whole, one.at)
		}
	}
	m := whole.Centre()
	switch e.Side {
	case board.North:
		m.Y = whole.Y
	case board.South:
		m.Y = whole.Bottom()
	case board.West:
		m.X = whole.X
	default:
		m.X = whole.Right()
	}
	return m, whole.W > 0
}

// The room that gateways and lychgates take, with how far above and below the middle of the way they reach.
const (
	archWide, archUp, archDown    = 34, 40, 13 // of a gateway to the east or west
	frontWide, frontUp, frontDown = 30, 19, 17 // of one to the north or south
	lychWide, lychUp, lychDown    = 34, 36, 0
)

// arch is how large a gateway is: its measures where there is room, else less, because it never covers a space.
type arch struct{ wide, up, down float32 }

func (c crossing) arch() arch {
	if c.level {
		k := min(1, ((c.to.X-c.from.X)/unit-1)/archWide)
		return arch{archWide * k, archUp * k, archDown * k}
	}
	k := min(1, ((c.to.Y-c.from.Y)/unit-2)/(frontUp+frontDown))
	return arch{frontWide * k, frontUp * k, frontDown * k}
}

// Gate returns the rectangle of a gateway: of its arch.
func (p *Places) Gate(e board.Edge) render.Rect {
	c := p.crossing(e)
	a := c.arch()
	return standing(c.middle(), a.wide, a.up, a.down)
}

// Lychgate returns the rectangle of a lychgate.
func (p *Places) Lychgate(e board.Edge) render.Rect {
	return standing(p.lychFoot(e), lychWide, lychUp, lychDown)
}

// lychFoot returns where a lychgate stands: outside the tile that it touches.
func (p *Places) lychFoot(e board.Edge) point {
	c := p.crossing(e)
	foot := c.middle()
	switch {
	case c.level && c.single:
		foot.Y += 10 * unit
	case c.level:
		foot.Y += 12 * unit
	case c.single && c.outward: // in the wall of the quay
		foot.Y = c.from.Y + (lychUp+2)*unit
	default:
		foot.Y = c.to.Y - quayWide*unit
	}
	return foot
}

func standing(foot point, wide, up, down float32) rect {
	return rect{X: foot.X - wide/2*unit, Y: foot.Y - up*unit, W: wide * unit, H: (up + down) * unit}
}
