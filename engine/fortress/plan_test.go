package fortress

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// fact is something that may happen in a plan, at a step or to a miniature by the end.
type fact struct {
	step            int
	what, who, name string
	level           int
}

// planFacts returns a plan as shares of facts, without those that never happen.
func planFacts(m *Match, p Plan) map[fact]Share {
	s, all := &m.State, map[fact]Share{}
	note := func(share Share, f fact) {
		if share.Num > 0 {
			all[f] = share
		}
	}
	for i, step := range p.Steps {
		note(step.Taken, fact{step: i, what: "taken"})
		for _, stop := range step.Stops {
			note(stop.Share, fact{step: i, what: "stop", who: stop.Rule, name: stop.Reason})
		}
		for _, v := range step.Attacks {
			for level, share := range []Share{v.Miss, v.Wound, v.Grievous} {
				note(share, fact{i, "attack", s.UnitName(v.By), s.UnitName(v.On), level})
			}
			note(v.Slain, fact{step: i, what: "slain", who: s.UnitName(v.On)})
		}
		for _, r := range step.Rolls {
			for _, n := range r.Results {
				note(n.Share, fact{step: i, what: r.For, who: r.By, name: n.Name})
			}
		}
		for _, n := range step.Finds {
			note(n.Share, fact{step: i, what: "found", name: n.Name})
		}
	}
	for _, f := range p.Fates {
		for i, share := range []Share{f.Unhurt, f.Hurt, f.Slain, f.Stunned} {
			note(share, fact{what: "fate", who: s.UnitName(f.Unit), level: i})
		}
	}
	return all
}

// playFacts plays a plan once and counts each fact that planFacts would report.
func playFacts(from *Match, src dice.Source, keys []string) map[fact]int {
	m, n := from.Imagine(src), map[fact]int{}
	home := m.Depth()
	first, _ := m.Pending()
	rule, attacked := first.Rule, map[UnitID]bool{}
	for i, key := range keys {
		clear(attacked)
		d, ok := m.Pending()
		if !ok || !d.Has(key) {
			why := refusedAt(m, key, rule)
			n[fact{step: i, what: "stop", who: why.Rule, name: why.Reason}]++
			break
		}
		n[fact{step: i, what: "taken"}]++
		events := m.Take(d.Find(key))
		for {
			for _, e := range events {
				count(n, i, &m.State, e, attacked)
			}
			if d, ok = m.Pending(); !ok || m.Depth() == home {
				break
			}
			events = m.Take(defaultAnswer(m, d))
		}
	}
	for u := range from.State.Units {
		fate(n, &from.State, &m.State, UnitID(u))
	}
	return n
}

func count(n map[fact]int, i int, s *State, e Event, attacked map[UnitID]bool) {
	switch ch := e.Change.(type) {
	case Resolved:
		attacked[ch.On] = true
		n[fact{i, "attack", s.UnitName(ch.By), s.UnitName(ch.On), int(ch.Level)}]++
	case Slain:
		if attacked[ch.Unit] {
			n[fact{step: i, what: "slain", who: s.UnitName(ch.Unit)}]++
		}
	case OutOfAction:
		if u := s.Party[ch.Explorer].Figure(); attacked[u] {
			n[fact{step: i, what: "slain", who: s.UnitName(u)}]++
		}
	case Rolled:
		if ch.For != "attack" {
			n[fact{step: i, what: ch.For, who: ch.By, name: ch.Level().String()}]++
		}
	case BlackstoneRolled:
		n[fact{step: i, what: ch.For, who: ch.By, name: ch.Gave}]++
	case Found:
		n[fact{step: i, what: "found", name: s.pack.Discoveries[ch.Kind].ID}]++
	}
}

func fate(n map[fact]int, was, is *State, u UnitID) {
	a, b := &was.Units[u], &is.Units[u]
	if !a.Here() {
		return
	}
	kind := 0
	switch x := int(a.Card); {
	case !b.Here():
		kind = 2
	case a.Team == Hostiles && b.Damage > a.Damage, a.Team == Explorers && is.Party[x].Count(NoCounter) < was.Party[x].Count(NoCounter):
		kind = 1
	}
	n[fact{what: "fate", who: was.UnitName(u), level: kind}]++
	if b.Stunned && !a.Stunned {
		n[fact{what: "fate", who: was.UnitName(u), level: 3}]++
	}
}

