package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress/library"
)

// SupportState is what has become of a ship's support in an expedition.
type SupportState struct {
	Used  bool         // BF-SHP-001
	Lasts library.Span // how long what it changes still holds
}

// supports yields the docked ships whose support is for a moment, in the order in which they docked.
func (s *State) supports(when string) func(func(int) bool) {
	return func(yield func(int) bool) {
		for _, k := range s.Quest.Docked {
			if ship, ok := k.Card(); ok && s.pack.Ships[ship].Support.When == when && !yield(ship) {
				return
			}
		}
	}
}

// Called reports whether a ship's support has been used in this expedition (BF-SHP-001).
func (s *State) Called(ship int) bool { return s.Expedition.Supports[ship].Used }

// callerOf returns the explorer who calls a ship's support, none if it is the leader. ok is false if that explorer
// is not in the party (BF-G-064, BF-G-081).
func (s *State) callerOf(ship int) (by Mark, ok bool) {
	name := s.pack.Ships[ship].Support.By
	if name == "" {
		return 0, true
	}
	e := s.memberNamed(name)
	return Mark(e + 1), e >= 0
}

// barsSupport returns the rule and the reason why a support cannot be called now. Both are empty if it can.
func (s *State) barsSupport(ship int) (rule, reason string) {
	c := &s.pack.Ships[ship].Support
	by, ok := s.callerOf(ship)
	e, known := by.Card()
	switch {
	case s.Called(ship):
		return "BF-SHP-001", "support-used"
	case !ok:
		return "BF-G-081", "caller-absent"
	case known && !s.Party[e].Able():
		return "BF-G-064", "caller-out"
	case known && !s.holds(s.standing(e), c.If):
		return "BF-G-064", "support-condition"
	case known && int(s.Party[e].Inspiration) < c.Points:
		return "BF-G-064", "points-short"
	case known && c.Die > 0 && !s.Affords(e, c.Die, 0):
		return "BF-G-064", "no-die"
	case c.Effect != nil && c.Effect[0].Do == "keep-destiny" && !s.lostDestiny():
		return "BF-SHP-002", "nothing-lost"
	}
	return s.barsAgain(s.pack.limited.supports[ship], c.Limit, "BF-G-064")
}

// offerSupport offers a ship's support on each target or group that it may have (BF-G-064).
func (s *State) offerSupport(d *engine.Decision, ship int, u UnitID) {
	c := &s.pack.Ships[ship].Support
	o := engine.Option{Verb: verbNames[supportVerb], Parts: [4]string{s.pack.Ships[ship].ID}, Args: [4]int16{int16(supportVerb), int16(ship), int16(NoUnit)}}
	rule, reason := s.barsSupport(ship)
	switch {
	case reason == "no-die":
		d.Refuse(o, rule, reason, s.pack.Number(c.Die))
	case reason == "points-short":
		d.Refuse(o, rule, reason, s.pack.Number(c.Points))
	case rule != "":
		d.Refuse(o, rule, reason)
	case c.OfGroup():
		s.offerGroups(d, o, c)
	case u != NoUnit:
		s.offerTargets(d, o, c.Effect, u, "BF-G-064")
	default:
		d.Offer(o)
	}
}

// offerGroups offers a support on each hostile group. One cannot be sent to the end of the track if it is there.
func (s *State) offerGroups(d *engine.Decision, o engine.Option, c *library.Support) {
	sends := slices.ContainsFunc(c.Effect, func(op library.Op) bool { return op.Do == "send-last" })
	for g := range s.Groups {
		if !s.Groups[g].Present {
			continue
		}
		o.Parts[1], o.Args[3] = groupNames[g], int16(g+1)
		if at := s.placeOfGroup(g); sends && (at < 0 || at == int(s.NumTrack)-1) {
			d.Refuse(o, "BF-SHP-006", "last-already")
		} else {
			d.Offer(o)
		}
	}
}

