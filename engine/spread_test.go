package engine_test

import (
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// volley rolls a number of dice one after another and counts the hits.
type volley struct {
	engine.Cursor
	Left uint8
}

var volleySteps = engine.Define("race/volley",
	engine.Step[volley, race]{Name: "throw", Do: func(f *volley, _ *match, _ engine.In) engine.Flow[race] {
		if f.Left == 0 {
			return engine.Done[race](engine.Result{})
		}
		f.Left--
		return engine.Call(&pair{})
	}},
	engine.Step[volley, race]{Name: "next", Do: func(*volley, *match, engine.In) engine.Flow[race] { return engine.Goto[race]("throw") }},
)

func (*volley) Proc() engine.Table[race] { return volleySteps }

func again(_ *match, d *decision) int { return d.Find("again") }

// walked is what Odds finds at the ends of a frame, and how often it sees a runner run.
func walked(m *match, f func() engine.Frame[race]) (ends map[race]dice.Share, runs dice.Share, n int) {
	ends = map[race]dice.Share{}
	engine.Odds(m, f, again, func(end *match, num, den uint64) {
		w := dice.ShareOf(num, den)
		ends[end.State] = ends[end.State].Plus(w)
		for range end.Opening() {
			runs = runs.Plus(w)
		}
		n++
	})
	return ends, runs, n
}

// A spread reaches the same ends with the same shares as enumerating every outcome by itself, and sees the
// same events, but takes few steps.
func TestASpreadIsTheOddsWithoutRepetition(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	before := m.State
	want, wantRuns, outcomes := walked(m, func() engine.Frame[race] { return &volley{Left: 4} })
	var runs dice.Share
	steps := 0
	p := engine.Spread[race]{Answer: again, Saw: func(_ *match, _ engine.Event[race], s dice.Share) {
		runs = runs.Plus(s)
		steps++
	}}
	for range 2 { // one spread can be used again
		runs, steps = dice.Share{}, 0
		p.Begin(m, m.Depth(), &volley{Left: 4})
		if len(p.Outcomes()) != len(want) || runs != wantRuns {
			t.Errorf("%d ends and %v runs, want %d and %v", len(p.Outcomes()), runs, len(want), wantRuns)
		}
		for _, o := range p.Outcomes() {
			if o.Share != want[o.State] || o.Depth() != m.Depth() || o.State.Over {
				t.Errorf("%+v has %v, want %v", o.State, o.Share, want[o.State])
			}
		}
	}
	if steps > 4*outcomes/10 {
		t.Errorf("%d events were seen on the way to %d outcomes: they were not joined", steps, outcomes)
	}
	if m.State != before || len(m.Journal) > 0 {
		t.Error("a spread changed the match")
	}
}

// Outcomes rest at an open question and continue from an answer, each by itself.
func TestASpreadRestsAtAnOpenQuestion(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	p := engine.Spread[race]{Answer: func(*match, *decision) int { return -1 }}
	p.Begin(m, m.Depth(), &volley{Left: 1})
	if n := len(p.Outcomes()); n != 3 {
		t.Fatalf("%d outcomes rest, want the question and two ends", n)
	}
	var asked, taken dice.Share
	p.Take(func(o *engine.Outcome[race]) int {
		d, ok := o.Pending()
		if !ok {
			return -1
		}
		asked = asked.Plus(o.Share)
		return d.Find("keep")
	})
	for _, o := range p.Outcomes() {
		taken = taken.Plus(o.Share)
		if o.State.Place[0] != 0 {
			t.Errorf("a die that was kept at nothing came to %+v", o.State)
		}
	}
	if want := (dice.Share{Num: 2, Den: 3}); asked != want || taken != want {
		t.Errorf("%v were asked and %v went on, want %v", asked, taken, want)
	}
}

// From a match's own question the spread continues in the match's frames, down to a depth.
func TestASpreadGoesOnFromTheQuestion(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	runner := func(_ *match, d *decision) int {
		if d.Kind == "how" && d.Seat == 0 {
			return -1
		}
		return 0
	}
	p := engine.Spread[race]{Answer: runner}
	p.Begin(m, 1, nil)
	var ended, asked dice.Share
	p.Take(func(o *engine.Outcome[race]) int { return 0 })
	for _, o := range p.Outcomes() {
		if o.Depth() == 1 {
			ended = ended.Plus(o.Share)
		} else {
			asked = asked.Plus(o.Share)
		}
	}
	if ended != (dice.Share{Num: 1, Den: 1}) || asked.Num != 0 {
		t.Errorf("%v came to the end of the leg, %v to a question", ended, asked)
	}
}

func BenchmarkSpread(b *testing.B) {
	m := engine.New(rules{12}, race{}, 1)
	b.Run("joined", func(b *testing.B) {
		p := engine.Spread[race]{Answer: again}
		for b.Loop() {
			p.Begin(m, m.Depth(), &volley{Left: 6})
		}
	})
	b.Run("naive", func(b *testing.B) {
		for b.Loop() {
			walked(m, func() engine.Frame[race] { return &volley{Left: 6} })
		}
	})
}

// A spread keeps to its budget and gives the same answer each time; what it leaves out and what has come to
// rest add up to all outcomes.
func TestASpreadKeepsToItsBudget(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	start := func(budget int) (p *engine.Spread[race], rests dice.Share) {
		p = &engine.Spread[race]{Answer: again, Budget: budget}
		p.Begin(m, m.Depth(), &volley{Left: 6})
		for _, o := range p.Outcomes() {
			rests = rests.Plus(o.Share)
		}
		return p, rests
	}
	exact, _ := start(0)
	if exact.Left().Num > 0 || exact.Spent() == 0 {
		t.Fatalf("%v are left out without a budget, %d spent", exact.Left(), exact.Spent())
	}
	partly := 0
	for budget := 1; budget < 3*exact.Spent(); budget += 37 {
		p, rests := start(budget)
		if all := rests.Plus(p.Left()); all != dice.ShareOf(1, 1) {
			t.Fatalf("with a budget of %d %v rest and %v are left: together %v", budget, rests, p.Left(), all)
		}
		if most := budget + 1000; p.Spent() > most {
			t.Errorf("with a budget of %d %d was spent", budget, p.Spent())
		}
		if q, same := start(budget); same != rests || q.Spent() != p.Spent() || len(q.Outcomes()) != len(p.Outcomes()) {
			t.Errorf("with a budget of %d two spreads differ", budget)
		}
		if p.Left().Num > 0 && rests.Num > 0 {
			partly++
		}
	}
	if p, rests := start(3 * exact.Spent()); rests != dice.ShareOf(1, 1) || p.Left().Num > 0 {
		t.Errorf("with budget enough %v rest and %v are left", rests, p.Left())
	}
	if partly < 10 {
		t.Errorf("only %d budgets brought some outcomes to rest and not all", partly)
	}
}

// salvo rolls many dice in a single step.
type salvo struct{ engine.Cursor }

var salvoSteps = engine.Define("race/salvo",
	engine.Step[salvo, race]{Name: "throw", Do: func(_ *salvo, m *match, _ engine.In) engine.Flow[race] {
		sum := int16(0)
		for range 20 {
			class, _ := m.Roll(dice.D6, hits)
			sum += int16(class)
		}
		m.Emit("R-4", ran{0, sum})
		return engine.Done[race](engine.Result{})
	}},
)

func (*salvo) Proc() engine.Table[race] { return salvoSteps }

// A single step with three thousand million outcomes keeps to the budget, too.
func TestAStepWithManyDiceKeepsToTheBudget(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	const budget = 100_000
	p := &engine.Spread[race]{Answer: again, Budget: budget}
	p.Begin(m, m.Depth(), &salvo{})
	var rests dice.Share
	for _, o := range p.Outcomes() {
		rests = rests.Plus(o.Share)
	}
	if p.Spent() > 2*budget || rests.Num == 0 || p.Left().Num == 0 {
		t.Errorf("%d was spent, %v rest, %v are left", p.Spent(), rests, p.Left())
	}
	if all := rests.Plus(p.Left()).Float(); all < 1-1e-9 || all > 1+1e-9 {
		t.Errorf("%v rest and %v are left", rests, p.Left())
	}
}
