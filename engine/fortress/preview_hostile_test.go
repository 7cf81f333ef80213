package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// enumerated is what an option leads to, found by playing it with every result of the dice to the end of the match.
func enumerated(m *Match, option int) (hurt [MaxParty]Hurt) {
	var e dice.Enumerator
	for more := true; more; more = e.Next() {
		c := m.Imagine(&e)
		c.Take(option)
		for d, asked := c.Pending(); asked; d, asked = c.Pending() {
			c.Take(defaultAnswer(c, d))
		}
		share := dice.ShareOf(e.Weight())
		for i := range c.State.Party {
			x, y, h := &c.State.Party[i], &m.State.Party[i], &hurt[i]
			h.Wounds = h.Wounds.Plus(share.Times(dice.ShareOf(uint64(x.Count(WoundCounter)-y.Count(WoundCounter)), 1)))
			h.Grievous = h.Grievous.Plus(share.Times(dice.ShareOf(uint64(x.Count(GrievousCounter)-y.Count(GrievousCounter)), 1)))
			if x.Out && !y.Out {
				h.Out = h.Out.Plus(share)
			}
		}
	}
	return hurt
}

// What the hostile seat is told of each of its options is what the rules make of it, and to ask changes nothing.
// proves: BF-RNF-002
func TestForeseeHostileResultByResult(t *testing.T) {
	const open = "board\n.   .   .   .   .   .   .\n\n  .   .   .   .   .   .\nend\n"
	for _, c := range []struct{ kind, text string }{
		{AskHostileTarget, open + "explorer janus-draik 0,0 wounds 4\nexplorer ur-025 4,0\nhostile guardsman-1 2,0\nstart behaviour guardsman-1 aim"},
		{AskHostileTarget, open + "explorer janus-draik 0,0\nexplorer ur-025 4,0\nhostile guardsman-1 2,0\nstart behaviour guardsman-1 onslaught"},
		{AskTowards, open + "explorer janus-draik 0,0\nexplorer ur-025 6,0\nhostile guardsman-1 3,0\nstart behaviour guardsman-1 advance"},
		{AskHostileMove, open + "explorer janus-draik 0,0\nhostile ur-ghul-1 3,1\nstart behaviour ur-ghul-1 charge"},
	} {
		m := position(t, c.text)
		d, asked := m.Pending()
		if !asked || d.Kind != c.kind || len(d.Options) < 2 {
			t.Fatalf("%s: asked is %+v", c.kind, d)
		}
		before, harmed := m.Hash(), false
		for i := range d.Options {
			got, ok := ForeseeHostile(m, d.Options[i].Key())
			if want := enumerated(m, i); !ok || got.Hurt != want || got.Left.Num > 0 || got.Later {
				t.Errorf("%s, %s: %+v, want %+v", c.kind, d.Options[i].Key(), got, want)
			}
			harmed = harmed || got.Harm().Num > 0
		}
		if m.Hash() != before || !harmed {
			t.Errorf("%s: the match has changed, or nobody is harmed: %v", c.kind, harmed)
		}
		if _, ok := ForeseeHostile(m, "nothing"); ok {
			t.Errorf("%s: an option that is not offered leads somewhere", c.kind)
		}
	}
}

// Who could answer with overwatch is named, and nobody else.
func TestForeseeHostileNamesWhoWatches(t *testing.T) {
	m := position(t, "board\n.   .   .   .   .   .   .\n\n  .   .   .   .   .   .\nend\nexplorer janus-draik 0,0 overwatch dice 6,6\nexplorer ur-025 1,0\nhostile guardsman-1 3,0\nhostile guardsman-2 3,0\nstart group 1")
	d, _ := m.Pending()
	seen := false
	for i := range d.Options {
		c, ok := ForeseeHostile(m, d.Options[i].Key())
		if !ok {
			t.Fatalf("%s leads nowhere", d.Options[i].Key())
		}
		seen = seen || slices.Equal(c.Watchers, []int{0})
		if slices.Contains(c.Watchers, 1) {
			t.Errorf("%s: %v watch", d.Options[i].Key(), c.Watchers)
		}
	}
	if !seen {
		t.Error("nobody watches")
	}
}

// In random play every option of the hostile seat leads somewhere. Of the hostile that acts first it is what the outlook
// of that hostile says, and of one that arrives what its outlook there says.
func TestForeseeHostileInRandomPlay(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(14) {
		m, pick := startAtRandom(t, seed), rand.New(rand.NewPCG(seed, 23))
		for d := range playtest.Decisions(m, playtest.AtRandom[State](pick)) {
			if d.Seat != HostileSeat || met[d.Kind] > 40 {
				continue
			}
			o := &d.Options[pick.IntN(len(d.Options))]
			c, ok := ForeseeHostile(m, o.Key())
			if met[d.Kind]++; !ok || c.By == NoUnit && d.Kind != AskDeploy {
				t.Fatalf("seed %d: %s leads to %+v", seed, o.Key(), c)
			}
			at := m
			switch {
			case c.Later:
				at = m.Clone()
				at.Take(d.Find(o.Key()))
			case d.Kind != AskActivate:
				continue
			}
			if !at.State.Units[c.By].Here() {
				continue
			}
			l, _ := outlookOf(at, newForecast(), c.By, planWork)
			for e := range c.Hurt {
				if want := l.Expected(e); c.Left.Num == 0 && l.Left().Num == 0 && c.Hurt[e].Wounds.Float() != want.Wounds.Float() {
					t.Errorf("seed %d, %s: explorer %d expects %v, not %v", seed, o.Key(), e, c.Hurt[e], want)
				}
			}
		}
	}
	for _, kind := range []string{AskActivate, AskDeploy, AskTowards, AskHostileMove, AskHostileTarget, AskReturn} {
		if met[kind] == 0 {
			t.Errorf("%s was never asked", kind)
		}
	}
}
