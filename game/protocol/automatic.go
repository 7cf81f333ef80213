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

// automatic answers for seats without a player if nobody is to be asked, and reports each choice between
// several options.
func (g *game[S, T, F]) automatic(t *telling[S]) {
	for g.auto {
		d, ok := g.Match.Pending()
		if !ok {
			return
		}
		i := g.view.Automatic(g.Match, d)
		if i < 0 {
			return
		}
		if len(d.Options) > 1 {
			t.r.Events = append(t.r.Events, eventView{g.view.About().AnswerRule, "automatic", []string{d.Kind, d.Options[i].Key()}})
		}
		t.add(g.Match.Take(i))
	}
}
