package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
)

// Combat is a combat card, from laying out the battlefield to escape or defeat (BF-BTL-001).
type Combat struct {
	engine.Cursor
	Card   uint8
	Marker uint8 // the next discovery marker to receive a group
}

var combat = engine.Define("fortress/combat",
	engine.Step[Combat, State]{Name: "lay", Do: (*Combat).lay},
	engine.Step[Combat, State]{Name: "deploy", Do: (*Combat).deploy},
	engine.Step[Combat, State]{Name: "turn", Do: func(*Combat, *Match, in) flow { return call(&Turn{}) }},
	engine.Step[Combat, State]{Name: "again", Do: (*Combat).again},
)

// Proc implements engine.Frame.
func (*Combat) Proc() engine.Table[State] { return combat }

func (f *Combat) lay(m *Match, _ in) flow {
	m.Emit("BF-BTL-002", Laid{f.Card})
	return call(&Arrangement{})
}

// deploy draws one encounter card for each marker and deploys each group before the next card is
// drawn (BF-DEP-001, BF-DEP-002).
func (f *Combat) deploy(m *Match, _ in) flow {
	s := &m.State
	if int(f.Marker) == MaxMarkers || s.Markers[f.Marker] == board.None {
		return then()
	}
	f.Marker++
	return call(&DeployGroup{Marker: f.Marker - 1}).At("deploy")
}

func (f *Combat) again(m *Match, _ in) flow {
	if m.State.Result == Undecided {
		return goTo("turn")
	}
	return finished()
}

// Arrangement places the explorers in the arrival chamber or on the ambush hexes (BF-BTL-009 to 012).
type Arrangement struct {
	engine.Cursor
	Next uint8
}

var arrange = engine.Define("fortress/arrange",
	engine.Step[Arrangement, State]{Name: "place", Ask: (*Arrangement).ask, Do: (*Arrangement).place},
)

// Proc implements engine.Frame.
func (*Arrangement) Proc() engine.Table[State] { return arrange }

// figure returns the miniature to place next. Explorers out of action stay away (BF-BTL-013).
func (f *Arrangement) figure(s *State) UnitID {
	n := uint8(0)
	for e := range s.leaderOrder {
		for _, u := range s.Party[e].Figures {
			if u == NoUnit || !s.Party[e].Able() {
				continue
			}
			if n == f.Next {
				return u
			}
			n++
		}
	}
	return NoUnit
}

func (f *Arrangement) ask(m *Match, d *engine.Decision) {
	s := &m.State
	u := f.figure(s)
	if u == NoUnit {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.ExplorerOf(u).Seat, AskPlace, "BF-BTL-010", s.UnitName(u)
	spots := s.Maglev
	if s.Ambush {
		d.Rule, spots = "BF-BTL-011", s.ambushSpaces()
	}
	for sp := range spots.All() {
		o := engine.Option{Verb: DoPlace, Parts: [4]string{s.UnitName(u), s.HexName(sp)}, Args: [4]int16{int16(u), int16(sp)}}
		switch {
		case !s.deployable(u, sp):
			d.Refuse(o, "BF-HEX-005", "hex-full")
		case !f.leavesRoom(*s, u, sp, spots):
			d.Refuse(o, "BF-BTL-012", "no-room-left")
		default:
			d.Offer(o)
		}
	}
}

// leavesRoom reports whether all miniatures still to be placed find a space if u takes this one. Twins
// need more room apart than together (BF-BTL-012).
func (f *Arrangement) leavesRoom(s State, u UnitID, sp board.Space, spots board.Set) bool {
	s.Units[u].Hex = sp
	next := Arrangement{Next: f.Next + 1}
	v := next.figure(&s)
	if v == NoUnit {
		return true
	}
	for to := range spots.All() {
		if s.deployable(v, to) && next.leavesRoom(s, v, to, spots) {
			return true
		}
	}
	return false
}

func (s *State) ambushSpaces() (set board.Set) {
	for _, h := range s.pack.Battlefield(int(s.Combat)).Ambush {
		if sp, ok := s.field.At(h); ok {
			set.Add(sp)
		}
	}
	return set
}

func (f *Arrangement) place(m *Match, in in) flow {
	u := f.figure(&m.State)
	if u == NoUnit {
		return finished()
	}
	rule := "BF-BTL-010"
	if m.State.Ambush {
		rule = "BF-BTL-011"
	}
	if in.Asked {
		m.Emit(rule, Placed{u, board.Space(in.Option.Args[1])})
	}
	f.Next++
	return goTo("place")
}
