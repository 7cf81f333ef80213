package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
)

// Activation is an explorer's activation: it takes actions as long as it can and wants to, saves
// overwatch dice and makes the inspiration roll (BF-ACT-003 to 010).
type Activation struct {
	engine.Cursor
	Card uint8
	Twin uint8 // which of two miniatures acts (BF-TWN-003)
	Verb Verb
	Args [4]int16
}

// Verb is an action of an explorer.
type Verb uint8

// The actions (BF-ACT-011, BF-ACT-012).
const (
	noVerb Verb = iota
	moveVerb
	fireVerb
	recuperateVerb
	searchVerb
	inspiredSearchVerb
	summonVerb
	useVerb
	playVerb
	supportVerb
	specialVerb
)

var verbNames = [...]string{"", DoMove, DoFire, DoRecuperate, DoSearch, DoSearch, DoSummon, DoUse, DoPlay, DoSupport, DoSpecial}

var activation = engine.Define("fortress/activation",
	engine.Step[Activation, State]{Name: "begin", Do: (*Activation).begin},
	engine.Step[Activation, State]{Name: "rise", Do: (*Activation).rise},
	engine.Step[Activation, State]{Name: "stand-up", Ask: (*Activation).askStand, Do: (*Activation).stand},
	engine.Step[Activation, State]{Name: "act", Ask: (*Activation).actions, Do: (*Activation).chosen},
	engine.Step[Activation, State]{Name: "aim", Do: (*Activation).aim},
	engine.Step[Activation, State]{Name: "do", Do: (*Activation).do},
	engine.Step[Activation, State]{Name: "inspiration", Do: (*Activation).inspiration},
)

// Proc implements engine.Frame.
func (*Activation) Proc() engine.Table[State] { return activation }

// Expired implements engine.Expirable.
func (f *Activation) Expired(s *State) bool { return !s.Party[f.Card].Able() }

// figure returns the miniature that acts.
func (f *Activation) figure(s *State) UnitID {
	if u := s.Party[f.Card].Figures[f.Twin]; u != NoUnit && s.Units[u].Here() {
		return u
	}
	return s.Party[f.Card].Figures[1-f.Twin]
}

func (f *Activation) begin(m *Match, _ in) flow {
	m.Emit("BF-ACT-003", ActivationBegan{f.Card})
	return then()
}

// rise lets each stunned miniature of the card stand up before anything else (BF-STN-002).
func (f *Activation) rise(m *Match, _ in) flow {
	s := &m.State
	for twin, u := range s.Party[f.Card].Figures {
		if u != NoUnit && s.Units[u].Stunned {
			f.Twin = uint8(twin)
			return then()
		}
	}
	f.Twin = 0
	return goTo("act")
}

// askStand asks which die a stunned explorer discards: one of its own, or else a destiny die. With
// neither it discards none (BF-STN-002, BF-G-034).
func (f *Activation) askStand(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[f.Card].Seat, AskStandUp, "BF-STN-002", s.UnitName(f.figure(s))
	faces, destiny := s.Party[f.Card].Dice(), int16(0)
	if faces == 0 {
		faces, destiny = s.destiny(), 1
	}
	for face := range 7 {
		if faces&(1<<face) != 0 {
			d.Offer(engine.Option{Verb: DoDiscard, Parts: [4]string{s.pack.Number(face)}, Args: [4]int16{int16(face), destiny}})
		}
	}
}

func (f *Activation) stand(m *Match, in in) flow {
	if in.Asked {
		m.Emit("BF-STN-002", DieSpent{f.Card, uint8(in.Option.Args[0]), in.Option.Args[1] == 1, "stand-up"})
	}
	m.Emit("BF-STN-002", Stunned{f.figure(&m.State), true})
	return goTo("rise")
}

// actions offers every action the explorer could take, and refuses those it cannot pay for.
func (f *Activation) actions(m *Match, d *engine.Decision) {
	s := &m.State
	e := int(f.Card)
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[e].Seat, AskActivation, "BF-ACT-003", s.UnitName(f.figure(s))
	d.Free = true
	f.offerMoves(s, d)
	f.offerWeapons(s, d)
	f.offerRecuperate(s, d)
	f.offerSearch(s, d)
	f.offerSummon(s, d)
	f.offerUnique(s, d)
	s.offerCards(d, e, f.figure(s), inActivation)
	f.offerSupports(s, d)
	f.offerSpecial(s, d)
	f.offerTwin(s, d)
	d.Offer(opt(DoEnd))
}

// offerTwin lets the other twin act. Either or both may act, in any order (BF-TWN-003).
func (f *Activation) offerTwin(s *State, d *engine.Decision) {
	if u := s.other(f.figure(s)); u != NoUnit {
		idly(d, engine.Option{Verb: DoTwin, Parts: [4]string{s.UnitName(u)}}, f.Idle, "BF-TWN-003", "twins-enough")
	}
}

func (f *Activation) option(v Verb, part string, args ...int16) engine.Option {
	o := engine.Option{Verb: verbNames[v], Parts: [4]string{part}}
	copy(o.Args[1:], args)
	o.Args[0] = int16(v)
	return o
}

