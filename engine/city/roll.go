package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Roll is a roll of one or two action dice, of which the better result counts (CC-SET-018, 019). A hero who rolls may pay inspiration
// to roll dice again, once: a point a die (CC-INS-010, CC-RRL-001, CC-X-008).
type Roll struct {
	engine.Cursor
	Unit   UnitID
	Stat   library.Stat
	For    string
	Rule   string
	Faces  [2]uint8
	Levels [2]dice.Level
	Again  bool
}

var roll = engine.Define("city/roll",
	engine.Step[Roll, State]{Name: "throw", Do: (*Roll).throw},
	engine.Step[Roll, State]{Name: "again", Ask: (*Roll).ask, Do: (*Roll).again},
)

// Proc implements engine.Frame.
func (*Roll) Proc() engine.Table[State] { return roll }

// resultOf encodes a level as the result of a frame, and levelOf decodes it.
func resultOf(l dice.Level) engine.Result { return engine.Result{A: int16(l)} }

func levelOf(r engine.Result) dice.Level { return dice.Level(r.A) }

func (f *Roll) level() dice.Level { return max(f.Levels[0], f.Levels[1]) }

func (f *Roll) throwDice(m *Match, mask int) {
	for i := range int(f.Stat.Count) {
		if mask>>i&1 != 0 {
			class, face := m.Roll(f.Stat.Die, m.State.pack.Dice.Of(f.Stat.Die))
			f.Levels[i], f.Faces[i] = dice.Level(class), face
		}
	}
}

func (f *Roll) throw(m *Match, _ in) flow {
	f.throwDice(m, 3)
	m.Emit(f.Rule, Rolled{f.For, m.State.UnitName(f.Unit), f.Stat.Die, f.Faces, f.level(), false})
	return then()
}

func (f *Roll) ask(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Units[f.Unit].Team != HeroTeam || f.Again || f.level() == dice.Critical {
		return
	}
	x := &s.Heroes[f.Unit]
	if x.Inspiration == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About = x.Seat, AskReRoll, "CC-INS-010", [2]string{s.UnitName(f.Unit), f.For}
	d.Offer(opt(DoKeep))
	if f.Stat.Count == 1 {
		d.Offer(option(DoReRoll, "", 1))
		return
	}
	d.Offer(option(DoReRoll, "1", 1))
	d.Offer(option(DoReRoll, "2", 2))
	if x.Inspiration > 1 {
		d.Offer(option(DoReRoll, "both", 3))
	}
}

// reRollPrice returns the points that an option to roll again costs: one a die (CC-INS-010).
func reRollPrice(o *engine.Option) int {
	if o.Args[0] == 3 {
		return 2
	}
	return 1
}

func (f *Roll) again(m *Match, in in) flow {
	if !in.Asked || in.Option.Verb == DoKeep {
		return done(resultOf(f.level()))
	}
	m.State.gain(m, int(f.Unit), -reRollPrice(&in.Option), "CC-INS-010", "re-roll")
	f.throwDice(m, int(in.Option.Args[0]))
	f.Again = true
	m.Emit("CC-RRL-001", Rolled{f.For, m.State.UnitName(f.Unit), f.Stat.Die, f.Faces, f.level(), true})
	return goTo("again")
}
