package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// Roll is a roll of one or two action dice. Of two, the better result counts (BF-ROL-004, BF-G-070).
// The explorer who rolls may pay inspiration to roll again (BF-INS-005, BF-G-035).
type Roll struct {
	engine.Cursor
	Unit   UnitID // the miniature that rolls
	Stat   library.Stat
	For    string
	Faces  [2]uint8
	Levels [2]dice.Level
	Again  [2]bool // rolled a second time (BF-ROL-003)
	Hunt   Mark    // the ship whose support lets it be rolled again, once (BF-SHP-003)
}

var roll = engine.Define("fortress/roll",
	engine.Step[Roll, State]{Name: "throw", Do: (*Roll).throw},
	engine.Step[Roll, State]{Name: "again", Ask: (*Roll).offer, Do: (*Roll).again},
	engine.Step[Roll, State]{Name: "used", Do: (*Roll).used},
)

// Proc implements engine.Frame.
func (*Roll) Proc() engine.Table[State] { return roll }

// resultOf encodes a level as the result of a frame.
func resultOf(l dice.Level) engine.Result { return engine.Result{A: int16(l)} }

// levelOf decodes the level that a Roll returned.
func levelOf(r engine.Result) dice.Level { return dice.Level(r.A) }

// best returns the index of the die whose result counts.
func (f *Roll) best() uint8 {
	if f.Stat.Count > 1 && f.Levels[1] > f.Levels[0] {
		return 1
	}
	return 0
}

func (f *Roll) die(m *Match, i int) {
	class, face := m.Roll(f.Stat.Die, m.State.pack.Dice.Of(f.Stat.Die))
	f.Levels[i], f.Faces[i] = dice.Level(class), face
}

// show shows the dice; thrown holds a bit for each that has just been thrown.
func (f *Roll) show(m *Match, rule string, thrown int16, again bool) {
	m.Emit(rule, Rolled{f.For, m.State.UnitName(f.roller(m)), f.Stat.Die, f.Faces, f.Levels, f.best(), uint8(thrown), again})
}

// roller returns the miniature that is said to roll: of twins who defend, the one that was attacked.
func (f *Roll) roller(m *Match) UnitID {
	if i := slices.Index(m.Frames(), frame(f)); i > 0 {
		if w, ok := m.Frames()[i-1].(*Wound); ok {
			return w.struck(m)
		}
	}
	return f.Unit
}

func (f *Roll) throw(m *Match, _ in) flow {
	for i := range int(f.Stat.Count) {
		f.die(m, i)
	}
	f.show(m, f.rule(m), f.left(), false)
	return then()
}

// rule returns the rule of what the roll is for. A roll of vitality heals only if it is a vitality roll: a card may ask for one and
// say itself what follows.
func (f *Roll) rule(m *Match) string {
	if i := slices.Index(m.Frames(), frame(f)); f.For == "vitality" && i > 0 {
		if _, heals := m.Frames()[i-1].(*Vitality); !heals {
			return "BF-ROL-006"
		}
	}
	switch f.For {
	case "agility":
		return "BF-ROL-007"
	case "vitality":
		return "BF-ROL-008"
	case "defence":
		return "BF-DEF-001"
	case "attack":
		return "BF-ATK-004"
	}
	panic("fortress: nothing rolls for " + f.For)
}

