package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// Futile reports whether an option of the pending question would change nothing now but cost something. It
// plays the option through every outcome of the dice, up to the next question of the same procedure. A question
// in between whose answer may change something counts as a change.
func Futile(m *Match, key string) bool {
	d, asked := m.Pending()
	if !asked || d.Find(key) < 0 {
		return false
	}
	home, begun, changes := homeOf(m), false, false
	p := newForecast()
	p.Budget = attackWork
	p.Answer = func(m *Match, d *engine.Decision) int {
		switch {
		case !begun || m.Depth() == home:
		case d.Kind == AskPay, d.Kind == AskReRoll, d.Kind == AskCard: // neither a second roll nor a card leads to other results
			return defaultAnswer(m, d)
		default:
			changes = true
		}
		return -1
	}
	p.Saw = func(m *Match, e Event, _ Share) { changes = changes || begun && !onlyCosts(&m.State, e) }
	p.Begin(m, home-1, nil)
	begun = true
	p.Take(func(*engine.Outcome[State]) int { return d.Find(key) })
	return !changes && p.Left().Num == 0
}

// onlyCosts reports whether an event is no more than the cost of an action, or a roll.
func onlyCosts(s *State, e Event) bool {
	switch ch := e.Change.(type) {
	case DieSpent, Noted, NoEffect, Rolled, BlackstoneRolled, CameOut:
		return true
	case InspirationChanged:
		return ch.By < 0
	case CardUsed:
		return s.pack.Resources[ch.Card].Lasts == library.AtOnce
	}
	return false
}

// ReRollMatters reports whether a re-roll that is offered now could lead to something better than keeping the
// roll. It compares what the frame that rolled makes of every better result that the dice can have.
func ReRollMatters(m *Match) bool {
	return betters(m, func(p *engine.Spread[State]) *engine.Spread[State] { return p })
}

// ReRollHelps is ReRollMatters, except that it takes no notice of how much more damage than enough a slain miniature has.
func ReRollHelps(m *Match) bool { return betters(m, enough) }

// Upgrades reports whether a better result would only make more of an attack in overwatch that has hit already.
func Upgrades(m *Match) bool {
	f, ok := m.Top().(*Roll)
	if !ok || m.Depth() < 2 {
		return false
	}
	a, attacks := m.Frames()[m.Depth()-2].(*Attack)
	watches := slices.ContainsFunc(m.Frames(), func(f engine.Frame[State]) bool { _, reacts := f.(*Reaction); return reacts })
	return watches && attacks && f.Levels[f.best()] == dice.Success && !a.cover(&m.State)
}

// betters reports whether a better result than that of the roll leads to something else, as what follows is seen.
func betters(m *Match, seen func(*engine.Spread[State]) *engine.Spread[State]) bool {
	f, ok := m.Top().(*Roll)
	if !ok || m.Depth() < 2 {
		return true
	}
	kept := f.Levels[f.best()]
	now := seen(resolvedAs(m, kept, nil))
	for better := kept + 1; better <= dice.Critical; better++ {
		if f.canReach(&m.State, better) && !now.Same(seen(resolvedAs(m, better, nil))) {
			return true
		}
	}
	return false
}

// enough forgets in each outcome the damage of the slain.
func enough(p *engine.Spread[State]) *engine.Spread[State] {
	for _, o := range p.Outcomes() {
		for i := range o.State.Units {
			if u := &o.State.Units[i]; u.Slain {
				u.Damage = 0
			}
		}
	}
	return p
}

// Stake is what a roll that may be re-rolled now is about: an attack, or a wound that the roll may prevent.
type Stake struct {
	By, On   UnitID // who attacks, NoUnit for nobody, and whom
	Cover    bool   // which counts for On
	Wound    bool   // On defends against a wound
	Grievous bool
	Saved    bool // the defence has succeeded: it cancels a wound, and makes one of a grievous wound (BF-DEF-004)
}

// AtStake returns what the roll is about that may be re-rolled now. It returns false for a roll of another kind, and for a
// defence that can come to nothing better.
func AtStake(m *Match) (Stake, bool) {
	if m.Depth() < 2 {
		return Stake{}, false
	}
	roll, ok := m.Top().(*Roll)
	if !ok {
		return Stake{}, false
	}
	switch f := m.Frames()[m.Depth()-2].(type) {
	case *Attack:
		return Stake{By: f.By, On: f.On, Cover: f.cover(&m.State)}, true
	case *Wound:
		if level := roll.Levels[roll.best()]; level != dice.Critical {
			return Stake{By: f.By, On: f.struck(m), Wound: true, Grievous: f.Grievous, Saved: level == dice.Success}, true
		}
	}
	return Stake{}, false
}

// CriticalBrings returns the rules by which a critical would do more than the success that may be rolled again now: that of the
// first thing which only then happens, and that of a question which is only then asked. It is empty for any other result, and
// for the roll of a card, which says itself what follows.
func CriticalBrings(m *Match) (rules []string) {
	if m.Depth() < 2 {
		return nil
	}
	f, ok := m.Top().(*Roll)
	if !ok || f.Levels[f.best()] != dice.Success || !f.canReach(&m.State, dice.Critical) {
		return nil
	}
	if _, card := m.Frames()[m.Depth()-2].(*Effect); card {
		return nil
	}
	var had []engine.Change[State]
	resolvedAs(m, dice.Success, func(_ *Match, e Event, _ Share) { had = append(had, e.Change) })
	critical := resolvedAs(m, dice.Critical, func(_ *Match, e Event, _ Share) {
		if len(rules) == 0 && !slices.Contains(had, e.Change) {
			rules = append(rules, e.Rule)
		}
	})
	for _, o := range critical.Outcomes() {
		if d, asked := o.Pending(); asked && o.Depth() == m.Depth()-1 && !slices.Contains(rules, d.Rule) {
			rules = append(rules, d.Rule)
		}
	}
	return rules
}

// canReach reports whether the dice of a roll can have a result.
func (f *Roll) canReach(s *State, l dice.Level) bool {
	faces := s.pack.Dice.Of(f.Stat.Die)
	return int(l) < len(faces) && faces[l] > 0
}

// resolvedAs returns what follows from a roll with a given result until the frame that rolled is done or a
// question is asked. Saw receives the events, nil for none.
func resolvedAs(m *Match, l dice.Level, saw func(*Match, Event, Share)) *engine.Spread[State] {
	c := m.Clone()
	f := c.Top().(*Roll)
	f.Levels, f.Faces, f.Again = [2]dice.Level{l}, [2]uint8{}, [2]bool{true, true} // the roll is over
	p := newForecast()
	p.Budget, p.Saw = attackWork, saw
	p.Answer = func(m *Match, d *engine.Decision) int {
		if d.Kind == AskHeal || d.Kind == AskReRoll && m.Depth() == c.Depth() {
			return defaultAnswer(m, d)
		}
		return -1
	}
	p.Begin(c, c.Depth()-2, nil)
	return p
}
