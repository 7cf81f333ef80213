package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// closeTip is how much more the distance of a tip about the board counts than usual.
const closeTip = 5

// tipFor returns a tip of this size for an area.
func (x *boardPane) tipFor(sh *game.Shell, size render.Rect, a *game.Area) field.Tip {
	t := field.Tip{Size: size, Screen: x.d.Canvas.Bounds().Inset(sh.Theme.Px(4)), About: a.Rect}
	if x.coach.tutor != nil {
		t.Card = x.coach.tutor.Card
	}
	if a.Space != "" { // the eye is there
		t.Close = closeTip
		t.Tells = x.d.View.Camera.Shown(x.ground.placeNamed(a.Space))
	}
	return t
}
