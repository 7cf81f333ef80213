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

// closeTip is how much more the distance of a tip about the board counts than usual.
const closeTip = 5

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
		t := x.tipFor(sh, size, a)
		return t.Place(sh)
	}), v)
}

// tipFor returns a tip of this size for an area.
func (x *Journey) tipFor(sh *game.Shell, size render.Rect, a *game.Area) field.Tip {
	t := field.Tip{Size: size, Screen: x.Canvas.Bounds().Inset(sh.Theme.Px(4)), About: a.Rect}
	if x.coach != nil {
		t.Card = x.coach.card
	}
	if a.Space != "" { // the eye is there
		t.Close = closeTip
		t.Tells = x.View.Camera.Shown(x.ground.placeNamed(a.Space))
	}
	return t
}
