package scenes

import (
	"cmp"

	"precipice/game"
	"precipice/render"
)

// ButtonText is the style of button labels, used to measure them.
var ButtonText = render.Style{Weight: render.Bold, Size: 12}

// DrawButton draws a button in a layer and adds its area, even for a disabled one, so that it can say why.
func DrawButton(sh *game.Shell, p *render.Canvas, l game.Layer, r render.Rect, name string, v render.ButtonView, do func()) {
	if v.Disabled {
		do = nil
	}
	PlaceButton(sh, p, l, v, game.Area{Name: name, Rect: r, Do: do})
}

// PlaceButton draws a button where an area is, and adds the area to a layer. Enter takes a brass one while nothing has
// the focus.
func PlaceButton(sh *game.Shell, p *render.Canvas, l game.Layer, v render.ButtonView, a game.Area) {
	v.Hover, v.Focus = sh.UI.Hover(a.Name), sh.UI.Focus(a.Name)
	p.Button(a.Rect, v)
	a.Primary = v.Primary && a.Do != nil
	a.Says = cmp.Or(a.Says, v.Label)
	if a.Do == nil {
		a.State |= game.Off
	}
	sh.UI.Add(l, a)
}