// offer asks whether to roll again, unless the roll is critical. With two dice, each die rolled again
// costs a point, and either or both may be rolled (BF-ROL-005).
func (f *Roll) offer(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Units[f.Unit].Team != Explorers || f.Levels[f.best()] == dice.Critical {
		return
	}
	x := s.ExplorerOf(f.Unit)
	points, cards := int(x.Inspiration), s.canUse(int(s.Units[f.Unit].Card), f.Unit, f.moment())
	if f.spent() {
		points = 0
	}
	ship, hunts := f.Hunt.Card()
	hunts = hunts && !f.spent()
	if points == 0 && !cards && !hunts {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About = x.Seat, AskReRoll, "BF-INS-005", [2]string{s.UnitName(f.roller(m)), f.For}
	d.Offer(opt(DoKeep))
	reroll := func(which string, mask int16) {
		d.Offer(engine.Option{Verb: DoReRoll, Parts: [4]string{which}, Args: [4]int16{mask}})
	}
	switch {
	case points == 0:
	case f.Stat.Count == 1:
		reroll("", 1)
	default:
		if !f.Again[0] {
			reroll("1", 1)
		}
		if !f.Again[1] {
			reroll("2", 2)
		}
		if !f.Again[0] && !f.Again[1] && points > 1 {
			reroll("both", 3)
		}
	}
	if hunts {
		f.offerHunt(s, d, ship)
	}
	s.offerCards(d, int(s.Units[f.Unit].Card), f.Unit, f.moment())
}

// offerHunt offers to roll again by the support of a ship. Of two dice either or both may be rolled (BF-SHP-003,
// BF-ROL-005).
func (f *Roll) offerHunt(s *State, d *engine.Decision, ship int) {
	offer := func(which string, mask int16) {
		d.Offer(engine.Option{Verb: verbNames[supportVerb], Parts: [4]string{s.pack.Ships[ship].ID, which}, Args: [4]int16{mask, int16(ship)}})
	}
	if f.Stat.Count == 1 {
		offer("", 1)
		return
	}
	if !f.Again[0] {
		offer("1", 1)
	}
	if !f.Again[1] {
		offer("2", 2)
	}
	if !f.Again[0] && !f.Again[1] {
		offer("both", 3)
	}
}

// spent reports whether every die has been rolled again (BF-ROL-003).
func (f *Roll) spent() bool { return f.Again[0] && (f.Stat.Count == 1 || f.Again[1]) }

// left returns the dice that have not been rolled again, a bit each.
func (f *Roll) left() (mask int16) {
	for i := range int(f.Stat.Count) {
		if !f.Again[i] {
			mask |= 1 << i
		}
	}
	return mask
}

// moment returns the moment after this roll. Once every die has been rolled again, no card that rolls again is
// for it any more.
func (f *Roll) moment() moment { return moment{"roll", f.For, f.spent()} }

func (f *Roll) again(m *Match, in in) flow {
	if !in.Asked || in.Option.Verb == DoKeep {
		return done(resultOf(f.Levels[f.best()]))
	}
	if in.Option.Verb == verbNames[playVerb] {
		return call(useOf(m.State.Units[f.Unit].Card, f.Unit, &in.Option))
	}
	mask, cost := in.Option.Args[0], int8(0)
	for i := range 2 {
		if mask&(1<<i) != 0 {
			f.die(m, i) // the second result stands (BF-ROL-002)
			f.Again[i] = true
			cost++
		}
	}
	if in.Option.Verb == verbNames[supportVerb] {
		f.Hunt = 0
		f.show(m, "BF-SHP-003", mask, true)
		return goTo("again")
	}
	m.Emit("BF-INS-005", InspirationChanged{m.State.Units[f.Unit].Card, -cost, "re-roll"})
	f.show(m, "BF-ROL-002", mask, true)
	return goTo("again")
}

// used does what a card gives to the roll: it rolls every die again that may be, and raises the better result.
func (f *Roll) used(m *Match, in in) flow {
	if in.Result.B > 0 {
		thrown := f.left()
		for i := range int(f.Stat.Count) {
			if !f.Again[i] {
				f.die(m, i)
				f.Again[i] = true
			}
		}
		f.show(m, "BF-ROL-002", thrown, true)
	}
	if by := dice.Level(in.Result.A); by > 0 {
		best := f.best()
		f.Levels[best] = min(f.Levels[best]+by, dice.Critical)
		m.Emit("BF-RSC-002", Raised{m.State.UnitName(f.roller(m)), f.For, f.Levels[best]})
	}
	return goTo("again")
}

// blackstone rolls the D20. weights are the numbers of faces of each class.
func blackstone(m *Match, weights ...uint8) (class int, face uint8) {
	if len(weights) == 0 {
		weights = nil
	}
	return m.Roll(dice.D20, weights)
}

// LeastSuccess returns the lowest face of an action die that is a success (BF-G-001).
func (s *State) LeastSuccess(d dice.Die) uint8 { return s.pack.Dice.Of(d)[dice.Fail] + 1 }
