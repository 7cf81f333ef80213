package fortress

import (
	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// Attack is one attack of a miniature on another: range, roll, wounds (BF-ATK-001). Explorers and
// hostiles attack by the same frame (BF-HAT-002).
type Attack struct {
	engine.Cursor
	By, On      UnitID
	Weapon      uint8
	IgnoreCover bool
	Sure        bool // it is a critical without a roll (BF-SHP-005)
	Counts      bool
}

var attack = engine.Define("fortress/attack",
	engine.Step[Attack, State]{Name: "ready", Do: (*Attack).ready},
	engine.Step[Attack, State]{Name: "roll", Do: (*Attack).roll},
	engine.Step[Attack, State]{Name: "wound", Do: (*Attack).wound},
	engine.Step[Attack, State]{Name: "stun", Do: (*Attack).stun},
	engine.Step[Attack, State]{Name: "end", Do: func(*Attack, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Attack) Proc() engine.Table[State] { return attack }

// Expired implements engine.Expirable.
func (f *Attack) Expired(s *State) bool { return !s.Units[f.By].Here() || !s.Units[f.On].Here() }

// inCover reports whether a target is in cover from an attacker who sees it: from a barrier
// (BF-CVR-001), a tile or a twist (BF-G-088). A target in cover from one twin is in cover from the
// other as well, unless the other does not see it (BF-TWN-005, BF-G-090).
func (s *State) inCover(by, on UnitID) bool {
	if s.flagged(alwaysInCover, on) {
		return true
	}
	at := s.Units[on].Hex
	if !s.field.CrossesCover(s.Units[by].Hex, at) {
		return false
	}
	twin := s.other(by)
	return twin == NoUnit || !s.sees(twin, on) || s.field.CrossesCover(s.Units[twin].Hex, at)
}

// CoverCounts reports whether a target is in cover from an attacker who does not ignore all cover
// (BF-CVR-001, BF-CVR-003). The attacker's weapon may still ignore it.
func (s *State) CoverCounts(by, on UnitID) bool { return !s.IgnoresCover(by) && s.inCover(by, on) }

// cover reports whether cover counts against this attack (BF-CVR-003).
func (f *Attack) cover(s *State) bool {
	return !f.IgnoreCover && !s.weapon(f.By, int(f.Weapon)).IgnoresCover && s.CoverCounts(f.By, f.On)
}

// dice returns the dice of the weapon at the target's range (BF-ATK-004, BF-RNG-001).
func (f *Attack) dice(s *State) (stat library.Stat, distance int) {
	distance = s.field.Range(s.Units[f.By].Hex, s.Units[f.On].Hex)
	stat, _ = s.weapon(f.By, int(f.Weapon)).At(distance)
	return s.stepped(stat, "attack-die", f.By), distance
}

// ready lets an explorer use a card before its attack roll (BF-RSC-002).
func (f *Attack) ready(m *Match, _ in) flow {
	s := &m.State
	if f.Sure {
		return then()
	}
	if v := &s.Units[f.By]; v.Team == Explorers && s.canUse(int(v.Card), f.By, moment{When: "attack"}) {
		return call(&Moment{When: "attack", Only: Mark(v.Card + 1)})
	}
	return then()
}

func (f *Attack) roll(m *Match, _ in) flow {
	s := &m.State
	stat, distance := f.dice(s)
	if stat.Count == 0 {
		return finished()
	}
	m.Emit("BF-ATK-004", Attacked{f.By, f.On, s.weapon(f.By, int(f.Weapon)).ID, uint8(distance), stat, f.cover(s), f.Sure})
	if f.Sure {
		return then()
	}
	return call(&Roll{Unit: f.By, Stat: stat, For: "attack", Hunt: s.hunts(f.By, f.On)})
}

// hunts returns the ship whose support lets an explorer roll again against a hostile, none for others (BF-SHP-003).
func (s *State) hunts(by, on UnitID) Mark {
	if s.Units[by].Team == Explorers && s.Units[on].Team == Hostiles {
		return s.Hunted[s.Units[on].Card]
	}
	return 0
}

// attackRules are the rules of the three results. With cover attackCover replaces them (BF-CVR-002).
var attackRules = [...]string{"BF-ATK-005", "BF-ATK-006", "BF-ATK-007"}

func (f *Attack) wound(m *Match, in in) flow {
	s := &m.State
	level := levelOf(in.Result)
	cover := f.cover(s)
	rule := attackRules[level]
	if f.Sure {
		level, rule = dice.Critical, "BF-SHP-005"
	}
	if cover && level > dice.Fail {
		level--
		rule = "BF-CVR-002"
	}
	m.Emit(rule, Resolved{f.By, f.On, level, cover})
	if level == dice.Fail {
		return finished()
	}
	stuns := s.weapon(f.By, int(f.Weapon)).Stuns
	next := "end"
	if stuns != dice.Fail && level >= stuns {
		next = "stun"
	}
	if s.Units[f.On].Team == Explorers {
		return call(&Wound{Card: s.Units[f.On].Card, Grievous: level == dice.Critical, By: f.By}).At(next)
	}
	damage := uint8(WoundDamage)
	if level == dice.Critical {
		damage = GrievousDamage
	}
	harm(m, f.On, damage, s.slayer(f.By), f.Counts)
	return goTo(next)
}

// Damage to a hostile (BF-ATK-008).
const (
	WoundDamage    = 1
	GrievousDamage = 3
)

// slayer returns the explorer card behind a miniature, or none.
func (s *State) slayer(u UnitID) Mark {
	if u != NoUnit && s.Units[u].Team == Explorers {
		return Mark(s.Units[u].Card + 1)
	}
	return 0
}

func (f *Attack) stun(m *Match, _ in) flow { return stun(m, f.On, f.By, f.Counts, "end") }

// harm damages a hostile and slays it when the damage reaches its Wounds value (BF-ATK-008 to
// 010). Hostiles make no defence rolls (BF-DEF-006).
func harm(m *Match, u UnitID, damage uint8, by Mark, counts bool) {
	s := &m.State
	m.Emit("BF-ATK-008", Damaged{u, damage})
	if int(s.Units[u].Damage) < s.Hostile(u).Wounds {
		return
	}
	m.Emit("BF-ATK-009", Slain{u, by, counts})
	e, ok := by.Card()
	if !ok {
		return
	}
	a := s.pack.Explorers[s.Party[e].Kind].Agenda
	if a.Slay == s.Hostile(u).ID && int(s.Party[e].Slain) >= a.Count {
		turnCard(m, e)
	}
}

// stun stuns a miniature. If it is stunned already, it suffers a wound instead (BF-STN-001, 004).
func stun(m *Match, u, by UnitID, counts bool, next string) flow {
	s := &m.State
	switch v := &s.Units[u]; {
	case !v.Here() || s.flagged("steady", u):
		return goTo(next)
	case !v.Stunned:
		m.Emit("BF-STN-001", Stunned{u, false})
		return goTo(next)
	case v.Team == Explorers:
		return call(&Wound{Card: v.Card, By: NoUnit}).At(next)
	}
	harm(m, u, 1, s.slayer(by), counts)
	return goTo(next)
}
