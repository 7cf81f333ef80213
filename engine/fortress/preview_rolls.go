package fortress

import (
	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// RollOdds is the exact chance of each level of a roll, by dice.Level.
type RollOdds struct {
	Explorer int // index in the party
	For      string
	Stat     library.Stat // zero for the blackstone die
	Need     int          // blackstone die: succeeds from here on
	Great    int          // blackstone die: critical from here on, 0 for never
	Levels   [3]Share
}

// ForeseeRoll works out a roll of an explorer by the frame that resolves it; nobody rolls again.
func ForeseeRoll(m *Match, e int, what string) RollOdds {
	s := &m.State
	o := RollOdds{Explorer: e, For: what, Stat: s.stat(e, what)}
	one := Roll{Unit: s.Party[e].Figure(), Stat: o.Stat, For: what}
	outcomes(m.Imagine(&dice.Enumerator{}), func() frame { f := one; return &f }, func(ev Event, num, den uint64) {
		if r, ok := ev.Change.(Rolled); ok {
			l := r.Levels[r.Used]
			o.Levels[l] = o.Levels[l].Plus(dice.ShareOf(num, den))
		}
	})
	return o
}

// ForeseeChoice works out the roll that a choice of a challenge leads to, for each explorer who would
// make it; none if nothing is rolled.
func ForeseeChoice(m *Match, o *engine.Option) (all []RollOdds) {
	f, ok := m.Top().(*Challenge)
	if !ok || o.Verb != "choose" {
		return nil
	}
	s := &m.State
	for _, op := range f.card(s).Choices[o.Args[0]].Effect {
		if op.Do != "roll" {
			continue
		}
		actor, acts := f.Actor.Card()
		for e := range s.leaderOrder {
			rolls := s.Party[e].Able() && (op.To == "each-explorer" || acts && (e == actor) == (op.To == "self"))
			if rolls {
				all = append(all, foreseeOp(m, e, &op))
			}
		}
		return all
	}
	return nil
}

// ForeseeUse works out the rolls of a unique action of an explorer; none if nothing is rolled.
func ForeseeUse(m *Match, e int, o *engine.Option) (all []RollOdds) {
	actions := m.State.Card(e).Actions
	for i := range actions {
		if o.Verb != "use" || actions[i].ID != o.Parts[0] {
			continue
		}
		for j := range actions[i].Effect {
			if op := &actions[i].Effect[j]; op.Do == "roll" {
				all = append(all, foreseeOp(m, e, op))
			}
		}
	}
	return all
}

func foreseeOp(m *Match, e int, op *library.Op) RollOdds {
	if op.Roll != "blackstone" {
		return ForeseeRoll(m, e, op.Roll)
	}
	o := RollOdds{Explorer: e, For: op.Roll, Need: op.Need, Great: op.Great}
	for l, faces := range levelsOf(op) {
		o.Levels[l] = dice.ShareOf(uint64(faces), uint64(dice.D20))
	}
	return o
}

// ForeseeDeath is the chance that an explorer dies from its recovery roll, were it out of action now
// (BF-REC-003).
func ForeseeDeath(m *Match, e int) Share {
	c := *m
	for i := range c.State.Party {
		c.State.Party[i].Out = i == e
	}
	return seen(&c, &Recovery{Last: true}, func(e Event) bool { _, died := e.Change.(Died); return died })
}

// ChallengeInPlay returns the challenge card being met and the explorer who meets it now; actor is
// -1 for the party as one, or while it is open who.
func ChallengeInPlay(m *Match) (card *library.Challenge, actor int, ok bool) {
	for _, f := range m.Frames() {
		if c, is := f.(*Challenge); is {
			e, _ := c.Actor.Card()
			return c.card(&m.State), e, true
		}
	}
	return nil, -1, false
}

// ForeseeAgain works out what a roll comes to if the option to roll again is taken: of two dice the one
// that is kept may still be the better (BF-ROL-005).
func ForeseeAgain(m *Match, o *engine.Option) (odds RollOdds, ok bool) {
	f, ok := m.Top().(*Roll)
	if !ok || o.Verb != "re-roll" || m.State.Units[f.Unit].Team != Explorers {
		return odds, false
	}
	odds = RollOdds{Explorer: int(m.State.Units[f.Unit].Card), For: f.For, Stat: f.Stat}
	one := Roll{Unit: f.Unit, Stat: f.Stat, For: f.For}
	kept := dice.Fail
	if mask := o.Args[0]; f.Stat.Count == 2 && mask != 3 {
		one.Stat.Count = 1
		kept = f.Levels[2-mask] // mask 1 keeps the second die, mask 2 the first
	}
	outcomes(m.Imagine(&dice.Enumerator{}), func() frame { g := one; return &g }, func(ev Event, num, den uint64) {
		if r, ok := ev.Change.(Rolled); ok {
			l := max(kept, r.Levels[r.Used])
			odds.Levels[l] = odds.Levels[l].Plus(dice.ShareOf(num, den))
		}
	})
	return odds, true
}

// ForeseeInspiration is the chance that an explorer gains inspiration when its activation ends now
// (BF-INR-002, BF-INR-003).
func ForeseeInspiration(m *Match, e int) Share {
	return seen(m, &Activation{Cursor: engine.Cursor{At: "inspiration"}, Card: uint8(e)}, func(e Event) bool {
		_, gained := e.Change.(InspirationChanged)
		return gained
	})
}

// seen is the share of outcomes of a frame in which an event happens that can happen once.
func seen(m *Match, f frame, is func(Event) bool) (sum Share) {
	p := foresight()
	p.Saw = func(_ *Match, e Event, share Share) {
		if is(e) {
			sum = sum.Plus(share)
		}
	}
	p.Begin(m, m.Depth(), f)
	return sum
}

// outcomes reports every event of every outcome with the outcome's weight.
func outcomes(m *Match, start func() frame, each func(e Event, num, den uint64)) {
	engine.Odds(m, start, plainly, func(end *Match, num, den uint64) {
		for _, e := range end.Opening() {
			each(e, num, den)
		}
	})
}
