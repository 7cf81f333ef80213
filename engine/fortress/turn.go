package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// Turn is a combat turn: destiny, initiative, activation, event (BF-DES-001).
type Turn struct {
	engine.Cursor
	Twist  uint8 // the next twist whose turn effect is due
	Legacy uint8 // the next place in the legacy row, after the twists
	Struck bool  // the clock has struck in this turn
}

var turn = engine.Define("fortress/turn",
	engine.Step[Turn, State]{Name: "destiny", Do: (*Turn).destiny},
	engine.Step[Turn, State]{Name: "support", Do: (*Turn).support},
	engine.Step[Turn, State]{Name: "twists", Do: (*Turn).twists},
	engine.Step[Turn, State]{Name: "cards", Do: (*Turn).cards},
	engine.Step[Turn, State]{Name: "rolls", Do: (*Turn).rolls},
	engine.Step[Turn, State]{Name: "initiative", Do: (*Turn).initiative},
	engine.Step[Turn, State]{Name: "covering-fire", Do: func(*Turn, *Match, in) flow { return call(&CoveringFire{}) }},
	engine.Step[Turn, State]{Name: "gambits", Do: func(*Turn, *Match, in) flow { return call(&Gambits{}) }},
	engine.Step[Turn, State]{Name: "activation", Do: (*Turn).activation},
	engine.Step[Turn, State]{Name: "next", Do: (*Turn).next},
	engine.Step[Turn, State]{Name: "event", Do: (*Turn).event},
	engine.Step[Turn, State]{Name: "pass", Do: (*Turn).pass},
	engine.Step[Turn, State]{Name: "taken", Do: (*Turn).taken},
)

// Proc implements engine.Frame.
func (*Turn) Proc() engine.Table[State] { return turn }

// destiny rolls the destiny dice; numbers that appear once are available (BF-DES-002, BF-DES-003).
func (f *Turn) destiny(m *Match, _ in) flow {
	m.Emit("BF-DES-001", TurnBegan{})
	m.Emit("BF-DES-001", PhaseBegan{DestinyPhase})
	s := &m.State
	s.warn(m)
	if s.anyDown() {
		m.Emit("BF-RSC-005", CardsReadied{})
	}
	if s.NoDestiny {
		rule := "BF-EVT-004"
		if s.StrikeForce {
			rule = "BF-G-091" // the dice of the missing explorers are not rolled either
		}
		m.Emit(rule, DestinySkipped{})
		return then()
	}
	var e DestinyRolled
	n := 5 + s.modified("destiny-dice", NoUnit)
	rule := "BF-DES-003"
	if s.StrikeForce {
		n += 4 * s.missing() // BF-SFV-002, BF-SFV-003
		rule = "BF-SFV-004"
	}
	n = max(0, min(MaxDestiny, n))
	for i := range n {
		_, face := m.Roll(dice.D6, nil)
		e.Dice[i].Face = face
	}
	if !s.StrikeForce { // BF-SFV-004
		kit.Discard(e.Dice[:n])
	}
	m.Emit(rule, e)
	return then()
}

// support lets supports be called after the destiny roll (BF-G-064).
func (f *Turn) support(m *Match, _ in) flow {
	for range m.State.supports("destiny") {
		return call(&SupportMoment{When: "destiny"})
	}
	return then()
}

// twists runs the effects of twists, then of legacy cards, at the start of each turn.
func (f *Turn) twists(m *Match, _ in) flow {
	s := &m.State
	for int(f.Twist) < MaxTwists {
		t, ok := s.Twists[f.Twist].Card()
		f.Twist++
		if ok && len(s.pack.Twists[t].EachTurn) > 0 {
			return call(&Effect{Source: FromTwist, Card: uint8(t), Actor: NoUnit}).At("twists")
		}
	}
	for int(f.Legacy) < MaxLegacy {
		c, ok := s.Quest.Row[f.Legacy].Card()
		if !ok {
			break // the cards lie in a row
		}
		f.Legacy++
		if len(s.pack.Legacy[c].EachTurn) > 0 {
			m.Emit("BF-LEG-002", LegacyStrikes{uint8(c)})
			return call(&Effect{Source: FromLegacy, Card: uint8(c), Actor: NoUnit}).At("twists")
		}
	}
	return then()
}

// cards lets the explorers use cards at the start of a turn, in leader order (BF-RSC-002).
func (f *Turn) cards(m *Match, _ in) flow {
	s := &m.State
	for e := range s.leaderOrder {
		if s.Party[e].Able() && s.canUse(e, s.standing(e), moment{When: "turn"}) {
			return call(&Moment{When: "turn"})
		}
	}
	return then()
}

