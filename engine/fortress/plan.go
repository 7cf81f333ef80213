package fortress

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Plan is the forecast of several choices made one after the other.
type Plan struct {
	Steps []PlanStep
	Fates []Fate  // of the miniatures that may come to harm, explorers first
	Met   []Named // the objectives of a stronghold, each with the chance that it is met when the plan is over
	Left  Share   // the share of outcomes, over all steps, that were not followed to the end because there are too many
}

// PlanStep is one choice of a plan. Expected numbers cover the outcomes that were followed. The
// outcomes left at this step and before it could only add to them.
type PlanStep struct {
	Key     string
	Taken   Share // the outcomes in which it can be chosen
	Left    Share // the outcomes not followed beyond this step
	Stops   []Stop
	Attacks []Volley
	Rolls   []Throw // all rolls but attack rolls
	Finds   []Named // the expected number of each discovery card
	Points  Share   // the expected number of trading points

	Gains []Gain
	Sites []Progress
}

// Stop is a reason why a choice cannot be made, with its share of all outcomes. The plan ends there.
type Stop struct {
	Rule, Reason string
	Args         []string
	Share        Share
}

// Volley is the attacks of one step by one miniature on one target: how many, on average, miss, wound
// and wound grievously, after cover. For a single attack these are its chances.
type Volley struct {
	By, On                UnitID
	Miss, Wound, Grievous Share
	Slain                 Share // for an explorer, out of action
}

// Throw is a kind of roll by one miniature: how often, on average, it has each result.
type Throw struct {
	For, By string
	Results []Named
}

// Named is a share with the name of a card or a result.
type Named struct {
	Name  string
	Share Share
}

// Fate is the state of a miniature when the plan is over or has stopped: unhurt, hurt (with damage or
// counters), or slain (for an explorer, out of action). Stunned is counted as well as these.
type Fate struct {
	Unit                         UnitID
	Unhurt, Hurt, Slain, Stunned Share
}

// planner computes a plan.
type planner struct {
	m      *Match
	keys   []string
	spread *engine.Spread[State]
	home   int  // the depth of the frame whose questions the plan answers
	floor  int  // the depth at which it ends
	begun  bool // the pending question has been reached
	plan   Plan
	fates  [MaxUnits]Fate
}

// planWork is the work a plan may take, in the units of engine.Spread: about half a second.
const planWork = 20_000_000

// attackWork is the work that the forecast of one attack may take. A list may show one for every hex.
const attackWork = planWork / 40

// Sequence computes exactly what choices made one after the other lead to, by running the frames that
// resolve them through every outcome of the dice. The first key answers the pending question, the
// others answer later questions of the same procedure, such as the activation. Questions in between are
// answered by default. A combat or challenge that begins ends the plan. If there are too many outcomes
// for a fixed amount of work, the likeliest are followed, and the plan gives the share of the rest.
func Sequence(m *Match, keys []string) Plan { return sequence(m, keys, planWork) }

// sequence is Sequence with a given amount of work. Each choice gets an equal part, plus what earlier
// choices have not used.
func sequence(m *Match, keys []string, work int) Plan {
	home := homeOf(m)
	return follow(m, keys, home, home-1, work)
}

