package render

import (
	"cmp"
	"slices"

	"precipice/engine/board"
)

// PropView is a thing that stands in the dark beside a battlefield: what it is, and its room in the plane, above
// the middle of its foot.
type PropView struct {
	Name string
	Room Rect
}

// The room of a prop, how far it stays away from hexes, and how far from other props, in units of the plane.
const (
	propHigh  = 1.5 // what is 1 high in the plane of a piece
	propWide  = 3
	propTall  = 2.4
	propClear = 0.12
	propApart = 5.2
	mostProps = 9
)

// PropsOf returns the props of a battlefield. They keep clear of its hexes and portals, and a hex that is added moves
// only those that stood there.
func PropsOf(v BoardView) []PropView { return newGround(v, Camera{Zoom: 1}).standing() }

// standing chooses the places of the props: in the fog, as near to the chambers as there is room, apart from each other.
func (g *ground) standing() (list []PropView) {
	names := slices.DeleteFunc(slices.Clone(g.view.Look.Props[:]), func(name string) bool { return !slices.Contains(propNames, name) })
	if len(names) == 0 {
		return nil
	}
	places := slices.Clone(g.outer)
	slices.SortStableFunc(places, func(a, b board.Hex) int {
		return cmp.Compare(hash(int32(a.Q), int32(a.R), 71), hash(int32(b.Q), int32(b.R), 71))
	})
	for _, h := range places {
		foot := planeOf(h).add(Point{0, 0.3})
		room := Rect{foot.X - propWide/2, foot.Y - propTall, propWide, propTall + 0.2}
		if g.ring[h] == fogRings || !g.free(room) || slices.ContainsFunc(list, func(p PropView) bool {
			return room.Centre().sub(p.Room.Centre()).length() < propApart
		}) {
			continue
		}
		list = append(list, PropView{names[len(list)%len(names)], room})
		if len(list) == mostProps {
			break
		}
	}
	return list
}

// free reports whether a room of the plane lies clear of the hexes and the portals.
func (g *ground) free(room Rect) bool {
	room = room.Inset(-propClear)
	for _, cell := range g.view.Cells {
		if room.Overlaps(hexRect(cell.Hex)) {
			return false
		}
	}
	for _, p := range g.view.Portals {
		if room.Overlaps(hexRect(p.Hex.Step(p.Side))) {
			return false
		}
	}
	return true
}

// hexRect returns the rectangle of the plane that holds a hex.
func hexRect(h board.Hex) Rect {
	p := planeOf(h)
	return Rect{p.X - root3/2, p.Y - 1, root3, 2}
}

// props draws what stands around the chambers, farther back first.
func (g *ground) props(c *Canvas) {
	list := g.standing()
	slices.SortStableFunc(list, func(a, b PropView) int { return cmp.Compare(a.Room.Bottom(), b.Room.Bottom()) })
	for i, p := range list {
		z := g.camera.Zoom
		at := g.camera.Screen(Point{p.Room.X, p.Room.Y})
		r := Rect{at.X, at.Y, p.Room.W * z, p.Room.H * z}
		foot := Point{r.X + r.W/2, r.Bottom() - 0.2*z}
		s := &tableau{canvas: c, r: r, u: r.H, seed: seedOf(p.Name), ink: g.stuff.wall, air: Blend(Void, g.stuff.wall, 0.1),
			light: Point{foot.X - r.W*0.12, foot.Y - r.H*0.45}, floor: foot.Y}
		c.glow(Point{foot.X, foot.Y - r.H*0.3}, r.W*0.62, r.H*0.6, g.stuff.wall, 0.16)
		c.shadow(foot, r.W*0.5, r.H*0.12, 0.8)
		scenery()[p.Name].draw(&spot{tableau: s, foot: foot, size: propHigh * z, haze: 0.16, seed: s.seed + 101*int32(i)})
	}
}
