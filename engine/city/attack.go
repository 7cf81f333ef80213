package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// forbids returns the rule and the reason why a miniature cannot attack another with a kind of weapon, "" if it can.
func (s *State) forbids(by, on UnitID, kind library.Reach) (rule, reason string) {
	return s.forbidsFrom(by, s.Body(by), on, kind)
}

// forbidsFrom is forbids for a miniature that stood in other spaces (CC-WPN-001 to 005, 014, CC-G-015, CC-G-016).
func (s *State) forbidsFrom(by UnitID, from board.Set, on UnitID, kind library.Reach) (rule, reason string) {
	at := s.Body(on)
	adjacent, seen := s.tiles.Around(from), sees(s, s.Units[by].Team, from)
	near := !adjacent.And(at).Empty()
	switch {
	case kind == library.Melee && !near: // whether it sees it or not
		return "CC-WPN-001", "out-of-reach"
	case seen.And(at).Empty():
		return "CC-WPN-014", "no-sight"
	case near && kind == library.Ranged:
		return "CC-WPN-002", "too-near"
	case near:
		return "", ""
	}
	enemies := adjacent.And(s.spaces(s.Units[by].Team.other())).And(seen)
	switch {
	case !enemies.Empty() && kind == library.Ranged:
		return "CC-WPN-005", "engaged"
	case !enemies.Empty():
		return "CC-WPN-004", "enemy-adjacent"
	}
	return "", ""
}

// weapon returns a weapon of a miniature.
func (s *State) weapon(u UnitID, i uint8) *library.Weapon {
	if s.Units[u].Team == HeroTeam {
		return &s.Card(int(u)).Weapons[i]
	}
	return &s.figures(u).Weapons[i]
}

// shots returns the targets of a weapon.
func (s *State) shots(by UnitID, weapon int) (on []UnitID) {
	if weapon < 0 || !s.Units[by].Here() {
		return nil
	}
	kind := s.weapon(by, uint8(weapon)).Kind
	for u := range s.each(s.Units[by].Team.other()) {
		if rule, _ := s.forbids(by, u, kind); rule == "" {
			on = append(on, u)
		}
	}
	return on
}

// Attack is a weapon action on a target: the attack roll and what comes of it (CC-WPN-006 to 008).
type Attack struct {
	engine.Cursor
	By, On UnitID
	Weapon uint8
	Arrow  bool // an oaken arrow is spent (CC-G-065)
	Level  dice.Level
}

