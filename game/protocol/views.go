package protocol

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// pendingView is the pending decision.
type pendingView struct {
	Seat    string       `json:"seat"` // player-1 to player-5, or hostiles
	Kind    string       `json:"kind"`
	Rule    string       `json:"rule"`
	About   []string     `json:"about,omitempty"`
	Options []optionView `json:"options"`
}

type optionView struct {
	Key   string   `json:"key"`
	Verb  string   `json:"verb"`
	Parts []string `json:"parts,omitempty"`
	Cost  int      `json:"cost,omitempty"`  // lowest face of a die that can pay for the action
	Price int      `json:"price,omitempty"` // inspiration points
}

type refusalView struct {
	Legal  bool     `json:"legal"`
	Rule   string   `json:"rule,omitempty"`
	Reason string   `json:"reason,omitempty"`
	Args   []string `json:"args,omitempty"`
}

type eventView struct {
	Rule string   `json:"rule"`
	Kind string   `json:"kind"`
	Args []string `json:"args,omitempty"` // its values, written as in SCENARIOS.md
}

func viewPending(m *fortress.Match) *pendingView {
	d, ok := m.Pending()
	if !ok {
		return nil
	}
	v := &pendingView{Seat: answers(&m.State, d.Seat), Kind: d.Kind, Rule: d.Rule, About: filled(d.About[:])}
	for i := range d.Options {
		o := &d.Options[i]
		view := optionView{Key: o.Key(), Verb: o.Verb, Parts: filled(o.Parts[:])}
		view.Cost, view.Price = fortress.Costs(m, d, o)
		v.Options = append(v.Options, view)
	}
	return v
}

// answers returns who answers for a seat: for the hostile seat, the player who plays the hostiles, if there
// is one (BF-RNF-002).
func answers(s *fortress.State, seat engine.Seat) string {
	if seat == fortress.HostileSeat && s.HasFifth {
		seat = s.Fifth
	}
	return seatName(seat)
}

// filled drops the empty parts at the end of a list and keeps those in the middle.
func filled(parts []string) []string {
	n := len(parts)
	for n > 0 && parts[n-1] == "" {
		n--
	}
	return append([]string(nil), parts[:n]...)
}

func seatName(s engine.Seat) string {
	if s == fortress.HostileSeat {
		return "hostiles"
	}
	return "player-" + string(rune('1'+s))
}

// viewEvent describes an event with the table right after it.
func viewEvent(s *fortress.State, e fortress.Event) eventView {
	kind, args := e.Say(s)
	return eventView{e.Rule, kind, args}
}

func (s *server) why(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	d, ok := g.Match.Explained()
	if !ok {
		return fail("illegal", "the game is over")
	}
	if d.Has(q.Key) {
		r.Why = &refusalView{Legal: true}
		return nil
	}
	why, ok := d.Refused(q.Key)
	if !ok {
		return fail("illegal", "%q is nothing that could be done here", q.Key)
	}
	r.Why = &refusalView{Rule: why.Rule, Reason: why.Reason, Args: why.Args}
	return nil
}
