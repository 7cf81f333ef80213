package protocol

import "precipice/game/session"

// record returns the game so far, without marks.
func (s *Server[S, T, F]) record(g *game[S, T, F]) (*session.Record[T], error) {
	terms := g.table.Terms()
	terms.Undo = g.policy
	table := g.table.WithTerms(terms)
	if g.scenario == "" && g.start == nil {
		if _, err := s.view.Opening(&table); err != nil {
			return nil, Fail("wrong", "the save that the game was loaded from does not say how it began")
		}
	}
	about := s.view.About()
	return &session.Record[T]{Version: session.Version(), Content: about.Content, Ruleset: about.Name, Table: table,
		Scenario: g.scenario, Start: session.Pack(about.Content, g.start), Pages: g.pages, Journal: g.Match.Journal[g.opened:]}, nil
}

// report returns the game so far as a text that `precipice replay` can replay, with the problem.
func (s *Server[S, T, F]) report(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	rec, err := s.record(g)
	if err != nil {
		return err
	}
	rec.Broke, rec.Problem = g.broke, q.Text
	if err := session.Number(s.view, rec); err != nil {
		return err
	}
	rec.Marks[len(rec.Marks)-1] = g.Match.Hash() // the hash as it really is
	r.Report = string(rec.Text())
	g.reseed() // the report contains the seed
	return nil
}

// journal tells what the ruleset records of the game.
func (s *Server[S, T, F]) journal(_ *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	rec, err := s.record(g)
	if err != nil {
		return err
	}
	pages, err := session.Chronicle(s.view, rec)
	if err == nil {
		r.Journal, err = s.view.Journal(pages)
	}
	return err
}
