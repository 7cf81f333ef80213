package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// lastRoll follows what each explorer has rolled last in a challenge.
func lastRoll(s *State, last map[string]dice.Level, e Event) {
	of := func(unit string) string {
		if u := s.Find(unit); u != NoUnit {
			return s.Name(int(s.On(u).Card))
		}
		return unit
	}
	switch c := e.Change.(type) {
	case Rolled:
		last[of(c.By)] = c.Levels[c.Used]
	case Raised:
		last[of(c.By)] = c.Level
	case BlackstoneRolled:
		for level := dice.Fail; level <= dice.Critical; level++ {
			if c.Gave == level.String() {
				last[of(c.By)] = level
			}
		}
	}
}

// Every choice of every challenge says how it has turned out, once for each explorer who rolls: by the roll that stands after all
// re-rolls. Each outcome that the content must tell comes up, and no other does.
// proves: BF-CHL-001
func TestEveryChoiceTellsHowItCameOut(t *testing.T) {
	r := rulesWithDeck(t, 0, 4)
	missing := map[string]bool{}
	for _, card := range r.Pack.Challenges {
		for _, c := range card.Choices {
			for _, how := range c.Outcomes() {
				missing[library.Outcome(c.ID, how)] = true
			}
		}
	}
	known, rerolled := len(missing), 0
	for seed := uint64(0); seed < 1500 && (len(missing) > 0 || rerolled < 20); seed++ {
		m, err := NewGame(r, Setup{Players: 1, Fifth: -1, Difficulty: Normal, Explorers: four()}, seed)
		if err != nil {
			t.Fatal(err)
		}
		pick, last, told := rand.New(rand.NewPCG(seed, 11)), map[string]dice.Level{}, map[string]int{}
		shown := m.State
		for d, ok := m.Pending(); ok; d, ok = m.Pending() {
			for e := range m.State.Party {
				m.State.Party[e].Inspiration = 4
			}
			i := pick.IntN(len(d.Options))
			if d.Kind == AskExplore {
				i = 0
			}
			if d.Kind == AskReRoll && d.Options[i].Verb == DoReRoll {
				rerolled++
			}
			for _, e := range m.Take(i) {
				e.Apply(&shown)
				if _, turned := e.Change.(TurnedUp); turned {
					clear(told)
				}
				lastRoll(&m.State, last, e)
				c, out := e.Change.(CameOut)
				if !out {
					continue
				}
				if told[c.By+c.Choice]++; told[c.By+c.Choice] > 1 {
					t.Fatalf("seed %d: how %s came out is told %d times of %q", seed, c.Choice, told[c.By+c.Choice], c.By)
				}
				if c.Level != library.NoRoll && c.Level != last[c.By].String() {
					t.Fatalf("seed %d: %s of %s came out as %s after a roll of %s", seed, c.Choice, c.By, c.Level, last[c.By])
				}
				if key, args := c.Say(&shown); key != "" || args != nil {
					t.Fatalf("the outcome is a line of scenarios: %s", key)
				}
				_, args := c.Tell(&shown)
				delete(missing, args[len(args)-1])
			}
		}
	}
	if known < 50 || len(missing) > 0 || rerolled < 20 {
		t.Errorf("of %d outcomes %v never came up, after %d re-rolls", known, missing, rerolled)
	}
}

// A choice can turn out only as its rolls can.
func TestTheOutcomesOfAChoiceAreThoseOfItsRolls(t *testing.T) {
	for _, test := range []struct {
		of   string
		does []library.Op
		want []string
	}{
		{"no roll", []library.Op{{Do: "grievous", To: "self"}}, []string{"done"}},
		{"nothing at all", nil, []string{"done"}},
		{"a stat", []library.Op{{Do: "drain", To: "self", Amount: 1}, {Do: "roll", To: "self", Roll: "agility"}}, []string{"failure", "success", "critical"}},
		{"the blackstone die", []library.Op{{Do: "roll", To: "self", Roll: "blackstone", Need: 9}}, []string{"failure", "success"}},
		{"the blackstone die with a critical", []library.Op{{Do: "roll", To: "self", Roll: "blackstone", Need: 9, Great: 18}}, []string{"failure", "success", "critical"}},
		{"a vitality roll", []library.Op{{Do: "vitality-roll", To: "self"}}, []string{"failure", "success", "critical"}},
	} {
		if got := (&library.Choice{Effect: test.does}).Outcomes(); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v", test.of, got)
		}
	}
}

// A combat that ends tells how many of its markers were left unsearched, if there are any.
func TestTheEndOfACombatTellsWhatWasLeft(t *testing.T) {
	ended := map[bool]int{}
	for seed := uint64(0); seed < 60 && (ended[true] < 5 || ended[false] < 1); seed++ {
		r := rulesFor(t)
		m, err := NewGame(r, Setup{Players: 1, Fifth: -1, Combat: r.Pack.Combats[seed%3].ID, Explorers: four(), Clock: 15}, seed) // the clock ends it
		if err != nil {
			t.Fatal(err)
		}
		shown, pick, told := m.State, rand.New(rand.NewPCG(seed, 5)), -1
		if seed%4 == 0 { // a battlefield that has been searched
			m.State.Markers = [MaxMarkers]board.Space{board.None, board.None, board.None, board.None}
			shown.Markers = m.State.Markers
		}
		for d, ok := m.Pending(); ok; d, ok = m.Pending() {
			for _, e := range m.Take(pick.IntN(len(d.Options))) {
				left := 0
				for _, at := range shown.Markers {
					if at != board.None {
						left++
					}
				}
				switch c := e.Change.(type) {
				case MarkersLeft:
					told = int(c.Number)
				case CombatEnded:
					if ended[left > 0]++; told != left && (told >= 0 || left > 0) {
						t.Errorf("seed %d: %d markers lie there, and told are %d", seed, left, told)
					}
				}
				e.Apply(&shown)
			}
		}
	}
	if ended[true] < 5 || ended[false] < 1 {
		t.Errorf("too few combats have ended with and without markers: %v", ended)
	}
}
