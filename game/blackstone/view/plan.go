package view

import (
	"precipice/engine/fortress"
	"precipice/game/protocol"
)

// planView is the result of a sequence of choices.
type planView struct {
	Steps []stepView  `json:"steps"`
	Fates []fateView  `json:"fates,omitempty"`
	Met   []namedView `json:"objectives,omitempty"`
	Left  *share      `json:"left,omitempty"`
}

type stepView struct {
	Key     string       `json:"key"`
	Taken   *share       `json:"taken"`
	Left    *share       `json:"left,omitempty"`
	Stops   []stopView   `json:"stops,omitempty"`
	Attacks []volleyView `json:"attacks,omitempty"`
	Rolls   []throwView  `json:"rolls,omitempty"`
	Finds   []namedView  `json:"finds,omitempty"`
	Points  *share       `json:"trading_points,omitempty"` // how many on average

	Gains []gainView     `json:"gains,omitempty"`
	Sites []progressView `json:"sites,omitempty"`
}

// gainView holds averages. It is everybody's without an explorer.
type gainView struct {
	Explorer    string `json:"explorer,omitempty"`
	Healed      *share `json:"healed,omitempty"`
	Inspiration *share `json:"inspiration,omitempty"`
	Dice        *share `json:"dice,omitempty"`
}

type progressView struct {
	Site string `json:"site"`
	On   *share `json:"on,omitempty"` // on average
	Back *share `json:"back,omitempty"`
	Full *share `json:"full,omitempty"`
}

type stopView struct {
	Rule   string   `json:"rule"`
	Reason string   `json:"reason"`
	Args   []string `json:"args,omitempty"`
	Share  *share   `json:"share"`
}

type volleyView struct {
	Attacker string `json:"attacker"`
	Target   string `json:"target"`
	Miss     *share `json:"miss"`
	Wound    *share `json:"wound"`
	Grievous *share `json:"grievous"`
	Slain    *share `json:"slain"`
}

type throwView struct {
	Roll    string      `json:"roll"`
	By      string      `json:"by"`
	Results []namedView `json:"results"`
}

type namedView struct {
	Name  string `json:"name"`
	Share *share `json:"share"`
}

type fateView struct {
	Model   string `json:"model"`
	Unhurt  *share `json:"unhurt"`
	Hurt    *share `json:"hurt"`
	Slain   *share `json:"slain"`
	Stunned *share `json:"stunned"`
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
	v := &planView{Left: left(plan.Left), Met: viewNamed(plan.Met)}
	for i := range plan.Steps {
		v.Steps = append(v.Steps, viewStep(s, &plan.Steps[i]))
	}
	for _, f := range plan.Fates {
		v.Fates = append(v.Fates, fateView{s.UnitName(f.Unit), fraction(f.Unhurt), fraction(f.Hurt), fraction(f.Slain), fraction(f.Stunned)})
	}
	r.Plan = v
	return nil
}

// left returns a share, such as that of outcomes that were not followed, or nil if it is zero.
func left(s fortress.Share) *share {
	if s.Num == 0 {
		return nil
	}
	return fraction(s)
}

func viewStep(s *fortress.State, step *fortress.PlanStep) stepView {
	v := stepView{Key: step.Key, Taken: fraction(step.Taken), Left: left(step.Left), Attacks: viewVolleys(s, step.Attacks), Finds: viewNamed(step.Finds), Points: left(step.Points)}
	for _, g := range step.Gains {
		one := gainView{Healed: left(g.Healed), Inspiration: left(g.Inspiration), Dice: left(g.Dice)}
		if e, known := g.Explorer.Card(); known {
			one.Explorer = s.Name(e)
		}
		v.Gains = append(v.Gains, one)
	}
	for _, p := range step.Sites {
		v.Sites = append(v.Sites, progressView{p.Site, left(p.On), left(p.Back), left(p.Full)})
	}
	for _, stop := range step.Stops {
		v.Stops = append(v.Stops, stopView{stop.Rule, stop.Reason, stop.Args, fraction(stop.Share)})
	}
	for _, t := range step.Rolls {
		v.Rolls = append(v.Rolls, throwView{t.For, t.By, viewNamed(t.Results)})
	}
	return v
}

func viewVolleys(s *fortress.State, all []fortress.Volley) (list []volleyView) {
	for _, a := range all {
		list = append(list, volleyView{s.UnitName(a.By), s.UnitName(a.On), fraction(a.Miss), fraction(a.Wound), fraction(a.Grievous), fraction(a.Slain)})
	}
	return list
}

func viewNamed(all []fortress.Named) (list []namedView) {
	for _, n := range all {
		list = append(list, namedView{n.Name, fraction(n.Share)})
	}
	return list
}
