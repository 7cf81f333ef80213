package field

import (
	"precipice/game"
	"precipice/render"
)

// Names of the buttons that let the view follow the game again once a hand has moved it, and that show the whole board.
const (
	RecentreButton = "recentre"
	MapButton      = "map"
)

// RecentreRect returns where the first of them stands: in the lower right corner of what is free of the board, where maps have theirs;
// empty while the view follows the game.
func (v *View) RecentreRect(sh *game.Shell, free render.Rect) render.Rect {
	if !v.byHand {
		return render.Rect{}
	}
	t := sh.Theme
	wide := t.Measure(sh.Words.Say("button.recentre"), render.Small) + t.Px(18)
	high := t.Target(t.LineHeight(render.Small) + t.Px(6))
	inset := t.Px(2 * (signSize + 7)) // the signs of who is out of sight stand nearer to the edge
	return render.Rect{X: free.Right() - wide - inset, Y: free.Bottom() - high - inset, W: wide, H: high}
}

// DrawRecentre draws it.
func (v *View) DrawRecentre(sh *game.Shell, p *render.Canvas, r render.Rect, do func()) {
	if r.W <= 0 {
		return
	}
	w := sh.Words
	p.Chip(r, render.ChipView{Label: w.Say("button.recentre"), Hover: sh.UI.Hover(RecentreButton), Focus: sh.UI.Focus(RecentreButton)})
	sh.UI.Add(game.Panels, game.Area{Name: RecentreButton, Rect: r, Skip: true, Do: do, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("button.recentre"), Text: w.Say("tip.recentre")}
	}})
}

// MapWide returns how wide the other one is. In the hands two fingers do it, so it is not there.
func MapWide(sh *game.Shell) float32 {
	if sh.Theme.Held {
		return 0
	}
	return sh.Theme.Measure(sh.Words.Say("button.map"), render.Small) + sh.Theme.Px(18)
}

// DrawMap draws it.
func (v *View) DrawMap(sh *game.Shell, p *render.Canvas, r render.Rect, do func()) {
	if r.W <= 0 {
		return
	}
	w := sh.Words
	p.Chip(r, render.ChipView{Label: w.Say("button.map"), Chosen: v.whole && !v.byHand, Hover: sh.UI.Hover(MapButton), Focus: sh.UI.Focus(MapButton)})
	sh.UI.Add(game.Panels, game.Area{Name: MapButton, Rect: r, Skip: true, Do: do, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("button.map"), Text: w.Say("tip.map")}
	}})
}
