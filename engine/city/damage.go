package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Damage is damage to a hero: the defence roll against a weapon action of a hostile, then a counter for each point, or out of action
// (CC-HAT-002 to 007, CC-DMG). It returns what was done.
type Damage struct {
	engine.Cursor
	Hero   uint8
	Left   uint8
	Done   uint8
	Defend bool // a weapon action of a hostile
	Foe    bool // an action of a hostile that is none of its weapons
	Rule   string
}

var damage = engine.Define("city/damage",
	engine.Step[Damage, State]{Name: "hit", Do: (*Damage).hit},
	engine.Step[Damage, State]{Name: "soak", Do: (*Damage).soak},
	engine.Step[Damage, State]{Name: "point", Ask: (*Damage).ask, Do: (*Damage).point},
)

// Proc implements engine.Frame.
func (*Damage) Proc() engine.Table[State] { return damage }

// Expired implements engine.Expirable.
func (f *Damage) Expired(s *State) bool { return !s.Heroes[f.Hero].Able() }

// hit makes the defence roll, which only a weapon action of a hostile allows (CC-HAT-002, 006). Wards also count against what else a
// hostile does, and against nothing more (CC-G-116).
func (f *Damage) hit(m *Match, _ in) flow {
	s := &m.State
	m.Emit(f.Rule, Suffers{Unit: UnitID(f.Hero), Damage: f.Left})
	switch {
	case f.Left == 0:
	case f.Defend:
		return call(&Roll{Unit: UnitID(f.Hero), Stat: s.Stat(int(f.Hero), "defence"), For: "defence", Rule: "CC-HAT-002"})
	case f.Foe:
		f.reduce(m, f.protection(s), "CC-G-116")
	}
	return goTo("point")
}

// soak reduces the damage (CC-HAT-003 to 005).
func (f *Damage) soak(m *Match, in in) flow {
	s, h := &m.State, int(f.Hero)
	by, rule := 0, "CC-HAT-003"
	switch levelOf(in.Result) {
	case dice.Success:
		by, rule = 1, "CC-HAT-004"
	case dice.Critical:
		by, rule = 3, "CC-HAT-005"
		s.met(m, h, "critical-defence")
	}
	f.reduce(m, by+f.protection(s), rule)
	if f.Left > 0 {
		s.met(m, h, "hurt")
	}
	return then()
}

// protection returns by how much the hero suffers less from each weapon action and ability of a hostile: by its wards, and by what its cards
// say (CC-G-116).
func (f *Damage) protection(s *State) int {
	return s.Heroes[f.Hero].Warded() + max(0, s.modified(int(f.Hero), "guard"))
}

// reduce takes points off the damage.
func (f *Damage) reduce(m *Match, by int, rule string) {
	if by > 0 {
		f.Left -= uint8(min(int(f.Left), by))
		m.Emit(rule, Suffers{UnitID(f.Hero), f.Left, true})
	}
}

// ask asks on which activation space a wound counter is put (CC-DMG-002, CC-G-070). Spaces with the same content are one choice; that
// of the diseased token is one only if there is no other (CC-DIS-003).
func (f *Damage) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Heroes[f.Hero]
	if f.Left == 0 || x.Count(WoundCounter) > 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskCover, "CC-DMG-002", s.HeroName(int(f.Hero))
	x.offerSpaces(d, x.Count(NoCounter) > 1)
}

// offerSpaces offers the spaces without a counter, one of those with the same content.
func (x *Hero) offerSpaces(d *engine.Decision, others bool) {
	var seen uint8
	for i, slot := range x.Slots {
		token := x.Diseased == markOf(i)
		if slot.Counter != NoCounter || token && others || seen>>slot.Die&1 != 0 {
			continue
		}
		seen |= 1 << slot.Die
		d.Offer(option(DoCover, number(i+1), i))
	}
}

