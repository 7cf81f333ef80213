package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// tipStamp holds all that the place of a tip depends on.
type tipStamp struct {
	version int
	area    string
	size    render.Rect
	camera  render.Camera
}

// drawTip draws the tip of what the player attends to, where it hides least.
func (x *Journey) drawTip(sh *game.Shell, p *render.Canvas) {
	a := sh.UI.Pointed()
	if a == nil || x.Moving() || sh.UI.Done() && !sh.UI.Refused() {
		return
	}
	var v render.TooltipView
	switch {
	case sh.UI.Refused():
		v = scenes.HeldTip(sh)
	case a.Tip != nil:
		v = a.Tip()
	}
	v = scenes.TouchAgain(sh, a, v)
	if v.Title == "" {
		return
	}
	v = scenes.WithKey(sh, v)
	size := p.TooltipSize(v)
	p.TooltipAt(x.tips.Keep(tipStamp{x.Version, a.Name, size, x.View.Camera}, func() render.Rect {
		t := x.pane.tipFor(sh, size, a)
		return t.Place(sh)
	}), v)
}
