package city

import (
	"cmp"
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Forecast is what an option may lead to. The shares of its endings and Left add up to 1.
type Forecast struct {
	Rolls   []RollOdds
	Endings []Ending // the likeliest first
	Left    Share    // of the outcomes that were not followed to their end because there are too many
}

// RollOdds is a roll on the way: an attack, a defence, what a hostile reduces or ignores, an inspiration roll. Levels are the expected
// numbers of times that it comes to each level, by dice.Level; those of a roll that is made in any case, and once, add up to 1. Rolls of
// the D12 that only succeed or fail have no criticals.
type RollOdds struct {
	For, Who string   // as events tell them
	Die      dice.Die // 12 for the quest die
	Levels   [3]Share
}

// Ending is a way in which an option may come out: what has changed by then.
type Ending struct {
	Share Share
	Fates []Fate // of the miniatures that something happens to, heroes first
	City
}

// City is by how much the counters of the city and of the journey change.
type City struct{ Fear, Influence, Night, Quest int }

// Fate is what happens to a miniature.
type Fate struct {
	Unit        UnitID
	Damage      int   // points; less than 0 for what is healed
	Fallen      bool  // a hostile is slain, a hero out of action
	Dead        bool  // a hero
	Gains       uint8 // ailments, a bit for each library.Ailment
	Loses       uint8
	Inspiration int  // points
	Inspired    bool // the card turns
	Points      int  // of realmstone
	Treasure    Mark // a treasure card that it carries then and did not before
	Item        Mark // likewise an item
	LosesItem   bool
}

// Foresee returns what an option of the pending question may lead to. It runs the frames that resolve the option through every outcome of
// the dice and cards, until the action that it belongs to is over: an attack with the wards of its target, a defence roll with the damage
// that is left, a choice of a crisis, a reaction. Other questions that come up are answered by default (defaultAnswer). If there are too
// many outcomes for a fixed amount of work, the likeliest are followed.
//
// Before and after a roll is made again, compare the forecasts of keeping it and of rolling again; Better is the chance that it gets better.
// ok is false for a key that is not offered, at the placing of heroes, and where a whole category or group is chosen (see Prospects).
func Foresee(m *Match, key string) (f Forecast, ok bool) {
	d, asked := m.Pending()
	if !asked || d.Find(key) < 0 {
		return f, false
	}
	switch d.Kind {
	case AskPlace, AskOrder, AskWill:
		return f, false
	case AskHostile:
		return foreseeNext(m, UnitID(d.Options[d.Find(key)].Args[0]))
	}
	taken, base, begun := d.Find(key), actionOf(m), false
	_, reacting := m.Frames()[base].(*React)
	p := newForecast()
	p.Answer = func(m *Match, d *engine.Decision) int {
		if !begun || m.Depth() == base+1 && !reacting {
			return -1
		}
		return defaultAnswer(m, d)
	}
	p.Saw = func(_ *Match, e Event, share Share) { f.saw(e, share) }
	p.Begin(m, base, nil)
	begun = true
	p.Take(func(*engine.Outcome[State]) int { return taken })
	f.read(p, &m.State)
	return f, true
}

// foreseeNext is the forecast of a hostile that is chosen as the next to act.
func foreseeNext(m *Match, u UnitID) (Forecast, bool) {
	switch f := m.Top().(type) {
	case *GroupActivation:
		if f.Kind == anyKind {
			return foreseeFrame(m, &HostileAttack{Unit: u}), true
		}
		return foreseeFrame(m, &Behave{Unit: u, Row: f.Row}), true
	case *EventFrame:
		return foreseeFrame(m, &HostileMove{Unit: u}), true
	}
	return Forecast{}, false
}

// foreseeFrame is the forecast of a frame that is called now.
func foreseeFrame(m *Match, start frame) (f Forecast) {
	p := newForecast()
	p.Saw = func(_ *Match, e Event, share Share) { f.saw(e, share) }
	p.Begin(m, m.Depth(), start)
	f.read(p, &m.State)
	return f
}

// actionOf returns how many frames lie below the action that is being resolved: below an attack, what a hostile does or a reaction, else
// above the frame whose table of contents the action is an entry of. Of a question of that frame itself it is the frame.
func actionOf(m *Match) int {
	frames := m.Frames()
	for i, f := range slices.Backward(frames) {
		switch f.(type) {
		case *Attack, *Behave, *React:
			return i
		case *Activation, *GroupActivation, *CrisisFrame, *EventFrame, *Gambits, *Tide, *Reinforce, *Explore, *TurnFrame, *JourneyFrame:
			return min(i+1, len(frames)-1)
		}
	}
	return 0
}

// Aim is an attack to be forecast.
type Aim struct {
	By, On UnitID
	Weapon int         // the index on the attacker's card
	Arrow  bool        // an oaken arrow is spent (CC-G-065)
	From   board.Space // where the attacker would stand; board.None for its present space
}

// WeaponsOf returns the weapons of a miniature, as Aim counts them.
func WeaponsOf(s *State, u UnitID) []library.Weapon {
	if s.Units[u].Team == HeroTeam {
		return s.Card(int(u)).Weapons
	}
	return s.figures(u).Weapons
}

// ForeseeAttack returns the forecast of an attack that may also be made from another space, or that cannot be paid now. rule and reason
// say why it is illegal; both are empty if it is legal.
func ForeseeAttack(m *Match, a Aim) (f Forecast, rule, reason string) {
	c := *m // a shallow copy, to move the attacker; a spread never changes its match
	if a.From != board.None {
		c.State.Units[a.By].At = a.From
	}
	s := &c.State
	if rule, reason = s.forbids(a.By, a.On, s.weapon(a.By, uint8(a.Weapon)).Kind); rule != "" {
		return f, rule, reason
	}
	return foreseeFrame(&c, &Attack{By: a.By, On: a.On, Weapon: uint8(a.Weapon), Arrow: a.Arrow}), "", ""
}

// Better returns the chance that a pending roll comes to a higher level by an option to roll again. ok is false for any other option.
func Better(m *Match, key string) (share Share, ok bool) {
	d, asked := m.Pending()
	had, is := m.Top().(*Roll)
	if !asked || !is || d.Find(key) < 0 || d.Options[d.Find(key)].Verb != DoReRoll {
		return share, false
	}
	f, ok := Foresee(m, key)
	if !ok || len(f.Rolls) == 0 {
		return share, false
	}
	for level := had.level() + 1; level <= dice.Critical; level++ {
		share = share.Plus(f.Rolls[0].Levels[level])
	}
	return share, true
}

// saw notes a roll.
func (f *Forecast) saw(e Event, share Share) {
	var to *Share
	switch ch := e.Change.(type) {
	case Rolled:
		to = &f.roll(ch.For, ch.Who, ch.Die).Levels[ch.Level]
	case QuestRolled:
		level := dice.Fail
		if ch.Met {
			level = dice.Success
		}
		to = &f.roll(ch.For, ch.Who, dice.D12).Levels[level]
	default:
		return
	}
	*to = to.Plus(share)
}

// roll returns the odds of a roll, which it adds if they are not there.
func (f *Forecast) roll(what, who string, die dice.Die) *RollOdds {
	i := slices.IndexFunc(f.Rolls, func(r RollOdds) bool { return r.For == what && r.Who == who })
	if i < 0 {
		i = len(f.Rolls)
		f.Rolls = append(f.Rolls, RollOdds{For: what, Who: who, Die: die})
	}
	return &f.Rolls[i]
}

// read merges the outcomes at rest into endings.
func (f *Forecast) read(p *engine.Spread[State], before *State) {
	endings := newEndings(f, before)
	for _, o := range p.Outcomes() {
		endings.add(o)
	}
	f.Left = p.Left()
	endings.sort()
}

// endings gathers outcomes into the endings of a forecast.
type endings struct {
	of     *Forecast
	before *State
	place  map[changed]int
}

// changed is what an ending has changed.
type changed struct {
	units [MaxUnits]Fate
	City
}

func newEndings(f *Forecast, before *State) *endings {
	return &endings{f, before, map[changed]int{}}
}

// add adds an outcome to the ending that it comes to.
func (g *endings) add(o *engine.Outcome[State]) {
	s, before, f := &o.State, g.before, g.of
	c := changed{City: City{int(s.Fear) - int(before.Fear), int(s.Influence) - int(before.Influence), int(s.Nightfall) - int(before.Nightfall), int(s.QuestToken) - int(before.QuestToken)}}
	e := Ending{City: c.City}
	for u := range s.Units {
		fate := fateOf(before, s, UnitID(u))
		if c.units[u] = fate; fate != (Fate{Unit: UnitID(u)}) {
			e.Fates = append(e.Fates, fate)
		}
	}
	i, known := g.place[c]
	if !known {
		i = len(f.Endings)
		g.place[c] = i
		f.Endings = append(f.Endings, e)
	}
	f.Endings[i].Share = f.Endings[i].Share.Plus(o.Share)
}

// sort puts the likeliest endings first.
func (g *endings) sort() {
	slices.SortStableFunc(g.of.Endings, func(a, b Ending) int { return cmp.Compare(b.Share.Float(), a.Share.Float()) })
}

// fateOf compares a miniature before and after.
func fateOf(before, after *State, u UnitID) (f Fate) {
	a, b := &before.Units[u], &after.Units[u]
	f = Fate{Unit: u, Gains: b.Ails &^ a.Ails, Loses: a.Ails &^ b.Ails}
	if a.Team != HeroTeam {
		if f.Fallen = a.Here() && b.Slain; a.Team == b.Team && a.Kind == b.Kind {
			f.Damage = int(b.Damage) - int(a.Damage)
		}
		if f.Fallen {
			f.Gains, f.Loses = 0, 0
		}
		return f
	}
	x, y := &before.Heroes[u], &after.Heroes[u]
	f.Fallen, f.Dead, f.Inspired = y.Out && !x.Out, y.Dead && !x.Dead, y.Inspired && !x.Inspired
	f.Damage = y.suffered() - x.suffered()
	f.Inspiration, f.Points = int(y.Inspiration)-int(x.Inspiration), y.Points()-x.Points()
	if y.Treasure != x.Treasure {
		f.Treasure = y.Treasure
	}
	if y.Item != x.Item {
		f.Item, f.LosesItem = y.Item, y.Item == 0
	}
	return f
}

// suffered counts the points of damage that a hero has suffered: one for a wound counter, two for a grievous one, and the one that has put
// it out of action (CC-DMG-002 to 005).
func (x *Hero) suffered() (n int) {
	n = x.Count(WoundCounter) + 2*x.Count(GrievousCounter)
	if x.Out && x.Count(GrievousCounter) == MaxSlots {
		n++
	}
	return n
}

// of returns the fate of a miniature in an ending.
func (e *Ending) of(u UnitID) Fate {
	if i := slices.IndexFunc(e.Fates, func(f Fate) bool { return f.Unit == u }); i >= 0 {
		return e.Fates[i]
	}
	return Fate{Unit: u}
}

// Damage returns the expected damage to a miniature. What is healed does not count.
func (f *Forecast) Damage(u UnitID) (sum Share) {
	for n, share := range f.Points(u) {
		sum = sum.Plus(share.Times(dice.ShareOf(uint64(n), 1)))
	}
	return sum
}

// Points returns the chance of each number of points of damage to a miniature, from 0.
func (f *Forecast) Points(u UnitID) (list []Share) {
	for i := range f.Endings {
		e := &f.Endings[i]
		n := max(0, e.of(u).Damage)
		for len(list) <= n {
			list = append(list, Share{})
		}
		list[n] = list[n].Plus(e.Share)
	}
	return list
}

// Falls returns the chance that a hostile is slain, or that a hero goes out of action.
func (f *Forecast) Falls(u UnitID) Share {
	return f.Chance(func(e *Ending) bool { return e.of(u).Fallen })
}

// Chance returns the chance of endings of a kind.
func (f *Forecast) Chance(is func(*Ending) bool) (sum Share) {
	for i := range f.Endings {
		if is(&f.Endings[i]) {
			sum = sum.Plus(f.Endings[i].Share)
		}
	}
	return sum
}
