package fortress

import (
	"cmp"
	"slices"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// figures is where the miniatures stand on the battlefield, as the event that is shown moves and shakes them.
type figures struct {
	d   *tabletop
	fan fan
}

// standing is a miniature drawn on the screen.
type standing struct {
	unit  fortress.UnitID
	at    render.Point // centre of the base
	size  float32      // height, device pixels
	fade  float32
	fan   bool // it stands apart from the others in its hex
	crowd int  // how many share its hex
}

// Slots of the bases of miniatures that share a hex, in hex radii, by the number of miniatures: three of each side at
// most (BF-HEX-001 to 006).
var spread = [...][]render.Point{
	1: {{X: 0, Y: 0.3}},
	2: {{X: -0.4, Y: 0.1}, {X: 0.4, Y: 0.36}},
	3: {{X: -0.5, Y: -0.04}, {X: 0.5, Y: 0.02}, {X: 0, Y: 0.52}},
	4: {{X: -0.46, Y: -0.16}, {X: 0.46, Y: -0.12}, {X: -0.4, Y: 0.38}, {X: 0.44, Y: 0.52}},
	5: {{X: -0.48, Y: -0.24}, {X: 0.46, Y: -0.2}, {X: -0.6, Y: 0.26}, {X: 0.02, Y: 0.5}, {X: 0.6, Y: 0.3}},
	6: {{X: -0.6, Y: -0.34}, {X: 0, Y: -0.14}, {X: 0.6, Y: -0.34}, {X: -0.62, Y: 0.28}, {X: 0, Y: 0.5}, {X: 0.62, Y: 0.28}},
}

// fanned is by how much the slots of a hex move apart while the player attends to it, across and down, by the number of
// miniatures. Each miniature stays under a pointer on it.
var fanned = [...]render.Point{2: {X: 2, Y: 1.4}, 3: {X: 1.8, Y: 1.5}, 4: {X: 1.75, Y: 1.5}, 5: {X: 1.6, Y: 1.5}, 6: {X: 1.6, Y: 1.5}}

// The half widths of the area of a miniature, in its heights: also while the miniatures of a hex stand apart.
const (
	areaHalf   = 0.27
	areaFanned = 0.34
)

// Heights of a miniature in hex radii, by the number in the hex.
var heights = [...]float32{1: 1.66, 2: 1.4, 3: 1.2, 4: 1.1, 5: 1, 6: 0.92}

// hugeHeight is the height of a huge miniature, which is alone in its hex, in hex radii.
const hugeHeight = 1.75

// list returns the miniatures from back to front, those in motion at their current positions.
func (y *figures) list() (list []standing) {
	s := &y.d.Play.Shown
	crowd := map[board.Space]int{}
	for u := range s.Units {
		if s.Units[u].Here() {
			crowd[s.Units[u].Hex]++
		}
	}
	seen := map[board.Space]int{}
	for u := range s.Units {
		v := &s.Units[u]
		if !v.Here() {
			continue
		}
		n := min(crowd[v.Hex], len(spread)-1)
		off, apart := y.slot(v.Hex, n, seen[v.Hex])
		seen[v.Hex]++
		id := fortress.UnitID(u)
		base := y.where(id, y.d.view.Camera.Centre(s.Field().Hex(v.Hex)))
		z, jolt := y.d.view.Camera.Zoom, y.jolt(id)
		high := heights[n]
		if y.huge(id) {
			high = hugeHeight
		}
		list = append(list, standing{id, render.Point{X: base.X + off.X*z + jolt.X, Y: base.Y + off.Y*z + jolt.Y}, high * z, y.faded(id), apart, n})
	}
	slices.SortStableFunc(list, func(a, b standing) int {
		if a.fan != b.fan { // the hex attended to lies over the others
			return cmp.Compare(rank(a.fan), rank(b.fan))
		}
		return cmp.Compare(a.at.Y, b.at.Y)
	})
	return list
}

// slot returns where the base of one of n miniatures in a hex is, in hex radii from its middle, and whether they stand
// apart.
func (y *figures) slot(at board.Space, n, i int) (off render.Point, apart bool) {
	n = min(n, len(spread)-1)
	off = spread[n][min(i, n-1)]
	if apart = n > 1 && y.fan.on && y.fan.at == at; apart {
		off = render.Point{X: off.X * fanned[n].X, Y: (off.Y-spread[1][0].Y)*fanned[n].Y + spread[1][0].Y}
	}
	return off, apart
}

// huge reports whether a miniature fills its hex.
func (y *figures) huge(u fortress.UnitID) bool {
	s := &y.d.Play.Shown
	return s.On(u).Team == fortress.Hostiles && s.Hostile(u).Size == library.Huge
}

func rank(b bool) int {
	if b {
		return 1
	}
	return 0
}

// fan is the hex whose miniatures stand apart, so that each can be pointed at.
type fan struct {
	on bool
	at board.Space
}

// fans lets the miniatures in the hex attended to stand apart. The pointer may then be nearer to another of them.
func (y *figures) fans(sh *game.Shell, hex board.Hex, pointed bool) {
	at, ok := y.d.Play.Shown.Field().At(hex)
	now := fan{pointed && ok && !y.d.view.Pulls() && !y.d.Presenting(), at}
	if now != y.fan {
		sh.UI.Shifted()
	}
	y.fan = now
}

// showsGroup reports whether one of those who stand before a hostile in its hex is of its group.
func showsGroup(s *fortress.State, nearer []standing, u fortress.UnitID) bool {
	return slices.ContainsFunc(nearer, func(f standing) bool {
		return s.On(f.unit).Hex == s.On(u).Hex && s.On(f.unit).Team == fortress.Hostiles && s.On(f.unit).Card == s.On(u).Card
	})
}

// half returns half the width of the area of a miniature.
func (f *standing) half() float32 {
	if f.fan {
		return f.size * areaFanned
	}
	return f.size * areaHalf
}

// upTo returns where a click chooses a target: up to the top of its picture, although a hex lies behind that.
func (f *standing) upTo() render.Rect {
	half := f.half()
	return render.Rect{X: f.at.X - half, Y: f.at.Y - f.size, W: half * 2, H: f.size * 1.15}
}

// head is the room of the upper half of a miniature.
func (f *standing) head() render.Rect {
	return render.Rect{X: f.at.X - f.size*0.25, Y: f.at.Y - f.size*0.98, W: f.size * 0.5, H: f.size * 0.5}
}

// where returns the position of a miniature, at rest in its hex or moving.
func (y *figures) where(u fortress.UnitID, rest render.Point) render.Point {
	m, ok := y.d.Showing.Event.Change.(fortress.Moved)
	if !y.d.Showing.On || !ok || m.Unit != u || m.Path.N == 0 {
		return rest
	}
	f := y.d.Play.Shown.Field()
	at := func(i int) render.Point {
		if i == 0 {
			return y.d.view.Camera.Centre(f.Hex(m.From))
		}
		return y.d.view.Camera.Centre(f.Hex(m.Path.Spaces[i-1]))
	}
	gone := render.Ease(y.d.Showing.Part) * float32(m.Path.N)
	i := min(int(gone), int(m.Path.N)-1)
	a, b, k := at(i), at(i+1), gone-float32(i)
	return render.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k}
}

// faded returns how far a miniature has vanished.
func (y *figures) faded(u fortress.UnitID) float32 {
	if !y.d.Showing.On {
		return 0
	}
	if e, ok := y.d.Showing.Event.Change.(fortress.Slain); ok && e.Unit == u {
		return y.d.Showing.Part
	}
	return 0
}

// flash returns the brightness of a hit on a miniature.
func (y *figures) flash(u fortress.UnitID) float32 {
	if !y.d.Showing.On {
		return 0
	}
	hit := false
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Damaged:
		hit = e.Unit == u
	case fortress.Resolved:
		hit = e.On == u && e.Level != dice.Fail
	}
	if !hit {
		return 0
	}
	return 1 - y.d.Showing.Part
}
