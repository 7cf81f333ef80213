package protocol

import (
	"precipice/game/blackstone"
	"precipice/game/session"
)

// report returns the game so far as a text that `precipice replay` can replay, with the problem.
func (s *server) report(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if g.origin.Scenario == "" && g.origin.Setup.Players == 0 {
		return fail("wrong", "the game cannot be reported: it was loaded from a save that does not say how it began")
	}
	rec := &blackstone.Record{Version: session.Version(), Content: s.rules.Pack.Digest, Ruleset: blackstone.Name,
		Table:    blackstone.Table{Setup: g.origin.Setup, Seed: g.origin.Seed, Undo: g.policy},
		Scenario: g.origin.Scenario, Journal: g.Match.Journal[g.origin.Opened:], Broke: g.broke, Problem: q.Text}
	if err := session.Number(blackstone.With(s.rules), rec); err != nil {
		return err
	}
	rec.Marks[len(rec.Marks)-1] = g.Match.Hash() // the hash as it really is
	r.Report = string(rec.Text())
	g.reseed() // the report contains the seed
	return nil
}
