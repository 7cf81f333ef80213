package protocol

import ()

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

func (g *game[S, T, F]) viewPending() *pendingView {
	d, ok := g.Match.Pending()
	if !ok {
		return nil
	}
	v := &pendingView{Seat: g.view.Seat(&g.Match.State, d.Seat), Kind: d.Kind, Rule: d.Rule, About: filled(d.About[:])}
	for i := range d.Options {
		o := &d.Options[i]
		view := optionView{Key: o.Key(), Verb: o.Verb, Parts: filled(o.Parts[:])}
		view.Cost, view.Price = g.view.Costs(g.Match, d, o)
		v.Options = append(v.Options, view)
	}
	return v
}

// filled drops the empty parts at the end of a list and keeps those in the middle.
func filled(parts []string) []string {
	n := len(parts)
	for n > 0 && parts[n-1] == "" {
		n--
	}
	return append([]string(nil), parts[:n]...)
}

func (s *Server[S, T, F]) why(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	d, ok := g.Match.Explained()
	if !ok {
		return Fail("illegal", "the game is over")
	}
	if d.Has(q.Key) {
		r.Why = &refusalView{Legal: true}
		return nil
	}
	why, ok := d.Refused(q.Key)
	if !ok {
		return Fail("illegal", "%q is nothing that could be done here", q.Key)
	}
	r.Why = &refusalView{Rule: why.Rule, Reason: why.Reason, Args: why.Args}
	return nil
}
