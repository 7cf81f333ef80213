package fortress

import (
	"math"
	"testing"

	"precipice/engine"
)

// fullParty is the first four explorers.
var fullParty = []string{"amallyn", "dahyak", "espern-locarno", "janus-draik"}

// expeditionAt plays an expedition with default answers, turning up every card, to the first question
// that fits.
func expeditionAt(t testing.TB, seed uint64, fits func(*Match, *engine.Decision) bool) *Match {
	t.Helper()
	m, err := NewGame(rulesFor(t), Setup{Players: 1, Explorers: fullParty, Fifth: -1, Difficulty: Normal}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for range 5000 {
		d, ok := m.Pending()
		if !ok {
			break
		}
		if fits(m, d) {
			return m
		}
		if d.Has("turn-up") {
			m.Take(d.Find("turn-up"))
		} else {
			m.Take(defaultAnswer(m, d))
		}
	}
	t.Fatalf("the expedition with seed %d never comes to that question", seed)
	return nil
}

// A plan that turns up a card ends where the combat or challenge begins. It plays nothing beyond that
// for the players.
func TestAPlanEndsWhereACombatBegins(t *testing.T) {
	m := expeditionAt(t, 1, func(_ *Match, d *engine.Decision) bool { return d.Has("turn-up") })
	p := Sequence(m, []string{"turn-up", "turn-up"})
	if p.Steps[0].Taken.Float() != 1 || p.Left.Num > 0 {
		t.Errorf("turning up a card is taken in %v, and %v of what follows is left out", p.Steps[0].Taken, p.Left)
	}
	if len(p.Fates) > 0 {
		t.Errorf("turning up a card harms nobody, but the plan has %+v", p.Fates)
	}
	second := p.Steps[1]
	if second.Taken.Num > 0 || len(second.Stops) == 0 || second.Stops[0].Reason != "not-asked-then" {
		t.Errorf("the second card is planned as %+v", second)
	}
}

// Plans with too many outcomes stay within their work limit, give the same result each time, follow the
// likely outcomes and report the share left out.
func TestPlansOfTooManyOutcomes(t *testing.T) {
	hold := "choose lean-into-it"
	challenge := expeditionAt(t, 2, func(_ *Match, d *engine.Decision) bool { return d.Has(hold) })
	hostiles := expeditionAt(t, 3, func(_ *Match, d *engine.Decision) bool {
		return d.Kind == "activate" && len(d.Options) > 3 && d.Has("activate guardsman-2") && d.Has("activate guardsman-5")
	})
	for _, c := range []struct {
		name string
		m    *Match
		keys []string
	}{
		{"a challenge", challenge, []string{hold, "send dahyak", hold, "send espern-locarno", hold, hold}},
		{"a group", hostiles, []string{"activate guardsman-2", "activate guardsman-3", "activate guardsman-4", "activate guardsman-5"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			const little = 200_000
			small, again := sequence(c.m, c.keys, little), sequence(c.m, c.keys, little)
			if small.Left.Num == 0 {
				t.Fatal("nothing was left out")
			}
			if a, b := planFacts(c.m, small), planFacts(c.m, again); len(a) != len(b) || small.Left != again.Left {
				t.Error("the same plan has two results")
			}
			whole := sequence(c.m, c.keys, 20*little)
			if whole.Left.Float() >= small.Left.Float() || whole.Left.Float() > 0.6 {
				t.Errorf("%v are left out, and with little work %v", whole.Left.Float(), small.Left.Float())
			}
			sum := 0.0
			for _, step := range whole.Steps {
				sum += step.Left.Float()
			}
			if math.Abs(sum-whole.Left.Float()) > 1e-9 {
				t.Errorf("the steps leave %v, the plan %v", sum, whole.Left.Float())
			}
		})
	}
}

// With too little work a plan never overstates a share, and chances of single events fall short by at
// most the share left out.
func TestAPlanWithLittleWorkIsALowerBound(t *testing.T) {
	plans := 0
	for m, keys := range randomPlans(t, 12) {
		exact := planFacts(m, Sequence(m, keys))
		for _, work := range []int{300, 2000, 10_000} {
			p := sequence(m, keys, work)
			if p.Left.Num == 0 {
				continue
			}
			plans++
			for what, share := range planFacts(m, p) {
				if share.Float() > exact[what].Float()+1e-9 && !unharmed(what) {
					t.Errorf("%v: %+v has the share %v in the plan and truly %v", keys, what, share, exact[what])
				}
			}
			for what, share := range exact {
				if what.what == "taken" && share.Float() > planFacts(m, p)[what].Float()+p.Left.Float()+1e-9 {
					t.Errorf("%v: %+v is truly %v, but %v in the plan with %v left out", keys, what, share, planFacts(m, p)[what], p.Left)
				}
			}
		}
	}
	if plans < 20 {
		t.Errorf("only %d plans left something out", plans)
	}
}
