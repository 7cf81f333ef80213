package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// Reinforce turns a card up and deploys its group at the lychgate furthest from the heroes, a model at a time, each of which advances at
// once (CC-HGA-006, CC-RNF).
type Reinforce struct {
	engine.Cursor
	Group uint8
	Unit  UnitID
	Lych  uint8
}

var reinforce = engine.Define("city/reinforce",
	engine.Step[Reinforce, State]{Name: "draw", Do: (*Reinforce).draw},
	engine.Step[Reinforce, State]{Name: "model", Ask: (*Reinforce).askModel, Do: (*Reinforce).model},
	engine.Step[Reinforce, State]{Name: "lychgate", Ask: (*Reinforce).askLych, Do: (*Reinforce).lych},
	engine.Step[Reinforce, State]{Name: "space", Ask: (*Reinforce).ask, Do: (*Reinforce).place},
	engine.Step[Reinforce, State]{Name: "advance", Do: (*Reinforce).advance},
	engine.Step[Reinforce, State]{Name: "hurt", Do: func(*Reinforce, *Match, in) flow { return goTo("model") }},
	engine.Step[Reinforce, State]{Name: "over", Do: func(*Reinforce, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Reinforce) Proc() engine.Table[State] { return reinforce }

func (f *Reinforce) draw(*Match, in) flow {
	return call(&Draw{Group: f.Group, Rule: "CC-HGA-006"})
}

// askModel asks the leader which model is deployed next; those alike are one choice (CC-RNF-003).
func (f *Reinforce) askModel(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskDeployNext, "CC-RNF-003", GroupName(int(f.Group))
	seen := map[figure]bool{}
	for u := range s.reserve(int(f.Group)) {
		v := &s.Units[u]
		if k := (figure{v.Kind, v.Model}); !seen[k] {
			seen[k] = true
			d.Offer(option(DoNext, s.UnitName(u), int(u)))
		}
	}
}

func (f *Reinforce) model(_ *Match, in in) flow {
	if !in.Asked {
		return goTo("over")
	}
	f.Unit = UnitID(in.Option.Args[0])
	return then()
}

// gate returns the spaces that touch a lychgate.
func (s *State) gate(lych int) (set board.Set) {
	for q := range s.Ground.Lych[lych].Squares {
		if sp, ok := s.tiles.At(q); ok {
			set.Add(sp)
		}
	}
	return set
}

// askLych asks the leader by which lychgate the model comes, of several: the furthest from the heroes, on a deliverance journey the nearest
// to a closed gateway (CC-RNF-004, 005, CC-G-033).
func (f *Reinforce) askLych(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskLychgate, byLychgate(s), s.UnitName(f.Unit)
	of := func(i int) int { return -s.nearnessOf(s.gate(i)) }
	if s.Type() == library.Deliverance {
		out := wayOut(s)
		of = func(i int) int { return apart(s, HostileTeam, s.gate(i), out) }
	}
	best := far + 1
	for i := range int(s.Ground.NumLych) {
		best = min(best, of(i))
	}
	for i := range int(s.Ground.NumLych) {
		if of(i) == best {
			d.Offer(option(DoLychgate, s.Ground.Lych[i].At.String()+s.Ground.Lych[i].Side.String(), i))
		}
	}
}

// byLychgate returns the rule that says by which lychgate reinforcements come.
func byLychgate(s *State) string {
	if s.Type() == library.Deliverance {
		return "CC-RNF-005"
	}
	return "CC-RNF-004"
}

// wayOut returns the spaces beside closed gateways, those of the extraction zone if there is none (CC-RNF-005, CC-G-080).
func wayOut(s *State) (set board.Set) {
	for i := range int(s.Ground.NumGates) {
		if !s.Ground.Gates[i].Open {
			set = set.Or(s.tiles.Touch(i))
		}
	}
	if zone, ok := s.Ground.Zone.Card(); ok && set.Empty() {
		return s.tiles.Floor(zone)
	}
	return set
}

func (f *Reinforce) lych(_ *Match, in in) flow {
	f.Lych = uint8(in.Option.Args[0])
	return then()
}

// ask asks the leader for the space: one that touches the lychgate and can take the model comes first; else one of a hero, whom the
// model hurts instead; else the nearest that can take it (CC-RNF-004, 006, 007, CC-G-050, CC-G-102).
func (f *Reinforce) ask(m *Match, d *engine.Decision) {
	s := &m.State
	touching := s.gate(int(f.Lych))
	fits := s.standable(f.Unit)
	if own := touching.And(fits); !own.Empty() {
		s.askSpace(d, f.Unit, own, byLychgate(s))
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskHurt, "CC-RNF-006", s.UnitName(f.Unit)
	for h := range s.each(HeroTeam) {
		if touching.Has(s.Units[h].At) {
			d.Offer(option(DoHurt, s.UnitName(h), int(h)))
		}
	}
	if len(d.Options) > 0 {
		return
	}
	s.askSpace(d, f.Unit, least(fits, func(sp board.Space) int {
		n := far
		for at := range touching.All() {
			n = min(n, s.steps(at, sp))
		}
		return n
	}), "CC-RNF-007")
}

func (f *Reinforce) place(m *Match, in in) flow {
	s := &m.State
	switch {
	case !in.Asked:
		m.Emit("CC-RNF-009", Slain{Unit: f.Unit})
		return goTo("model")
	case in.Option.Verb == DoHurt:
		m.Emit("CC-RNF-006", NotPlaced{f.Unit, s.UnitName(f.Unit)})
		return call(&Damage{Hero: uint8(in.Option.Args[0]), Left: 2, Rule: "CC-RNF-006"}).At("hurt") // CC-G-028
	}
	rule := byLychgate(s)
	if at := board.Space(in.Option.Args[1]); !s.gate(int(f.Lych)).Has(at) {
		rule = "CC-RNF-007"
	}
	to := board.Space(in.Option.Args[1])
	if s.broad(f.Unit) {
		return call(&Settle{Unit: f.Unit, To: to, Rule: rule, New: true})
	}
	m.Emit(rule, Placed{Unit: f.Unit, At: to})
	return call(&React{To: f.Unit})
}

// advance lets the model advance at once (CC-RNF-008).
func (f *Reinforce) advance(m *Match, _ in) flow {
	if !m.State.Units[f.Unit].Here() {
		return goTo("model") // a reaction has slain it
	}
	return call(&Behave{Unit: f.Unit, Row: rowOf("advance")}).At("model")
}
