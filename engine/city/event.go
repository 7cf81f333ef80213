package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// EventFrame is the event roll of a turn and what it brings (CC-EVT-003 to 010).
type EventFrame struct {
	engine.Cursor
	Group uint8
	Hero  uint8
}

var event = engine.Define("city/event",
	engine.Step[EventFrame, State]{Name: "roll", Do: (*EventFrame).roll},
	engine.Step[EventFrame, State]{Name: "group", Ask: (*EventFrame).askGroup, Do: (*EventFrame).group},
	engine.Step[EventFrame, State]{Name: "walk", Ask: (*EventFrame).askWalk, Do: (*EventFrame).walk},
	engine.Step[EventFrame, State]{Name: "born", Ask: (*EventFrame).askBorn, Do: (*EventFrame).born},
	engine.Step[EventFrame, State]{Name: "where", Ask: (*EventFrame).askWhere, Do: (*EventFrame).where},
	engine.Step[EventFrame, State]{Name: "gift", Ask: (*EventFrame).askGift, Do: (*EventFrame).gift},
	engine.Step[EventFrame, State]{Name: "inspire", Ask: (*EventFrame).askInspire, Do: (*EventFrame).inspire},
	engine.Step[EventFrame, State]{Name: "free", Do: (*EventFrame).free},
	engine.Step[EventFrame, State]{Name: "tide", Do: (*EventFrame).tide},
	engine.Step[EventFrame, State]{Name: "end", Do: func(*EventFrame, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*EventFrame) Proc() engine.Table[State] { return event }

func (f *EventFrame) roll(m *Match, _ in) flow {
	s := &m.State
	_, face := m.Roll(dice.D12, nil)
	m.Emit("CC-EVT-003", EventRolled{face})
	switch library.EventWords[s.pack.Events[face-1]] {
	case "destiny-denied":
		m.Emit("CC-EVT-004", DestinyPromised{Denied: true})
	case "destiny-fulfilled":
		m.Emit("CC-EVT-010", DestinyPromised{})
	case "will-of-the-master":
		return goTo("group")
	case "crisis":
		return call(&CrisisFrame{}).At("free")
	case "time-grows-short":
		if s.Night() {
			m.Emit("CC-EVT-007", NoEffect{"night-already"})
		}
		darken(m, "CC-EVT-007", 1)
	case "born-hero":
		return goTo("born")
	case "inspiring-effort":
		return goTo("inspire")
	}
	return goTo("free")
}

// askGroup asks the leader for the group with the model furthest from any hero (CC-EVT-005, CC-G-033).
func (f *EventFrame) askGroup(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule = s.Leader, AskWill, "CC-EVT-005"
	most := [MaxGroups]int{-1, -1, -1, -1}
	furthest := -1
	for u := range s.each(HostileTeam) {
		g := s.Units[u].Card
		most[g] = max(most[g], s.nearnessOf(s.Body(u)))
		furthest = max(furthest, most[g])
	}
	for g, n := range most {
		if n >= 0 && n == furthest {
			d.Offer(option(DoNext, GroupName(g), g))
		}
	}
}

func (f *EventFrame) group(m *Match, in in) flow {
	if !in.Asked {
		m.Emit("CC-EVT-005", NoEffect{"no-group"})
		return goTo("free")
	}
	f.Group = uint8(in.Option.Args[0])
	for u := range m.State.members(int(f.Group)) {
		if m.State.Units[u].Acted {
			m.Emit("CC-EVT-005", Rested{f.Group})
			break
		}
	}
	return then()
}

// askWalk asks the leader which model moves next, the nearest to a hero first; the stunned do not (CC-G-066).
func (f *EventFrame) askWalk(m *Match, d *engine.Decision) {
	s := &m.State
	s.askNearest(d, s.members(int(f.Group)), func(u UnitID) bool {
		return !s.Units[u].Acted && !s.Units[u].Has(library.Stunned)
	}, AskHostile, "CC-G-066")
}

func (f *EventFrame) walk(m *Match, in in) flow {
	if !in.Asked {
		return goTo("free")
	}
	u := UnitID(in.Option.Args[0])
	m.Emit("CC-EVT-005", Acted{u})
	return call(&HostileMove{Unit: u}).At("walk")
}

// askBorn asks the leader for a hero out of action, else for one on the battlefield (CC-EVT-008, CC-G-071).
func (f *EventFrame) askBorn(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule = s.Leader, AskBorn, "CC-EVT-008"
	for h := range s.Heroes {
		if x := &s.Heroes[h]; x.Out && !x.Dead {
			d.Offer(option(DoSend, s.HeroName(h), h))
		}
	}
	if len(d.Options) > 0 {
		return
	}
	for h := range s.each(HeroTeam) {
		d.Offer(option(DoSend, s.UnitName(h), int(h)))
	}
}

func (f *EventFrame) born(m *Match, in in) flow {
	if !in.Asked {
		m.Emit("CC-EVT-008", NoEffect{"nobody"})
		return goTo("free")
	}
	f.Hero = uint8(in.Option.Args[0])
	return then()
}

// askWhere asks for the space nearest to another hero. With no other hero on the battlefield it stays where it is (CC-G-071).
func (f *EventFrame) askWhere(m *Match, d *engine.Decision) {
	s := &m.State
	others := 0
	for h := range s.each(HeroTeam) {
		if uint8(h) != f.Hero {
			others++
		}
	}
	if others > 0 {
		s.askSpot(d, int(f.Hero), "CC-EVT-008")
	}
}

func (f *EventFrame) where(m *Match, in in) flow {
	if in.Asked {
		m.Emit("CC-EVT-008", Returned{f.Hero, board.Space(in.Option.Args[0])})
		m.State.tally(m)
		return then()
	}
	m.Emit("CC-G-071", NoEffect{"nobody-near"})
	if !m.State.field(int(f.Hero)) {
		return goTo("free")
	}
	return then()
}

// askGift asks whether the hero recuperates or loses an ailment (CC-EVT-008, CC-G-021, CC-G-071).
func (f *EventFrame) askGift(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[f.Hero].Seat, AskBorn, "CC-G-071", s.HeroName(int(f.Hero))
	if s.Heroes[f.Hero].Wounded() {
		d.Offer(opt(DoRecuperate))
	}
	for a := range s.Units[f.Hero].ailments {
		d.Offer(option(DoCure, library.AilmentWords[a], int(a)))
	}
}

func (f *EventFrame) gift(m *Match, in in) flow {
	switch {
	case !in.Asked:
	case in.Option.Verb == DoRecuperate:
		return call(&Vitality{Hero: f.Hero}).At("free")
	default:
		m.Emit("CC-EVT-008", AilChanged{Unit: UnitID(f.Hero), Ail: library.Ailment(in.Option.Args[0])})
	}
	return goTo("free")
}

// askInspire asks the leader who gains a point (CC-EVT-009).
func (f *EventFrame) askInspire(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule = s.Leader, AskInspire, "CC-EVT-009"
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			d.Offer(option(DoSend, s.HeroName(h), h))
		}
	}
}

func (f *EventFrame) inspire(m *Match, in in) flow {
	if in.Asked {
		m.State.gain(m, int(in.Option.Args[0]), 1, "CC-EVT-009", "event")
	}
	return then()
}

// free removes the trapped tokens of hostiles and passes the leader token to the left (CC-TRP-004, CC-EVT-003).
func (f *EventFrame) free(m *Match, _ in) flow {
	s := &m.State
	for u := range s.each(HostileTeam) {
		if s.Units[u].Has(library.Trapped) {
			m.Emit("CC-TRP-004", AilChanged{Unit: u, Ail: library.Trapped})
		}
	}
	if s.Players > 1 {
		m.Emit("CC-EVT-003", LeaderPassed{uint8((int(s.Leader) + 1) % int(s.Players))})
	}
	return then()
}

// tide moves the tide of a deliverance journey (CC-G-078).
func (f *EventFrame) tide(m *Match, _ in) flow {
	if m.State.Type() == library.Deliverance {
		return call(&Tide{})
	}
	return then()
}
