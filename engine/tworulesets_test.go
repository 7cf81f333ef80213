package engine_test

import (
	"bytes"
	"encoding/gob"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// coins is a second ruleset beside the race: a turn throws a coin until the player stops. Both have a
// rule called "leg" or "throw"; only the name of the ruleset tells their frames apart.
type coins struct{ Heads, Tails uint8 }

type coinRules struct{}

func (coinRules) Start(*coins) engine.Frame[coins]                      { return &coinLeg{} }
func (coinRules) Bind(*coins) error                                     { return nil }
func (coinRules) Standing(*engine.Match[coins], *engine.Decision)       {}
func (coinRules) TakeStanding(*engine.Match[coins], engine.Option) bool { return false }

type landed struct{ Heads bool }

func (e landed) Apply(s *coins) {
	if e.Heads {
		s.Heads++
	} else {
		s.Tails++
	}
}
func (landed) Say(*coins) (string, []string) { return "landed", nil }

type coinLeg struct{ engine.Cursor }

var coinLegSteps = engine.Define("coins/leg", engine.Step[coinLeg, coins]{Name: "on", Ask: (*coinLeg).ask, Do: (*coinLeg).act})

func (*coinLeg) Proc() engine.Table[coins] { return coinLegSteps }

func (*coinLeg) ask(_ *engine.Match[coins], d *engine.Decision) {
	d.Kind = "on"
	d.Offer(engine.Option{Verb: "throw"})
	d.Offer(engine.Option{Verb: "stop"})
}

func (*coinLeg) act(_ *engine.Match[coins], in engine.In) engine.Flow[coins] {
	if in.Option.Verb == "stop" {
		return engine.Done[coins](engine.Result{})
	}
	return engine.Call(&coinThrow{}).At("on")
}

type coinThrow struct{ engine.Cursor }

var coinThrowSteps = engine.Define("coins/throw", engine.Step[coinThrow, coins]{Name: "land", Do: func(_ *coinThrow, m *engine.Match[coins], _ engine.In) engine.Flow[coins] {
	face, _ := m.Roll(dice.D6, nil)
	m.Emit("C-1", landed{face > 3})
	return engine.Done[coins](engine.Result{})
}})

func (*coinThrow) Proc() engine.Table[coins] { return coinThrowSteps }

// throughSave is a match as a save brings it back.
func throughSave[S any](t *testing.T, rules engine.Ruleset[S], m *engine.Match[S]) *engine.Match[S] {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	var s engine.Snapshot[S]
	if err := gob.NewDecoder(&b).Decode(&s); err != nil {
		t.Fatal(err)
	}
	back, err := engine.Resume(rules, &s)
	if err != nil {
		t.Fatal(err)
	}
	if back.Hash() != m.Hash() {
		t.Error("the match stands elsewhere after a save")
	}
	return back
}

func TestTwoRulesetsPlaySideBySide(t *testing.T) {
	c, r := engine.New[coins](coinRules{}, coins{}, 7), engine.New[race](rules{goal: 30}, race{}, 7)
	for range 6 {
		if _, err := c.Choose("throw"); err != nil {
			t.Fatal(err)
		}
		c = throughSave[coins](t, coinRules{}, c)
		d, ok := r.Pending()
		if !ok {
			t.Fatal("the race is over too soon")
		}
		if _, err := r.Choose(d.Options[0].Key()); err != nil {
			t.Fatal(err)
		}
		r = throughSave[race](t, rules{goal: 30}, r)
	}
	if c.State.Heads+c.State.Tails != 6 {
		t.Errorf("%+v", c.State)
	}
	if _, err := c.Choose("stop"); err != nil {
		t.Fatal(err)
	}
	if _, ok := c.Pending(); ok {
		t.Error("the coins still ask")
	}
}

func TestATitleNamesItsRuleset(t *testing.T) {
	for _, title := range []string{"turn", "/turn", "race/", ""} {
		if got := panics(func() { engine.Define[coinLeg, coins](title) }); got == "" {
			t.Errorf("the title %q is taken", title)
		}
	}
}

// Saves of old do not say whose frame a name is, so only one ruleset can have used it.
func TestSavesOfOldKnowOneFrameByAName(t *testing.T) {
	for want, ruleset := range map[string]string{"race/never: no frame has this title": "race", "coins/never: no frame has this title": "coins"} {
		if got := panics(func() { engine.Formerly(ruleset, "never") }); got != want {
			t.Errorf("panic %q, want %q", got, want)
		}
	}
	engine.Formerly("race", "leg")
	if got := panics(func() { engine.Formerly("coins", "leg") }); got != "leg: saves of old know only one frame by this name" {
		t.Errorf("panic %q", got)
	}
}
