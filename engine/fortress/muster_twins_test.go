package fortress

import (
	"slices"
	"strings"
	"testing"
)

// withTwins returns rules in which so many of the first explorers are twins.
func withTwins(t *testing.T, pairs int) Rules {
	t.Helper()
	lib := *rulesFor(t).Pack.Library
	lib.Explorers = slices.Clone(lib.Explorers)
	for i := range lib.Explorers {
		x := &lib.Explorers[i]
		if x.Models = []string{x.ID}; i < pairs {
			x.Models = []string{x.ID + "-one", x.ID + "-two"}
		}
	}
	return Rules{NewPack(&lib)}
}

// Of several pairs of twins a party takes one, whatever the order in which its explorers are picked.
// proves: BF-SET-004
func TestAPartyHasOnePairOfTwins(t *testing.T) {
	for pairs := range 7 {
		r := withTwins(t, pairs)
		m, err := NewGame(r, Setup{Players: 1, Fifth: -1, Quest: true}, 1)
		if err != nil {
			t.Fatal(err)
		}
		most := min(MaxParty, len(r.Pack.Explorers)-max(0, pairs-1))
		for size := 2; size <= MaxParty; size++ {
			d, _ := m.Explained()
			key := "muster " + r.Pack.Number(size)
			if size >= int(m.State.Quest.least()) && d.Has(key) != (size <= most) {
				t.Errorf("%d pairs: a party of %d is offered: %v", pairs, size, d.Has(key))
			}
		}
		if most < MaxParty {
			continue
		}
		choose(t, m, "muster 4")
		for m.State.Quest.Step == Gathering {
			d, asked := m.Pending()
			if !asked || d.Kind != AskPick {
				break
			}
			m.Take(0) // the twins come first
		}
		if err := m.State.Validate(); err != nil {
			t.Errorf("%d pairs: %v", pairs, err)
		}
		for e := range m.State.Party {
			if !m.State.Party[e].Playing {
				t.Errorf("%d pairs: nobody is at place %d", pairs, e)
			}
		}
	}
	r := withTwins(t, 2)
	ids := []string{r.Pack.Explorers[0].ID, r.Pack.Explorers[1].ID, r.Pack.Explorers[2].ID, r.Pack.Explorers[3].ID}
	if _, err := NewGame(r, Setup{Players: 1, Fifth: -1, Explorers: ids, Combat: r.Pack.Combats[0].ID}, 1); err == nil || !strings.Contains(err.Error(), ids[1]) {
		t.Errorf("two pairs in a combat: %v", err)
	}
}
