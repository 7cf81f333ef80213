package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// Activation is the activation of a hero: it acts as long as it can and wants to, saves reaction dice and makes the inspiration roll
// (CC-ACT).
type Activation struct {
	engine.Cursor
	Hero   uint8
	Verb   uint8    // the action that is paid, an index of actions
	Args   [4]int16 // of its option
	Traded uint8    // heroes with whom it has traded, or offered to, since anything else has happened, a bit each
	On     bool     // it goes on with its action, see goesOn
}

var activation = engine.Define("city/activation",
	engine.Step[Activation, State]{Name: "begin", Do: (*Activation).begin},
	engine.Step[Activation, State]{Name: "return", Ask: (*Activation).askReturn, Do: (*Activation).comeBack},
	engine.Step[Activation, State]{Name: "stand-up", Ask: (*Activation).askStand, Do: (*Activation).stand},
	engine.Step[Activation, State]{Name: "act", Ask: (*Activation).ask, Do: (*Activation).chosen},
	engine.Step[Activation, State]{Name: "do", Do: (*Activation).do},
	engine.Step[Activation, State]{Name: "consent", Ask: (*Activation).askConsent, Do: (*Activation).trade},
	engine.Step[Activation, State]{Name: "end", Do: (*Activation).end},
	engine.Step[Activation, State]{Name: "smother", Do: (*Activation).smother},
	engine.Step[Activation, State]{Name: "over", Do: func(*Activation, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Activation) Proc() engine.Table[State] { return activation }

// Expired implements engine.Expirable.
func (f *Activation) Expired(s *State) bool { return !s.Heroes[f.Hero].Able() || s.failed() }

func (f *Activation) begin(m *Match, _ in) flow {
	m.Emit("CC-ACT-001", ActivationBegan{f.Hero})
	if !m.State.Heroes[f.Hero].Away {
		return goTo("stand-up")
	}
	return then()
}

// askReturn asks where a hero comes back from a crisis: as near as possible to another hero (CC-CRI-006).
func (f *Activation) askReturn(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Heroes[f.Hero].Away {
		s.askSpot(d, int(f.Hero), "CC-CRI-006")
	}
}

// askSpot asks the player of a hero for one of the spaces nearest to another hero.
func (s *State) askSpot(d *engine.Decision, h int, rule string) {
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[h].Seat, AskReturn, rule, s.HeroName(h)
	for sp := range s.aside(h).All() {
		d.Offer(option(DoReturn, s.SpaceName(sp), int(sp)))
	}
}

func (f *Activation) comeBack(m *Match, in in) flow {
	if in.Asked {
		m.Emit("CC-CRI-006", Returned{f.Hero, board.Space(in.Option.Args[0])})
	}
	return then()
}

// askStand asks which die a stunned hero discards: one of its own or a destiny die. With none it simply stands (CC-STN-002, CC-G-068).
func (f *Activation) askStand(m *Match, d *engine.Decision) {
	s := &m.State
	if !s.has(int(f.Hero), library.Stunned) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[f.Hero].Seat, AskStandUp, "CC-STN-002", s.HeroName(int(f.Hero))
	for i, faces := range [2]uint8{s.Heroes[f.Hero].Dice(), s.destiny(int(f.Hero))} {
		for face := 1; face <= 6; face++ {
			if faces>>face&1 == 0 {
				continue
			}
			o := option(DoDiscard, number(face), face, i)
			if i == 1 {
				o.Parts = [4]string{"destiny", number(face)}
			}
			d.Offer(o)
		}
	}
}

func (f *Activation) stand(m *Match, in in) flow {
	s := &m.State
	if in.Asked {
		m.Emit("CC-STN-002", DieSpent{f.Hero, uint8(in.Option.Args[0]), in.Option.Args[1] == 1, "stand-up"})
	}
	if s.has(int(f.Hero), library.Stunned) {
		m.Emit("CC-STN-002", AilChanged{Unit: UnitID(f.Hero), Ail: library.Stunned})
	}
	if s.has(int(f.Hero), library.Fatigued) {
		m.Emit("CC-FAT-001", DiceDropped{f.Hero})
		m.Emit("CC-FAT-001", AilChanged{Unit: UnitID(f.Hero), Ail: library.Fatigued})
	}
	return then()
}

// chosen pays for an action, and then does it (CC-ACT-002, 003).
func (f *Activation) chosen(m *Match, in in) flow {
	if !in.Asked && f.goesOn(&m.State) {
		cost, _ := f.cost(&m.State)
		return call(&Payment{Hero: f.Hero, Min: uint8(cost), For: actions[f.Verb]}).At("do")
	}
	if !in.Asked || in.Option.Verb == DoEnd {
		return goTo("end")
	}
	f.Args = in.Option.Args
	f.Verb = actionNamed(in.Option.Verb)
	if in.Option.Verb != DoTrade {
		f.Traded, f.Idle = 0, 0
	}
	f.On = (in.Option.Verb == DoAttack || in.Option.Verb == DoRecuperate) && f.Args[2] == goOn
	cost, dice := f.cost(&m.State)
	switch {
	case in.Option.Verb == DoTrade:
		return goTo("consent")
	case dice == 0:
		return goTo("do")
	case dice == 2:
		return call(&TwoSixes{Hero: f.Hero}).At("do")
	}
	return call(&Payment{Hero: f.Hero, Min: uint8(cost), For: in.Option.Verb}).At("do")
}

// actions are the verbs of actions, by Activation.Verb.
var actions = [...]string{DoMove, DoRun, DoAttack, DoRecuperate, DoSearch, DoExtract, DoUse, DoFree, DoDig, DoTrade, DoExplore, DoRescue, DoOpen}

// actionNamed returns the index of the verb of an action.
func actionNamed(verb string) uint8 { return uint8(slices.Index(actions[:], verb)) }

// askConsent asks the player of the other hero whether they trade treasure (CC-SRC-005, CC-G-055).
func (f *Activation) askConsent(m *Match, d *engine.Decision) {
	s := &m.State
	if other := f.Args[0]; s.Heroes[other].Seat != s.Heroes[f.Hero].Seat {
		d.Seat, d.Kind, d.Rule, d.About = s.Heroes[other].Seat, AskConsent, "CC-G-055", [2]string{s.HeroName(int(f.Hero)), s.HeroName(int(other))}
		d.Offer(opt(DoAgree))
		d.Offer(opt(DoRefuse))
	}
}

func (f *Activation) trade(m *Match, in in) flow {
	s, other := &m.State, uint8(f.Args[0])
	f.Idle++
	if in.Asked && in.Option.Verb == DoRefuse {
		f.Traded |= 1 << other
		m.Emit("CC-G-055", NoEffect{"no-trade"})
		return goTo("act")
	}
	f.Traded = 1 << other // with others it has something else to trade now
	x, y := s.Heroes[f.Hero], s.Heroes[other]
	m.Emit("CC-SRC-005", Carried{f.Hero, y.Treasure, x.Item, x.Stones})
	m.Emit("CC-SRC-005", Carried{other, x.Treasure, y.Item, y.Stones})
	return goTo("act")
}

// end saves reaction dice and makes the inspiration roll (CC-ACT-004, 005, CC-REA-001).
func (f *Activation) end(m *Match, _ in) flow {
	s := &m.State
	if s.Heroes[f.Hero].Active {
		endActivation(m, int(f.Hero))
	}
	if s.has(int(f.Hero), library.Buried) {
		return then()
	}
	return goTo("over")
}

// endActivation is what ends the activation of a hero, also of one that a crisis takes away (CC-G-072).
func endActivation(m *Match, h int) {
	s := &m.State
	s.inspirationRoll(m, h)
	m.Emit("CC-REA-001", DiceSaved{uint8(h)})
}

// smother hurts a buried hero (CC-BUR-004).
func (f *Activation) smother(m *Match, _ in) flow {
	return call(&Damage{Hero: f.Hero, Left: 2, Rule: "CC-BUR-004"}).At("over")
}

// TwoSixes pays two dice showing 6 (CC-BUR-006).
type TwoSixes struct {
	engine.Cursor
	Hero uint8
}

var twoSixes = engine.Define("city/two-sixes",
	engine.Step[TwoSixes, State]{Name: "first", Do: (*TwoSixes).pay},
	engine.Step[TwoSixes, State]{Name: "second", Do: (*TwoSixes).pay},
	engine.Step[TwoSixes, State]{Name: "done", Do: func(*TwoSixes, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*TwoSixes) Proc() engine.Table[State] { return twoSixes }

func (f *TwoSixes) pay(*Match, in) flow {
	return call(&Payment{Hero: f.Hero, Min: 6, For: DoDig})
}
