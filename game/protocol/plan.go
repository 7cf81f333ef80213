package protocol

import "precipice/engine/fortress"

// planView is the result of a sequence of choices.
type planView struct {
	Steps []stepView `json:"steps"`
	Fates []fateView `json:"fates,omitempty"`
	Left  *share     `json:"left,omitempty"`
}

type stepView struct {
	Key     string       `json:"key"`
	Taken   *share       `json:"taken"`
	Left    *share       `json:"left,omitempty"`
	Stops   []stopView   `json:"stops,omitempty"`
	Attacks []volleyView `json:"attacks,omitempty"`
	Rolls   []throwView  `json:"rolls,omitempty"`
	Finds   []namedView  `json:"finds,omitempty"`
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

func (g *game) plan(q *request, r *response) error {
	if len(q.Sequence) > longestPlan {
		return fail("wrong", "a sequence of %d choices is too long: send at most %d", len(q.Sequence), longestPlan)
	}
	if d, asked := g.Match.Explained(); !asked {
		return fail("wrong", "the game is over")
	} else if _, refused := d.Refused(q.Sequence[0]); !refused && !d.Has(q.Sequence[0]) {
		return fail("illegal", "there is no option %q here", q.Sequence[0])
	}
	s := &g.Match.State
	plan := fortress.Sequence(g.Match, q.Sequence)
	r.Plan = &planView{Left: left(plan.Left)}
	for i := range plan.Steps {
		r.Plan.Steps = append(r.Plan.Steps, viewStep(s, &plan.Steps[i]))
	}
	for _, f := range plan.Fates {
		r.Plan.Fates = append(r.Plan.Fates, fateView{s.UnitName(f.Unit), fraction(f.Unhurt), fraction(f.Hurt), fraction(f.Slain), fraction(f.Stunned)})
	}
	return nil
}

// left returns the share of outcomes that were not followed, or nil.
func left(s fortress.Share) *share {
	if s.Num == 0 {
		return nil
	}
	return fraction(s)
}

func viewStep(s *fortress.State, step *fortress.PlanStep) stepView {
	v := stepView{Key: step.Key, Taken: fraction(step.Taken), Left: left(step.Left), Attacks: viewVolleys(s, step.Attacks), Finds: viewNamed(step.Finds)}
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