// price offers an action if its cost can be paid, and otherwise refuses it (BF-ACT-006).
func (f *Activation) price(s *State, d *engine.Decision, o engine.Option, cost int) {
	if s.Affords(int(f.Card), cost, 0) {
		d.Offer(o)
	} else {
		s.refusePay(d, o, int(f.Card), cost)
	}
}

// offerMoves offers each hex within reach (BF-MOV-001 to 007).
func (f *Activation) offerMoves(s *State, d *engine.Decision) {
	u := f.figure(s)
	from := s.Units[u].Hex
	can := s.Affords(int(f.Card), 1, 0)
	if !can && !d.Explains() {
		return
	}
	full := s.full(u)
	var r board.Reach
	s.reach(&r, u, s.Move(u))
	for sp := range board.Space(s.NumCells) {
		if sp == from {
			continue
		}
		reached := r.Has(sp)
		if !reached && !d.Explains() {
			continue
		}
		o := f.option(moveVerb, s.HexName(sp), int16(sp))
		switch {
		case !can:
			s.refusePay(d, o, int(f.Card), 1)
		case reached && full.Has(sp):
			d.Refuse(o, "BF-MOV-005", "hex-full")
		case reached:
			d.Offer(o)
		default:
			s.refuseMove(d, o, u, sp)
		}
	}
}

// reach finds where a miniature can go with that many steps. It does not pass through enemies and halts
// beside them (BF-MOV-002, 003, 004, 006, 007).
func (s *State) reach(r *board.Reach, u UnitID, steps int) {
	enemy := s.Units[u].Team.other()
	s.field.Reach(r, s.Units[u].Hex, steps, s.spaces(enemy), s.beside(enemy))
}

func (s *State) refuseMove(d *engine.Decision, o engine.Option, u UnitID, sp board.Space) {
	switch route := s.field.Route(s.Units[u].Hex, sp); {
	case s.Cells[sp].Blocked:
		d.Refuse(o, "BF-MOV-004", "obstruction")
	case s.spaces(s.Units[u].Team.other()).Has(sp):
		d.Refuse(o, "BF-MOV-003", "enemy-there")
	case route < 0:
		d.Refuse(o, "BF-MOV-004", "no-route")
	case route > s.Move(u):
		d.Refuse(o, "BF-MOV-001", "too-far", s.pack.Number(s.Move(u)), s.pack.Number(route))
	default:
		d.Refuse(o, "BF-MOV-006", "must-halt")
	}
}

// offerRecuperate offers to recuperate (BF-RCP-001).
func (f *Activation) offerRecuperate(s *State, d *engine.Decision) {
	o := f.option(recuperateVerb, "")
	switch x := &s.Party[f.Card]; {
	case !x.Wounded():
		d.Refuse(o, "BF-RCP-001", "not-wounded")
		return
	case x.Count(WoundCounter) == 0:
		d.Refuse(o, "BF-WND-005", "grievous-only")
		return
	}
	f.price(s, d, o, s.RecuperateCost(f.figure(s)))
}

// offerSearch offers both ways to search (BF-SRC-001 to 004, BF-INS-003).
func (f *Activation) offerSearch(s *State, d *engine.Decision) {
	u := f.figure(s)
	v, x := &s.Units[u], &s.Party[f.Card]
	cost := s.SearchCost(u)
	marker := -1
	for i, at := range s.Markers {
		if at == v.Hex {
			marker = i
		}
	}
	o := f.option(searchVerb, "", int16(marker), int16(cost))
	if marker < 0 {
		d.Refuse(o, "BF-SRC-001", "no-marker")
		o = f.option(inspiredSearchVerb, "inspired", -1, int16(cost))
	}
	switch {
	case s.engaged(u):
		d.Refuse(o, "BF-SRC-003", "hostile-adjacent")
	case total(&s.Discovery) == 0:
		d.Refuse(o, "BF-G-031", "deck-empty")
	case marker < 0 && x.Inspiration < 3:
		d.Refuse(o, "BF-SRC-002", "points-short", "3")
	default:
		f.price(s, d, o, cost)
	}
}

// offerSummon offers to summon the escape chamber (BF-SUM-001 to 003).
func (f *Activation) offerSummon(s *State, d *engine.Decision) {
	u := f.figure(s)
	if s.Escape {
		d.Refuse(f.option(summonVerb, ""), "BF-SUM-003", "escape-there")
		return
	}
	cost := s.SummonCost(u)
	adjacent := false
	for i := range s.Portals {
		if s.Portals[i].Open && s.PortalSpaces(i).Has(s.Units[u].Hex) {
			adjacent = true
			f.price(s, d, f.option(summonVerb, s.Portals[i].Hex.String(), int16(i), int16(cost)), cost)
		}
	}
	if !adjacent {
		d.Refuse(f.option(summonVerb, "", -1, int16(cost)), "BF-SUM-001", "no-portal")
	}
}
