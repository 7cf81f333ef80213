package play

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/panes"
)

// Clear implements Tenant: nothing was worked out.
func (*Screen[S, T]) Clear() {}

// Passed implements Tenant: nobody else needs to know.
func (*Screen[S, T]) Passed(*game.Shell) {}

// Choose implements Tenant: each question is answered alone.
func (s *Screen[S, T]) Choose(sh *game.Shell, key string) { s.Answer(sh, key) }

// Numbered implements Tenant: all rows that are shown have numbers.
func (s *Screen[S, T]) Numbered() asking.Numbered { return asking.Number(s.Question.Shown()) }

// EndLabel implements Tenant: the row says it.
func (*Screen[S, T]) EndLabel(_ *game.Shell, r *asking.Row) string { return r.Label }

// TapeAt implements scenes.Watchable: the controls of a tape stand in the place of the question.
func (s *Screen[S, T]) TapeAt(*game.Shell) render.Rect { return s.Layout.Asks }

// Then implements scenes.Watchable: the game has one screen.
func (*Screen[S, T]) Then(*game.Shell) scenes.Watchable { return nil }

// QuestionHeight returns the height of the question as DrawQuestion draws it.
func (s *Screen[S, T]) QuestionHeight(sh *game.Shell, wide float32) float32 {
	if s.Question == nil {
		return 0
	}
	t := sh.Theme
	return t.Px(40) + t.ParagraphHeight(sh.Words.Ask(s.Question.Decision), render.Strong, wide) + asking.DoorHeight(t)
}

// DrawQuestion draws the question with its answers side by side, or what keeps it from being asked.
func (s *Screen[S, T]) DrawQuestion(sh *game.Shell, p *render.Canvas, r render.Rect) {
	in := p.Panel(r, render.PanelView{Accent: render.Brass})
	switch {
	case s.Problem != "":
		p.Paragraph(in, s.Problem, render.Body)
	case s.Question != nil && !s.Play.Watched():
		p.Paragraph(in, sh.Words.Ask(s.Question.Decision), render.Strong)
		rows := s.tenant.Numbered()
		asking.Answers{Numbered: rows, Take: s.tenant.Choose, Brass: rows.Head()}.Stack(sh, p, in, rows)
	}
}

// LogSide is the pane of the log.
func (s *Screen[S, T]) LogSide(sh *game.Shell, p *render.Canvas, title string) panes.Side {
	return panes.Side{Name: "log", Label: title, Draw: func(r render.Rect) {
		s.Log.Draw(sh, p, r, sh.Words.WithPlayers(s.Names), scenes.LogView{Title: title, Lines: s.Play.Log})
	}}
}
