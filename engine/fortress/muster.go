package fortress

import (
	"precipice/engine"
)

// Muster forms the party of an expedition of a quest. The leader may change who plays, then the players pick
// explorers in leader order (BF-NEW-002, BF-SET-003 to 012).
type Muster struct{ engine.Cursor }

var muster = engine.Define("fortress/muster",
	engine.Step[Muster, State]{Name: "table", Ask: (*Muster).askTable, Do: (*Muster).table},
	engine.Step[Muster, State]{Name: "pick", Ask: (*Muster).askPick, Do: (*Muster).pick},
)

// Proc implements engine.Frame.
func (*Muster) Proc() engine.Table[State] { return muster }

// askTable lets the leader begin the picks, or change the number of players or the hostile player first, or pause
// (BF-PAU-001).
func (f *Muster) askTable(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.Free = s.Leader, AskMuster, "BF-NEW-002", true
	for size := MaxParty; size >= s.Quest.least(); size-- {
		o := engine.Option{Verb: DoMuster, Parts: [4]string{s.pack.Number(size)}, Args: [4]int16{int16(size)}}
		switch {
		case len(s.Living()) < size:
			d.Refuse(o, "BF-MRT-001", "too-few-living")
		case s.recruits() < size:
			d.Refuse(o, "BF-SET-004", "too-many-twins")
		default:
			d.Offer(o)
		}
	}
	for n := 1; n <= 5; n++ {
		if n != int(s.Players) {
			f.offer(d, engine.Option{Verb: DoPlayers, Parts: [4]string{s.pack.Number(n)}, Args: [4]int16{int16(n)}})
		}
	}
	for seat := range engine.Seat(s.Players) {
		o := engine.Option{Verb: DoHostilePlayer, Parts: [4]string{s.pack.Number(int(seat) + 1)}, Args: [4]int16{int16(seat)}}
		switch {
		case s.HasFifth && s.Fifth == seat:
		case s.Players == 1:
			d.Refuse(o, "BF-G-078", "nobody-else")
		default:
			f.offer(d, o)
		}
	}
	if s.HasFifth && s.Players < 5 {
		f.offer(d, opt(DoNoHostilePlayer))
	} else if s.HasFifth {
		d.Refuse(opt(DoNoHostilePlayer), "BF-SET-010", "five-players")
	}
	idly(d, opt(DoPause), f.Idle, "BF-PAU-001", "paused-enough")
}

// offer offers a change of who plays.
func (f *Muster) offer(d *engine.Decision, o engine.Option) {
	idly(d, o, f.Idle, "BF-NEW-002", "table-enough")
}

func (f *Muster) table(m *Match, in in) flow {
	s, n := &m.State, in.Option.Args[0]
	switch in.Option.Verb {
	case DoPlayers:
		m.Emit("BF-NEW-002", s.seated(int(n), s.Fifth, s.HasFifth))
	case DoHostilePlayer:
		m.Emit("BF-NEW-002", s.seated(int(s.Players), engine.Seat(n), true))
	case DoNoHostilePlayer:
		m.Emit("BF-NEW-002", s.seated(int(s.Players), 0, false))
	case DoPause:
		f.Idle++
		return call(&Pause{}).At("table")
	default:
		m.Emit("BF-SET-003", MusterBegan{uint8(n)})
		return then()
	}
	f.Idle++
	return goTo("table")
}

// seated returns the event that seats so many players. Five need a hostile player, who is never the leader;
// without another choice it is the last player (BF-SET-010, BF-SET-011).
func (s *State) seated(players int, fifth engine.Seat, has bool) TableChanged {
	e := TableChanged{Players: uint8(players), Leader: s.Leader}
	switch {
	case has && int(fifth) < players && players > 1:
		e.HasFifth, e.Fifth = true, fifth
	case players == 5:
		e.HasFifth, e.Fifth = true, 4
	}
	if int(e.Leader) >= players {
		e.Leader = 0
	}
	if e.HasFifth && e.Leader == e.Fifth {
		e.Leader = engine.Seat(clockwise(int(e.Leader), players, int(e.Fifth)))
	}
	return e
}

