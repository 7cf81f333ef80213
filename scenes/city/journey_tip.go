package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
)

// tipStamp is what the place of a tip depends on.
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
	at := x.tips.Keep(tipStamp{x.Version, a.Name, size, x.View.Camera}, func() render.Rect {
		t := field.Tip{Size: size, Screen: p.Bounds().Inset(sh.Theme.Px(4)), About: a.Rect, OnBoard: a.Space != ""}
		if x.coach.tutor != nil {
			t.Card = x.coach.tutor.Card
		}
		if a.Space != "" {
			t.Tells = x.View.Camera.Shown(x.ground.placeNamed(a.Space))
		}
		return t.Place(sh)
	})
	p.TooltipAt(at, v)
}
