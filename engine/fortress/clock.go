package fortress

import "precipice/engine"

// A clock against dawdling is an option of the table. Combats in which nobody is in a hurry can last for hundreds of
// turns, in which the explorers search the whole discovery deck.

// The least and the most turns of a combat that a clock may leave, and how many turns before its end it warns.
const (
	LeastClock  = 5
	MostClock   = 99
	clockWarned = 3
)

// ClockLeft returns how many turns of this combat are left before the clock strikes, this one included: 1 in the turn
// at whose end it strikes first, 0 once it has struck. It returns false without a clock (BF-CLK-001).
func (s *State) ClockLeft() (left int, ok bool) {
	return max(0, int(s.Clock)-max(1, int(s.Turn))+1), s.Clock > 0
}

// warn tells of the clock in the last turns before it strikes, and in each turn in which it does (BF-CLK-002).
func (s *State) warn(m *Match) {
	if left, ok := s.ClockLeft(); ok && left <= clockWarned {
		m.Emit("BF-CLK-002", ClockTold{uint8(left)})
	}
}

// strikes reports whether the clock strikes in the event phase of this turn (BF-CLK-003).
func (s *State) strikes() bool {
	left, ok := s.ClockLeft()
	return ok && left <= 1
}

// Clock is a stroke of the clock. Each explorer in action outside the escape chamber suffers a grievous wound that
// no roll and no card can prevent (BF-CLK-003).
type Clock struct {
	engine.Cursor
	Done uint8 // places in leader order that have been seen to
}

var clock = engine.Define("fortress/clock",
	engine.Step[Clock, State]{Name: "strike", Do: (*Clock).strike},
)

// Proc implements engine.Frame.
func (*Clock) Proc() engine.Table[State] { return clock }

func (f *Clock) strike(m *Match, _ in) flow {
	s, place := &m.State, uint8(0)
	for e := range s.leaderOrder {
		if place++; place <= f.Done {
			continue
		}
		f.Done = place
		if s.able(e) && !s.sheltered(e) {
			return call(&Wound{Card: uint8(e), Grievous: true, Sure: true, By: NoUnit}).At("strike")
		}
	}
	return finished()
}

// sheltered reports whether every miniature of an explorer is in the escape chamber.
func (s *State) sheltered(e int) bool {
	for _, u := range s.Party[e].Figures {
		if u != NoUnit && s.Units[u].Here() && (!s.Escape || !s.Maglev.Has(s.Units[u].Hex)) {
			return false
		}
	}
	return true
}

// ClockTold tells how many turns are left, this one included, before the clock strikes (BF-CLK-002).
type ClockTold struct{ Left uint8 }

// Apply implements engine.Change.
func (ClockTold) Apply(*State) {}

// Say implements engine.Change.
func (e ClockTold) Say(s *State) (string, []string) {
	if e.Left <= 1 {
		return "clock-strikes", nil
	}
	return "clock", []string{s.pack.Number(int(e.Left))}
}

// ClockStruck is a stroke of the clock (BF-CLK-003).
type ClockStruck struct{}

// Apply implements engine.Change.
func (ClockStruck) Apply(*State) {}

// Say implements engine.Change.
func (ClockStruck) Say(*State) (string, []string) { return "clock-struck", nil }
