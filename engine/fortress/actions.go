package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// PortalSpaces returns the spaces adjacent to a portal (BF-BTL-008, BF-G-051).
func (s *State) PortalSpaces(i int) (set board.Set) {
	for side := range board.Side(6) {
		sp, ok := s.field.At(s.Portals[i].Hex.Step(side))
		if ok && !s.Cells[sp].Blocked && s.Cells[sp].Walls&(1<<side.Opposite()) == 0 {
			set.Add(sp)
		}
	}
	return set
}

// escapeCells returns the cells of the maglev chamber, placed to replace a portal.
func (s *State) escapeCells(i int) ([]board.Cell, bool) {
	var keep []board.Hex
	for j := range s.Portals {
		if j != i && s.Portals[j].Open {
			keep = append(keep, s.Portals[j].Hex)
		}
	}
	return s.pack.Escape(s.Cells[:s.NumCells], s.Portals[i].Hex, keep)
}

// chosen asks for the die that pays for the chosen action.
func (f *Activation) chosen(m *Match, in in) flow {
	switch in.Option.Verb {
	case DoEnd:
		return f.end(m)
	case DoTwin:
		f.Twin = 1 - f.Twin
		f.Idle++
		return goTo("act")
	}
	f.Idle = 0
	f.Verb = Verb(in.Option.Args[0])
	copy(f.Args[:], in.Option.Args[1:])
	if f.Verb == playVerb || f.Verb == supportVerb {
		return goTo("do") // its price is its own
	}
	return call(&Payment{Card: f.Card, Min: uint8(f.cost(&m.State)), For: in.Option.Verb})
}

func (f *Activation) cost(s *State) int {
	switch f.Verb {
	case recuperateVerb:
		return s.RecuperateCost(f.figure(s))
	case searchVerb, inspiredSearchVerb, summonVerb:
		return int(f.Args[1])
	case fireVerb:
		w, c := unpackWeapon(f.Args[0])
		return s.Card(int(f.Card)).Weapons[w].Costs[c].Die
	case playVerb:
		return s.pack.Resources[f.Args[0]].Die
	case supportVerb:
		return s.pack.Ships[f.Args[0]].Support.Die
	case useVerb:
		return s.Card(int(f.Card)).Actions[f.Args[0]].Cost
	case specialVerb:
		return s.Assault().Actions[f.Args[0]].Die
	}
	return 1
}

// aim pays the second die of an aimed weapon action (BF-WPN-003, BF-WPN-004, BF-G-048).
func (f *Activation) aim(m *Match, _ in) flow {
	if f.Verb == fireVerb && f.Args[2] == 1 {
		return call(&Payment{Card: f.Card, Min: 1, For: "aim"})
	}
	return then()
}

// do carries out the action and returns to the list of actions (BF-ACT-005).
func (f *Activation) do(m *Match, _ in) flow {
	s := &m.State
	u := f.figure(s)
	switch f.Verb {
	case moveVerb:
		m.Emit("BF-MOV-001", s.walk(u, board.Space(f.Args[0])))
		m.Emit("BF-MOV-001", Noted{Explorer: f.Card, Moved: true})
	case fireVerb:
		w, c := unpackWeapon(f.Args[0])
		attacks := s.Card(int(f.Card)).Weapons[w].Costs[c].Attacks
		return call(&WeaponAction{By: u, Weapon: uint8(w), Left: uint8(attacks), Target: UnitID(f.Args[1]),
			Aimed: f.Args[2] == 1, Counts: true}).At("act")
	case recuperateVerb:
		return call(&Vitality{Card: f.Card}).At("act")
	case searchVerb, inspiredSearchVerb:
		f.search(m)
	case summonVerb:
		m.Emit("BF-SUM-002", EscapeOpened{Portal: uint8(f.Args[0])})
	case useVerb:
		m.Emit("BF-WPN-005", Noted{Explorer: f.Card, Once: 1 << f.Args[0]})
		return call(&Effect{Source: FromAction, Card: f.Card, Index: uint8(f.Args[0]), Actor: u, Target: UnitID(f.Args[1])}).At("act")
	case specialVerb:
		m.Emit("BF-STR-005", SpecialTaken{u, s.Assault().Actions[f.Args[0]].ID})
		return call(&Effect{Source: FromSite, Card: s.Combat, Index: uint8(f.Args[0]), Actor: u, Target: UnitID(f.Args[1])}).At("act")
	case playVerb:
		return call(&CardUse{Explorer: f.Card, Card: uint8(f.Args[0]), Actor: u, Target: UnitID(f.Args[1])}).At("act")
	case supportVerb:
		o := engine.Option{Args: [4]int16{int16(f.Verb), f.Args[0], f.Args[1], f.Args[2]}}
		return call(s.callOf(&o, u)).At("act")
	default:
		panic("fortress: an explorer has no such action")
	}
	return goTo("act")
}

// walk returns the shortest move of a miniature to a space within its reach.
func (s *State) walk(u UnitID, to board.Space) Moved {
	return s.walkSteps(u, to, s.Move(u))
}

