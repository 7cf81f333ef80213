package play

import (
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/asking"
)

// Plain is the screen of a ruleset that works nothing out for a question and asks it in a plain panel: it is most of a Tenant.
type Plain[S any, T session.Table[T]] struct{ Screen[S, T] }

// Clear implements Tenant: nothing was worked out.
func (*Plain[S, T]) Clear() {}

// Stands implements Tenant: nothing stays on the screen until the player has seen it.
func (*Plain[S, T]) Stands() bool { return false }

// Passed implements Tenant: nobody else needs to know.
func (*Plain[S, T]) Passed(*game.Shell) {}

// Choose implements Tenant: each question is answered alone.
func (s *Plain[S, T]) Choose(sh *game.Shell, key string) { s.Answer(sh, key) }

// Numbered implements Tenant: all rows that are shown have numbers.
func (s *Plain[S, T]) Numbered() asking.Numbered { return asking.Number(s.Question.Shown()) }

// EndLabel implements Tenant: the row says it.
func (*Plain[S, T]) EndLabel(_ *game.Shell, r *asking.Row) string { return r.Label }

// QuestionHeight returns the height of the question as DrawQuestion draws it.
func (s *Plain[S, T]) QuestionHeight(sh *game.Shell, wide float32) float32 {
	if s.Question == nil {
		return 0
	}
	t := sh.Theme
	return t.Px(40) + t.ParagraphHeight(sh.Words.Ask(s.Question.Decision), render.Strong, wide) + asking.DoorHeight(t)
}

// DrawQuestion draws the question with its answers side by side, or what keeps it from being asked.
func (s *Plain[S, T]) DrawQuestion(sh *game.Shell, p *render.Canvas, r render.Rect) {
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