// follow plays a plan. Questions of the frame at the depth home are left to the plan, if there is one at that depth, and
// it ends with the frame above the depth floor.
func follow(m *Match, keys []string, home, floor, work int) Plan {
	p := planner{m: m, keys: keys, home: home, floor: floor, spread: newForecast()}
	p.plan.Steps = make([]PlanStep, len(keys))
	for i, key := range keys {
		p.plan.Steps[i].Key = key
	}
	d, asked := m.Pending()
	if !asked || len(keys) == 0 {
		return p.plan
	}
	p.spread.Answer = p.answer
	p.spread.Begin(m, floor, nil)
	p.begun = true
	for i := range keys {
		step := &p.plan.Steps[i]
		p.spread.Saw = step.saw
		p.spread.Budget = p.spread.Spent() + (work-p.spread.Spent())/(len(keys)-i)
		p.spread.Take(func(o *engine.Outcome[State]) int { return p.choose(i, d.Rule, o) })
		step.Left = p.spread.Left()
		p.plan.Left = p.plan.Left.Plus(step.Left)
	}
	if p.plan.Left.Num > p.plan.Left.Den {
		p.plan.Left = dice.ShareOf(1, 1) // a rounded sum
	}
	for _, o := range p.spread.Outcomes() {
		p.tally(o)
	}
	p.sum()
	for i := range keys {
		slices.SortStableFunc(p.plan.Steps[i].Stops, func(a, b Stop) int { return cmp.Compare(b.Share.Float(), a.Share.Float()) })
	}
	return p.plan
}

// homeOf returns the depth of the activation in progress, or else of the frame that asks.
func homeOf(m *Match) int {
	for i, f := range m.Frames() {
		if _, ok := f.(*Activation); ok {
			return i + 1
		}
	}
	return m.Depth()
}

// answer leaves open the questions of the plan and those of a combat or challenge that has begun.
func (p *planner) answer(m *Match, d *engine.Decision) int {
	if !p.begun || m.Depth() == p.home {
		return -1
	}
	for _, f := range m.Frames()[p.floor+1:] {
		switch f.(type) {
		case *Combat, *Challenge:
			return -1
		}
	}
	return defaultAnswer(m, d)
}

// choose finds the option of a step, or records why an outcome stops there.
func (p *planner) choose(n int, rule string, o *engine.Outcome[State]) int {
	step := &p.plan.Steps[n]
	if d, ok := o.Pending(); ok && (n == 0 || o.Depth() == p.home) {
		if i := d.Find(step.Key); i >= 0 {
			step.Taken = step.Taken.Plus(o.Share)
			return i
		}
	}
	p.tally(o)
	why := refusedAt(o.Match, step.Key, rule)
	why.Share = o.Share
	for i := range step.Stops {
		if s := &step.Stops[i]; s.Rule == why.Rule && s.Reason == why.Reason {
			s.Share = s.Share.Plus(o.Share)
			return -1
		}
	}
	step.Stops = append(step.Stops, why)
	return -1
}

// refusedAt returns why a key cannot be chosen. rule is that of the plan's first question, used if
// nothing is asked any more.
func refusedAt(m *Match, key, rule string) (why Stop) {
	d, asked := m.Explained()
	if r, ok := d.Refused(key); ok {
		return Stop{Rule: r.Rule, Reason: r.Reason, Args: r.Args}
	}
	if asked {
		rule = d.Rule
	}
	why.Rule, why.Reason = m.State.whyMissing(key, rule, asked)
	return why
}

// whyMissing returns why a key is not even refused: what it names is gone, or its time has passed.
func (s *State) whyMissing(key, asks string, asked bool) (rule, reason string) {
	for _, word := range strings.Fields(key) {
		switch u := s.find(word); {
		case u == NoUnit:
		case s.Units[u].Slain:
			return "BF-ATK-009", "slain-by-then"
		case s.Units[u].Team == Explorers && s.ExplorerOf(u).Out:
			return "BF-OOA-001", "out-of-action"
		}
	}
	if !asked {
		return asks, "over-by-then"
	}
	return asks, "not-asked-then"
}

