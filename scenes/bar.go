package scenes

import (
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// DrawUndoButtons draws the buttons that open the menu, undo and redo, at the right of a bar. It returns the
// rest of the bar. The arrow keys do not lead to what takes a choice back, and at the end of a game neither
// does Tab.
func (s *Stage[S, T]) DrawUndoButtons(sh *game.Shell, p *render.Canvas, in render.Rect, menu, undo, redo func(*game.Shell)) render.Rect {
	if s.Play.Watched() {
		return in
	}
	t := sh.Theme
	wide := BarButton(t)
	for _, b := range []struct {
		name        string
		do          func(*game.Shell)
		off, hidden bool
	}{
		{"menu", menu, false, false},
		{"undo", func(sh *game.Shell) { s.TakeBack(sh, undo) }, !s.Play.CanUndo(), false}, // always in the same place
		{"redo", redo, false, !s.Play.CanRedo()},
	} {
		if b.hidden {
			continue
		}
		var part render.Rect
		part, in = in.CutRight(wide)
		a := game.Area{Name: "bar/" + b.name, Rect: part.Inset2(t.Px(4), t.Slim(6))}
		if !b.off {
			a.Do = func() { b.do(sh) }
		}
		if b.name != "menu" {
			a.OnlyTab, a.Skip = true, s.Finished() && b.name == "undo"
			a.Tip = func() render.TooltipView { return s.takeBackTip(sh, b.name) }
		}
		PlaceButton(sh, p, game.Panels, render.ButtonView{Label: sh.Words.Say("bar." + b.name), Disabled: b.off}, a)
	}
	return in
}

// BarButton returns the width of one of those buttons with the room around it.
func BarButton(t *render.Theme) float32 { return t.Px(78) * min(t.Text, BarText) }

// takeBackTip says what undo or redo does, and whether dice then fall as before.
func (s *Stage[S, T]) takeBackTip(sh *game.Shell, name string) render.TooltipView {
	w := sh.Words
	title, text, anew := w.Say("bar.undo"), w.Say("tip.undo"), w.Say("tip.undo.new-dice")
	if name == "redo" {
		title, text, anew = w.Say("bar.redo"), w.Say("tip.redo"), w.Say("tip.redo.new-dice")
	}
	if s.Play.Table.Terms().Undo == session.NewDice {
		text += " " + anew
	}
	return render.TooltipView{Title: title, Text: text}
}

// Finished reports whether the game has ended, so that nothing will be asked any more.
func (s *Stage[S, T]) Finished() bool {
	_, asked := s.Play.Match.Pending()
	return !asked && !s.Play.Watched()
}

// TakeBack undoes the last step. It asks first if that would make an ended game go on.
func (s *Stage[S, T]) TakeBack(sh *game.Shell, undo func(*game.Shell)) {
	if !s.Play.CanUndo() || !s.Finished() {
		undo(sh)
		return
	}
	w := sh.Words
	sh.Push(NewConfirm(w.Say("takeback.ended"), w.Say("takeback.keep"), w.Say("takeback.act"), func() { undo(sh) }))
}