// enumerateFacts computes the facts of a plan by playing every outcome on its own.
func enumerateFacts(m *Match, keys []string) (all map[fact]Share, outcomes int) {
	all = map[fact]Share{}
	e := &dice.Enumerator{}
	for more := true; more; more = e.Next() {
		n := playFacts(m, e, keys)
		share := dice.ShareOf(e.Weight())
		for what, times := range n {
			all[what] = all[what].Plus(share.Times(dice.ShareOf(uint64(times), 1)))
		}
		outcomes++
	}
	return all, outcomes
}

// unharmed reports whether a fact says that a miniature comes to no harm. A plan leaves such facts out.
func unharmed(f fact) bool { return f.what == "fate" && f.level == 0 }

// topOnly returns a match with only the frame that asks.
func topOnly(t testing.TB, m *Match) *Match {
	return engine.Begin[State](rulesFor(t), m.State, dice.NewSeeded(1), func(*State) frame {
		switch f := m.Top().(type) {
		case *Activation:
			c := *f
			return &c
		case *Gambits:
			c := *f
			return &c
		case *Challenge:
			c := *f
			return &c
		}
		return nil
	})
}

// randomPlans yields plans of two or three choices, from questions met in random play.
func randomPlans(t testing.TB, games int) func(func(*Match, []string) bool) {
	return func(yield func(*Match, []string) bool) {
		for seed := range uint64(games) {
			m, pick := startAtRandom(t, seed), rand.New(rand.NewPCG(seed, 3))
			for d := range playtest.Decisions(m, playtest.AtRandom[State](pick)) {
				_, acts := m.Top().(*Activation)
				if kind := d.Kind; acts && kind == "activation" && pick.IntN(12) == 0 || kind == "gambit" && pick.IntN(30) == 0 || kind == "challenge" {
					if at := topOnly(t, m); !yield(at, randomKeys(at, pick)) {
						return
					}
				}
			}
		}
	}
}

// randomKeys returns choices that are legal at first and along one possible course. It leaves out
// searches, which have too many outcomes to play one by one.
func randomKeys(m *Match, pick *rand.Rand) (keys []string) {
	c, home := m.Imagine(dice.NewSeeded(pick.Uint64())), m.Depth()
	for d, ok := c.Pending(); ok && len(keys) < 3; d, ok = c.Pending() {
		if c.Depth() != home {
			c.Take(defaultAnswer(c, d))
			continue
		}
		i := pick.IntN(len(d.Options))
		for try := 0; try < 40 && (d.Options[i].Verb == "end" || d.Options[i].Verb == "search" || d.Options[i].Verb == "move" && try < 3); try++ {
			i = pick.IntN(len(d.Options))
		}
		if d.Options[i].Verb == "search" {
			break
		}
		keys = append(keys, d.Options[i].Key())
		c.Take(i)
	}
	return keys
}

// The shares of any plan equal those found by playing every outcome of its dice on its own.
func TestPlansEqualEnumeration(t *testing.T) {
	plans, long, stopped := 0, 0, 0
	for m, keys := range randomPlans(t, 40) {
		before := m.State
		plan := Sequence(m, keys)
		got := planFacts(m, plan)
		want, outcomes := enumerateFacts(m, keys)
		for what, share := range want {
			if got[what] != share && !(unharmed(what) && share == dice.ShareOf(1, 1)) {
				t.Errorf("%v: %+v has the share %v in the plan and %v by enumeration", keys, what, got[what], share)
			}
		}
		for what, share := range got {
			if want[what] != share {
				t.Errorf("%v: %+v has the share %v in the plan and %v by enumeration", keys, what, share, want[what])
			}
		}
		if !before.Equal(&m.State) {
			t.Fatal("a plan changed the match")
		}
		plans++
		if outcomes > 20 {
			long++
		}
		if last := plan.Steps[len(plan.Steps)-1]; last.Taken != dice.ShareOf(1, 1) && last.Taken.Num > 0 {
			stopped++
		}
		if t.Failed() {
			return
		}
	}
	if plans < 150 || long < 25 || stopped < 25 {
		t.Errorf("only %d plans, %d of many outcomes, %d that may stop", plans, long, stopped)
	}
}

const throws = 100_000

