package coins

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/dice"
)

// begun is the event of a turn that begins.
type begun struct{}

func (begun) Apply(s *State)                  { s.Turn++ }
func (begun) Say(s *State) (string, []string) { return "begun", []string{strconv.Itoa(int(s.Turn))} }

// landed is the event of a coin that was thrown.
type landed struct{ Heads bool }

func (e landed) Apply(s *State) {
	if e.Heads {
		s.Heads++
	} else {
		s.Tails++
	}
	s.Over = s.Heads >= s.Goal
}

func (e landed) Say(*State) (string, []string) {
	return "rolled", []string{strconv.FormatBool(e.Heads)}
}

// Turn asks for throws until the player stops, and then begins the next one.
type Turn struct{ engine.Cursor }

var turn = engine.Define("coins/turn",
	engine.Step[Turn, State]{Name: "begin", Do: (*Turn).begin},
	engine.Step[Turn, State]{Name: "on", Ask: (*Turn).ask, Do: (*Turn).act},
	engine.Step[Turn, State]{Name: "next", Do: (*Turn).next},
)

// Proc implements engine.Frame.
func (*Turn) Proc() engine.Table[State] { return turn }

func (*Turn) begin(m *engine.Match[State], _ engine.In) engine.Flow[State] {
	m.Emit("C-1", begun{})
	return engine.Then[State]()
}

func (*Turn) ask(_ *engine.Match[State], d *engine.Decision) {
	d.Kind, d.Rule = "on", "C-2"
	d.Offer(engine.Option{Verb: "throw"})
	d.Offer(engine.Option{Verb: "stop"})
	if d.Explains() {
		d.Refuse(engine.Option{Verb: "throw", Parts: [4]string{"both"}}, "C-2", "one-coin")
	}
}

func (*Turn) act(_ *engine.Match[State], in engine.In) engine.Flow[State] {
	if in.Option.Verb == "stop" {
		return engine.Goto[State]("begin")
	}
	return engine.Call(&Roll{}).At("next")
}

func (*Turn) next(m *engine.Match[State], _ engine.In) engine.Flow[State] {
	if m.State.Over {
		return engine.Done[State](engine.Result{})
	}
	return engine.Goto[State]("on")
}

// Roll throws a coin.
type Roll struct{ engine.Cursor }

var roll = engine.Define("coins/roll", engine.Step[Roll, State]{Name: "land", Do: (*Roll).land})

// Proc implements engine.Frame.
func (*Roll) Proc() engine.Table[State] { return roll }

func (*Roll) land(m *engine.Match[State], _ engine.In) engine.Flow[State] {
	face, _ := m.Roll(dice.D6, nil)
	m.Emit("C-3", landed{face > 3})
	return engine.Done[State](engine.Result{})
}
