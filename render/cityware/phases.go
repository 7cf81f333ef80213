package cityware

import "precipice/render"

// PhasesView is the order of a turn, of which one phase is now.
type PhasesView struct {
	Names []string
	Now   int  // -1 for none
	Night bool // the marks between them are red
}

// Phases draws the phases of a turn side by side, the one that is now as a niche on the lower edge of r. It returns where they are.
func Phases(c *render.Canvas, r render.Rect, v PhasesView) (out []render.Rect) {
	t, b := c.Theme, brush(c)
	n := len(v.Names)
	widths, all := make([]float32, n), float32(0)
	for i, name := range v.Names {
		widths[i] = t.Measure(name, phaseStyle(i == v.Now)) + t.Px(26)
		all += widths[i]
	}
	frame, mark := render.SilverLight, render.Blend(render.Line, render.Muted, 0.4)
	if v.Night {
		frame, mark = render.Moon, render.Blend(render.DeepBlood, render.Hostile, 0.3)
	}
	squeeze := min(1, r.W/max(1, all))
	x := r.X + max(0, (r.W-all)/2)
	for i, text := range v.Names {
		at := render.Rect{X: x, Y: r.Y, W: widths[i] * squeeze, H: r.H}
		x += at.W
		out = append(out, at)
		if i == v.Now {
			plate := render.Rect{X: at.X + t.Px(3), Y: at.Y + t.Px(2), W: at.W - t.Px(6), H: at.H - t.Px(2)}
			b.Tab(plate, render.Blend(render.Panel2, render.Line, 0.7), render.Void, frame, frameWidth(t, false))
		} else if i > 0 && i-1 != v.Now {
			b.Lozenge(render.Point{X: at.X, Y: at.Centre().Y}, t.Px(1.6), t.Px(2.4), mark)
		}
		c.Label(at.Inset2(t.Px(4), 0), text, phaseStyle(i == v.Now), render.Middle)
	}
	return out
}

func phaseStyle(now bool) render.Style {
	if now {
		return strong()
	}
	return plain().With(render.Muted)
}