// point puts a counter on a space, or turns one (CC-DMG-001 to 003).
func (f *Damage) point(m *Match, in in) flow {
	s := &m.State
	x := &s.Heroes[f.Hero]
	if f.Left == 0 {
		return done(engine.Result{A: int16(f.Done)})
	}
	f.Left--
	f.Done++
	if in.Asked {
		m.Emit("CC-DMG-002", CounterPlaced{f.Hero, uint8(in.Option.Args[0]), WoundCounter})
		return goTo("point")
	}
	for i, slot := range x.Slots {
		if slot.Counter == WoundCounter {
			m.Emit("CC-DMG-003", CounterPlaced{f.Hero, uint8(i), GrievousCounter})
			return goTo("point")
		}
	}
	rule, dead := "CC-DMG-005", s.has(int(f.Hero), library.Buried)
	if dead {
		rule = "CC-BUR-005"
	}
	m.Emit(rule, OutOfAction{f.Hero, dead})
	s.tally(m)
	return finished()
}

// Vitality is a vitality roll that heals (CC-RCP-001, 002).
type Vitality struct {
	engine.Cursor
	Hero uint8
}

var vitality = engine.Define("city/vitality",
	engine.Step[Vitality, State]{Name: "roll", Do: (*Vitality).roll},
	engine.Step[Vitality, State]{Name: "heal", Do: (*Vitality).heal},
	engine.Step[Vitality, State]{Name: "end", Do: func(*Vitality, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Vitality) Proc() engine.Table[State] { return vitality }

func (f *Vitality) roll(m *Match, _ in) flow {
	return call(&Roll{Unit: UnitID(f.Hero), Stat: m.State.Stat(int(f.Hero), "vitality"), For: "vitality", Rule: "CC-RCP-001"})
}

func (f *Vitality) heal(m *Match, in in) flow {
	level := levelOf(in.Result)
	if level == dice.Fail {
		m.Emit("CC-RCP-001", NoEffect{"vitality-failed"})
		return finished()
	}
	return call(&Heal{Hero: f.Hero, By: markOf(int(f.Hero)), Critical: level == dice.Critical, Left: 1}).At("end")
}

// Heal removes counters, so many times as one success or one critical of a vitality roll does.
type Heal struct {
	engine.Cursor
	Hero     uint8
	By       Mark // the hero whose hand it is; none for what a journey, a crisis or an event brings
	Critical bool
	Left     uint8
}

var heal = engine.Define("city/heal", engine.Step[Heal, State]{Name: "which", Ask: (*Heal).ask, Do: (*Heal).heal})

// Proc implements engine.Frame.
func (*Heal) Proc() engine.Table[State] { return heal }

// ask asks what is healed: a wound counter or a grievous one turned, after a critical two wound counters or a grievous one.
func (f *Heal) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Heroes[f.Hero]
	if f.Left == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskHeal, "CC-RCP-001", s.HeroName(int(f.Hero))
	if f.Critical {
		d.Rule = "CC-RCP-002"
	}
	if x.Count(WoundCounter) > 0 {
		d.Offer(option(DoHeal, "wound"))
	}
	switch {
	case x.Count(GrievousCounter) == 0:
	case f.Critical:
		d.Offer(option(DoHeal, "grievous", 1))
	default:
		d.Offer(option(DoEase, "grievous", 1))
	}
}

func (f *Heal) heal(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	s := &m.State
	rule, of, n := "CC-RCP-001", WoundCounter, 1
	if f.Critical {
		rule, n = "CC-RCP-002", 2
	}
	if in.Option.Args[0] == 1 {
		of, n = GrievousCounter, 1
	}
	for i := range s.Heroes[f.Hero].Slots {
		if s.Heroes[f.Hero].Slots[i].Counter != of || n == 0 {
			continue
		}
		if n--; in.Option.Verb == DoEase {
			m.Emit(rule, Eased{f.Hero, uint8(i)})
		} else {
			m.Emit(rule, CounterPlaced{f.Hero, uint8(i), NoCounter})
		}
	}
	if by, ok := f.By.Card(); ok {
		s.met(m, by, "heals")
	}
	f.Left--
	return goTo("which")
}
