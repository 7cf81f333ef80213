package protocol

import "precipice/game/session"

// report returns the game so far as a text that `precipice replay` can replay, with the problem.
func (s *Server[S, T, F]) report(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	terms := g.table.Terms()
	terms.Undo = g.policy
	table := g.table.WithTerms(terms)
	if g.scenario == "" {
		if _, err := s.view.Opening(&table); err != nil {
			return Fail("wrong", "the game cannot be reported: it was loaded from a save that does not say how it began")
		}
	}
	about := s.view.About()
	rec := &session.Record[T]{Version: session.Version(), Content: about.Content, Ruleset: about.Name, Table: table,
		Scenario: g.scenario, Journal: g.Match.Journal[g.opened:], Broke: g.broke, Problem: q.Text}
	if err := session.Number(s.view, rec); err != nil {
		return err
	}
	rec.Marks[len(rec.Marks)-1] = g.Match.Hash() // the hash as it really is
	r.Report = string(rec.Text())
	g.reseed() // the report contains the seed
	return nil
}
