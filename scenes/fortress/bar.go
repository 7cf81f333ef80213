package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawUndoButtons draws the menu, undo and redo buttons at the right of the bar, and returns the rest of the
// bar.
func (c *stage) drawUndoButtons(sh *game.Shell, p *render.Canvas, in render.Rect, undo, redo func(*game.Shell)) render.Rect {
	if c.play.Watched() {
		return in
	}
	t := sh.Theme
	wide := t.Px(78) * min(t.Text, scenes.BarText)
	for _, b := range []struct {
		name        string
		do          func(*game.Shell)
		off, hidden bool
	}{
		{"menu", func(sh *game.Shell) { sh.Push(NewMenu(c)) }, false, false},
		{"undo", func(sh *game.Shell) { c.takeBack(sh, undo) }, !c.play.CanUndo(), false}, // always in the same place
		{"redo", redo, false, !c.play.CanRedo()},
	} {
		if b.hidden {
			continue
		}
		var part render.Rect
		part, in = in.CutRight(wide)
		scenes.DrawButton(sh, p, game.Panels, part.Inset2(t.Px(4), t.Px(6)), "bar/"+b.name,
			render.ButtonView{Label: sh.Words.Say("bar." + b.name), Disabled: b.off}, func() { b.do(sh) })
		if a := sh.UI.Named("bar/undo"); a != nil && c.finished() {
			a.Skip = true // the arrows should not lead from a result to what takes it back
		}
	}
	return in
}
