package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Recovery is the recovery step: recovery rolls, then vitality rolls (BF-REC-001).
type Recovery struct {
	engine.Cursor
	Last bool // after the end of an expedition: only recovery rolls (BF-G-076)
	Next uint8
}

var recovery = engine.Define("fortress/recovery",
	engine.Step[Recovery, State]{Name: "rolls", Do: (*Recovery).rolls},
	engine.Step[Recovery, State]{Name: "board", Do: func(*Recovery, *Match, in) flow { return call(&Boarding{}) }},
	engine.Step[Recovery, State]{Name: "vitality", Do: (*Recovery).vitality},
)

// Proc implements engine.Frame.
func (*Recovery) Proc() engine.Table[State] { return recovery }

// rolls makes one recovery roll for each explorer out of action. It lives if the roll is above the
// number of its grievous wounds (BF-REC-002 to 006).
func (f *Recovery) rolls(m *Match, _ in) flow {
	s := &m.State
	died := false
	for e := range s.leaderOrder {
		if x := &s.Party[e]; !x.Out || x.Dead {
			continue
		}
		grievous := uint8(s.Party[e].Count(GrievousCounter))
		class, face := blackstone(m, grievous, uint8(dice.D20)-grievous)
		m.Emit("BF-REC-002", BlackstoneRolled{"recovery", s.Name(e), face, [...]string{"death", "recovery"}[class], 0})
		if class == 0 {
			m.Emit("BF-REC-003", Died{uint8(e)})
			died = true
		} else {
			m.Emit("BF-REC-004", Recovered{uint8(e)})
		}
	}
	if f.Last || died {
		return finished() // BF-REC-006
	}
	return then()
}

// vitality makes a vitality roll for each wounded explorer (BF-REC-008, BF-REC-009).
func (f *Recovery) vitality(m *Match, _ in) flow {
	s := &m.State
	n := uint8(0)
	for e := range s.leaderOrder {
		if n++; n <= f.Next {
			continue
		}
		f.Next = n
		if s.Party[e].Able() && s.Party[e].Count(WoundCounter) > 0 {
			m.Emit("BF-REC-008", VitalityBegan{uint8(e)})
			return call(&Vitality{Card: uint8(e)}).At("vitality")
		}
	}
	return finished()
}

// Boarding puts the explorers who are not in the maglev chamber yet into it (BF-SET-025, BF-REC-004).
type Boarding struct{ engine.Cursor }

var boarding = engine.Define("fortress/board",
	engine.Step[Boarding, State]{Name: "place", Ask: (*Boarding).ask, Do: (*Boarding).place},
)

// Proc implements engine.Frame.
func (*Boarding) Proc() engine.Table[State] { return boarding }

// figure returns the next miniature to place.
func (f *Boarding) figure(s *State) UnitID {
	for e := range s.leaderOrder {
		for _, u := range s.Party[e].Figures {
			if u != NoUnit && s.Party[e].Able() && s.Units[u].Hex == board.None {
				return u
			}
		}
	}
	return NoUnit
}

func (f *Boarding) rule(s *State) string {
	if s.Expedition.Step == SettingOut {
		return "BF-SET-025"
	}
	return "BF-REC-004"
}

func (f *Boarding) ask(m *Match, d *engine.Decision) {
	s := &m.State
	u := f.figure(s)
	if u == NoUnit {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.ExplorerOf(u).Seat, AskBoard, f.rule(s), s.UnitName(u)
	for sp := range s.Maglev.All() {
		o := engine.Option{Verb: DoBoard, Parts: [4]string{s.HexName(sp)}, Args: [4]int16{int16(sp)}}
		if s.deployable(u, sp) {
			d.Offer(o)
		} else {
			d.Refuse(o, "BF-SET-026", "hex-full")
		}
	}
}

// Roomiest returns the option whose space holds the fewest miniatures, for players who prefer not to be
// asked.
func (s *State) Roomiest(d *engine.Decision) (best int) {
	least := MaxFigures
	for i := range d.Options {
		there := 0
		for u := range s.each(Explorers) {
			if s.Units[u].Hex == board.Space(d.Options[i].Args[0]) {
				there++
			}
		}
		if there < least {
			best, least = i, there
		}
	}
	return best
}

func (f *Boarding) place(m *Match, in in) flow {
	s := &m.State
	if u := f.figure(s); u != NoUnit && in.Asked {
		m.Emit(f.rule(s), Placed{u, board.Space(in.Option.Args[0])})
		return goTo("place")
	}
	if s.Expedition.Step == SettingOut {
		m.Emit("BF-EXP-001", StepBegan{ExplorationStep})
	}
	return finished()
}
