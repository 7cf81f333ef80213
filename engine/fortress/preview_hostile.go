package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
)

// Consequence is what an option of the hostile seat leads to.
type Consequence struct {
	By       UnitID // the hostile that acts or arrives
	Outcome         // of all that follows until that hostile is done
	Watchers []int  // the explorers who could answer with overwatch, which no figure counts
	Later    bool   // the hostile only arrives: the outcome is that of its activation from there
}

// Harm adds up the counters to expect on all explorers.
func (c *Consequence) Harm() (sum Share) {
	for _, h := range c.Hurt {
		sum = sum.Plus(h.Wounds).Plus(h.Grievous)
	}
	return sum
}

// Falls adds up the chances of the explorers to be out of action.
func (c *Consequence) Falls() (sum Share) {
	for _, h := range c.Hurt {
		sum = sum.Plus(h.Out)
	}
	return sum
}

// ForeseeHostile returns what an option of the pending question of the hostile seat leads to. It runs the frames that
// resolve it through every outcome of the dice, until the hostile that it is about is done, and makes the assumptions of
// all forecasts (defaultAnswer). If there are too many outcomes for a fixed amount of work, it follows the likeliest.
// ok is false at the questions of other seats, and for a key that is not offered.
func ForeseeHostile(m *Match, key string) (c Consequence, ok bool) {
	d, asked := m.Pending()
	if !asked || d.Seat != HostileSeat || d.Find(key) < 0 {
		return c, false
	}
	taken := d.Find(key)
	c.By = hostileOf(&m.State, d, &d.Options[taken])
	base, kind, begun := procedureOf(m), d.Kind, false
	p := newForecast()
	p.Budget = attackWork
	p.Answer = func(m *Match, d *engine.Decision) int {
		if !begun || m.Depth() == base+1 && d.Kind == kind {
			return -1
		}
		c.watched(&m.State, d)
		return defaultAnswer(m, d)
	}
	p.Saw = func(m *Match, e Event, share Share) {
		if begun && c.about(m, base) {
			c.saw(m, e, share)
		}
	}
	if begun = kind == AskActivate; begun { // the activation of its group would go on to the next
		p.Begin(m, m.Depth(), &Behaviour{Unit: c.By})
	} else {
		p.Begin(m, base, nil)
		begun = true
		p.Take(func(*engine.Outcome[State]) int { return taken })
	}
	c.Left = p.Left()
	if _, arrives := m.Frames()[base].(*DeployGroup); arrives {
		c.later(p)
	}
	return c, true
}

// about reports whether what happens is done by the hostile that the option is about. Of several that return, the last is
// not asked for.
func (c *Consequence) about(m *Match, base int) bool {
	if frames := m.Frames(); len(frames) > base+1 {
		if f, ok := frames[base+1].(*HostileAttack); ok {
			return f.Unit == c.By
		}
	}
	return true
}

// procedureOf returns the depth below the innermost procedure of the hostiles: the activation of a hostile or of its
// group, the return of slain miniatures, or the arrival of a group.
func procedureOf(m *Match) int {
	frames := m.Frames()
	for i, f := range slices.Backward(frames) {
		switch f.(type) {
		case *Behaviour, *Reinforcement, *DeployGroup, *GroupActivation:
			return i
		}
	}
	return len(frames) - 1
}

// hostileOf returns the hostile that an option is about.
func hostileOf(s *State, d *engine.Decision, o *engine.Option) UnitID {
	switch d.Kind {
	case AskActivate, AskReturn, AskDeploy:
		return UnitID(o.Args[0])
	}
	return s.find(d.About[0])
}

// watched notes who is asked whether to answer the hostile with overwatch.
func (c *Consequence) watched(s *State, d *engine.Decision) {
	if d.Kind != AskOverwatch {
		return
	}
	for e := range s.Party {
		if s.Party[e].Playing && s.Name(e) == d.About[0] && !slices.Contains(c.Watchers, e) {
			c.Watchers = append(c.Watchers, e)
		}
	}
}

// later replaces the outcome of a hostile that only arrives by that of its activation from there, over all behaviour rolls.
func (c *Consequence) later(p *engine.Spread[State]) {
	for _, o := range p.Outcomes() {
		if !o.State.Units[c.By].Here() {
			continue
		}
		l, _ := outlookOf(o.Match, newForecast(), c.By, attackWork)
		c.Later, c.Outcome = true, l.whole()
		return // everything before it is certain
	}
}

// whole merges the outcomes of all behaviour rolls of a hostile.
func (l *Outlook) whole() (all Outcome) {
	all.Left = l.Left()
	for e := range all.Hurt {
		all.Hurt[e] = l.Expected(e)
	}
	for i := range l.Actions {
		o := &l.Actions[i]
		faces := dice.ShareOf(uint64(o.Faces), uint64(dice.D20))
		for _, w := range o.Moves {
			all.moved(w.Moved, w.Share.Times(faces))
		}
		for _, v := range o.Attacks {
			to := volley(&all.Attacks, v.By, v.On)
			to.Miss, to.Wound = to.Miss.Plus(v.Miss.Times(faces)), to.Wound.Plus(v.Wound.Times(faces))
			to.Grievous, to.Slain = to.Grievous.Plus(v.Grievous.Times(faces)), to.Slain.Plus(v.Slain.Times(faces))
		}
	}
	return all
}
