package view

import (
	"precipice/engine/fortress"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// planView is the result of a sequence of choices.
type planView struct {
	Steps []stepView  `json:"steps"`
	Fates []fateView  `json:"fates,omitempty"`
	Met   []namedView `json:"objectives,omitempty"`
	Left  *say.Share  `json:"left,omitempty"`
}

type stepView struct {
	Key     string       `json:"key"`
	Taken   *say.Share   `json:"taken"`
	Left    *say.Share   `json:"left,omitempty"`
	Stops   []stopView   `json:"stops,omitempty"`
	Attacks []volleyView `json:"attacks,omitempty"`
	Rolls   []throwView  `json:"rolls,omitempty"`
	Finds   []namedView  `json:"finds,omitempty"`
	Points  *say.Share   `json:"trading_points,omitempty"` // how many on average

	Gains []gainView     `json:"gains,omitempty"`
	Sites []progressView `json:"sites,omitempty"`
}

// gainView holds averages. It is everybody's without an explorer.
type gainView struct {
	Explorer    string     `json:"explorer,omitempty"`
	Healed      *say.Share `json:"healed,omitempty"`
	Inspiration *say.Share `json:"inspiration,omitempty"`
	Dice        *say.Share `json:"dice,omitempty"`
}

type progressView struct {
	Site string     `json:"site"`
	On   *say.Share `json:"on,omitempty"` // on average
	Back *say.Share `json:"back,omitempty"`
	Full *say.Share `json:"full,omitempty"`
}

type stopView struct {
	Rule   string     `json:"rule"`
	Reason string     `json:"reason"`
	Args   []string   `json:"args,omitempty"`
	Share  *say.Share `json:"share"`
}

type volleyView struct {
	Attacker string     `json:"attacker"`
	Target   string     `json:"target"`
	Miss     *say.Share `json:"miss"`
	Wound    *say.Share `json:"wound"`
	Grievous *say.Share `json:"grievous"`
	Slain    *say.Share `json:"slain"`
}

type throwView struct {
	Roll    string      `json:"roll"`
	By      string      `json:"by"`
	Results []namedView `json:"results"`
}

type namedView struct {
	Name  string     `json:"name"`
	Share *say.Share `json:"share"`
}

type fateView struct {
	Model   string     `json:"model"`
	Unhurt  *say.Share `json:"unhurt"`
	Hurt    *say.Share `json:"hurt"`
	Slain   *say.Share `json:"slain"`
	Stunned *say.Share `json:"stunned"`
}

// longestPlan is the number of choices in a sequence at most.
const longestPlan = 16

func plan(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	if len(q.Sequence) > longestPlan {
		return protocol.Fail("wrong", "a sequence of %d choices is too long: send at most %d", len(q.Sequence), longestPlan)
	}
	if d, asked := m.Explained(); !asked {
		return protocol.Fail("wrong", "the game is over")
	} else if _, refused := d.Refused(q.Sequence[0]); !refused && !d.Has(q.Sequence[0]) {
		return protocol.Fail("illegal", "there is no option %q here", q.Sequence[0])
	}
	s := &m.State
	plan := fortress.Sequence(m, q.Sequence)
	v := &planView{Left: say.Some(plan.Left), Met: viewNamed(plan.Met)}
	for i := range plan.Steps {
		v.Steps = append(v.Steps, viewStep(s, &plan.Steps[i]))
	}
	for _, f := range plan.Fates {
		v.Fates = append(v.Fates, fateView{s.UnitName(f.Unit), say.Exact(f.Unhurt), say.Exact(f.Hurt), say.Exact(f.Slain), say.Exact(f.Stunned)})
	}
	r.Plan = v
	return nil
}

func viewStep(s *fortress.State, step *fortress.PlanStep) stepView {
	v := stepView{Key: step.Key, Taken: say.Exact(step.Taken), Left: say.Some(step.Left), Attacks: viewVolleys(s, step.Attacks), Finds: viewNamed(step.Finds), Points: say.Some(step.Points)}
	for _, g := range step.Gains {
		one := gainView{Healed: say.Some(g.Healed), Inspiration: say.Some(g.Inspiration), Dice: say.Some(g.Dice)}
		if e, known := g.Explorer.Card(); known {
			one.Explorer = s.Name(e)
		}
		v.Gains = append(v.Gains, one)
	}
	for _, p := range step.Sites {
		v.Sites = append(v.Sites, progressView{p.Site, say.Some(p.On), say.Some(p.Back), say.Some(p.Full)})
	}
	for _, stop := range step.Stops {
		v.Stops = append(v.Stops, stopView{stop.Rule, stop.Reason, stop.Args, say.Exact(stop.Share)})
	}
	for _, t := range step.Rolls {
		v.Rolls = append(v.Rolls, throwView{t.For, t.By, viewNamed(t.Results)})
	}
	return v
}

func viewVolleys(s *fortress.State, all []fortress.Volley) (list []volleyView) {
	for _, a := range all {
		list = append(list, volleyView{s.UnitName(a.By), s.UnitName(a.On), say.Exact(a.Miss), say.Exact(a.Wound), say.Exact(a.Grievous), say.Exact(a.Slain)})
	}
	return list
}

func viewNamed(all []fortress.Named) (list []namedView) {
	for _, n := range all {
		list = append(list, namedView{n.Name, say.Exact(n.Share)})
	}
	return list
}
