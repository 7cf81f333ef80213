package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// GroupActivation is the activation of a group: a card that lies face down is turned up and brings reinforcements, a group that is driven
// off leaves, and every other one behaves (CC-HGA, CC-BEH).
type GroupActivation struct {
	engine.Cursor
	Group uint8
	Kind  library.Place // the category that acts
	Row   library.Place // what its behaviour roll says
	Kinds library.KindSet
}

var groupActivation = engine.Define("city/group-activation",
	engine.Step[GroupActivation, State]{Name: "begin", Do: (*GroupActivation).begin},
	engine.Step[GroupActivation, State]{Name: "last-blow", Ask: (*GroupActivation).askNext, Do: (*GroupActivation).lastBlow},
	engine.Step[GroupActivation, State]{Name: "leave", Do: (*GroupActivation).leave},
	engine.Step[GroupActivation, State]{Name: "category", Ask: (*GroupActivation).askCategory, Do: (*GroupActivation).category},
	engine.Step[GroupActivation, State]{Name: "next", Ask: (*GroupActivation).askNext, Do: (*GroupActivation).next},
	engine.Step[GroupActivation, State]{Name: "over", Do: func(*GroupActivation, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*GroupActivation) Proc() engine.Table[State] { return groupActivation }

// anyKind is a category that stands for all of a group.
const anyKind = 255

func (f *GroupActivation) begin(m *Match, _ in) flow {
	s := &m.State
	g := &s.Groups[f.Group]
	if !g.Present {
		return goTo("over")
	}
	if !g.FaceUp { // CC-HGA-006
		m.Emit("CC-HGA-006", GroupBegan{f.Group})
		return call(&Reinforce{Group: f.Group}).At("over")
	}
	m.Emit("CC-HGA-001", GroupBegan{f.Group})
	if s.drivenOff(int(f.Group)) {
		if count(s.members(int(f.Group))) == 0 {
			m.Emit("CC-HGA-002", NoEffect{"wiped-out"})
		} else {
			m.Emit("CC-HGA-002", NoEffect{"driven-off"})
		}
		f.Kind = anyKind
		return goTo("last-blow")
	}
	return goTo("category")
}

// drivenOff reports whether a group is driven off when it is activated (CC-HGA-002, CC-G-010, CC-G-103).
func (s *State) drivenOff(group int) bool {
	return 3*count(s.members(group)) <= int(s.Groups[group].Deployed)
}

// waits reports whether a hostile of the category has still to act. For the last attacks of a group those that are stunned wait for
// nothing (CC-G-115).
func (f *GroupActivation) waits(s *State, u UnitID) bool {
	v := &s.Units[u]
	if f.Kind == anyKind {
		return !v.Acted && !v.Has(library.Stunned)
	}
	return !v.Acted && v.Kind == f.Kind
}

// askNext asks the leader which hostile acts: the nearest to any hero first (CC-BEH-003). A group that is driven off goes by the same
// order.
func (f *GroupActivation) askNext(m *Match, d *engine.Decision) {
	s := &m.State
	rule := "CC-BEH-003"
	if f.Kind == anyKind {
		rule = "CC-HGA-003"
	}
	s.askNearest(d, s.members(int(f.Group)), func(u UnitID) bool { return f.waits(s, u) }, AskHostile, rule)
}

// askNearest asks the leader for one of those that are nearest to a hero.
func (s *State) askNearest(d *engine.Decision, of func(func(UnitID) bool), among func(UnitID) bool, kind, rule string) {
	d.Seat, d.Kind, d.Rule = s.Leader, kind, rule
	least := far + 1
	for _, pass := range [2]bool{false, true} {
		for u := range of {
			if !among(u) {
				continue
			}
			switch n := s.nearnessOf(s.Body(u)); {
			case pass && n == least:
				d.Offer(option(DoNext, s.UnitName(u), int(u)))
			case !pass:
				least = min(least, n)
			}
		}
	}
}

// lastBlow lets each hostile of a group that is driven off make a weapon action, unless it is stunned (CC-HGA-003).
func (f *GroupActivation) lastBlow(m *Match, in in) flow {
	if !in.Asked {
		return then()
	}
	u := UnitID(in.Option.Args[0])
	m.Emit("CC-HGA-003", Acted{u})
	return call(&HostileAttack{Unit: u}).At("last-blow")
}

// leave takes the group from the table; its card is replaced by one that lies face down (CC-HGA-004, CC-JTY-005, CC-DLV-013).
func (f *GroupActivation) leave(m *Match, _ in) flow {
	replaced := m.State.Type() != library.Deliverance
	m.Emit("CC-HGA-004", DrivenOff{f.Group, replaced})
	return goTo("over")
}

// askCategory asks the leader which category of the group acts next (CC-BEH-002).
func (f *GroupActivation) askCategory(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskOrder, "CC-BEH-002", GroupName(int(f.Group))
	seen := f.Kinds
	for u := range s.members(int(f.Group)) {
		if k := s.Units[u].Kind; seen>>k&1 == 0 {
			seen |= 1 << k
			d.Offer(option(DoNext, s.pack.Hostiles[k].ID, int(k)))
		}
	}
}

// category makes the behaviour roll of a category (CC-BEH-001).
func (f *GroupActivation) category(m *Match, in in) flow {
	if !in.Asked {
		return goTo("over")
	}
	s := &m.State
	f.Kind = uint8(in.Option.Args[0])
	f.Kinds |= 1 << f.Kind
	_, face := m.Roll(dice.D12, nil)
	f.Row = s.side(f.Kind).Rows[face-1]
	m.Emit("CC-BEH-001", Behaved{f.Kind, face, f.Row})
	return then()
}

// next lets a hostile do what the roll says; a stunned one stands up instead (CC-BEH-003, CC-STN-003).
func (f *GroupActivation) next(m *Match, in in) flow {
	if !in.Asked {
		return goTo("category")
	}
	u := UnitID(in.Option.Args[0])
	m.Emit("CC-BEH-003", Acted{u})
	if m.State.Units[u].Has(library.Stunned) {
		m.Emit("CC-STN-003", AilChanged{Unit: u, Ail: library.Stunned})
		return goTo("next")
	}
	return call(&Behave{Unit: u, Row: f.Row}).At("next")
}

// Behave is an action of a hostile, step by step (CC-BEH-004 to 006).
type Behave struct {
	engine.Cursor
	Unit UnitID
	Row  library.Place
	Step library.Count
}

var behave = engine.Define("city/behave", engine.Step[Behave, State]{Name: "step", Do: (*Behave).step})

// Proc implements engine.Frame.
func (*Behave) Proc() engine.Table[State] { return behave }

// Expired implements engine.Expirable: a hostile that has been slain does no more.
func (f *Behave) Expired(s *State) bool { return !s.Units[f.Unit].Here() || s.failed() }

// basicSteps are the steps of the actions that every hostile knows.
var basicSteps = map[string][]library.HostileStep{
	"hold":    nil,
	"advance": {{Do: "move"}, {Do: "attack"}},
	"charge":  {{Do: "move"}, {Do: "move"}, {Do: "attack"}},
}

// rowOf returns the row of a basic action.
func rowOf(action string) uint8 {
	for i, id := range library.Basic {
		if id == action {
			return uint8(i)
		}
	}
	panic("city: there is no action " + action)
}

func (f *Behave) step(m *Match, _ in) flow {
	s := &m.State
	id, own := s.pack.Hostiles[s.Units[f.Unit].Kind].Action(f.Row)
	steps := basicSteps[id]
	if own != nil {
		steps = own.Steps
	}
	if int(f.Step) >= len(steps) {
		return finished()
	}
	step := &steps[f.Step]
	f.Step++
	switch step.Do {
	case "move":
		return call(&HostileMove{Unit: f.Unit}).At("step")
	case "attack":
		return call(&HostileAttack{Unit: f.Unit}).At("step")
	case "ward":
		m.Emit("CC-BEH-006", Warded{Unit: f.Unit, By: uint8(step.By)})
		return goTo("step")
	}
	return call(&Effect{PC: step.Does.From, End: step.Does.To, Actor: f.Unit, Rule: "CC-BEH-006"}).At("step")
}

// HostileAttack is a weapon action of a hostile, with the first of its weapons that has a target; the leader chooses among several
// (CC-HAT-001, CC-G-063).
type HostileAttack struct {
	engine.Cursor
	Unit UnitID
}

var hostileAttack = engine.Define("city/hostile-attack",
	engine.Step[HostileAttack, State]{Name: "target", Ask: (*HostileAttack).ask, Do: (*HostileAttack).attack},
	engine.Step[HostileAttack, State]{Name: "finished", Do: (*HostileAttack).finished},
	engine.Step[HostileAttack, State]{Name: "over", Do: func(*HostileAttack, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*HostileAttack) Proc() engine.Table[State] { return hostileAttack }

// Expired implements engine.Expirable.
func (f *HostileAttack) Expired(s *State) bool { return !s.Units[f.Unit].Here() || s.failed() }

func (f *HostileAttack) ask(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskTarget, "CC-HAT-001", s.UnitName(f.Unit)
	for i := range s.figures(f.Unit).Weapons {
		for _, u := range s.shots(f.Unit, i) {
			d.Offer(option(DoTarget, s.UnitName(u), int(u), i))
		}
		if len(d.Options) > 0 {
			return
		}
	}
}

func (f *HostileAttack) attack(m *Match, in in) flow {
	if !in.Asked {
		return goTo("over") // without a target there is no attack
	}
	return call(&Attack{By: f.Unit, On: UnitID(in.Option.Args[0]), Weapon: uint8(in.Option.Args[1])})
}

// finished is a trigger of reactions (CC-REA-002).
func (f *HostileAttack) finished(*Match, in) flow {
	return call(&React{To: f.Unit}).At("over")
}

// HostileMove is a move action of a hostile (CC-HMV).
type HostileMove struct {
	engine.Cursor
	Unit    UnitID
	Towards Mark // the hero that counts as the nearest
}

var hostileMove = engine.Define("city/hostile-move",
	engine.Step[HostileMove, State]{Name: "towards", Ask: (*HostileMove).askTowards, Do: (*HostileMove).towards},
	engine.Step[HostileMove, State]{Name: "where", Ask: (*HostileMove).ask, Do: (*HostileMove).move},
	engine.Step[HostileMove, State]{Name: "over", Do: func(*HostileMove, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*HostileMove) Proc() engine.Table[State] { return hostileMove }

// Expired implements engine.Expirable.
func (f *HostileMove) Expired(s *State) bool { return !s.Units[f.Unit].Here() || s.failed() }

// askTowards asks the leader which of several heroes that are equally near counts as the nearest (CC-G-094).
func (f *HostileMove) askTowards(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Units[f.Unit].Has(library.Trapped) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskTowards, "CC-G-094", s.UnitName(f.Unit)
	for _, h := range s.aims(f.Unit) {
		d.Offer(option(DoTowards, s.UnitName(h), int(h)))
	}
}

func (f *HostileMove) towards(m *Match, in in) flow {
	switch {
	case m.State.Units[f.Unit].Has(library.Trapped):
		m.Emit("CC-TRP-003", NoEffect{"trapped"})
		return goTo("over")
	case !in.Asked:
		return goTo("over")
	}
	f.Towards = markOf(int(in.Option.Args[0]))
	return then()
}

// ask asks the leader where it goes, of the spaces that are equally good (CC-G-014).
func (f *HostileMove) ask(m *Match, d *engine.Decision) {
	s := &m.State
	h, _ := f.Towards.Card()
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskMove, "CC-HMV-002", s.UnitName(f.Unit)
	for sp := range s.goals(f.Unit, UnitID(h)).All() {
		o := option(DoMove, s.UnitName(f.Unit), int(sp))
		o.Parts[1] = s.SpaceName(sp)
		d.Offer(o)
	}
}

func (f *HostileMove) move(m *Match, in in) flow {
	to := board.Space(in.Option.Args[0])
	if to == m.State.Units[f.Unit].At { // only a move of a space or more is finished (CC-G-060)
		return goTo("over")
	}
	if m.State.broad(f.Unit) {
		return call(&Settle{Unit: f.Unit, To: to, Rule: "CC-HUG-004", Towards: f.Towards}).At("over")
	}
	m.Emit("CC-HMV-001", Moved{Unit: f.Unit, To: to})
	return call(&React{To: f.Unit}).At("over")
}