func (s *State) walkSteps(u UnitID, to board.Space, steps int) Moved {
	var r board.Reach
	s.reach(&r, u, steps)
	e := Moved{Unit: u, From: s.Units[u].Hex}
	e.Path.N = uint8(len(r.Path(to, e.Path.Spaces[:0])))
	return e
}

func (f *Activation) search(m *Match) {
	if f.Verb == inspiredSearchVerb {
		m.Emit("BF-INS-003", InspirationChanged{f.Card, -3, "search"})
	} else {
		m.Emit("BF-SRC-004", MarkerTaken{uint8(f.Args[0])})
	}
	findCard(m, "BF-SRC-004", int(f.Card))
}

// findCard draws a discovery card for an explorer. The card may fulfil its secret agenda (BF-INS-006,
// BF-CRD-007).
func findCard(m *Match, rule string, e int) {
	s := &m.State
	kind := draw(m, &s.Discovery)
	m.Emit(rule, Found{uint8(e), uint8(kind)})
	meetAgenda(m, e, kind)
}

// meetAgenda turns an explorer's card if its secret agenda is to hold this discovery card (BF-INS-006).
func meetAgenda(m *Match, e, kind int) {
	s := &m.State
	if s.pack.Explorers[s.Party[e].Kind].Agenda.Hold == s.pack.Discoveries[kind].ID {
		turnCard(m, e)
	}
}

// turnCard turns a character card whose secret agenda has been met.
func turnCard(m *Match, e int) {
	if !m.State.Party[e].Inspired {
		m.Emit("BF-INS-006", CardTurned{uint8(e)})
	}
}

// end saves overwatch dice (BF-OVW-001), then goes on to the inspiration roll (BF-ACT-010, BF-X-025).
func (f *Activation) end(m *Match) flow {
	m.Emit("BF-OVW-001", OverwatchSaved{f.Card})
	return goTo("inspiration")
}

// inspiration rolls for the hostiles slain in this activation (BF-INR-001 to 005).
func (f *Activation) inspiration(m *Match, _ in) flow {
	x := &m.State.Party[f.Card]
	switch sum := x.SlainWounds; {
	case !x.SlewAny:
	case sum >= 20:
		inspire(m, "BF-INR-003", f.Card, 1, "slain")
	default:
		class, face := blackstone(m, sum, 20-sum)
		m.Emit("BF-INR-002", BlackstoneRolled{"inspiration", m.State.Name(int(f.Card)), face, [...]string{"success", "failure"}[class], sum})
		if class == 0 {
			inspire(m, "BF-INR-002", f.Card, 1, "slain")
		}
	}
	return finished()
}

// offerUnique offers the unique actions of the card (BF-WPN-005).
func (f *Activation) offerUnique(s *State, d *engine.Decision) {
	actions := s.Card(int(f.Card)).Actions
	for i := range actions {
		a := &actions[i]
		o := f.option(useVerb, a.ID, int16(i), int16(NoUnit))
		if a.Once && s.Party[f.Card].Once&(1<<i) != 0 {
			d.Refuse(o, "BF-WPN-005", "used-already")
			continue
		}
		targets := s.effectTargets(a.Effect, f.figure(s))
		if targets == nil {
			f.price(s, d, o, a.Cost)
			continue
		}
		found := false
		for _, t := range targets {
			found = true
			o.Parts[1], o.Args[2] = s.UnitName(t), int16(t)
			f.price(s, d, o, a.Cost)
		}
		if !found {
			d.Refuse(o, "BF-WPN-005", "no-target")
		}
	}
}

// attackable lists the hostiles that a miniature may attack with any of its weapons.
func (s *State) attackable(by UnitID) []UnitID {
	found := []UnitID{}
	for u := range s.each(Hostiles) {
		if len(s.weaponsOn(by, u)) > 0 {
			found = append(found, u)
		}
	}
	return found
}

// weaponsOn lists an explorer's weapons that may attack a hostile.
func (s *State) weaponsOn(by, on UnitID) (list []int) {
	weapons := s.Card(int(s.Units[by].Card)).Weapons
	for w := range weapons {
		if rule, _ := s.forbids(by, on, &weapons[w]); rule == "" {
			list = append(list, w)
		}
	}
	return list
}

// effectTargets lists the targets a player may choose for an effect, or nil if there is no choice. An
// effect that attacks asks for its target later, after a move.
func (s *State) effectTargets(ops []library.Op, actor UnitID) []UnitID {
	for i := range ops {
		op := &ops[i]
		if op.Do == "sure-attack" {
			return s.attackable(actor)
		}
		if op.Do == "attack" || op.To != "hostile" && op.To != "explorer" {
			continue
		}
		team, found := Hostiles, []UnitID{}
		if op.To == "explorer" {
			team = Explorers
		}
		for u := range s.each(team) {
			if s.sees(actor, u) && s.field.Range(s.Units[actor].Hex, s.Units[u].Hex) <= op.Range {
				found = append(found, u)
			}
		}
		return found
	}
	return nil
}