var attack = engine.Define("city/attack",
	engine.Step[Attack, State]{Name: "roll", Do: (*Attack).roll},
	engine.Step[Attack, State]{Name: "read", Do: (*Attack).read},
	engine.Step[Attack, State]{Name: "after", Do: (*Attack).after},
	engine.Step[Attack, State]{Name: "end", Do: func(*Attack, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Attack) Proc() engine.Table[State] { return attack }

func (f *Attack) roll(m *Match, _ in) flow {
	s := &m.State
	w := s.weapon(f.By, f.Weapon)
	m.Emit("CC-WPN-014", Attacked{f.By, f.On, w.ID})
	stat := w.Dice
	if s.Units[f.By].Team == HeroTeam {
		stat = grown(stat, s.modified(int(f.By), "attack-die"))
		if f.Arrow {
			m.Emit("CC-G-065", ArrowSpent{uint8(f.By)})
		}
	}
	return call(&Roll{Unit: f.By, Stat: stat, For: "attack", Rule: "CC-WPN-006"})
}

// read turns the level of the roll into damage.
func (f *Attack) read(m *Match, in in) flow {
	s := &m.State
	f.Level = levelOf(in.Result)
	on := &s.Units[f.On]
	if f.Level == dice.Fail {
		m.Emit("CC-WPN-006", NoEffect{"miss"})
		return finished()
	}
	if on.Team == HostileTeam && on.Has(library.Diseased) && f.Level == dice.Success { // CC-DIS-004
		f.Level = dice.Critical
		m.Emit("CC-DIS-004", NoEffect{"success-becomes-critical"})
	}
	damage := s.weapon(f.By, f.Weapon).Damage[f.Level-1]
	if on.Has(library.Cursed) { // CC-CUR-001, CC-G-018
		damage += int(f.Level)
	}
	if s.Units[f.By].Team == HostileTeam {
		return call(&Damage{Hero: uint8(f.On), Left: uint8(damage), Defend: true, Rule: f.rule()})
	}
	if f.Level == dice.Critical {
		s.met(m, int(f.By), "critical-attack")
	}
	damage = max(0, damage+s.modified(int(f.By), "damage"))
	return call(&Harm{Unit: f.On, By: f.hero(s), Amount: uint8(damage), Sure: f.Arrow, Rule: f.rule()})
}

// hero returns the hero who attacks, none if it is a hostile.
func (f *Attack) hero(s *State) Mark {
	if s.Units[f.By].Team == HeroTeam {
		return markOf(int(f.By))
	}
	return 0
}

// rule returns the rule that gives the damage.
func (f *Attack) rule() string {
	if f.Level == dice.Critical {
		return "CC-WPN-008"
	}
	return "CC-WPN-007"
}

// after gives the ailment of the weapon if damage was done.
func (f *Attack) after(m *Match, in in) flow {
	s := &m.State
	ail := s.ailOf(f.By, f.Weapon)
	if in.Result.A == 0 || ail.From == dice.Fail || f.Level < ail.From || !s.Units[f.On].Here() {
		return finished()
	}
	return call(&Ailing{Unit: f.On, Ail: ail.With, By: f.hero(s), Rule: "CC-G-067"}).At("end")
}

// ailOf returns the ailment of a weapon. A hostile that has been slain meanwhile still has its weapons.
func (s *State) ailOf(u UnitID, weapon uint8) library.Ail {
	if s.Units[u].Team == Nobody {
		return library.Ail{}
	}
	return s.weapon(u, weapon).Ail
}

// Harm is damage to a hostile: what it reduces and ignores, and whether it is slain (CC-WPN-009 to 013). It returns what was done.
type Harm struct {
	engine.Cursor
	Unit   UnitID
	By     Mark // the hero who does it
	Amount uint8
	Sure   bool // neither reduced nor ignored (CC-G-065, CC-G-116)
	Rule   string
}

var harm = engine.Define("city/harm", engine.Step[Harm, State]{Name: "harm", Do: (*Harm).harm})

// Proc implements engine.Frame.
func (*Harm) Proc() engine.Table[State] { return harm }

func (f *Harm) harm(m *Match, _ in) flow {
	s := &m.State
	v := &s.Units[f.Unit]
	side := s.side(v.Kind)
	amount := int(f.Amount)
	if !f.Sure && amount > 0 {
		amount = max(0, amount-int(v.Ward))
		if side.Ignore.On && f.warded(m, &side.Ignore, "ignore", "CC-WPN-013") { // CC-G-106
			amount = 0
		}
		if side.Reduce.On && amount > 0 && f.warded(m, &side.Reduce, "reduce", "CC-WPN-012") {
			amount = min(amount, max(side.Reduce.Least, amount-side.Reduce.By))
		}
	}
	if amount == 0 {
		m.Emit(f.Rule, NoEffect{"no-damage"})
		return finished()
	}
	m.Emit(f.Rule, Damaged{f.Unit, uint8(amount)})
	if int(v.Damage) >= s.figures(f.Unit).Wounds {
		s.slay(m, f.Unit, f.By)
	}
	return done(engine.Result{A: int16(amount)})
}

// warded rolls whether a ward holds (CC-G-064).
func (f *Harm) warded(m *Match, w *library.Ward, what, rule string) bool {
	if w.From == 0 {
		return true
	}
	class, face := m.Roll(dice.D12, []uint8{uint8(w.From - 1), uint8(13 - w.From)})
	m.Emit(rule, QuestRolled{what, m.State.UnitName(f.Unit), face, class == 1})
	return class == 1
}

// slay slays a hostile. A champion moves the quest token on a hunt (CC-WPN-010, CC-G-075).
func (s *State) slay(m *Match, u UnitID, by Mark) {
	h, ok := by.Card()
	own := ok && s.Heroes[h].Active
	prey := own && s.prey(h, u)
	champion := s.champion(u) && s.Type() == library.Hunt
	e := Slain{Unit: u, Prey: prey}
	if own {
		e.By = by
	}
	m.Emit("CC-WPN-010", e)
	if last := s.pack.Figures.Quest; champion && int(s.QuestToken) < last {
		m.Emit("CC-G-075", QuestMoved{s.QuestToken + 1})
	}
	if prey {
		s.met(m, h, "slays")
	}
}