// saw records an event of a step.
func (step *PlanStep) saw(m *Match, e Event, share Share) {
	s := &m.State
	switch ch := e.Change.(type) {
	case Resolved:
		volley(&step.Attacks, ch.By, ch.On).add(ch.Level, share)
	case Slain:
		slain(step.Attacks, ch.Unit, share)
	case OutOfAction:
		slain(step.Attacks, s.Party[ch.Explorer].Figure(), share)
	case Rolled:
		if ch.For != "attack" {
			step.rolled(ch.For, ch.By, ch.Level().String(), share)
		}
	case BlackstoneRolled:
		step.rolled(ch.For, ch.By, ch.Gave, share)
	case Healed, InspirationChanged, DieGained, DestinyGained:
		step.gained(e, share)
	case SiteAdvanced:
		step.progress(s, ch, share)
	case Found:
		add(&step.Finds, s.pack.Discoveries[ch.Kind].ID, share)
	case PointsGained:
		step.Points = step.Points.Plus(share.Times(dice.ShareOf(uint64(ch.Points), 1)))
	case Converted:
		step.Points = step.Points.Plus(share.Times(dice.ShareOf(uint64(s.pack.Discoveries[ch.Kind].Value), 1)))
	case HomeBonus:
		step.Points = step.Points.Plus(share.Times(dice.ShareOf(homePoints, 1)))
	}
}

// volley finds or adds the attacks of one miniature on another in a list.
func volley(list *[]Volley, by, on UnitID) *Volley {
	for i := range *list {
		if v := &(*list)[i]; v.By == by && v.On == on {
			return v
		}
	}
	*list = append(*list, Volley{By: by, On: on})
	return &(*list)[len(*list)-1]
}

func (v *Volley) add(level dice.Level, share Share) {
	to := [...]*Share{&v.Miss, &v.Wound, &v.Grievous}[level]
	*to = to.Plus(share)
}

// slain credits the attacks on a target, if there are any, with slaying it.
func slain(list []Volley, on UnitID, share Share) {
	for i := range list {
		if v := &list[i]; v.On == on {
			v.Slain = v.Slain.Plus(share)
			return
		}
	}
}

func (step *PlanStep) rolled(what, by, gave string, share Share) {
	for i := range step.Rolls {
		if r := &step.Rolls[i]; r.For == what && r.By == by {
			add(&r.Results, gave, share)
			return
		}
	}
	step.Rolls = append(step.Rolls, Throw{what, by, []Named{{gave, share}}})
}

// add adds a share to that of a name.
func add(list *[]Named, name string, share Share) {
	for i := range *list {
		if n := &(*list)[i]; n.Name == name {
			n.Share = n.Share.Plus(share)
			return
		}
	}
	*list = append(*list, Named{name, share})
}

// tally adds up the fates of all miniatures in an outcome.
func (p *planner) tally(o *engine.Outcome[State]) {
	was, is := &p.m.State, &o.State
	p.plan.met(is, o.Share)
	for i := range is.Units {
		v, f := &is.Units[i], &p.fates[i]
		if was.Units[i].Team == Nobody || !was.Units[i].Here() {
			continue
		}
		to := &f.Unhurt
		switch {
		case is.gone(v):
			to = &f.Slain
		case v.Team == Hostiles && v.Damage > was.Units[i].Damage:
			to = &f.Hurt
		case v.Team == Explorers:
			if is.Party[v.Card].Count(NoCounter) < was.Party[v.Card].Count(NoCounter) {
				to = &f.Hurt
			}
		}
		*to = to.Plus(o.Share)
		if v.Stunned && !was.Units[i].Stunned {
			f.Stunned = f.Stunned.Plus(o.Share)
		}
	}
}

// gone reports whether a miniature is slain or out of action. An explorer merely waiting to be placed
// in the next combat is not gone.
func (s *State) gone(v *Unit) bool {
	if v.Team == Explorers {
		return s.Party[v.Card].Out
	}
	return v.Slain || v.Hex == board.None
}

// sum keeps the fates of the miniatures that may come to harm.
func (p *planner) sum() {
	for i := range p.fates {
		f := &p.fates[i]
		if f.Unit = UnitID(i); f.Hurt.Num+f.Slain.Num+f.Stunned.Num > 0 {
			p.plan.Fates = append(p.plan.Fates, *f)
		}
	}
}
