package play

import (
	"strings"

	"precipice/engine"
	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// Screen is the screen of a game in play, for any ruleset: the question, the view of the board, the panes, the banners, and what the
// hands do to them. The screen of a ruleset embeds it, and brings the rest as its Tenant.
type Screen[S any, T session.Table[T]] struct {
	scenes.Stage[S, T]
	Question *asking.Question // the pending one; nil while events are shown
	View     field.View
	Layout   panes.Layout
	Column   panes.Column
	Drawers  panes.Drawers // on a device held in the hands
	Herald   Herald
	Canvas   *render.Canvas
	Spoken   *words.Book // the language in which the question was fetched

	tenant Tenant
}

// Tenant is the part of the screen that a ruleset provides. Plain provides most of one.
type Tenant interface {
	Clear()                                        // forgets what was worked out for the last question
	Stands() bool                                  // something stands until the player has seen it; nothing is asked meanwhile
	Ask(sh *game.Shell, d *engine.Decision)        // makes the Question of a decision
	Passed(sh *game.Shell)                         // a question is about to be answered
	Choose(sh *game.Shell, key string)             // takes an answer, mostly by Answer
	Numbered() asking.Numbered                     // the rows that have numbers
	EndLabel(sh *game.Shell, r *asking.Row) string // what the row that ends the question is called
	Menu(sh *game.Shell)                           // opens the menu
}

// Open begins to show a session.
func (s *Screen[S, T]) Open(play *session.Session[S, T], telling scenes.Telling[S], tenant Tenant) {
	s.Stage, s.tenant = scenes.NewStage(play, telling), tenant
	s.Column.Changed = func() { s.Version++ }
	s.Drawers.Changed = s.Column.Changed
}

// Equip places the panes in the window, and returns the canvas, a new one when the theme has changed.
func (s *Screen[S, T]) Equip(sh *game.Shell, has panes.Has, stays bool) *render.Canvas {
	if s.Canvas == nil || s.Canvas.Theme != sh.Theme {
		s.Canvas = render.NewCanvas(sh.Theme)
	}
	w, h := sh.Size()
	s.Layout = panes.Frame(panes.Room{Theme: sh.Theme, W: float32(w), H: float32(h), Has: has, Folded: s.Column.Folded(sh, stays), Lowered: sh.Settings.Folded})
	return s.Canvas
}

// OpenMenu opens the menu over the game, with its settings, and a way to watch it.
func (s *Screen[S, T]) OpenMenu(sh *game.Shell, settings func(*game.Shell) []scenes.Section, watch func()) {
	of := func() *scenes.Settings { return scenes.NewSettings(settings).Spoken(s.Refresh) }
	sh.Push(scenes.NewMenu(s.Play, of, watch))
}

// Moving implements game.Scene.
func (s *Screen[S, T]) Moving() bool {
	return s.Presenting() || s.View.Moves() || s.Drawers.Moving()
}

// Attend shows the events that are due, fetches the question that follows on them, and does what keys and the pointer do to the game
// and its view. After a change of the language it asks again in the new one.
func (s *Screen[S, T]) Attend(sh *game.Shell) {
	in := &sh.Input
	if s.Spoken != nil && s.Spoken != sh.Words {
		s.Refresh(sh)
	}
	s.Spoken = sh.Words
	s.Herald.Pass(sh, s.Presenting())
	busy := s.Advance(sh)
	if in.Did(game.Skip) || in.Did(game.Accept) {
		s.View.Land()
	}
	if s.Question == nil && !busy && !s.Play.Waiting() && !s.tenant.Stands() {
		s.Refresh(sh)
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		s.back(sh)
	case in.Did(game.Undo):
		s.TakeBack(sh, s.Undo)
	case in.Did(game.Redo):
		s.Redo(sh)
	case in.Did(game.End):
		s.End(sh)
	}
	s.overlays(sh)
	s.attendView(sh)
}

// back takes a step back: it closes a drawer, stops looking around, drops what is selected. With nothing left it opens the menu.
func (s *Screen[S, T]) back(sh *game.Shell) {
	switch {
	case s.Drawers.Open > 0:
		s.Drawers.Pull(0)
	case sh.UI.Looking():
		sh.UI.Look(false)
	case s.Question != nil && s.Question.Picked() != nil:
		s.Question.Reset()
	default:
		s.tenant.Menu(sh)
		return
	}
	s.Version++
}

// overlays opens what keys open over the game.
func (s *Screen[S, T]) overlays(sh *game.Shell) {
	switch in := &sh.Input; {
	case in.Did(game.Explain):
		s.explain(sh)
	case in.Did(game.Keys):
		sh.Push(&scenes.Keys{})
	case in.Did(game.Look):
		sh.UI.Look(!sh.UI.Looking())
		s.Version++
	case in.Did(game.Fold):
		s.Column.Turn(sh)
	case in.Digit > 0 && s.Question != nil && !s.Presenting():
		s.tenant.Numbered().Digit(sh, in.Digit, s.tenant.Choose, s.Pick)
	}
}

// attendView lets the player move the camera and scroll the log.
func (s *Screen[S, T]) attendView(sh *game.Shell) {
	if s.Layout.Field.W == 0 {
		return
	}
	s.View.Push(sh)
	s.View.Attend(sh, s.Layout.Field, s.Layout.Held)
	if sh.Input.Did(game.Fit) {
		s.TurnView(sh, s.View.TurnWhole)
	}
	if scrolled := s.Log.Update(sh); s.Log.Pages(sh) || scrolled {
		s.Version++
	}
}

// TurnView changes what the camera shows.
func (s *Screen[S, T]) TurnView(sh *game.Shell, turn func()) {
	turn()
	s.Version++
	sh.UI.Shifted()
}

// Refresh fetches the pending question after a change.
func (s *Screen[S, T]) Refresh(sh *game.Shell) {
	s.Version++
	s.Question = nil
	s.tenant.Clear()
	if s.Play.Waiting() || s.tenant.Stands() {
		return
	}
	if d, ok := s.Play.Explained(); ok {
		s.tenant.Ask(sh, d)
	}
}

// Answer takes an option.
func (s *Screen[S, T]) Answer(sh *game.Shell, key string) {
	s.tenant.Passed(sh)
	s.Question = nil
	s.Take(sh, key)
	s.Refresh(sh)
}

// AnswerRun takes options one after the other, as one step.
func (s *Screen[S, T]) AnswerRun(sh *game.Shell, keys ...string) {
	s.tenant.Passed(sh)
	s.Question = nil
	s.TakeRun(sh, keys...)
	s.Refresh(sh)
}

// Pick selects a row for the next click on the board.
func (s *Screen[S, T]) Pick(sh *game.Shell, r *asking.Row) {
	if !s.Question.Has(r) {
		return
	}
	s.Question.Pick(r)
	s.Version++
	sh.UI.FocusOn(r.Focus())
}

// Undo undoes the last step.
func (s *Screen[S, T]) Undo(sh *game.Shell) {
	s.UndoStep(sh)
	s.Herald.Clear()
	s.Refresh(sh)
}

// Redo makes the last undone choice again.
func (s *Screen[S, T]) Redo(sh *game.Shell) {
	s.RedoStep(sh)
	s.Refresh(sh)
}

// End takes the row that ends the question, and tells a screen reader what that declines.
func (s *Screen[S, T]) End(sh *game.Shell) {
	for _, r := range s.Question.All() {
		if r.Ends && r.Direct() != nil {
			if sh.Heard() {
				sh.Say(sh.Words.Say("spoken.declined", s.tenant.EndLabel(sh, r)))
			}
			s.tenant.Choose(sh, r.Direct().Key)
			return
		}
	}
}

// explain shows the rule of what the player attends to.
func (s *Screen[S, T]) explain(sh *game.Shell) {
	a, rule := sh.UI.Pointed(), ""
	switch {
	case a != nil && a.Rule != "":
		rule = a.Rule
	case a != nil && a.Tip != nil && !s.Moving():
		rule = a.Tip().Rules
	}
	if rule == "" && s.Question != nil {
		rule = s.Question.Decision.Rule
	}
	first, _, _ := strings.Cut(rule, ",")
	sh.OpenRule(strings.TrimSpace(first))
}

// Last returns the last line of the log, nil for none.
func (s *Screen[S, T]) Last() *session.Line {
	if len(s.Play.Log) == 0 {
		return nil
	}
	return &s.Play.Log[len(s.Play.Log)-1]
}

// DrawSides draws the panes beside the board: in the right column, or in drawers on a device held in the hands.
func (s *Screen[S, T]) DrawSides(sh *game.Shell, p *render.Canvas, sides *panes.Sides) {
	l := &s.Layout
	if !l.Held {
		s.Column.DrawColumn(sh, p, l, sides)
		s.Column.DrawOver(sh, p, l, sides)
		return
	}
	var list []panes.Drawer
	for _, side := range []panes.Side{sides.Upper, sides.Lower} {
		list = append(list, panes.Drawer{Name: side.Name, Label: side.Label, Draw: side.Draw})
	}
	s.Drawers.Advance(sh)
	s.Drawers.DrawTabs(sh, p, l, list)
	s.Drawers.Draw(sh, p, l, list)
}

// TapeAt implements scenes.Watchable: the controls of a tape stand in the place of the question.
func (s *Screen[S, T]) TapeAt(*game.Shell) render.Rect { return s.Layout.Asks }

// Then implements scenes.Watchable: the game has one screen.
func (*Screen[S, T]) Then(*game.Shell) scenes.Watchable { return nil }

// LogSide is the pane of the log.
func (s *Screen[S, T]) LogSide(sh *game.Shell, p *render.Canvas, title string) panes.Side {
	return panes.Side{Name: "log", Label: title, Draw: func(r render.Rect) {
		s.Log.Draw(sh, p, r, sh.Words.WithPlayers(s.Names), scenes.LogView{Title: title, Lines: s.Play.Log})
	}}
}
