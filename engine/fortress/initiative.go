package fortress

import "precipice/engine"

// CoveringFire lets two explorers who see each other swap their initiative cards. The players propose
// swaps of their own explorers in leader order until all have passed in a row (BF-COV-001 to 004,
// BF-SET-002, BF-G-082).
type CoveringFire struct {
	engine.Cursor
	A, B   uint8 // positions on the track of the proposed swap
	Passed uint8 // players who have passed since the last swap, one bit each
	Last   Mark  // the player asked last
}

var coveringFire = engine.Define("fortress/covering-fire",
	engine.Step[CoveringFire, State]{Name: "propose", Ask: (*CoveringFire).propose, Do: (*CoveringFire).proposed},
	engine.Step[CoveringFire, State]{Name: "agree", Ask: (*CoveringFire).agree, Do: (*CoveringFire).agreed},
	engine.Step[CoveringFire, State]{Name: "swap", Do: (*CoveringFire).swap},
)

// Proc implements engine.Frame.
func (*CoveringFire) Proc() engine.Table[State] { return coveringFire }

func (f *CoveringFire) propose(m *Match, d *engine.Decision) {
	s := &m.State
	seat, ok := f.proposer(s)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule = seat, AskCoveringFire, "BF-COV-001"
	for a := range s.NumTrack {
		for b := a + 1; b < s.NumTrack && !s.flagged("no-covering-fire", NoUnit); b++ {
			if s.owns(seat, s.Track[a]) || s.owns(seat, s.Track[b]) {
				f.offerSwap(s, d, a, b)
			}
		}
	}
	d.Offer(opt(DoDone))
}

// proposer returns the player who may propose a swap. ok is false if all have passed.
func (f *CoveringFire) proposer(s *State) (seat engine.Seat, ok bool) {
	return s.invited(f.Last, f.Passed, s.able)
}

// owns reports whether an initiative card belongs to one of a player's explorers.
func (s *State) owns(seat engine.Seat, c TrackCard) bool {
	return !c.Hostile && s.Party[c.Index].Seat == seat
}

func (f *CoveringFire) offerSwap(s *State, d *engine.Decision, a, b uint8) {
	if s.Track[a].Hostile || s.Track[b].Hostile {
		return
	}
	x, y := int(s.Track[a].Index), int(s.Track[b].Index)
	o := engine.Option{Verb: DoSwap, Parts: [4]string{s.Name(x), s.Name(y)}, Args: [4]int16{int16(a), int16(b)}}
	switch {
	case s.Party[x].Swapped || s.Party[y].Swapped:
		d.Refuse(o, "BF-COV-003", "swapped-already")
	case !s.inSight(x, y):
		d.Refuse(o, "BF-COV-001", "no-sight")
	default:
		idly(d, o, f.Idle, "BF-COV-002", "swaps-enough")
	}
}

// inSight reports whether any miniatures of two explorer cards see each other.
func (s *State) inSight(x, y int) bool {
	for _, a := range s.Party[x].Figures {
		for _, b := range s.Party[y].Figures {
			if a != NoUnit && b != NoUnit && s.Units[a].Here() && s.Units[b].Here() && s.sees(a, b) {
				return true
			}
		}
	}
	return false
}

func (f *CoveringFire) proposed(m *Match, in in) flow {
	seat, ok := f.proposer(&m.State)
	if !ok {
		return finished()
	}
	f.Last = seatMark(seat)
	if in.Option.Verb == DoDone {
		f.Passed |= 1 << seat
		return goTo("propose")
	}
	f.A, f.B = uint8(in.Option.Args[0]), uint8(in.Option.Args[1])
	return then()
}

// agree asks the player of the other explorer, if that is somebody else (BF-COV-002).
func (f *CoveringFire) agree(m *Match, d *engine.Decision) {
	s := &m.State
	proposer, _ := f.proposer(s)
	for _, place := range [2]uint8{f.A, f.B} {
		if s.owns(proposer, s.Track[place]) {
			continue
		}
		d.Seat, d.Kind, d.Rule = s.Party[s.Track[place].Index].Seat, AskAgree, "BF-COV-002"
		d.About = [2]string{s.CardName(s.Track[f.A]), s.CardName(s.Track[f.B])}
		d.Offer(opt(DoAgree))
		d.Offer(opt(DoRefuse))
	}
}

func (f *CoveringFire) agreed(_ *Match, in in) flow {
	if in.Asked && in.Option.Verb == DoRefuse {
		f.Idle++
		return goTo("propose")
	}
	return then()
}

func (f *CoveringFire) swap(m *Match, _ in) flow {
	m.Emit("BF-COV-001", swapped(&m.State, f.A, f.B, true))
	f.Passed, f.Idle = 0, 0
	return goTo("propose")
}

// Gambits is the gambit step: explorers pay to change their position on the track (BF-GAM). The players
// are asked in leader order until all have passed in a row. A failed attempt also gives the others
// another chance (BF-GAM-007, BF-GAM-008, BF-G-082).
type Gambits struct {
	engine.Cursor
	Card     uint8 // the explorer making the attempt
	Critical bool
	Passed   uint8 // players who have passed since the last attempt, one bit each
	Last     Mark  // the player asked last
}

var gambits = engine.Define("fortress/gambits",
	engine.Step[Gambits, State]{Name: "offer", Ask: (*Gambits).offer, Do: (*Gambits).attempt},
	engine.Step[Gambits, State]{Name: "read", Do: (*Gambits).read},
	engine.Step[Gambits, State]{Name: "swap", Ask: (*Gambits).places, Do: (*Gambits).swap},
)

