package render

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
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
	propFoot  = 0.25 // of its room lies below its foot
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
	for _, h := range g.inNoOrder() {
		foot := planeOf(h).add(Point{0, 0.3})
		room := Rect{foot.X - propWide/2, foot.Y - propTall, propWide, propTall + propFoot}
		if !near(list, room) && g.free(room) {
			list = append(list, PropView{names[len(list)%len(names)], room})
		}
		if len(list) == mostProps {
			break
		}
	}
	return list
}

// near reports whether a room of the plane is too near to that of a prop.
func near(list []PropView, room Rect) bool {
	return slices.ContainsFunc(list, func(p PropView) bool { return room.Centre().sub(p.Room.Centre()).length() < propApart })
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

// props draws what stands around the chambers, farther back first.
func (g *ground) props(c *Canvas) {
	list := g.standing()
	slices.SortStableFunc(list, func(a, b PropView) int { return cmp.Compare(a.Room.Bottom(), b.Room.Bottom()) })
	side := 32 // pixels to a plane unit in the pictures of props: never fewer than on the screen, unless they were huge
	for float32(side) < g.camera.Zoom && side < 256 {
		side *= 2
	}
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	for _, p := range list {
		img := composed(c.Theme, "prop "+p.Name+" "+g.view.Look.Hue, int(propWide*float32(side)), int((propTall+propFoot)*float32(side)),
			func(to *Canvas, r Rect) { g.prop(to, p.Name, r) })
		at, f := g.camera.Screen(Point{p.Room.X, p.Room.Y}), float64(g.camera.Zoom)/float64(side)
		op.GeoM.Reset()
		op.GeoM.Scale(f, f)
		op.GeoM.Translate(float64(at.X), float64(at.Y))
		Lay(c.dst, img, &op)
	}
}

// prop composes the picture of a prop in r.
func (g *ground) prop(c *Canvas, name string, r Rect) {
	z := r.W / propWide
	foot := Point{r.X + r.W/2, r.Bottom() - propFoot*z}
	s := &tableau{canvas: c, r: r, u: r.H, seed: seedOf(name), ink: g.stuff.wall, air: Blend(Void, g.stuff.wall, 0.1),
		light: Point{foot.X - r.W*0.12, foot.Y - r.H*0.45}, floor: foot.Y}
	c.glow(Point{foot.X, foot.Y - r.H*0.35}, r.W*0.5, r.H*0.5, g.stuff.wall, 0.16)
	c.shadow(Point{foot.X, foot.Y - 0.02*z}, r.W*0.5, propFoot*z, 0.8)
	scenery()[name].draw(&spot{tableau: s, foot: foot, size: propHigh * z, haze: 0.16, seed: s.seed})
}
