package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/render"
)

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

// drawDeed shows the attack under way, a hostile's action, and a miniature that appears.
func (y *effects) drawDeed(g *render.Canvas) {
	s := &y.d.Play.Shown
	if y.d.settled() {
		return
	}
	if a := y.d.Underway.Attack; a != nil && s.On(a.By).Here() && s.On(a.On).Here() {
		g.SightLine(y.d.view.Camera, y.figures.feet(a.By), y.figures.feet(a.On), true)
	}
	_, behaves := y.d.Showing.Event.Change.(fortress.Behaved)
	if falls := (y.reveals() || behaves && y.d.Showing.On) && y.d.Tray.Moving(); y.d.Underway.Label != "" && s.On(y.d.Underway.By).Here() && !falls {
		y.drawLabel(g)
	}
	if !y.d.Showing.On {
		return
	}
	if e, ok := y.d.Showing.Event.Change.(fortress.Deployed); ok && e.Hex != board.None {
		g.HexRing(y.d.view.Camera, s.Field().Hex(e.Hex), render.Fade(render.Portal, 1-y.d.Showing.Part), y.d.kit.theme.Px(3))
	}
}

func (y *effects) drawLabel(g *render.Canvas) {
	t, r := y.d.kit.theme, y.labelRect()
	g.Round(r, t.Px(4), render.Fade(render.Panel, 0.92))
	g.Frame(r, t.Px(4), t.Hair(), render.Hostile)
	g.Label(r, y.d.Underway.Label, render.Strong, render.Middle)
}

// labelRect returns where the label of a hostile's action stands: over its head or under its base, where it hides the
// fewest heads.
func (y *effects) labelRect() (best render.Rect) {
	t, z, least := y.d.kit.theme, y.d.view.Camera.Zoom, -1
	list := y.figures.list()
	by := slices.IndexFunc(list, func(f standing) bool { return f.unit == y.d.Underway.By })
	if by < 0 {
		return render.Rect{}
	}
	wide, high := t.Measure(y.d.Underway.Label, render.Strong)+t.Px(16), t.LineHeight(render.Strong)+t.Px(4)
	for _, top := range [...]float32{list[by].at.Y - list[by].size*1.02 - high, list[by].at.Y + z*0.34} {
		r := render.Rect{X: list[by].at.X - wide/2, Y: top, W: wide, H: high}.Within(y.d.view.Room()) // also of a hostile out of sight
		hides := 0
		for _, f := range list {
			if r.Overlaps(f.head()) {
				hides++
			}
		}
		if least < 0 || hides < least {
			best, least = r, hides
		}
	}
	return best
}

// head is the room of the upper half of a miniature.
func (f *standing) head() render.Rect {
	return render.Rect{X: f.at.X - f.size*0.25, Y: f.at.Y - f.size*0.98, W: f.size * 0.5, H: f.size * 0.5}
}
