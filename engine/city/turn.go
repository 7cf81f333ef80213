package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// TurnFrame is a turn: journey, destiny, initiative, activation, event (CC-TRN-001).
type TurnFrame struct {
	engine.Cursor
	Quest library.Count // what the journey says for the quest step, as far as it has been read
}

var turn = engine.Define("city/turn",
	engine.Step[TurnFrame, State]{Name: "journey", Do: (*TurnFrame).journey},
	engine.Step[TurnFrame, State]{Name: "quest", Do: (*TurnFrame).quest},
	engine.Step[TurnFrame, State]{Name: "destiny", Do: (*TurnFrame).destiny},
	engine.Step[TurnFrame, State]{Name: "rolls", Do: (*TurnFrame).rolls},
	engine.Step[TurnFrame, State]{Name: "initiative", Do: (*TurnFrame).initiative},
	engine.Step[TurnFrame, State]{Name: "gambits", Do: func(*TurnFrame, *Match, in) flow { return call(&Gambits{}) }},
	engine.Step[TurnFrame, State]{Name: "activation", Do: (*TurnFrame).activation},
	engine.Step[TurnFrame, State]{Name: "next", Do: (*TurnFrame).next},
	engine.Step[TurnFrame, State]{Name: "event", Do: (*TurnFrame).event},
	engine.Step[TurnFrame, State]{Name: "end", Do: func(*TurnFrame, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*TurnFrame) Proc() engine.Table[State] { return turn }

// journey moves the nightfall token (CC-JRN-001, 002).
func (f *TurnFrame) journey(m *Match, _ in) flow {
	m.Emit("CC-TRN-001", TurnBegan{})
	m.Emit("CC-TRN-001", PhaseBegan{JourneyPhase})
	darken(m, "CC-JRN-001", 1)
	return then()
}

// quest does what the journey says for the quest step of this turn (CC-JRN-004).
func (f *TurnFrame) quest(m *Match, _ in) flow {
	s := &m.State
	steps := s.pack.Journeys[s.Journey].Quest
	for int(f.Quest) < len(steps) {
		q := &steps[f.Quest]
		if f.Quest++; q.In(int(s.Turn)) {
			m.Emit("CC-JRN-004", QuestStepped{q.ID})
			return call(&Effect{PC: q.Does.From, End: q.Does.To, Actor: s.spokesman(), Rule: "CC-JRN-004"}).At("quest")
		}
	}
	return then()
}

// darken moves the nightfall token on, to the last space at most (CC-JRN-002).
func darken(m *Match, rule string, by int) {
	s := &m.State
	if last := s.pack.Figures.Nightfall - 1; int(s.Nightfall) < last {
		m.Emit(rule, NightMoved{uint8(min(last, int(s.Nightfall)+by))})
	}
}

// destiny rolls the destiny dice: unique numbers are available, repeated ones are discarded (CC-DES-001).
func (f *TurnFrame) destiny(m *Match, _ in) flow {
	s := &m.State
	m.Emit("CC-TRN-001", PhaseBegan{DestinyPhase})
	if s.NoDestiny {
		m.Emit("CC-EVT-004", DestinySkipped{})
		return then()
	}
	e := DestinyRolled{Fulfilled: s.Fulfilled}
	for i := range e.Dice {
		_, face := m.Roll(dice.D6, nil)
		e.Dice[i].Face = face
	}
	rule := "CC-DES-001"
	if e.Fulfilled { // all discarded dice become available
		rule = "CC-EVT-010"
	} else {
		kit.Discard(e.Dice[:])
	}
	m.Emit(rule, e)
	return then()
}

// rolls rolls a die for each empty activation space (CC-INI-002).
func (f *TurnFrame) rolls(m *Match, _ in) flow {
	s := &m.State
	m.Emit("CC-TRN-001", PhaseBegan{InitiativePhase})
	for h := range s.leaders {
		x := &s.Heroes[h]
		if !x.Able() {
			continue
		}
		e := ActivationRolled{Hero: uint8(h)}
		for i, slot := range x.Slots {
			if slot.Counter == NoCounter && slot.Die == 0 {
				_, e.Dice[i] = m.Roll(dice.D6, nil)
			}
		}
		m.Emit("CC-INI-002", e)
	}
	return then()
}

// initiative shuffles the cards and deals them: one for each hero in action, one for each encounter card (CC-INI-003, CC-X-002).
func (f *TurnFrame) initiative(m *Match, _ in) flow {
	s := &m.State
	var cards []TrackCard
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			cards = append(cards, TrackCard{Index: uint8(h)})
		}
	}
	for g := range s.Groups {
		if s.Groups[g].Present {
			cards = append(cards, TrackCard{Hostile: true, Index: uint8(g)})
		}
	}
	var e Dealt
	e.N = uint8(copy(e.Track[:], kit.Shuffled(cards, func(below int) int {
		i, _ := m.Roll(dice.Die(below), nil)
		return i
	})))
	m.Emit("CC-INI-003", e)
	return then()
}

func (f *TurnFrame) activation(m *Match, _ in) flow {
	m.Emit("CC-TRN-001", PhaseBegan{ActivationPhase})
	return then()
}

// next activates the cards in the order of the track, and then removes the dice that are left (CC-ACT-001, CC-REA-007).
func (f *TurnFrame) next(m *Match, _ in) flow {
	s := &m.State
	for _, c := range s.Track[:s.NumTrack] {
		if c.Done {
			continue
		}
		m.Emit("CC-ACT-001", CardDone{c})
		if c.Hostile {
			return call(&GroupActivation{Group: c.Index}).At("next")
		}
		return call(&Activation{Hero: c.Index}).At("next")
	}
	for h := range s.Heroes {
		if s.Heroes[h].NumDice() > 0 || s.Heroes[h].Reacting {
			m.Emit("CC-REA-007", DiceCleared{uint8(h)})
		}
	}
	return then()
}

// Acting returns the initiative card that is being activated, if one is. On the track it lies face down already.
func Acting(m *Match) (card TrackCard, on bool) {
	for _, f := range m.Frames() {
		switch f := f.(type) {
		case *Activation:
			return TrackCard{Index: f.Hero, Done: true}, true
		case *GroupActivation:
			return TrackCard{Hostile: true, Index: f.Group, Done: true}, true
		}
	}
	return TrackCard{}, false
}

// ended is the result of a turn with which the journey ends.
const ended = 1

// event ends the turn with an event, unless the journey has ended (CC-EVT-001 to 003).
func (f *TurnFrame) event(m *Match, _ in) flow {
	m.Emit("CC-TRN-001", PhaseBegan{EventPhase})
	if _, over := m.State.over(); over {
		return done(engine.Result{A: ended})
	}
	return call(&EventFrame{}).At("end")
}