// placeOfGroup returns the place of a group's initiative card on the track, -1 if it has none.
func (s *State) placeOfGroup(g int) int {
	for i, c := range s.Track[:s.NumTrack] {
		if c.Hostile && int(c.Index) == g {
			return i
		}
	}
	return -1
}

// callOf returns the frame in which the support of an option is called.
func (s *State) callOf(o *engine.Option, actor UnitID) *SupportCall {
	ship := int(o.Args[1])
	by, _ := s.callerOf(ship)
	return &SupportCall{Ship: uint8(ship), By: by, Actor: actor, Target: UnitID(o.Args[2]), Group: Mark(o.Args[3])}
}

// actorOf returns the miniature that acts for whoever calls a ship's support, none for the leader.
func (s *State) actorOf(ship int) UnitID {
	by, _ := s.callerOf(ship)
	if e, known := by.Card(); known {
		return s.standing(e)
	}
	return NoUnit
}

// SupportCall is the use of a ship's support: its price, and what it does (BF-SHP-001, BF-G-064).
type SupportCall struct {
	engine.Cursor
	Ship          uint8
	By            Mark // the explorer who calls it, none for the leader
	Actor, Target UnitID
	Group         Mark
}

var supportCall = engine.Define("fortress/support-call",
	engine.Step[SupportCall, State]{Name: "price", Do: (*SupportCall).price},
	engine.Step[SupportCall, State]{Name: "call", Do: (*SupportCall).call},
	engine.Step[SupportCall, State]{Name: "end", Do: func(*SupportCall, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*SupportCall) Proc() engine.Table[State] { return supportCall }

func (f *SupportCall) price(m *Match, _ in) flow {
	c := &m.State.pack.Ships[f.Ship].Support
	e, known := f.By.Card()
	if !known {
		return then()
	}
	if c.Points > 0 {
		m.Emit("BF-G-064", InspirationChanged{uint8(e), -int8(c.Points), "support"})
	}
	if c.Die > 0 {
		return call(&Payment{Card: uint8(e), Min: uint8(c.Die), For: "support"})
	}
	return then()
}

func (f *SupportCall) call(m *Match, _ in) flow {
	m.Emit("BF-SHP-001", SupportCalled{f.Ship, f.By})
	return call(&Effect{Source: FromSupport, Card: f.Ship, Actor: f.Actor, Target: f.Target, Group: f.Group})
}

// SupportMoment asks for each support of a moment of its own whether it is called (BF-G-064).
type SupportMoment struct {
	engine.Cursor
	When string
	Next uint8 // places of Docked that have been asked about
}

var supportMoment = engine.Define("fortress/support-moment",
	engine.Step[SupportMoment, State]{Name: "call", Ask: (*SupportMoment).ask, Do: (*SupportMoment).call},
)

// Proc implements engine.Frame.
func (*SupportMoment) Proc() engine.Table[State] { return supportMoment }

// next returns the ship whose support may be called next, and how many places have been asked about then. It is -1
// after the last.
func (f *SupportMoment) next(s *State) (ship int, asked uint8) {
	for place := int(f.Next); place < MaxDocked; place++ {
		ship, ok := s.Quest.Docked[place].Card()
		if !ok || s.pack.Ships[ship].Support.When != f.When {
			continue
		}
		if rule, _ := s.barsSupport(ship); rule == "" {
			return ship, uint8(place + 1)
		}
	}
	return -1, MaxDocked
}

func (f *SupportMoment) ask(m *Match, d *engine.Decision) {
	s := &m.State
	ship, _ := f.next(s)
	if ship < 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskSupport, "BF-G-064", s.pack.Ships[ship].ID
	if by, _ := s.callerOf(ship); by > 0 {
		d.Seat = s.Party[by-1].Seat
	}
	s.offerSupport(d, ship, s.actorOf(ship))
	d.Offer(opt(DoPass))
}

func (f *SupportMoment) call(m *Match, in in) flow {
	s := &m.State
	ship, asked := f.next(s)
	if ship < 0 {
		return finished()
	}
	f.Next = asked
	if in.Option.Verb == DoPass {
		return goTo("call")
	}
	return call(s.callOf(&in.Option, s.actorOf(ship))).At("call")
}

// offerSupports offers the supports of a moment to a player: those of explorers it controls, and as the leader
// also those of the leader and those that nobody in the party can call (BF-G-064, BF-G-081).
func (s *State) offerSupports(d *engine.Decision, when string, seat engine.Seat) {
	for ship := range s.supports(when) {
		by, ok := s.callerOf(ship)
		if e, known := by.Card(); ok && known && s.Party[e].Seat == seat || (!ok || !known) && seat == s.Leader {
			s.offerSupport(d, ship, s.actorOf(ship))
		}
	}
}

// leaderCalls reports whether the leader may call a support at a moment.
func (s *State) leaderCalls(when string) bool {
	for ship := range s.supports(when) {
		if by, ok := s.callerOf(ship); ok && by == 0 && !s.Called(ship) {
			return true
		}
	}
	return false
}

// offerSupports offers the supports that the explorer who acts may call (BF-G-064).
func (f *Activation) offerSupports(s *State, d *engine.Decision) {
	for ship := range s.supports("activation") {
		if by, ok := s.callerOf(ship); ok && by == Mark(f.Card+1) || !ok && s.Party[f.Card].Seat == s.Leader {
			s.offerSupport(d, ship, f.figure(s))
		}
	}
}

// lostDestiny reports whether a destiny die of this roll was discarded because its number is repeated.
func (s *State) lostDestiny() bool {
	for d := range s.DestinyDice {
		if d.Used {
			return true
		}
	}
	return false
}

// SupportCalled uses a ship's support for this expedition. What it changes begins to last (BF-SHP-001).
type SupportCalled struct {
	Ship uint8
	By   Mark
}

// Apply implements engine.Change.
func (e SupportCalled) Apply(s *State) {
	s.Quest.Spent |= s.pack.limited.supports[e.Ship]
	s.Expedition.Supports[e.Ship] = SupportState{Used: true, Lasts: s.pack.Ships[e.Ship].Support.Lasts}
}

// Say implements engine.Change.
func (e SupportCalled) Say(s *State) (string, []string) {
	if by, known := e.By.Card(); known {
		return "support-called", []string{s.Name(by), s.pack.Ships[e.Ship].ID}
	}
	return "support-called-leader", []string{s.pack.Ships[e.Ship].ID}
}

// DestinyKept makes every destiny die of the roll available (BF-SHP-002).
type DestinyKept struct{}

// Apply implements engine.Change.
func (DestinyKept) Apply(s *State) {
	for d := range s.DestinyDice {
		d.Used = false
	}
}

// Say implements engine.Change.
func (DestinyKept) Say(*State) (string, []string) { return "destiny-kept", nil }

// GambitGranted lets an explorer attempt one gambit without a die, or notes that it has (BF-SHP-007).
type GambitGranted struct {
	Explorer uint8
	Spent    bool
}

// Apply implements engine.Change.
func (e GambitGranted) Apply(s *State) { s.Party[e.Explorer].Granted = !e.Spent }

// Say implements engine.Change. That it is spent is told by the gambit.
func (e GambitGranted) Say(s *State) (string, []string) {
	if e.Spent {
		return "", nil
	}
	return "gambit-granted", []string{s.Name(int(e.Explorer))}
}

// HuntBegan lets attack rolls of explorers against a hostile group be rolled again, until the turn ends (BF-SHP-003).
type HuntBegan struct {
	Ship  uint8
	Group Mark
}

// Apply implements engine.Change.
func (e HuntBegan) Apply(s *State) {
	if g, ok := e.Group.Card(); ok {
		s.Hunted[g] = Mark(e.Ship + 1)
	}
}

// Say implements engine.Change.
func (e HuntBegan) Say(s *State) (string, []string) {
	g, _ := e.Group.Card()
	return "hunt-began", []string{groupNames[g]}
}
