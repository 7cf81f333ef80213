package table

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// DrawShortBar draws the bar of a screen without room for the steps: where the game is, how far it has come, undo and
// menu. Nothing is told in its last pixels, as far as they are to be left free.
func (c *Stage) DrawShortBar(sh *game.Shell, p *render.Canvas, r render.Rect, title, told string, undo, redo func(*game.Shell), free float32) {
	t := sh.Theme
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := c.DrawUndoButtons(sh, p, r.Inset2(t.Px(6), 0), c.OpenMenu, undo, redo)
	_, in = in.CutLeft(t.Px(4))
	in.W = min(in.W, r.Right()-free-t.Px(4)-in.X)
	upper, lower := in.CutTop(in.H * 0.5)
	p.Snug(upper, title, scenes.BarStyle(t, render.Banner), render.Left)
	p.Snug(lower, told, render.Small, render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "bar/where", Rect: in, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: title, Text: told}
	}})
}

// UndoRoom returns the width of the buttons at the right of that bar, with redo, which is not always there.
func UndoRoom(t *render.Theme) float32 { return t.Px(6) + 3*scenes.BarButton(t) }

// stacked reports whether the buttons after a game are in two rows, because there is no room for them side by side.
func stacked(t *render.Theme) bool { return t.Narrow || t.Text > 1.25 }

// EndRoom returns the height of the buttons after a game.
func EndRoom(t *render.Theme, usual float32) float32 {
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

// DrawEndButtons draws the buttons shown after a game.
func (c *Stage) DrawEndButtons(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	quest := c.Play.Shown.Mode() == fortress.Campaign
	fourth := w.Say("ended.link")
	if quest {
		fourth = w.Say("precipice.journal")
	}
	cells := endCells(sh.Theme, r, []string{w.Say("title.new"), w.Say("ended.again"), w.Say("ended.watch"), fourth, w.Say("ended.to-title")})
	button := func(at int, name, label, tip string, primary bool, do func()) {
		a := game.Area{Name: "result/" + name, Rect: cells[at], Do: do}
		if !primary { // a label that is cut is read there
			a.Tip = func() render.TooltipView { return render.TooltipView{Title: label, Text: tip} }
		}
		scenes.PlaceButton(sh, p, game.Panels, render.ButtonView{Label: label, Primary: primary}, a)
	}
	button(0, "new", w.Say("title.new"), "", true, func() { sh.Show(c.Host.doors.Another(c.Host, sh)) })
	button(1, "again", w.Say("ended.again"), w.Say("ended.again.text"), false, func() { c.Host.doors.Again(c.Host, sh, c.Play.Table) })
	button(2, "watch", w.Say("ended.watch"), "", false, func() { c.Host.WatchAgain(sh, c.Play) })
	if quest {
		button(3, "journal", fourth, "", false, func() { c.OpenJournal(sh) })
	} else {
		button(3, "link", fourth, "", false, func() { scenes.CopyLink(sh, c.Play) })
	}
	button(4, "title", w.Say("ended.to-title"), "", false, func() { sh.Home(nil) })
}