// place returns the index in the party of the explorer to pick next. ok is false if the party is complete.
func (f *Muster) place(s *State) (e int, ok bool) {
	for e := range int(s.Quest.Size) {
		if !s.Party[e].Playing {
			return e, true
		}
	}
	return 0, false
}

// picker returns the player who picks the explorer at a place of the party (BF-SET-003 to 010).
func (s *State) picker(place int) engine.Seat {
	setup := Setup{Players: int(s.Players), Leader: int(s.Leader), Fifth: -1}
	if s.HasFifth {
		setup.Fifth = int(s.Fifth)
	}
	return engine.Seat(setup.Picker(place))
}

func (f *Muster) askPick(m *Match, d *engine.Decision) {
	s := &m.State
	e, ok := f.place(s)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule, d.Free, d.About[0] = s.picker(e), AskPick, "BF-SET-003", true, s.pack.Number(e+1)
	for kind := range s.pack.Explorers {
		o := engine.Option{Verb: DoPick, Parts: [4]string{s.pack.Explorers[kind].ID}, Args: [4]int16{int16(kind)}}
		switch {
		case s.Quest.Dead(kind):
			d.Refuse(o, "BF-MRT-001", "mortis")
		case s.picked(kind):
			d.Refuse(o, "BF-SET-003", "picked-already")
		case s.figures()+s.modelsOf(kind)-(e+1) > MaxFigures-MaxParty:
			d.Refuse(o, "BF-SET-004", "too-many-twins")
		default:
			d.Offer(o)
		}
	}
}

// picked reports whether an explorer is in the party.
func (s *State) picked(kind int) bool {
	for e := range s.Party {
		if s.Party[e].Playing && int(s.Party[e].Kind) == kind {
			return true
		}
	}
	return false
}

// modelsOf returns the number of miniatures of an explorer beside the one that each has.
func (s *State) modelsOf(kind int) int { return max(1, len(s.pack.Explorers[kind].Models)) }

// figures returns the number of miniatures of the party.
func (s *State) figures() (n int) {
	for e := range s.Party {
		if s.Party[e].Playing {
			n += s.modelsOf(int(s.Party[e].Kind))
		}
	}
	return n
}

func (f *Muster) pick(m *Match, in in) flow {
	e, ok := f.place(&m.State)
	if !ok {
		return finished()
	}
	m.Emit("BF-SET-013", Picked{uint8(e), uint8(in.Option.Args[0])})
	return goTo("pick")
}

// Docking brings the explorers' ships to Precipice. If they are fewer than four, the leader picks the missing
// ones (BF-SET-018, BF-SET-019).
type Docking struct{ engine.Cursor }

var docking = engine.Define("fortress/docking",
	engine.Step[Docking, State]{Name: "home", Do: (*Docking).home},
	engine.Step[Docking, State]{Name: "pick", Ask: (*Docking).ask, Do: (*Docking).pick},
)

// Proc implements engine.Frame.
func (*Docking) Proc() engine.Table[State] { return docking }

func (f *Docking) home(m *Match, _ in) flow {
	s := &m.State
	for e := range s.leaderOrder {
		if ship := s.pack.Home(int(s.Party[e].Kind)); ship >= 0 && !s.docked(ship) {
			m.Emit("BF-SET-018", ShipDocked{uint8(ship)})
		}
	}
	return then()
}

func (f *Docking) ask(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Quest.Docked[MaxDocked-1] > 0 {
		return
	}
	d.Seat, d.Kind, d.Rule = s.Leader, AskDock, "BF-SET-019"
	for ship := range s.pack.Ships {
		o := engine.Option{Verb: DoDock, Parts: [4]string{s.pack.Ships[ship].ID}, Args: [4]int16{int16(ship)}}
		if s.docked(ship) {
			d.Refuse(o, "BF-SET-018", "docked-already")
		} else {
			d.Offer(o)
		}
	}
}

func (f *Docking) pick(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	m.Emit("BF-SET-019", ShipDocked{uint8(in.Option.Args[0])})
	return goTo("pick")
}

// docked reports whether a ship is docked at Precipice.
func (s *State) docked(ship int) bool {
	for _, k := range s.Quest.Docked {
		if k == Mark(ship+1) {
			return true
		}
	}
	return false
}
