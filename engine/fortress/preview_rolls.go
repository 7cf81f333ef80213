package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// RollOdds is the exact chance of each level of a roll, indexed by dice.Level.
type RollOdds struct {
	Explorer int // index in the party
	For      string
	Stat     library.Stat // zero for the blackstone die
	Need     int          // blackstone die: the lowest face that succeeds
	Great    int          // blackstone die: the lowest critical face, 0 for none
	Had      dice.Level   // the level of a roll before it is made again
	Levels   [3]Share
	Cover    bool // of an attack on a target in cover, which lowers each level by one (BF-CVR-002)
}

// Better is the chance that a roll made again comes to more than before.
func (o *RollOdds) Better() (share Share) {
	least := o.Had + 1
	if o.Cover {
		least = max(least, dice.Critical)
	}
	for level := least; int(level) < len(o.Levels); level++ {
		share = share.Plus(o.Levels[level])
	}
	return share
}

// ForeseeRoll computes the odds of an explorer's roll with the frame that resolves it, without
// re-rolls.
func ForeseeRoll(m *Match, e int, what string) RollOdds {
	s := &m.State
	o := RollOdds{Explorer: e, For: what, Stat: s.Stat(e, what)}
	one := Roll{Unit: s.Party[e].Figure(), Stat: o.Stat, For: what}
	outcomes(m.Imagine(&dice.Enumerator{}), func() frame { f := one; return &f }, func(ev Event, num, den uint64) {
		if r, ok := ev.Change.(Rolled); ok {
			l := r.Level()
			o.Levels[l] = o.Levels[l].Plus(dice.ShareOf(num, den))
		}
	})
	return o
}

