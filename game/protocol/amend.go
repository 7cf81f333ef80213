package protocol

import (
	"precipice/engine"
	"precipice/game/session"
)

// turnPage begins a new journal, because a save could hold no more of this one. Nothing before it can be undone.
func (s *Server[S, T, F]) turnPage(g *game[S, T, F]) error { return s.anewFrom(g, g.Match) }

// anewFrom begins a new journal at the present question of a match, with what is told of the one before.
func (s *Server[S, T, F]) anewFrom(g *game[S, T, F], again *engine.Match[S]) error {
	pages := g.pages
	if rec, err := s.record(g); err == nil { // a save of an older format may not say how it began
		if pages, err = session.Chronicle(s.view, rec); err != nil {
			return err
		}
	}
	again.Journal = nil
	g.History, g.start, g.pages, g.scenario, g.opened = session.NewHistory(again), again.Snapshot(), pages, "", 0
	return nil
}

// amend changes the game by something from outside. No journal could repeat that, so a new one begins after it, and
// nothing before it can be undone.
func (s *Server[S, T, F]) amend(q *request[F], r *response, change func(*engine.Match[S], *F, *Answers) error) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	again, events, err := session.Amended(s.view, g.Match, func(m *engine.Match[S]) error { return change(m, &q.fields, &r.Answers) })
	if err != nil {
		return err
	}
	t := telling[S]{r, g.Match.State}
	t.add(events)
	if err := s.anewFrom(g, again); err != nil {
		return err
	}
	g.automatic(&t)
	g.show(r)
	return nil
}
