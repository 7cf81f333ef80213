package protocol

import (
	"cmp"
	"strings"

	"precipice/game/session"
)

// begin starts a game from its table.
func (s *Server[S, T, F]) begin(q *request[F], r *response) error {
	table, err := s.view.Table(&q.fields)
	if err != nil {
		return err
	}
	policy, err := q.policy()
	if err != nil {
		return err
	}
	terms := session.Terms{Seed: chance(), Undo: policy}
	if q.Seed != nil {
		terms.Seed = *q.Seed
	}
	table = table.WithTerms(terms)
	m, first, err := session.Begin(s.view, &table)
	if err != nil {
		return err
	}
	auto, err := s.view.AnswersItself(&q.fields, &m.State)
	if err != nil {
		return err
	}
	s.start(&game[S, T, F]{History: session.NewHistory(m), view: s.view, policy: policy, auto: auto, table: table}, *first, r)
	return nil
}

// scenario starts a game from a position.
func (s *Server[S, T, F]) scenario(q *request[F], r *response) error {
	policy, err := q.policy()
	if err != nil {
		return err
	}
	m, before, err := s.view.Position(q.Text)
	if err != nil {
		return err
	}
	auto, err := s.view.AnswersItself(&q.fields, &m.State)
	if err != nil {
		return err
	}
	s.start(&game[S, T, F]{History: session.NewHistory(m), view: s.view, policy: policy, auto: auto, loaded: true, scenario: q.Text, opened: len(m.Journal)}, before, r)
	return nil
}

// start replaces the current game, and drops its copies. Before is the state in which the events that it opens with began.
func (s *Server[S, T, F]) start(g *game[S, T, F], before S, r *response) {
	t := telling[S]{r, before}
	t.add(g.Match.Opening())
	g.automatic(&t)
	s.replace(g)
	g.show(r)
}

func (s *Server[S, T, F]) replace(g *game[S, T, F]) {
	s.game, s.copies = g, [mostCopies]*game[S, T, F]{}
}

// policy returns the undo policy that a request asks for.
func (q *request[F]) policy() (session.UndoPolicy, error) {
	policy, ok := session.UndoPolicyOf(cmp.Or(q.Undo, session.UntilRevealed.Word()))
	if !ok {
		return policy, Fail("wrong", "there is no undo policy %q; known: %s", q.Undo, strings.Join(session.UndoWords(), ", "))
	}
	return policy, nil
}
