package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// Reinforcement is a group's reinforcement roll and the return of its slain models (BF-RNF-001 to 013).
type Reinforcement struct {
	engine.Cursor
	Group uint8
	Left  uint8
	Unit  UnitID // the model that returns
}

var reinforce = engine.Define("fortress/reinforce",
	engine.Step[Reinforcement, State]{Name: "roll", Do: (*Reinforcement).roll},
	engine.Step[Reinforcement, State]{Name: "who", Ask: (*Reinforcement).askWho, Do: (*Reinforcement).who},
	engine.Step[Reinforcement, State]{Name: "where", Ask: (*Reinforcement).where, Do: (*Reinforcement).deploy},
	engine.Step[Reinforcement, State]{Name: "attack", Do: (*Reinforcement).attack},
	engine.Step[Reinforcement, State]{Name: "after", Do: func(*Reinforcement, *Match, in) flow { return goTo("who") }},
)

// Proc implements engine.Frame.
func (*Reinforcement) Proc() engine.Table[State] { return reinforce }

// roll rolls for the column of the smallest slain hostile of the group (BF-RNF-003, BF-X-022).
func (f *Reinforcement) roll(m *Match, _ in) flow {
	s := &m.State
	size, slain := library.Huge, uint8(0)
	for u := range s.group(int(f.Group)) {
		if s.Units[u].Slain {
			size = min(size, s.Hostile(u).Size)
			slain++
		}
	}
	_, face := blackstone(m)
	row := max(1, min(20, int(face)+s.modified("reinforcement-roll", NoUnit)))
	returns := s.pack.Reinforce[size].Returns[row-1]
	f.Left = min(returns, slain) // BF-RNF-009
	m.Emit(rowRule(size, row, returns), BlackstoneRolled{"reinforcement", groupNames[f.Group], face, s.pack.Number(int(f.Left)), 0})
	return then()
}

func rowRule(size library.Size, row int, returns uint8) string {
	switch {
	case row > 3:
		return "BF-RNF-008"
	case size == library.Small:
		return "BF-RNF-004"
	case size == library.Huge:
		return "BF-RNF-007" // BF-X-002
	case returns == 1:
		return "BF-RNF-006"
	}
	return "BF-RNF-005"
}

// askWho asks which slain model of the group returns. Models of the same kind are one choice
// (BF-G-017). A model slain again as it arrives was not among those the roll was made for (BF-RNF-009).
func (f *Reinforcement) askWho(m *Match, d *engine.Decision) {
	s := &m.State
	if f.Left == 0 || f.spots(s).Empty() {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskReturn, "BF-G-017", groupNames[f.Group]
	offerSlain(s, d, "return", func(u UnitID) bool { return s.Units[u].Card == f.Group && !s.Units[u].Arrived })
}

// offerSlain offers the slain hostiles that among accepts, one of each group and model.
func offerSlain(s *State, d *engine.Decision, verb string, among func(UnitID) bool) {
	var seen [MaxGroups]uint64
	for i := MaxFigures; i < MaxUnits; i++ {
		u := &s.Units[i]
		if u.Team != Hostiles || !u.Slain || !among(UnitID(i)) || seen[u.Card]&(1<<u.Model) != 0 {
			continue
		}
		seen[u.Card] |= 1 << u.Model
		d.Offer(engine.Option{Verb: verb, Parts: [4]string{s.UnitName(UnitID(i))}, Args: [4]int16{int16(i)}})
	}
}

// spots returns the spaces adjacent to a portal where the slain models could be deployed. Without an
// open portal nobody returns (BF-G-018); without room the models stay slain (BF-DPL-003).
func (f *Reinforcement) spots(s *State) (set board.Set) {
	probe := NoUnit
	for u := range s.group(int(f.Group)) {
		if s.Units[u].Slain {
			probe = u
			break
		}
	}
	if probe == NoUnit {
		return set
	}
	for i := range s.Portals {
		if !s.Portals[i].Open {
			continue
		}
		for sp := range s.PortalSpaces(i).All() {
			if s.deployable(probe, sp) {
				set.Add(sp)
			}
		}
	}
	return set
}

func (f *Reinforcement) who(m *Match, in in) flow {
	switch {
	case f.Left == 0:
		return finished()
	case !in.Asked:
		rule := "BF-G-018"
		for i := range m.State.Portals {
			if m.State.Portals[i].Open {
				rule = "BF-DPL-003"
			}
		}
		m.Emit(rule, NoEffect{"no-space"})
		return finished()
	}
	f.Unit = UnitID(in.Option.Args[0])
	return then()
}

// where offers the spaces nearest to another model of the group or, if none is on the battlefield, to
// an explorer (BF-RNF-010, BF-RNF-011, BF-X-010).
func (f *Reinforcement) where(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskDeploy, f.rule(s), s.UnitName(f.Unit)
	s.offerNearest(d, f.Unit, f.spots(s).Has, func(sp board.Space) int { return f.away(s, sp) })
}

func (f *Reinforcement) away(s *State, sp board.Space) int {
	if f.wipedOut(s) {
		return s.away(sp)
	}
	nearest := 4 * far
	for u := range s.group(int(f.Group)) {
		if s.Units[u].Here() {
			nearest = min(nearest, s.distance(sp, s.Units[u].Hex))
		}
	}
	return nearest
}

// wipedOut reports whether no model of the group is on the battlefield.
func (f *Reinforcement) wipedOut(s *State) bool {
	for u := range s.group(int(f.Group)) {
		if s.Units[u].Here() {
			return false
		}
	}
	return true
}

func (f *Reinforcement) rule(s *State) string {
	if f.wipedOut(s) {
		return "BF-RNF-011"
	}
	return "BF-RNF-010"
}

func (f *Reinforcement) deploy(m *Match, in in) flow {
	f.Left--
	m.Emit(f.rule(&m.State), Deployed{Unit: f.Unit, Hex: board.Space(in.Option.Args[1]), Arrived: true})
	return call(&Reaction{To: f.Unit})
}

// attack lets the returning model attack at once or move towards the closest explorer (BF-RNF-012,
// BF-X-009, BF-G-016). It is not activated this turn (BF-RNF-013).
func (f *Reinforcement) attack(m *Match, _ in) flow {
	if !m.State.Units[f.Unit].Here() {
		return goTo("who")
	}
	return call(&HostileAttack{Unit: f.Unit, OrMove: 1, Rule: "BF-RNF-012"})
}