// ForeseeChoice computes the odds of the roll that a choice of a challenge leads to, for each explorer
// who would make it. The result is empty if nothing is rolled.
func ForeseeChoice(m *Match, o *engine.Option) (all []RollOdds) {
	f, ok := m.Top().(*Challenge)
	if !ok || o.Verb != DoChoose {
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

// ForeseeSent computes, while it is asked who meets a challenge, the odds of the rolls of its choices by the ids of these, for
// each explorer who would roll if it, or another, were sent and could pay. It sends each of them on a copy of the game.
func ForeseeSent(m *Match) map[string][]RollOdds {
	d, ok := m.Pending()
	if !ok || d.Kind != AskVolunteer {
		return nil
	}
	all := map[string][]RollOdds{}
	for i := range d.Options {
		if d.Options[i].Verb != DoSend {
			continue
		}
		c := m.Clone()
		if _, err := c.Choose(d.Options[i].Key()); err != nil {
			continue
		}
		next, _ := c.Pending()
		for k := range next.Options {
			o := &next.Options[k]
			for _, odds := range ForeseeChoice(c, o) {
				if known := all[o.Parts[0]]; !slices.ContainsFunc(known, func(k RollOdds) bool { return k.Explorer == odds.Explorer }) {
					all[o.Parts[0]] = append(known, odds)
				}
			}
		}
	}
	return all
}

// ForeseeUse computes the odds of the rolls of an explorer's unique action, special action or of a card that it uses. The
// result is empty if nothing is rolled.
func ForeseeUse(m *Match, e int, o *engine.Option) (all []RollOdds) {
	var effect []library.Op
	switch actions := m.State.Card(e).Actions; o.Verb {
	case verbNames[useVerb]:
		if i := slices.IndexFunc(actions, func(a library.Action) bool { return a.ID == o.Parts[0] }); i >= 0 {
			effect = actions[i].Effect
		}
	case verbNames[playVerb]:
		effect = m.State.pack.Resources[o.Args[1]].Effect
	case verbNames[specialVerb]:
		effect = m.State.Assault().Actions[o.Args[1]].Effect
	}
	for i := range effect {
		switch op := &effect[i]; {
		case op.Do == "roll":
			all = append(all, foreseeOp(m, e, op))
		case op.Do == "vitality-roll" && op.To == "self":
			all = append(all, ForeseeRoll(m, e, "vitality"))
		}
	}
	return all
}

func foreseeOp(m *Match, e int, op *library.Op) RollOdds {
	if op.Roll != "blackstone" {
		return ForeseeRoll(m, e, op.Roll)
	}
	o := RollOdds{Explorer: e, For: op.Roll, Need: op.Need, Great: op.Great}
	for l, faces := range LevelsOf(op) {
		o.Levels[l] = dice.ShareOf(uint64(faces), uint64(dice.D20))
	}
	return o
}

// ForeseeDeath returns the chance that an explorer dies from its recovery roll if it were out of action
// now (BF-REC-003).
func ForeseeDeath(m *Match, e int) Share {
	c := *m
	for i := range c.State.Party {
		c.State.Party[i].Out = i == e
	}
	return chanceOf(&c, &Recovery{Last: true}, func(e Event) bool { _, died := e.Change.(Died); return died })
}

// ChallengeInPlay returns the challenge card in play and the explorer who meets it now. actor is -1 if
// the party meets it as one, or if that is not decided yet.
func ChallengeInPlay(m *Match) (card *library.Challenge, actor int, ok bool) {
	for _, f := range m.Frames() {
		if c, is := f.(*Challenge); is {
			e, _ := c.Actor.Card()
			return c.card(&m.State), e, true
		}
	}
	return nil, -1, false
}

// ForeseeAgain computes the odds of a roll if the option to roll again is taken. If only one of two
// dice is rolled again, the other may still be the better one (BF-ROL-005).
func ForeseeAgain(m *Match, o *engine.Option) (odds RollOdds, ok bool) {
	f, ok := m.Top().(*Roll)
	if !ok || m.State.Units[f.Unit].Team != Explorers {
		return odds, false
	}
	mask := o.Args[0]
	switch o.Verb {
	case DoReRoll, verbNames[supportVerb]:
	case verbNames[playVerb]:
		if !slices.ContainsFunc(m.State.pack.Resources[o.Args[1]].Effect, func(op library.Op) bool { return op.Do == "re-roll" }) {
			return odds, false
		}
		mask = f.left()
	default:
		return odds, false
	}
	odds = RollOdds{Explorer: int(m.State.Units[f.Unit].Card), For: f.For, Stat: f.Stat, Had: f.Levels[f.best()]}
	if a, ok := m.Frames()[max(0, m.Depth()-2)].(*Attack); ok {
		odds.Cover = a.cover(&m.State)
	}
	one := Roll{Unit: f.Unit, Stat: f.Stat, For: f.For}
	kept := dice.Fail
	if f.Stat.Count == 2 && mask != 3 {
		one.Stat.Count = 1
		kept = f.Levels[2-mask] // mask 1 keeps the second die, mask 2 the first
	}
	outcomes(m.Imagine(&dice.Enumerator{}), func() frame { g := one; return &g }, func(ev Event, num, den uint64) {
		if r, ok := ev.Change.(Rolled); ok {
			l := max(kept, r.Level())
			odds.Levels[l] = odds.Levels[l].Plus(dice.ShareOf(num, den))
		}
	})
	return odds, true
}

// ForeseeInspiration returns the chance that an explorer gains inspiration if its activation ends now
// (BF-INR-002, BF-INR-003).
func ForeseeInspiration(m *Match, e int) Share {
	return chanceOf(m, &Activation{Cursor: engine.Cursor{At: "inspiration"}, Card: uint8(e)}, func(e Event) bool {
		_, gained := e.Change.(InspirationChanged)
		return gained
	})
}

// chanceOf returns the chance that an event happens in a frame. It must be an event that happens at most
// once.
func chanceOf(m *Match, f frame, is func(Event) bool) (sum Share) {
	p := newForecast()
	p.Saw = func(_ *Match, e Event, share Share) {
		if is(e) {
			sum = sum.Plus(share)
		}
	}
	p.Begin(m, m.Depth(), f)
	return sum
}

// outcomes reports every event of every outcome, with the outcome's weight as a fraction.
func outcomes(m *Match, start func() frame, each func(e Event, num, den uint64)) {
	engine.Odds(m, start, defaultAnswer, func(end *Match, num, den uint64) {
		for _, e := range end.Opening() {
			each(e, num, den)
		}
	})
}
