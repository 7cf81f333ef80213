package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawShortBar draws the bar of a screen without room for the steps: where the game is, how far it has come, undo and
// menu. Nothing is told in its last pixels, as far as they are to be left free.
func (c *stage) drawShortBar(sh *game.Shell, p *render.Canvas, r render.Rect, title, told string, undo, redo func(*game.Shell), free float32) {
	t := sh.Theme
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := c.DrawUndoButtons(sh, p, r.Inset2(t.Px(6), 0), c.openMenu, undo, redo)
	_, in = in.CutLeft(t.Px(4))
	in.W = min(in.W, r.Right()-free-t.Px(4)-in.X)
	upper, lower := in.CutTop(in.H * 0.5)
	p.Snug(upper, title, scenes.BarStyle(t, render.Banner), render.Left)
	p.Snug(lower, told, render.Small, render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "bar/where", Rect: in, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: title, Text: told}
	}})
}

// undoRoom returns the width of the buttons at the right of that bar, with redo, which is not always there.
func undoRoom(t *render.Theme) float32 { return t.Px(6) + 3*scenes.BarButton(t) }

// stacked reports whether the buttons after a game are in two rows, because there is no room for them side by side.
func stacked(t *render.Theme) bool { return t.Narrow || t.Text > 1.25 }

// endRoom returns the height of the buttons after a game.
func endRoom(t *render.Theme, usual float32) float32 {
	row := t.Target(max(t.Px(usual), t.LineHeight(scenes.ButtonText)+t.Px(8)))
	if stacked(t) {
		return 2*row + t.Px(scenes.Gap)
	}
	return row
}

// endCells returns the places of the five buttons after a game. Side by side each is as wide as its label needs.
func endCells(t *render.Theme, r render.Rect, labels []string) []render.Rect {
	gap := t.Px(scenes.Gap)
	if !stacked(t) {
		return scenes.Cells(t, r, labels, gap)
	}
	upper, lower := r.CutTop((r.H - gap) / 2)
	_, lower = lower.CutTop(gap)
	return append(upper.Columns(2, gap), lower.Columns(3, gap)...)
}