// likely fails if the counts of many plays are more than five standard deviations from the shares.
func likely(t *testing.T, got map[fact]Share, play func(src dice.Source) map[fact]int) {
	t.Helper()
	sum, squares := map[fact]float64{}, map[fact]float64{}
	src := dice.NewSeeded(99)
	for range throws {
		for what, n := range play(src) {
			sum[what] += float64(n)
			squares[what] += float64(n * n)
		}
	}
	for what := range sum {
		if got[what].Num == 0 && !unharmed(what) {
			t.Errorf("%+v happened %v times and is not in the plan", what, sum[what])
		}
	}
	for what, share := range got {
		mean, p := sum[what]/throws, share.Float()
		spread := math.Sqrt(max(squares[what]/throws-mean*mean, p*max(0, 1-p)) / throws)
		if math.Abs(mean-p) > 5*spread {
			t.Errorf("%+v has the share %.5f in the plan and %.5f in %d plays", what, p, mean, throws)
		}
	}
}

// sampled holds plans with every kind of roll, to be tried with random dice.
var sampled = []struct{ name, script, keys string }{
	{"an attack", "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 2,0\nstart activation janus-draik", "fire pistol-rapier guardsman-1"},
	{"into cover", "board\n.   . | .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 2,0\nstart activation janus-draik", "fire pistol-rapier guardsman-1"},
	{"aimed", "board\n.   . | .\nend\nexplorer janus-draik 0,0 dice 6,2\nhostile guardsman-1 2,0\nstart activation janus-draik", "fire pistol-rapier guardsman-1 aimed"},
	{"a flurry on two", "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 1,0\nhostile guardsman-2 1,0\nstart activation janus-draik", "fire flurry guardsman-1 x3"},
	{"move, then two shots", "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 6,3,2\nhostile guardsman-1 5,0\nstart activation janus-draik", "move 2,0/fire pistol-rapier guardsman-1/fire pistol-rapier guardsman-1"},
	{"a staff that stuns", "board\n.   .\nend\nexplorer espern-locarno 0,0 dice 6\nhostile ur-ghul-1 1,0\nstart activation espern-locarno", "fire seeker-staff ur-ghul-1/end"},
	{"recuperating", "board\n.   .\nend\nexplorer dahyak 0,0 dice 3 wounds 2\nstart activation dahyak", "recuperate"},
	{"a search", "board\n1   .\nend\nexplorer dahyak 0,0 dice 5,2\nfinds carved-route carved-route singing-core\nstart activation dahyak", "search/move 1,0"},
	{"a gambit", "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 4,2\nhostile guardsman-1 2,0\ntrack group-1 janus-draik\nstart gambits", "gambit janus-draik 4/swap janus-draik group-1/done"},
	{"a challenge", "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0\nexplorer dahyak 1,0\nstart challenge breathing-wall", "send dahyak/choose slip-through/choose lean-into-it"},
	{"a challenge of the D20", "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0 wounds 4\nexplorer dahyak 1,0\nstart challenge borrowed-voices", "send janus-draik/choose answer-them/choose answer-them"},
	{"slain, then inspired", "board\n.   .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 1,0 damage 1\nstart activation janus-draik", "fire pistol-rapier guardsman-1/end"},
}

// Random dice confirm the shares of plans of every kind.
func TestPlansAgainstDice(t *testing.T) {
	for _, c := range sampled {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			m, keys := position(t, c.script), strings.Split(c.keys, "/")
			got := planFacts(m, Sequence(m, keys))
			likely(t, got, func(src dice.Source) map[fact]int { return playFacts(m, src, keys) })
			if len(got) < 3 {
				t.Errorf("the plan has only %v", got)
			}
		})
	}
}

// BenchmarkSequence plans a move, a strike and a shot, with twenty hostiles around.
func BenchmarkSequence(b *testing.B) {
	for _, c := range []struct{ name, dice, keys string }{
		{"two-shots", "dice 6,3,2", "move 1,0/fire pistol-rapier cultist-5/fire pistol-rapier cultist-5"},
		{"flurries", "inspired dice 6,5,4", "move 1,0/fire flurry cultist-5 x3/fire flurry cultist-5 x3/end"},
	} {
		m := position(b, strings.Replace(twenty, "dice 6,3", c.dice, 1))
		keys := strings.Split(c.keys, "/")
		if last := Sequence(m, keys).Steps[len(keys)-1]; last.Taken.Num == 0 {
			b.Fatalf("%+v", Sequence(m, keys).Steps)
		}
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				Sequence(m, keys)
			}
		})
		b.Run(c.name+"/each-outcome", func(b *testing.B) {
			for b.Loop() {
				enumerateFacts(m, keys)
			}
		})
		b.Run(c.name+"/10000-plays", func(b *testing.B) {
			src := dice.NewSeeded(1)
			for b.Loop() {
				for range 10_000 {
					playFacts(m, src, keys)
				}
			}
		})
	}
}
