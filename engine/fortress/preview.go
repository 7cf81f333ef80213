package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// Share is an exact chance, or an expected number.
type Share = dice.Share

// Aim is an attack to be forecast.
type Aim struct {
	By, On      UnitID
	Weapon      int // index on the attacker's card
	Attacks     int // attacks of the weapon action, all on the same target; 0 counts as 1
	IgnoreCover bool
	Sure        bool        // it is a critical without a roll (BF-SHP-005)
	From        board.Space // where the attacker would stand; board.None for its present space
}

// Forecast is the forecast of an attack: Miss, Wound and Grievous of its first attack after cover, and
// Slain of the whole weapon action (for an explorer, out of action).
type Forecast struct {
	Range                        int
	Stat                         library.Stat // zero if out of range
	Cover                        bool         // cover counts
	Rule, Reason                 string       // why the attack is illegal; empty if it is legal
	Miss, Wound, Grievous, Slain Share
	Left                         Share // the share of the outcomes that were not followed to the end because there are too many
}

// Foresee computes the exact forecast of an attack by running the frames that resolve it through every
// outcome of the dice. It assumes no re-rolls, ripostes or overwatch, and that a second attack stays on
// the same target while it stands. If there are too many outcomes for a fixed amount of work, it follows
// the likeliest.
func Foresee(m *Match, a Aim) Forecast { return foresee(m, a, attackWork) }

// foresee is Foresee with a given amount of work, in the units of engine.Spread.
func foresee(m *Match, a Aim, work int) (f Forecast) {
	c := *m // a shallow copy, to move the attacker; a spread never changes its match
	s := &c.State
	if a.From != board.None && a.From != s.Units[a.By].Hex {
		s.Units[a.By].Hex = a.From
		if s.Units[a.By].Team == Explorers {
			s.ExplorerOf(a.By).Moved = true
		}
	}
	probe := Attack{By: a.By, On: a.On, Weapon: uint8(a.Weapon), IgnoreCover: a.IgnoreCover, Sure: a.Sure}
	f.Cover = s.sees(a.By, a.On) && probe.cover(s)
	f.Stat, f.Range = probe.dice(s)
	f.Rule, f.Reason = s.forbids(a.By, a.On, s.weapon(a.By, a.Weapon))
	if f.Rule != "" {
		return f
	}
	attacks := max(1, a.Attacks)
	p := newForecast()
	p.Budget = work
	p.Saw = func(m *Match, e Event, share Share) {
		switch ch := e.Change.(type) {
		case Resolved:
			if first, ok := m.Frames()[c.Depth()].(*WeaponAction); ok && int(first.Left) == attacks-1 {
				f.add(ch.Level, share)
			}
		case Slain:
			if ch.Unit == a.On {
				f.Slain = f.Slain.Plus(share)
			}
		case OutOfAction:
			if s.Units[a.On].Team == Explorers && ch.Explorer == s.Units[a.On].Card {
				f.Slain = f.Slain.Plus(share)
			}
		}
	}
	p.Begin(&c, c.Depth(), &WeaponAction{By: a.By, Weapon: uint8(a.Weapon), Left: uint8(attacks), Target: a.On, Aimed: a.IgnoreCover, Sure: a.Sure, Trigger: true})
	f.Left = p.Left()
	return f
}

// add adds the share of a result of the first attack.
func (f *Forecast) add(level dice.Level, share Share) {
	switch level {
	case dice.Fail:
		f.Miss = f.Miss.Plus(share)
	case dice.Success:
		f.Wound = f.Wound.Plus(share)
	default:
		f.Grievous = f.Grievous.Plus(share)
	}
}

// Prospect is the chance that a hostile takes an action if it activates now.
type Prospect struct {
	Action string
	Faces  uint8  // of the 20 of the behaviour die
	Rolls  uint32 // which ones, a bit each
}

// Prospects returns the column of the behaviour table that fits a hostile now, and the share of each
// action in it, the likeliest first (BF-BEH-001 to 003).
func (s *State) Prospects(u UnitID) (column string, list []Prospect) {
	at := s.column(u)
	return s.Hostile(u).Columns[at].ID, s.ProspectsIn(u, at)
}

