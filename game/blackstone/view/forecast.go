package view

import (
	"precipice/engine/fortress"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// forecastView describes what a hostile would do if it were activated now.
type forecastView struct {
	Hostile string         `json:"hostile"`
	Stunned bool           `json:"stunned,omitempty"` // it would only stand up
	Column  string         `json:"column,omitempty"`
	Actions []prospectView `json:"actions,omitempty"`
	Expect  []hurtView     `json:"expect,omitempty"` // over all its rolls
}

type prospectView struct {
	Action  string       `json:"action"`
	Faces   int          `json:"faces"` // how many of the 20 faces of the behaviour die
	Moves   []moveView   `json:"moves,omitempty"`
	Attacks []volleyView `json:"attacks,omitempty"`
	Hurt    []hurtView   `json:"hurt,omitempty"`
	Left    *say.Share   `json:"left,omitempty"` // of its outcomes, those not followed to the end
}

type moveView struct {
	Path  []string   `json:"path"` // hexes entered
	Share *say.Share `json:"share"`
}

// hurtView holds expected numbers of counters, and chances.
type hurtView struct {
	Explorer string     `json:"explorer"`
	Wounds   *say.Share `json:"wounds"`
	Grievous *say.Share `json:"grievous"`
	Stunned  *say.Share `json:"stunned"`
	Out      *say.Share `json:"out"`
}

func forecast(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	st := &m.State
	var stands []fortress.Placement
	for name, hex := range q.At {
		u := st.Find(name)
		if err := here(st, name, u); err != nil {
			return err
		}
		sp, err := space(st, hex)
		if err != nil {
			return err
		}
		if st.Cells[sp].Blocked {
			return protocol.Fail("wrong", "no miniature can be placed in %s: name a free hex of the battlefield", hex)
		}
		stands = append(stands, fortress.Placement{Unit: u, Hex: sp})
	}
	var list []forecastView
	for _, l := range fortress.Outlooks(m, stands...) {
		if q.Target == "" || q.Target == st.UnitName(l.Unit) {
			list = append(list, viewOutlook(st, &l))
		}
	}
	switch {
	case len(list) > 0:
		r.Forecast = list
	case q.Target != "":
		if err := here(st, q.Target, st.Find(q.Target)); err != nil {
			return err
		}
		return protocol.Fail("wrong", "there is no hostile %q: name one, or leave out target for all of them", q.Target)
	}
	return nil
}

func viewOutlook(s *fortress.State, l *fortress.Outlook) forecastView {
	v := forecastView{Hostile: s.UnitName(l.Unit), Stunned: l.Stunned, Column: l.Column}
	for i := range l.Actions {
		o := &l.Actions[i]
		p := prospectView{Action: o.Action, Faces: int(o.Faces), Attacks: viewVolleys(s, o.Attacks), Left: say.Some(o.Left)}
		for _, w := range o.Moves {
			p.Moves = append(p.Moves, moveView{hexes(s, &w.Moved), say.Exact(w.Share)})
		}
		for e := range o.Hurt {
			p.Hurt = appendHurt(p.Hurt, s, e, o.Hurt[e])
		}
		v.Actions = append(v.Actions, p)
	}
	for e := range s.Party {
		v.Expect = appendHurt(v.Expect, s, e, l.Expected(e))
	}
	return v
}

func hexes(s *fortress.State, m *fortress.Moved) (list []string) {
	for _, sp := range m.Path.Spaces[:m.Path.N] {
		list = append(list, s.HexName(sp))
	}
	return list
}

// appendHurt appends an explorer's expected harm, if there is any.
func appendHurt(list []hurtView, s *fortress.State, e int, h fortress.Hurt) []hurtView {
	if h == (fortress.Hurt{}) {
		return list
	}
	return append(list, hurtView{s.Name(e), say.Exact(h.Wounds), say.Exact(h.Grievous), say.Exact(h.Stunned), say.Exact(h.Out)})
}
