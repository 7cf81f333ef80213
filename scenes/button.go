package scenes

import (
	"precipice/game"
	"precipice/render"
)

// ButtonText is the style of button labels, used to measure them.
var ButtonText = render.Style{Weight: render.Bold, Size: 12}

// DrawButton draws a button in a layer and adds its area, even for a disabled one, so that it can say why.
func DrawButton(sh *game.Shell, p *render.Canvas, l game.Layer, r render.Rect, name string, v render.ButtonView, do func()) {
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Button(r, v)
	if v.Disabled {
		do = nil
	}
	sh.UI.Add(l, game.Area{Name: name, Rect: r, Do: do, Primary: v.Primary && do != nil})
}
