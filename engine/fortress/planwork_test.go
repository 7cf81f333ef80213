package fortress

import (
	"math"
	"testing"

	"precipice/engine"
)

// fullParty are the first four explorers.
var fullParty = []string{"amallyn", "dahyak", "espern-locarno", "janus-draik"}

// expeditionAt plays an expedition plainly, turning up every card, to the first question that fits.
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
			m.Take(plainly(m, d))
		}
	}
	t.Fatalf("the expedition with seed %d never comes to that question", seed)
	return nil
}

// A card that is turned up ends the plan where its combat or challenge begins: nothing is played for the
// players there.
func TestAPlanEndsWhereACombatBegins(t *testing.T) {
	m := expeditionAt(t, 1, func(_ *Match, d *engine.Decision) bool { return d.Has("turn-up") })
	p := Sequence(m, []string{"turn-up", "turn-up"})
	if p.Steps[0].Taken.Float() != 1 || p.Left.Num > 0 {
		t.Errorf("turning up a card is taken in %v, and %v of what follows is left out", p.Steps[0].Taken, p.Left)
	}
	if len(p.Fates) > 0 {
		t.Errorf("turning up a card harms nobody, and is told to bring %+v", p.Fates)
	}
	second := p.Steps[1]
	if second.Taken.Num > 0 || len(second.Stops) == 0 || second.Stops[0].Reason != "not-asked-then" {
		t.Errorf("the second card is told as %+v", second)
	}
}

// Plans with more outcomes than anybody can follow keep to the work they may take, come to the same each
// time, follow what is likely, and tell how much they left out.
func TestPlansOfTooManyOutcomes(t *testing.T) {
	hold := "choose lean-into-it"
	challenge := expeditionAt(t, 2, func(_ *Match, d *engine.Decision) bool { return d.Has(hold) })
	hostiles := expeditionAt(t, 1, func(_ *Match, d *engine.Decision) bool {
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
			if a, b := told(c.m, small), told(c.m, again); len(a) != len(b) || small.Left != again.Left {
				t.Error("the same plan is told in two ways")
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

// What a plan tells with too little work is never more than what is true, and the chances of single things
// are at most what is left out below it.
func TestAPlanWithLittleWorkIsALowerBound(t *testing.T) {
	plans := 0
	for m, keys := range randomPlans(t, 12) {
		exact := told(m, Sequence(m, keys))
		for _, work := range []int{300, 2000, 10_000} {
			p := sequence(m, keys, work)
			if p.Left.Num == 0 {
				continue
			}
			plans++
			for what, share := range told(m, p) {
				if share.Float() > exact[what].Float()+1e-9 && !nothing(what) {
					t.Errorf("%v: %+v is told as %v and is %v", keys, what, share, exact[what])
				}
			}
			for what, share := range exact {
				if what.what == "taken" && share.Float() > told(m, p)[what].Float()+p.Left.Float()+1e-9 {
					t.Errorf("%v: %+v is %v, told as %v with %v left out", keys, what, share, told(m, p)[what], p.Left)
				}
			}
		}
	}
	if plans < 20 {
		t.Errorf("only %d plans left something out", plans)
	}
}