// ProspectsIn returns the share of each action in a column of a hostile's behaviour table, the likeliest
// first.
func (s *State) ProspectsIn(u UnitID, column int) (list []Prospect) {
	h := s.Hostile(u)
	by := s.BehaviourShift(u)
	for face := 1; face <= 20; face++ {
		action := h.Table[bandOf(face+by)][column]
		i := 0
		for i < len(list) && list[i].Action != action {
			i++
		}
		if i == len(list) {
			list = append(list, Prospect{Action: action})
		}
		list[i].Faces++
		list[i].Rolls |= 1 << face
	}
	for i := range list { // by share; ties keep the order of the table
		for j := i; j > 0 && list[j].Faces > list[j-1].Faces; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// BehaviourShift returns what is added to a hostile's behaviour rolls.
func (s *State) BehaviourShift(u UnitID) int { return s.modified("behaviour-roll", u) }

// bandOf returns the row of the behaviour table for a modified roll.
func bandOf(roll int) (band int) {
	shifted := uint8(max(1, min(20, roll)))
	for band < len(library.Bands)-1 && shifted > library.Bands[band] {
		band++
	}
	return band
}

// Walk returns where a miniature could go now, and the spaces among those where its move must halt
// (BF-MOV-006).
func (s *State) Walk(u UnitID) (r board.Reach, halts board.Set) {
	s.reach(&r, u, s.Move(u))
	for sp := range s.beside(s.Units[u].Team.other()).All() {
		if r.Has(sp) {
			halts.Add(sp)
		}
	}
	return r, halts
}

// Each yields the miniatures of a team on the battlefield.
func (s *State) Each(t Team) func(func(UnitID) bool) { return s.each(t) }

// Find returns the miniature with that name, or NoUnit.
func (s *State) Find(name string) UnitID { return s.find(name) }

// WeaponsOf returns the weapons that a miniature may use.
func (s *State) WeaponsOf(u UnitID) (list []library.Weapon) {
	if s.Units[u].Team == Explorers {
		return s.Card(int(s.Units[u].Card)).Weapons
	}
	h := s.Hostile(u)
	for _, w := range h.Models[s.Units[u].Model].Weapons {
		list = append(list, h.Weapons[w])
	}
	return list
}

// Arsenal returns all weapons on a miniature's card, including those it may not use, so that its
// indices match those of Aim.
func (s *State) Arsenal(u UnitID) []library.Weapon {
	if s.Units[u].Team == Explorers {
		return s.Card(int(s.Units[u].Card)).Weapons
	}
	return s.Hostile(u).Weapons
}

// WeaponChoice returns the index of the weapon on an explorer's card and the number of attacks that a
// fire option stands for.
func (s *State) WeaponChoice(u UnitID, o *engine.Option) (weapon, attacks int, ok bool) {
	for w, weapon := range s.Card(int(s.Units[u].Card)).Weapons {
		if weapon.ID != o.Parts[0] {
			continue
		}
		for _, c := range weapon.Costs {
			if len(weapon.Costs) == 1 || times[c.Attacks] == o.Parts[2] {
				return w, c.Attacks, true
			}
		}
	}
	return 0, 0, false
}

// FireCost returns the face of the die that a weapon action with that number of attacks costs.
func (s *State) FireCost(u UnitID, weapon, attacks int) int {
	for _, c := range s.Card(int(s.Units[u].Card)).Weapons[weapon].Costs {
		if c.Attacks == attacks {
			return c.Die
		}
	}
	return 1
}

// CostOf returns the lowest face that pays for an action an activation offers or refuses (BF-ACT-006).
func (s *State) CostOf(e int, o *engine.Option) int {
	f := Activation{Card: uint8(e), Verb: Verb(o.Args[0])}
	copy(f.Args[:], o.Args[1:])
	return f.cost(s)
}

// BasicAction returns the rule of a basic hostile action. ok is false for a unique action.
func BasicAction(action string) (rule string, ok bool) {
	rule, ok = actionRules[action]
	return rule, ok
}

// PendingAttack returns the attack that would be made on target if it were chosen now, at a question of
// a weapon action, an effect or a riposte. ok is false at other questions.
func PendingAttack(m *Match, target UnitID) (a Aim, ok bool) {
	a = Aim{On: target, From: board.None}
	d, asked := m.Pending()
	if !asked || d.Kind != AskTarget && d.Kind != AskRiposte {
		return a, false
	}
	switch f := m.Top().(type) {
	case *WeaponAction:
		a.By, a.Weapon, a.Attacks, a.IgnoreCover = f.By, int(f.Weapon), int(f.Left), f.Aimed
	case *Effect:
		a.Weapon, a.By = f.weapon(&m.State)
	case *Wound:
		a.By, a.Weapon = m.State.Party[f.Card].Figure(), riposteWeapon
	default:
		return a, false
	}
	return a, true
}
