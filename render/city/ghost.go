package city

import (
	"precipice/engine/board"
	"precipice/render"
)

// Ghost is a tile as it would lie: its squares, and at its edge its gateways, lychgates and objects, as rectangles of the plane or, once
// shown, of the screen.
type Ghost struct {
	Floor, Solid     []render.Rect
	Entry            render.Rect   // the gateway that opens
	Exits, Lychgates []render.Rect // where the next gateway may show, and where hostiles come in
	Objects          []render.Rect
}

// NewGhost measures a tile that is not laid yet. Own is the place of its gateway that opens, -1 if that is not known.
func NewGhost(p *board.Piece, own int) (g Ghost) {
	f := frameOf(p.Floor, p.Solid)
	for _, q := range p.Floor {
		g.Floor = append(g.Floor, f.place(q))
	}
	for _, q := range p.Solid {
		g.Solid = append(g.Solid, f.place(q))
	}
	for i, e := range p.Gates {
		if i == own {
			g.Entry = f.beside(e)
			continue
		}
		g.Exits = append(g.Exits, f.beside(e))
	}
	for _, e := range p.Lychgates {
		g.Lychgates = append(g.Lychgates, f.beside(e))
	}
	for _, mark := range p.Marks {
		g.Objects = append(g.Objects, f.place(mark.Square))
	}
	return g
}

// ghostGate is how far a gateway of a ghost reaches out of its tile, in spaces.
const ghostGate = 0.3

// beside returns the strip along an edge of a tile, outside it.
func (f frame) beside(e board.Edge) (strip rect) {
	for q := range e.Squares {
		strip = around(strip, f.place(q))
	}
	deep := Space * float32(ghostGate)
	switch e.Side {
	case board.North:
		strip.Y, strip.H = strip.Y-deep, deep
	case board.South:
		strip.Y, strip.H = strip.Bottom(), deep
	case board.West:
		strip.X, strip.W = strip.X-deep, deep
	case board.East:
		strip.X, strip.W = strip.Right(), deep
	}
	return strip
}

// Squares returns all squares of the tile.
func (g *Ghost) Squares() []render.Rect {
	return append(append([]render.Rect(nil), g.Floor...), g.Solid...)
}

// Shown returns the ghost as a camera shows it.
func (g *Ghost) Shown(show func(render.Rect) render.Rect) (to Ghost) {
	all := func(list []render.Rect) (shown []render.Rect) {
		for _, r := range list {
			shown = append(shown, show(r))
		}
		return shown
	}
	to = Ghost{Floor: all(g.Floor), Solid: all(g.Solid), Exits: all(g.Exits), Lychgates: all(g.Lychgates), Objects: all(g.Objects)}
	if g.Entry.W > 0 {
		to.Entry = show(g.Entry)
	}
	return to
}

// DrawGhost draws a tile as it would lie: its outline, its spaces, and what stands at its edge.
func DrawGhost(c *render.Canvas, g Ghost, of render.Ink) {
	Laying(c, g.Squares(), of, true)
	for _, r := range g.Floor {
		in := r.Inset(r.H * 0.07)
		c.Fill(in, render.Fade(stone, 0.4))
		c.Frame(in, 0, max(1, r.H*0.02), render.Fade(of, 0.4))
	}
	for _, r := range g.Solid {
		c.Fill(r.Inset(r.H*0.07), render.Fade(Void, 0.75))
	}
	for _, r := range g.Exits {
		ghostGateway(c, r, of)
	}
	for _, r := range g.Lychgates {
		ghostGateway(c, r, Blood)
	}
	if g.Entry.W > 0 {
		ghostGateway(c, g.Entry, Verdigris)
	}
	for _, r := range g.Objects {
		lozenge := lozengeAt(r.Centre(), r.H*0.2)
		c.Polygon(lozenge[:], render.Fade(Void, 0.8))
		lozenge = lozengeAt(r.Centre(), r.H*0.15)
		c.Polygon(lozenge[:], Lamp)
	}
}

// ghostGateway draws where a gateway or a lychgate would stand.
func ghostGateway(c *render.Canvas, r rect, of ink) {
	in := r.Inset(min(r.W, r.H) * 0.12)
	c.Fill(in, render.Blend(Void, of, 0.55))
	c.Frame(in, 0, max(1.4, min(in.W, in.H)*0.14), of)
}
