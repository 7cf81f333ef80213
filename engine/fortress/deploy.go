package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// DeployGroup draws the encounter card of a discovery marker and deploys what its entry says. The group
// takes the number of the marker, which is also the position of its card (BF-DEP-001 to 012).
type DeployGroup struct {
	engine.Cursor
	Marker      uint8
	Group, Kind uint8
	Size, Made  uint8
}

var deployGroup = engine.Define("fortress/deploy-group",
	engine.Step[DeployGroup, State]{Name: "draw", Do: (*DeployGroup).draw},
	engine.Step[DeployGroup, State]{Name: "each", Ask: (*DeployGroup).where, Do: (*DeployGroup).each},
)

// Proc implements engine.Frame.
func (*DeployGroup) Proc() engine.Table[State] { return deployGroup }

func (f *DeployGroup) draw(m *Match, _ in) flow {
	s := &m.State
	if a := s.Assault(); a != nil {
		return f.garrison(m, &a.Garrison[f.Marker])
	}
	if total(&s.Encounter) == 0 {
		m.Emit("BF-DEP-001", NoEffect{"deck-empty"})
		return finished()
	}
	card := draw(m, &s.Encounter)
	m.Emit("BF-DEP-001", EncounterDrawn{uint8(card)})
	entry := s.pack.Encounters[card].Entries[f.Marker] // BF-DEP-003
	if entry.Twist >= 0 {
		m.Emit("BF-DEP-009", TwistBegan{uint8(entry.Twist)})
		return finished()
	}
	f.Group = f.Marker // a twist before it has a place of its own
	f.Kind, f.Size = uint8(entry.Hostile), uint8(entry.Size)
	m.Emit("BF-DEP-008", GroupFormed{f.Group, f.Kind, uint8(card)})
	return then()
}

// NoEncounter is the card of a group of a stronghold's garrison, which no encounter card brings (BF-STR-005).
const NoEncounter uint8 = 255

// garrison forms the group that a stronghold has at a marker, if there is one (BF-STR-005).
func (f *DeployGroup) garrison(m *Match, entry *library.Entry) flow {
	if entry.Hostile < 0 {
		return finished()
	}
	f.Group, f.Kind, f.Size = f.Marker, uint8(entry.Hostile), uint8(entry.Size)
	m.Emit("BF-STR-005", GroupFormed{f.Group, f.Kind, NoEncounter})
	return then()
}

// fresh makes the group's next miniature. ok is false if there are no miniatures left (BF-DEP-007).
func (f *DeployGroup) fresh(s *State) (id UnitID, u Unit, ok bool) {
	h := &s.pack.Hostiles[f.Kind]
	left := make([]int, len(h.Models))
	for _, model := range h.Roster {
		left[model]++
	}
	id, number := NoUnit, uint8(1)
	for i := MaxFigures; i < MaxUnits; i++ {
		switch v := &s.Units[i]; {
		case v.Team == Nobody && id == NoUnit:
			id = UnitID(i)
		case v.Team == Hostiles && v.Kind == f.Kind:
			number++
			left[v.Model]--
		}
	}
	model, ok := f.model(h.Roster, left, h.Makeup.Include, int(f.Size) >= h.Makeup.From)
	u = Unit{Team: Hostiles, Card: f.Group, Kind: f.Kind, Model: model, Number: number, Hex: board.None}
	return id, u, ok && id != NoUnit
}

// model picks the next miniature: first those the card requires (BF-DEP-011), then by the roster.
func (f *DeployGroup) model(roster []uint8, left []int, include []uint8, demanded bool) (uint8, bool) {
	if demanded && int(f.Made) < len(include) && left[include[f.Made]] > 0 {
		return include[f.Made], true
	}
	for _, model := range roster {
		if left[model] > 0 {
			return model, true
		}
	}
	return 0, false
}

// spots returns the legal spaces for the next miniature: the marker's hex for the first, that hex or an
// adjacent one for the others, in cover from explorers if possible (BF-DEP-004 to 006).
func (f *DeployGroup) spots(s *State, u Unit, id UnitID) (legal board.Set) {
	probe := *s
	probe.Units[id] = u
	at := s.Markers[f.Marker]
	var near board.Set
	near.Add(at)
	if f.Made > 0 {
		near = near.Or(s.field.Adjacent(at))
	}
	for sp := range near.All() {
		if probe.deployable(id, sp) {
			legal.Add(sp)
		}
	}
	return s.preferCover(legal)
}

// preferCover keeps only the spaces in cover, if there are any (BF-G-065).
func (s *State) preferCover(spots board.Set) board.Set {
	var hidden board.Set
	for sp := range spots.All() {
		if s.coveredSpace(sp) {
			hidden.Add(sp)
		}
	}
	if hidden.Empty() {
		return spots
	}
	return hidden
}

func (f *DeployGroup) where(m *Match, d *engine.Decision) {
	s := &m.State
	id, u, ok := f.fresh(s)
	if !ok || f.Made == f.Size {
		return
	}
	name := s.pack.names[u.Kind][u.Number]
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskDeploy, "BF-DEP-005", name
	for sp := range f.spots(s, u, id).All() {
		d.Offer(engine.Option{Verb: DoDeploy, Parts: [4]string{name, s.HexName(sp)}, Args: [4]int16{int16(id), int16(sp)}})
	}
}

func (f *DeployGroup) each(m *Match, in in) flow {
	id, u, ok := f.fresh(&m.State)
	if f.Made == f.Size {
		return finished()
	}
	if !ok {
		m.Emit("BF-DEP-007", NoEffect{"no-miniature"})
		return finished()
	}
	if in.Asked {
		rule := "BF-DEP-005"
		if f.Made == 0 {
			rule = "BF-DEP-004"
		}
		m.Emit(rule, Deployed{Unit: id, Fresh: u, Hex: board.Space(in.Option.Args[1])})
	} else {
		m.Emit("BF-DPL-003", Undeployed{id, u})
	}
	f.Made++
	return goTo("each")
}

// Arrival is a hostile group that is being deployed.
type Arrival struct {
	Group   int // its index, which is also that of its marker
	Hostile *library.Hostile
	Card    *library.Encounter // nil in the garrison of a stronghold
	Placed  int                // how many of its miniatures have appeared, or had no room to
	Left    int                // how many are still to appear
	Next    []library.Weapon   // what the next one carries
}

// Arriving returns the group that is being deployed. ok is false if there is none.
func Arriving(m *Match) (a Arrival, ok bool) {
	s := &m.State
	for _, frame := range m.Frames() {
		f, is := frame.(*DeployGroup)
		if !is || !s.Groups[f.Group].Present {
			continue
		}
		h := &s.pack.Hostiles[f.Kind]
		a = Arrival{Group: int(f.Group), Hostile: h, Placed: int(f.Made)}
		if card := s.Groups[f.Group].Card; card != NoEncounter {
			a.Card = &s.pack.Encounters[card]
		}
		stock := len(h.Roster) // BF-DEP-007
		for i := range s.Units {
			if v := &s.Units[i]; v.Team == Hostiles && v.Kind == f.Kind {
				stock--
			}
		}
		a.Left = min(int(f.Size-f.Made), stock)
		if _, u, more := f.fresh(s); more {
			for _, w := range h.Models[u.Model].Weapons {
				a.Next = append(a.Next, h.Weapons[w])
			}
		}
		return a, true
	}
	return a, false
}
