package protocol

import (
	"precipice/engine"
)

// telling fills in the events of a response, each described with the table right after it.
type telling[S any] struct {
	r     *response
	table S // before the next events
}

// add describes events. It leaves out bookkeeping events, which only the rules use.
func (t *telling[S]) add(events []engine.Event[S]) {
	for _, e := range events {
		e.Apply(&t.table)
		if kind, args := e.Say(&t.table); kind != "" {
			t.r.Events = append(t.r.Events, eventView{e.Rule, kind, args})
		}
	}
}

// automatic answers what nobody is to be asked, and reports each choice between several options.
func (g *game[S, T, F]) automatic(t *telling[S]) {
	for {
		d, ok := g.Match.Pending()
		if !ok {
			return
		}
		i, why := g.view.Automatic(&g.table, g.auto, g.Match, d)
		if i < 0 {
			return
		}
		if len(d.Options) > 1 {
			t.r.Events = append(t.r.Events, g.unasked(d, i, why))
		}
		t.add(g.Match.Take(i))
	}
}

// unasked describes an answer that nobody was asked for.
func (g *game[S, T, F]) unasked(d *engine.Decision, option int, why string) eventView {
	rule := g.view.About().AnswerRule
	if kind, args := g.view.Remark(d, option, why); kind != "" {
		return eventView{rule, kind, args}
	}
	return eventView{rule, why, []string{d.Kind, d.Options[option].Key()}}
}

// set changes settings of the table. They hold from the next decision on.
func (s *Server[S, T, F]) set(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if g.table, err = s.view.Set(g.table, &q.fields); err != nil {
		return err
	}
	g.show(r)
	return nil
}
