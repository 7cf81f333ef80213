package engine_test

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/dice"
)

// The smallest ruleset that uses all of the kernel: two runners, a die, a fall, a standing option.
type race struct {
	Place  [2]int16
	Fallen [2]bool
	Lamps  [2]uint8
	Over   bool
}

type (
	match    = engine.Match[race]
	decision = engine.Decision
)

type ran struct {
	Who uint8
	By  int16
}

func (e ran) Apply(s *race) { s.Place[e.Who] += e.By }
func (e ran) Say(*race) (string, []string) {
	return "ran", []string{fmt.Sprint(e.Who), fmt.Sprint(e.By)}
}

type fell struct{ Who uint8 }

func (e fell) Apply(s *race)              { s.Fallen[e.Who] = true }
func (fell) Say(*race) (string, []string) { return "fell", nil }

type lit struct{ Who uint8 }

func (e lit) Apply(s *race)              { s.Lamps[e.Who]++ }
func (lit) Say(*race) (string, []string) { return "lit", nil }

type ended struct{}

func (ended) Apply(s *race)                { s.Over = true }
func (ended) Say(*race) (string, []string) { return "ended", nil }

// rules end a race at a position.
type rules struct{ goal int16 }

func (r rules) Start(*race) engine.Frame[race] { return &running{Goal: r.goal} }

func (r rules) Bind(s *race) error {
	if s.Place[0] < 0 {
		return fmt.Errorf("a runner stands behind the start")
	}
	return nil
}

func (rules) Standing(m *match, d *decision) {
	o := engine.Option{Verb: "light", Args: [4]int16{int16(d.Seat)}}
	if m.State.Lamps[d.Seat] < 2 {
		d.Offer(o)
	} else {
		d.Refuse(o, "R-1", "lamps-out")
	}
}

func (rules) TakeStanding(m *match, o engine.Option) bool {
	if o.Verb == "light" {
		m.Emit("R-1", lit{uint8(o.Args[0])})
	}
	return o.Verb == "light"
}

// running lets the runners move in turn.
type running struct {
	engine.Cursor
	Goal int16
	Next uint8
}

var runningSteps = engine.Define("race/running",
	engine.Step[running, race]{Name: "turn", Do: func(f *running, _ *match, _ engine.In) engine.Flow[race] {
		f.Next = 1 - f.Next
		return engine.Call(&leg{Who: f.Next})
	}},
	engine.Step[running, race]{Name: "over", Do: func(f *running, m *match, _ engine.In) engine.Flow[race] {
		if p := m.State.Place; p[0] < f.Goal && p[1] < f.Goal && m.State.Fallen != [2]bool{true, true} {
			return engine.Goto[race]("turn")
		}
		m.Emit("R-2", ended{})
		return engine.Done[race](engine.Result{})
	}},
)

func (*running) Proc() engine.Table[race] { return runningSteps }

// leg is one runner's turn; it ends by itself when the runner falls.
type leg struct {
	engine.Cursor
	Who  uint8
	Face int16
}

var legSteps = engine.Define("race/leg",
	engine.Step[leg, race]{Name: "how", Ask: (*leg).ask, Do: (*leg).run},
	engine.Step[leg, race]{Name: "read", Do: (*leg).read},
	engine.Step[leg, race]{Name: "jump", Ask: (*leg).askJump, Do: (*leg).jump},
)

func (*leg) Proc() engine.Table[race] { return legSteps }
func (f *leg) Expired(s *race) bool   { return s.Fallen[f.Who] }

func (f *leg) ask(m *match, d *decision) {
	d.Seat, d.Kind = engine.Seat(f.Who), "how"
	for n := range int16(3) {
		d.Offer(engine.Option{Verb: "run", Parts: [4]string{fmt.Sprint(n + 1)}, Args: [4]int16{n + 1}})
	}
	d.Refuse(engine.Option{Verb: "fly"}, "R-3", "no-wings")
}

func (f *leg) run(m *match, in engine.In) engine.Flow[race] {
	m.Emit("R-2", ran{f.Who, in.Option.Args[0]})
	return engine.Call(&throw{})
}

func (f *leg) read(m *match, in engine.In) engine.Flow[race] {
	if f.Face = in.Result.A; f.Face == 1 {
		m.Emit("R-2", fell{f.Who})
	}
	return engine.Then[race]()
}

// askJump offers one option, or two after a six.
func (f *leg) askJump(m *match, d *decision) {
	d.Seat, d.Kind = engine.Seat(f.Who), "jump"
	d.Offer(engine.Option{Verb: "land"})
	if f.Face == 6 {
		d.Offer(engine.Option{Verb: "leap"})
	}
}

func (f *leg) jump(m *match, in engine.In) engine.Flow[race] {
	if in.Option.Verb == "leap" {
		m.Emit("R-2", ran{f.Who, 2})
	}
	return engine.Done[race](engine.Result{})
}

// throw rolls a die; its result is the face.
type throw struct{ engine.Cursor }

var throwSteps = engine.Define("race/throw",
	engine.Step[throw, race]{Name: "throw", Do: func(_ *throw, m *match, _ engine.In) engine.Flow[race] {
		_, face := m.Roll(dice.D6, nil)
		return engine.Done[race](engine.Result{A: int16(face)})
	}},
)

func (*throw) Proc() engine.Table[race] { return throwSteps }
