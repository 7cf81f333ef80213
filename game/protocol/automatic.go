package protocol

import (
	"precipice/engine/fortress"
)

// telling fills in the events of a response, each described with the table right after it.
type telling struct {
	r     *response
	table fortress.State // before the next events
}

// add describes events. It leaves out bookkeeping events, which only the rules use.
func (t *telling) add(events []fortress.Event) {
	for _, e := range events {
		e.Apply(&t.table)
		if v := viewEvent(&t.table, e); v.Kind != "" {
			t.r.Events = append(t.r.Events, v)
		}
	}
}

// automatic answers for the hostile seat if nobody is to be asked (BF-G-074), and reports each choice
// between several options.
func (g *game) automatic(m *fortress.Match, t *telling) {
	for g.auto {
		d, ok := m.Pending()
		if !ok || d.Seat != fortress.HostileSeat {
			return
		}
		i := 0
		if len(d.Options) > 1 {
			i = fortress.Automatic(m, d)
			t.r.Events = append(t.r.Events, eventView{"BF-G-074", "automatic", []string{d.Kind, d.Options[i].Key()}})
		}
		t.add(m.Take(i))
	}
}

// hostiles reads whether the hostile seat is answered automatically.
func (q *request) hostiles(fifth bool) (auto bool, err error) {
	switch q.Hostiles {
	case "", "asked":
		return false, nil
	case "auto":
		if fifth {
			return false, fail("wrong", "hostiles cannot be auto when a player plays them: leave out one of the two")
		}
		return true, nil
	}
	return false, fail("wrong", "hostiles cannot be %q; known: asked, auto", q.Hostiles)
}
