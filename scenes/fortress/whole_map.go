package fortress

import (
	"precipice/game"
	"precipice/render"
)

// mapButton is the name of the button that shows the whole battlefield, and then again what matters.
const mapButton = "map"

// mapRect returns where that button stands: in a window, beside the one for threats. In the hands two fingers do it, so it is empty.
func (c *Combat) mapRect(sh *game.Shell, threats render.Rect) render.Rect {
	t := sh.Theme
	if t.Held {
		return render.Rect{}
	}
	wide := t.Measure(sh.Words.Say("button.map"), render.Small) + t.Px(18)
	return render.Rect{X: threats.X - t.Px(4) - wide, Y: threats.Y, W: wide, H: threats.H}
}

// drawMapButton draws it.
func (c *Combat) drawMapButton(sh *game.Shell, p *render.Canvas, threats render.Rect) {
	r, w := c.mapRect(sh, threats), sh.Words
	if r.W <= 0 {
		return
	}
	p.Chip(r, render.ChipView{Label: w.Say("button.map"), Chosen: c.whole && !c.byHand, Hover: sh.UI.Hover(mapButton), Focus: sh.UI.Focus(mapButton)})
	sh.UI.Add(game.Panels, game.Area{Name: mapButton, Rect: r, Skip: true, Do: func() { c.turnWhole(sh) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("button.map"), Text: w.Say("tip.map")}
	}})
}

// turnWhole shows the whole battlefield, and then again what matters.
func (c *Combat) turnWhole(sh *game.Shell) {
	c.byHand, c.whole = false, !c.whole || c.byHand
	c.Version++
	sh.Dirty()
}
