package city

import "precipice/engine"

// Gambits is the gambit step: heroes pay to change places with a group (CC-GAM). The players are asked in leader order until all have
// passed one after the other (CC-GAM-007, CC-G-037).
type Gambits struct {
	engine.Cursor
	Hero     uint8
	Critical bool
	Passed   uint8 // players who have passed since the last attempt, a bit each
	Last     Mark  // the player asked last
}

var gambits = engine.Define("city/gambits",
	engine.Step[Gambits, State]{Name: "offer", Ask: (*Gambits).offer, Do: (*Gambits).attempt},
	engine.Step[Gambits, State]{Name: "read", Do: (*Gambits).read},
	engine.Step[Gambits, State]{Name: "swap", Ask: (*Gambits).places, Do: (*Gambits).swap},
)

// Proc implements engine.Frame.
func (*Gambits) Proc() engine.Table[State] { return gambits }

// asked returns the next player who has a hero on the battlefield and has not passed (CC-G-054). Where no group has a card it is one for
// whose heroes something could come of a gambit (CC-G-125).
func (f *Gambits) asked(s *State) (seat engine.Seat, ok bool) {
	first, known := f.Last.Card()
	if !known {
		first = int(s.Leader)
	}
	groups := false
	for _, c := range s.Track[:s.NumTrack] {
		groups = groups || c.Hostile
	}
	for i := range int(s.Players) {
		seat := (first + i) % int(s.Players)
		for h := range s.Heroes {
			if f.Passed>>seat&1 != 0 || int(s.Heroes[h].Seat) != seat || !s.field(h) {
				continue
			}
			if groups || s.Heroes[h].longsFor(s.pack, "gambit") {
				return engine.Seat(seat), true
			}
		}
	}
	return 0, false
}

// points is what a gambit costs in inspiration (CC-GAM-002, CC-INS-009).
const points = 2

func (f *Gambits) offer(m *Match, d *engine.Decision) {
	s := &m.State
	seat, ok := f.asked(s)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule = seat, AskGambit, "CC-GAM-001"
	for h := range s.leaders {
		x := &s.Heroes[h]
		if x.Seat != seat || !x.Able() {
			continue
		}
		gambit := func(how string, face int) engine.Option {
			o := option(DoGambit, s.HeroName(h), h, face)
			o.Parts[1] = how
			return o
		}
		if !s.field(h) {
			d.Refuse(gambit("die", 0), "CC-G-054", "not-on-field")
			continue
		}
		faces := x.Dice()
		for face := 1; face <= 6; face++ {
			if faces>>face&1 != 0 {
				d.Offer(gambit(number(face), face))
			}
		}
		if faces == 0 {
			d.Refuse(gambit("die", 0), "CC-GAM-001", "card-bare")
		}
		d.Refuse(gambit("destiny", 0), "CC-DES-006", "destiny-gambit")
		if o := gambit("inspiration", 0); x.Inspiration < points {
			d.Refuse(o, "CC-GAM-002", "points-short", number(points))
		} else {
			d.Offer(o)
		}
	}
	d.Offer(opt(DoDone))
}

func (f *Gambits) attempt(m *Match, in in) flow {
	s := &m.State
	seat, ok := f.asked(s)
	if !ok {
		return finished()
	}
	f.Last = markOf(int(seat))
	if !in.Asked || in.Option.Verb == DoDone {
		f.Passed |= 1 << seat
		return goTo("offer")
	}
	f.Passed = 0 // who has passed may answer what has changed
	f.Hero = uint8(in.Option.Args[0])
	if face := uint8(in.Option.Args[1]); face > 0 {
		m.Emit("CC-GAM-001", DieSpent{f.Hero, face, false, "gambit"})
	} else {
		m.Emit("CC-GAM-002", InspirationChanged{f.Hero, -points, "gambit"})
	}
	return call(&Roll{Unit: UnitID(f.Hero), Stat: s.Stat(int(f.Hero), "agility"), For: "agility", Rule: "CC-GAM-001"})
}

func (f *Gambits) read(m *Match, in in) flow {
	level := levelOf(in.Result)
	if level == 0 {
		m.Emit("CC-GAM-004", NoEffect{"gambit-failed"})
		return goTo("offer")
	}
	f.Critical = level > 1
	m.State.met(m, int(f.Hero), "gambit")
	return then()
}

// places offers the nearest group card on each side, after a critical every one (CC-GAM-005, 006).
func (f *Gambits) places(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[f.Hero].Seat, AskGambitSwap, "CC-GAM-005", s.HeroName(int(f.Hero))
	at := 0
	for i, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && c.Index == f.Hero {
			at = i
		}
	}
	offer := func(i int) {
		o := option(DoSwap, d.About[0], at, i)
		o.Parts[1] = s.CardName(s.Track[i])
		d.Offer(o)
	}
	left, right := -1, -1
	for i, c := range s.Track[:s.NumTrack] {
		switch {
		case !c.Hostile:
		case f.Critical:
			d.Rule = "CC-GAM-006"
			offer(i)
		case i < at:
			left = i
		case right < 0:
			right = i
		}
	}
	if left >= 0 {
		offer(left)
	}
	if right >= 0 {
		offer(right)
	}
}

func (f *Gambits) swap(m *Match, in in) flow {
	if !in.Asked {
		m.Emit("CC-G-054", NoEffect{"no-group-card"})
		return goTo("offer")
	}
	rule := "CC-GAM-005"
	if f.Critical {
		rule = "CC-GAM-006"
	}
	m.Emit(rule, Swapped{uint8(in.Option.Args[0]), uint8(in.Option.Args[1])})
	return goTo("offer")
}
