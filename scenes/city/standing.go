package city

import (
	rules "precipice/engine/city"
	"precipice/render"
)

// standing is a miniature on the board as it is drawn now.
type standing struct {
	unit rules.UnitID
	at   render.Point // of its base
	size float32
	cut  float32 // above that its figure is like glass, 0 for nowhere
	room render.Rect
	head bool // somebody stands right before it
}

// chest is where blows come from and land.
func chest(f *standing) render.Point { return render.Point{X: f.at.X, Y: f.at.Y - f.size*0.5} }

// face is the room of the upper half of a miniature.
func (f *standing) face() render.Rect {
	return render.Rect{X: f.at.X - f.size*0.3, Y: f.at.Y - f.size*0.98, W: f.size * 0.6, H: f.size * 0.55}
}

// ailRadius is half the width of the sign of an ailment over a miniature.
func ailRadius(p *render.Canvas, f *standing) float32 { return max(p.Theme.Px(7), f.size*0.12) }
