package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/render"
)

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
