package engine_test

import (
	"math/big"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// panics returns what f panics with.
func panics(f func()) (said string) {
	defer func() {
		if p := recover(); p != nil {
			said, _ = p.(string)
		}
	}()
	f()
	return ""
}

type (
	withPointer struct{ P *int }
	withAny     struct{ I any }
	withChan    struct{ A [2]struct{ C chan int } }
	withHidden  struct{ hidden int }
)

func TestDefineRefusesAFrameThatACopyWouldShare(t *testing.T) {
	for want, define := range map[string]func(){
		"race/bad.P: a copy would share a ptr":                   func() { engine.Define[withPointer, race]("race/bad") },
		"race/bad.I: a copy would share a interface":             func() { engine.Define[withAny, race]("race/bad") },
		"race/bad.A[].C: a copy would share a chan":              func() { engine.Define[withChan, race]("race/bad") },
		"race/bad.hidden: a save would drop an unexported field": func() { _ = withHidden{hidden: 1}; engine.Define[withHidden, race]("race/bad") },
	} {
		if got := panics(define); got != want {
			t.Errorf("panic %q, want %q", got, want)
		}
	}
}

// lost is a frame without steps worth the name.
type lost struct{ engine.Cursor }

func TestDefineRefusesStepsWithoutANameOfTheirOwn(t *testing.T) {
	do := func(*lost, *match, engine.In) engine.Flow[race] { return engine.Done[race](engine.Result{}) }
	type step = engine.Step[lost, race]
	for name, steps := range map[string][]step{
		"step 1": {{Do: do}}, "step 2": {{Name: "one", Do: do}, {Name: "two"}}, "step 3": {{Name: "one", Do: do}, {Name: "two", Do: do}, {Name: "one", Do: do}},
	} {
		if got := panics(func() { engine.Define("race/lost", steps...) }); got != "race/lost: "+name+" needs a name of its own and a Do" {
			t.Errorf("%s: panic %q", name, got)
		}
	}
}

func TestAStepThatIsNotThereIsNamed(t *testing.T) {
	if got := panics(begin(&endless{engine.Cursor{At: "first"}})); got != `race/endless has no step "first"` {
		t.Errorf("panic %q", got)
	}
}

// careless calls a frame and asks a question before it reads the result.
type careless struct{ engine.Cursor }

var carelessSteps = engine.Define("race/careless",
	engine.Step[careless, race]{Name: "call", Do: func(*careless, *match, engine.In) engine.Flow[race] {
		return engine.Call(&throw{})
	}},
	engine.Step[careless, race]{Name: "ask", Ask: func(_ *careless, _ *match, d *decision) {
		d.Offer(engine.Option{Verb: "yes"})
		d.Offer(engine.Option{Verb: "no"})
	}, Do: func(*careless, *match, engine.In) engine.Flow[race] { return engine.Then[race]() }},
)

func (*careless) Proc() engine.Table[race] { return carelessSteps }

func begin(f engine.Frame[race]) func() {
	return func() {
		engine.Begin(rules{12}, race{}, dice.NewSeeded(1), func(*race) engine.Frame[race] { return f })
	}
}

func TestAResultLiveAtAQuestionPanics(t *testing.T) {
	if got := panics(begin(&careless{})); got != "a result would be lost at the question ask" {
		t.Errorf("panic %q", got)
	}
}

// endless continues after its last step.
type endless struct{ engine.Cursor }

var endlessSteps = engine.Define("race/endless",
	engine.Step[endless, race]{Name: "last", Do: func(*endless, *match, engine.In) engine.Flow[race] { return engine.Then[race]() }},
)

func (*endless) Proc() engine.Table[race] { return endlessSteps }

func TestTheLastStepMustNotGoOn(t *testing.T) {
	if got := panics(begin(&endless{})); !strings.Contains(got, "race/endless: the last step") {
		t.Errorf("panic %q", got)
	}
}

// pair rolls two dice in classes and asks a question in between.
type pair struct {
	engine.Cursor
	Sum int16
}

var hits = []uint8{4, 1, 1}

var pairSteps = engine.Define("race/pair",
	engine.Step[pair, race]{Name: "first", Do: func(f *pair, m *match, _ engine.In) engine.Flow[race] {
		class, _ := m.Roll(dice.D6, hits)
		f.Sum = int16(class)
		return engine.Then[race]()
	}},
	engine.Step[pair, race]{Name: "again", Ask: func(f *pair, _ *match, d *decision) {
		if f.Sum == 0 {
			d.Offer(engine.Option{Verb: "keep"})
			d.Offer(engine.Option{Verb: "again"})
		}
	}, Do: func(f *pair, m *match, in engine.In) engine.Flow[race] {
		if in.Option.Verb == "again" {
			class, _ := m.Roll(dice.D6, hits)
			f.Sum = int16(class)
		}
		m.Emit("R-4", ran{0, f.Sum})
		return engine.Done[race](engine.Result{})
	}},
)

func (*pair) Proc() engine.Table[race] { return pairSteps }

func TestOddsWalkEveryOutcomeOnce(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	before := m.State
	again := func(_ *match, d *decision) int { return d.Find("again") }
	sum, share := new(big.Rat), map[int16]*big.Rat{}
	engine.Odds(m, func() engine.Frame[race] { return &pair{} }, again, func(end *match, num, den uint64) {
		w := new(big.Rat).SetFrac(new(big.Int).SetUint64(num), new(big.Int).SetUint64(den))
		sum.Add(sum, w)
		if share[end.State.Place[0]] == nil {
			share[end.State.Place[0]] = new(big.Rat)
		}
		share[end.State.Place[0]].Add(share[end.State.Place[0]], w)
		if end.State.Over || end.Depth() != m.Depth() {
			t.Error("what comes after the frame was run too")
		}
	})
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the weights sum to %v", sum)
	}
	// Four faces of six fail and are rolled again.
	for place, want := range map[int16]*big.Rat{0: big.NewRat(4, 9), 1: big.NewRat(5, 18), 2: big.NewRat(5, 18)} {
		if share[place] == nil || share[place].Cmp(want) != 0 {
			t.Errorf("place %d has %v, want %v", place, share[place], want)
		}
	}
	if m.State != before || len(m.Journal) > 0 {
		t.Error("odds changed the match")
	}
}
