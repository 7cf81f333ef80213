package fortress

import "precipice/engine"

// Agreement asks the players of explorers whether to end the expedition: first the player named as
// proposer, then the others in leader order. The leader's own proposal counts as the leader's agreement.
// The hostile player has no vote (BF-EXP-003, BF-G-077). Agreement returns 1 if all agree.
type Agreement struct {
	engine.Cursor
	Next uint8 // the number of players asked so far
	By   Mark  // the player who proposed it; none for the leader
}

var agreement = engine.Define("fortress/agreement",
	engine.Step[Agreement, State]{Name: "ask", Ask: (*Agreement).ask, Do: (*Agreement).answer},
)

// Proc implements engine.Frame.
func (*Agreement) Proc() engine.Table[State] { return agreement }

// seat returns the player to ask next. ok is false if all have agreed.
func (f *Agreement) seat(s *State) (seat engine.Seat, ok bool) {
	first := s.Leader
	n := int(f.Next)
	if by, known := f.By.Card(); known && engine.Seat(by) != s.Leader {
		if first = engine.Seat(by); n == 0 {
			return first, true
		}
		n--
	}
	for i := range int(s.Players) {
		seat := engine.Seat((int(s.Leader) + i) % int(s.Players))
		switch {
		case seat == first || !s.controls(seat, func(int) bool { return true }):
		case n == 0:
			return seat, true
		default:
			n--
		}
	}
	return 0, false
}

func (f *Agreement) ask(m *Match, d *engine.Decision) {
	seat, ok := f.seat(&m.State)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule = seat, AskEndExpedition, "BF-EXP-003"
	d.Offer(opt("agree"))
	d.Offer(opt("decline"))
}

func (f *Agreement) answer(m *Match, in in) flow {
	if !in.Asked {
		return done(engine.Result{A: 1})
	}
	seat, _ := f.seat(&m.State)
	if in.Option.Verb == "decline" {
		m.Emit("BF-EXP-003", EndDeclined{seat})
		return done(engine.Result{})
	}
	f.Next++
	return goTo("ask")
}
