package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// recentreButton is the name of the button that lets the view follow the game again once a hand has moved it.
const recentreButton = "recentre"

// recentreRect returns where that button stands: in the lower corner of what the question leaves of the field, where maps
// have theirs; empty while the view follows the game.
func (c *Combat) recentreRect(sh *game.Shell, asks render.Rect) render.Rect {
	if !c.byHand || c.Play.Shown.Result != fortress.Undecided {
		return render.Rect{}
	}
	t, gap := sh.Theme, sh.Theme.Px(scenes.Gap)/2
	free := panes.Beneath(panes.Beneath(c.kit.layout.Field, asks, gap), c.heldTrack(asks), gap)
	wide := t.Measure(sh.Words.Say("button.recentre"), render.Small) + t.Px(18)
	high := t.Target(t.LineHeight(render.Small) + t.Px(6))
	inset := t.Px(2 * (signSize + 7)) // the signs of who is out of sight stand nearer to the edge
	return render.Rect{X: free.Right() - wide - inset, Y: free.Bottom() - high - inset, W: wide, H: high}
}

// drawRecentre draws it.
func (c *Combat) drawRecentre(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	r, w := c.recentreRect(sh, asks), sh.Words
	if r.W <= 0 {
		return
	}
	p.Chip(r, render.ChipView{Label: w.Say("button.recentre"), Hover: sh.UI.Hover(recentreButton), Focus: sh.UI.Focus(recentreButton)})
	sh.UI.Add(game.Panels, game.Area{Name: recentreButton, Rect: r, Skip: true, Do: func() { c.recentre(sh) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("button.recentre"), Text: w.Say("tip.recentre")}
	}})
}

// recentre lets the view follow the game again.
func (c *Combat) recentre(sh *game.Shell) {
	c.byHand, c.whole = false, false
	c.Version++
	sh.Dirty()
}
