package city

import "precipice/engine"

// Plan is what several choices one after another lead to. The endings are those of the whole plan, and of what stops it on the way.
type Plan struct {
	Steps []PlanStep
	Forecast
}

// PlanStep is a choice of a plan. Taken is the share of the outcomes in which it comes to that choice and it can be made.
type PlanStep struct {
	Key   string
	Taken Share
}

// Sequence returns what choices lead to that are made one after another, each as soon as the frame that asks the pending question asks
// again. Where a choice cannot be made, the plan stops. Questions on the way are answered by default (defaultAnswer).
func Sequence(m *Match, keys []string) (plan Plan) {
	base := m.Depth() - 1
	p := newForecast()
	p.Answer = func(m *Match, d *engine.Decision) int {
		if m.Depth() <= base+1 {
			return -1
		}
		return defaultAnswer(m, d)
	}
	p.Saw = func(_ *Match, e Event, share Share) { plan.saw(e, share) }
	endings := newEndings(&plan.Forecast, &m.State)
	work := p.Budget
	p.Begin(m, base, nil)
	for _, key := range keys {
		step := PlanStep{Key: key}
		p.Budget = p.Spent() + work
		p.Take(func(o *engine.Outcome[State]) int {
			i := -1
			if d, asked := o.Pending(); asked {
				i = d.Find(key)
			}
			if i < 0 {
				endings.add(o)
			} else {
				step.Taken = step.Taken.Plus(o.Share)
			}
			return i
		})
		plan.Steps, plan.Left = append(plan.Steps, step), plan.Left.Plus(p.Left())
	}
	for _, o := range p.Outcomes() {
		endings.add(o)
	}
	endings.sort()
	return plan
}