// Proc implements engine.Frame.
func (*Gambits) Proc() engine.Table[State] { return gambits }

// The ways to pay for a gambit: the second argument of its option.
const (
	gambitDie = iota
	gambitInspiration
	gambitFree
	gambitGranted
)

func (f *Gambits) offer(m *Match, d *engine.Decision) {
	s := &m.State
	seat, ok := s.invited(f.Last, f.Passed, s.mayGamble)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule = seat, AskGambit, "BF-GAM-001"
	for e := range s.leaderOrder {
		if s.Party[e].Able() && s.Party[e].Seat == seat {
			s.offerGambit(d, e)
		}
	}
	s.offerSupports(d, "gambit", seat)
	d.Offer(opt(DoDone))
}

// mayGamble reports whether the player of an explorer is asked in the gambit step: for the explorer itself, or to
// call a support as the leader (BF-G-064).
func (s *State) mayGamble(e int) bool {
	return s.able(e) || s.Party[e].Seat == s.Leader && s.leaderCalls("gambit")
}

func (s *State) offerGambit(d *engine.Decision, e int) {
	x, name := &s.Party[e], s.Name(e)
	gambit := func(how string, way, face int16) engine.Option {
		return engine.Option{Verb: DoGambit, Parts: [4]string{name, how}, Args: [4]int16{int16(e), way, face}}
	}
	if s.hook(e, "free-gambit-first-turn") && s.Turn == 1 && !x.FreeGambit { // BF-CRD-005
		d.Offer(gambit("free", gambitFree, 0))
	}
	if x.Granted {
		d.Offer(gambit("support", gambitGranted, 0))
	}
	faces := x.Dice()
	for face := range int16(7) {
		if faces&(1<<face) != 0 {
			d.Offer(gambit(s.pack.Number(int(face)), gambitDie, face))
		}
	}
	if faces == 0 {
		d.Refuse(gambit("die", gambitDie, 0), "BF-GAM-001", "card-bare")
	}
	if s.destiny() != 0 {
		d.Refuse(gambit("destiny", gambitDie, 0), "BF-DES-008", "destiny-gambit")
	}
	switch o := gambit("inspiration", gambitInspiration, 0); {
	case x.Inspiration < 2:
		d.Refuse(o, "BF-GAM-002", "points-short", "2")
	default:
		d.Offer(o)
	}
}

func (f *Gambits) attempt(m *Match, in in) flow {
	s := &m.State
	seat, ok := s.invited(f.Last, f.Passed, s.mayGamble)
	if !ok {
		return finished()
	}
	f.Last = seatMark(seat)
	if in.Option.Verb == DoDone {
		f.Passed |= 1 << seat
		return goTo("offer")
	}
	f.Passed = 0
	if in.Option.Verb == verbNames[supportVerb] {
		return call(s.callOf(&in.Option, s.actorOf(int(in.Option.Args[1])))).At("offer")
	}
	f.Card = uint8(in.Option.Args[0])
	switch in.Option.Args[1] {
	case gambitFree:
		m.Emit("BF-CRD-005", Noted{Explorer: f.Card, FreeGambit: true})
	case gambitGranted:
		m.Emit("BF-SHP-007", GambitGranted{f.Card, true})
	case gambitInspiration:
		m.Emit("BF-GAM-002", InspirationChanged{f.Card, -2, "gambit"})
	default:
		m.Emit("BF-GAM-001", DieSpent{f.Card, uint8(in.Option.Args[2]), false, "gambit"})
	}
	return call(&Roll{Unit: s.Party[f.Card].Figure(), Stat: s.Stat(int(f.Card), "agility"), For: "agility"})
}

func (f *Gambits) read(m *Match, in in) flow {
	level := levelOf(in.Result)
	if level == 0 {
		m.Emit("BF-GAM-004", NoEffect{"gambit-failed"})
		return goTo("offer")
	}
	f.Critical = level > 1
	return then()
}

// places offers the nearest group card on each side or, after a critical, any group card (BF-GAM-005,
// 006, BF-X-027). If there is none, the gambit has no effect (BF-G-058).
func (f *Gambits) places(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[f.Card].Seat, AskGambitSwap, "BF-GAM-005", s.Name(int(f.Card))
	at := f.place(s)
	offer := func(i int) {
		d.Offer(engine.Option{Verb: DoSwap, Parts: [4]string{d.About[0], s.CardName(s.Track[i])}, Args: [4]int16{int16(at), int16(i)}})
	}
	if f.Critical {
		d.Rule = "BF-GAM-006"
		for i := range int(s.NumTrack) {
			if s.Track[i].Hostile {
				offer(i)
			}
		}
		return
	}
	for i := at - 1; i >= 0; i-- {
		if s.Track[i].Hostile {
			offer(i)
			break
		}
	}
	for i := at + 1; i < int(s.NumTrack); i++ {
		if s.Track[i].Hostile {
			offer(i)
			break
		}
	}
}

func (f *Gambits) place(s *State) int {
	for i, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && c.Index == f.Card {
			return i
		}
	}
	panic("fortress: an explorer without an initiative card attempts a gambit")
}

func (f *Gambits) swap(m *Match, in in) flow {
	rule := "BF-GAM-005"
	if f.Critical {
		rule = "BF-GAM-006"
	}
	if in.Asked {
		m.Emit(rule, swapped(&m.State, uint8(in.Option.Args[0]), uint8(in.Option.Args[1]), false))
	} else {
		m.Emit("BF-G-058", NoEffect{"no-group"})
	}
	return goTo("offer")
}