// rolls rolls dice for the empty spaces of every card (BF-INI-002, BF-INI-003).
func (f *Turn) rolls(m *Match, _ in) flow {
	m.Emit("BF-INI-001", PhaseBegan{InitiativePhase})
	s := &m.State
	for e := range s.leaderOrder {
		x := &s.Party[e]
		if !x.Able() {
			continue
		}
		ev := ActivationRolled{Explorer: uint8(e)}
		for i, slot := range x.Slots[:x.NumSlots] {
			if slot.Counter == NoCounter && slot.Die == 0 {
				_, ev.Dice[i] = m.Roll(dice.D6, nil)
			}
		}
		m.Emit("BF-INI-002", ev)
	}
	return then()
}

// initiative shuffles the deck and deals it along the track (BF-INI-006). In the first turn of an
// ambush the hostile cards come first (BF-AMB-001).
func (f *Turn) initiative(m *Match, _ in) flow {
	s := &m.State
	var groups, explorers []TrackCard
	for g := range s.Groups {
		if s.Groups[g].Present {
			groups = append(groups, TrackCard{Hostile: true, Index: uint8(g)})
		}
	}
	for e := range s.Party {
		if s.Party[e].Able() {
			explorers = append(explorers, TrackCard{Index: uint8(e)})
		}
	}
	var ev Dealt
	rule := "BF-INI-006"
	if s.Ambush && s.Turn == 1 {
		rule = "BF-AMB-001"
		ev.deal(m, groups)
		ev.deal(m, explorers)
	} else {
		ev.deal(m, append(explorers, groups...))
	}
	m.Emit(rule, ev)
	return then()
}

// deal adds the cards in random order.
func (e *Dealt) deal(m *Match, cards []TrackCard) {
	e.N += uint8(copy(e.Track[e.N:], kit.Shuffled(cards, func(below int) int {
		i, _ := m.Roll(dice.Die(below), nil)
		return i
	})))
}

func (f *Turn) activation(m *Match, _ in) flow {
	m.Emit("BF-ACT-001", PhaseBegan{ActivationPhase})
	return then()
}

// next resolves the initiative cards in track order (BF-ACT-001, BF-ACT-002, BF-INI-007).
func (f *Turn) next(m *Match, _ in) flow {
	s := &m.State
	if s.Acting > 0 {
		m.Emit("BF-ACT-001", CardDone{})
	}
	if _, met := s.goalMet(); met {
		return goTo("taken")
	}
	for i, c := range s.Track[:s.NumTrack] {
		if c.Done {
			continue
		}
		m.Emit("BF-INI-007", CardBegan{uint8(i), c})
		if c.Hostile {
			return call(&GroupActivation{Group: c.Index}).At("next")
		}
		return call(&Activation{Card: c.Index}).At("next")
	}
	for e := range s.Party {
		if left := s.Party[e].NumDice(); left > 0 || s.Party[e].Overwatch {
			m.Emit("BF-OVW-010", DiceCleared{uint8(e), uint8(left)}) // BF-X-003
		}
	}
	return then()
}

// event ends the combat if a condition is met (BF-EVT-001, BF-ECB-001 to 003) and otherwise rolls for
// an event. Before that the clock strikes, if the table has one (BF-CLK-003).
func (f *Turn) event(m *Match, _ in) flow {
	s := &m.State
	if !f.Struck {
		m.Emit("BF-EVT-001", PhaseBegan{EventPhase})
		if f.Struck = s.strikes() && !s.escaped(); f.Struck {
			m.Emit("BF-CLK-003", ClockStruck{})
			return call(&Clock{}).At("event")
		}
	}
	if s.allOut() {
		endCombat(m, "BF-ECB-001", Defeated)
		return finished()
	}
	f.hold(m)
	if _, met := s.goalMet(); met {
		return goTo("taken")
	}
	if s.escaped() {
		for u := range s.each(Explorers) {
			if s.Units[u].Stunned {
				m.Emit("BF-G-083", Stunned{u, true})
			}
		}
		endCombat(m, "BF-ECB-002", Escaped)
		return finished()
	}
	return call(&EventRoll{})
}

// endCombat ends the combat, and tells what is left behind.
func endCombat(m *Match, rule string, result Result) {
	left := uint8(0)
	for _, at := range m.State.Markers {
		if at != board.None {
			left++
		}
	}
	if left > 0 {
		m.Emit(rule, MarkersLeft{left})
	}
	m.Emit(rule, CombatEnded{result})
}

// escaped reports whether every explorer in action is in the escape chamber.
func (s *State) escaped() bool {
	for u := range s.each(Explorers) {
		if !s.Escape || !s.Maglev.Has(s.Units[u].Hex) {
			return false
		}
	}
	return true
}

// pass passes the leader marker on, skipping the hostile player (BF-EVT-011, BF-SET-011).
func (f *Turn) pass(m *Match, _ in) flow {
	m.Emit("BF-EVT-011", LeaderPassed{m.State.nextSeat(m.State.Leader)})
	return finished()
}
