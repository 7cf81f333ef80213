package protocol

import (
	"precipice/engine/fortress"
)

// telling fills in what happens, each event by the table as it left it.
type telling struct {
	r     *response
	table fortress.State // before the events that come next
}

// add tells events. What is kept only for the rules to remember is not told.
func (t *telling) add(events []fortress.Event) {
	for _, e := range events {
		e.Apply(&t.table)
		if v := viewEvent(&t.table, e); v.Kind != "" {
			t.r.Events = append(t.r.Events, v)
		}
	}
}

// automatic answers for the hostile seat where nobody is to be asked (BF-G-074), and tells each choice that
// there was between several options.
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

// hostiles reads whether the hostile seat is answered unasked.
func (q *request) hostiles(fifth bool) (auto bool, err error) {
	switch q.Hostiles {
	case "", "asked":
		return false, nil
	case "auto":
		if fifth {
			return false, fail("wrong", "a player plays the hostiles, who cannot be automatic as well: leave one of the two out")
		}
		return true, nil
	}
	return false, fail("wrong", "hostiles cannot be %q; known: asked, auto", q.Hostiles)
}
