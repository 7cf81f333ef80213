package fortress

import (
	"bytes"
	"encoding/gob"
	"errors"
	"flag"
	"math/rand/v2"
	"reflect"
	"testing"

	"precipice/engine"
)

var combats = flag.Int("combats", 2000, "random combats to play; one in two hundred is saved and loaded at every decision")

// TestRandomPlay plays whole combats at random and checks the invariants at every decision: enemies
// share no hex, limits hold, cards are neither lost nor created, inspired explorers stay inspired.
// proves: BF-G-006 BF-INS-001 BF-INS-008
func TestRandomPlay(t *testing.T) {
	const workers = 4
	for w := range workers {
		t.Run("", func(t *testing.T) {
			t.Parallel()
			total := 0
			for seed := w; seed < *combats; seed += workers {
				total += playAtRandom(t, uint64(seed), seed%200 == w*50)
				if t.Failed() {
					return
				}
			}
			t.Logf("%d decisions", total)
		})
	}
}

var parties = [][]string{
	{"janus-draik", "ur-025", "espern-locarno", "amallyn"},
	{"dahyak", "amallyn", "janus-draik", "ur-025"},
	{"espern-locarno", "rein-raus", "ur-025", "janus-draik"},
}

func startAtRandom(t testing.TB, seed uint64) *Match {
	r := rulesFor(t)
	players := int(seed%5) + 1
	setup := Setup{Players: players, Explorers: parties[seed%3], Fifth: -1, Combat: r.Pack.Combats[seed/3%uint64(len(r.Pack.Combats))].ID}
	if players == 5 {
		setup.Fifth = 4
	}
	if seed%4 == 1 {
		setup.Difficulty, setup.Leader = Normal+Difficulty(seed/4%3), int(seed/5)%players
	}
	m, err := NewGame(r, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func playAtRandom(t *testing.T, seed uint64, saving bool) (n int) {
	m := startAtRandom(t, seed)
	pick := rand.New(rand.NewPCG(seed, 7))
	first := startAtRandom(t, seed).State
	var all []Event
	var inspired [MaxParty]bool
	for ; ; n++ {
		d, ok := m.Pending()
		if !ok {
			break
		}
		for e := range m.State.Party {
			if inspired[e] && !m.State.Party[e].Inspired {
				t.Fatalf("seed %d, decision %d: %s is no longer inspired", seed, n, m.State.Name(e))
			}
			inspired[e] = m.State.Party[e].Inspired
		}
		if n > 20000 {
			t.Fatalf("seed %d: no end after %d decisions", seed, n)
		}
		i := pick.IntN(len(d.Options))
		if d.Options[i].Verb == "end" && pick.IntN(3) > 0 {
			i = pick.IntN(len(d.Options))
		}
		checkDecision(t, seed, n, m, d)
		if err := m.State.Validate(); err != nil {
			t.Fatalf("seed %d, decision %d: %v", seed, n, err)
		}
		for e := range m.State.Party { // a screen may read every card at any time
			if x := &m.State.Party[e]; x.Playing {
				m.State.Move(x.Figure())
			}
		}
		all = append(all, takeTwice(t, seed, n, m, i, saving)...)
	}
	if !decided(&m.State) {
		t.Fatalf("seed %d: over without a result", seed)
	}
	for _, e := range all {
		e.Apply(&first)
	}
	if !first.Equal(&m.State) {
		t.Fatalf("seed %d: the events do not fold to the state", seed)
	}
	return n
}

// decided reports whether a finished game says how it ended.
func decided(s *State) bool {
	if s.Expedition.Difficulty != NoObjective {
		return s.Expedition.Ending != NotEnded && s.Expedition.Step == ExpeditionOver
	}
	return s.Result != Undecided
}

// takeTwice takes an option and, at every fourth decision, takes it in a copy as well. Both must agree.
func takeTwice(t *testing.T, seed uint64, n int, m *Match, i int, saving bool) []Event {
	d, _ := m.Pending()
	key := d.Options[i].Key()
	var c *Match
	switch {
	case saving || n%397 == 0:
		c = throughGob(t, m)
	case n%4 == 0:
		c = m.Clone()
	default:
		return m.Take(i)
	}
	events := m.Take(i)
	copies, err := c.Choose(key)
	if err != nil || !c.State.Equal(&m.State) || !reflect.DeepEqual(plain(events), plain(copies)) {
		t.Fatalf("seed %d, decision %d, %q: a copy behaved differently (%v)", seed, n, key, err)
	}
	return events
}

// TestAJournalReplaysTheGame checks that the chosen keys, in a new match with the same seed, lead to
// the same end.
func TestAJournalReplaysTheGame(t *testing.T) {
	for seed := range uint64(20) {
		m, pick := startAtRandom(t, seed), rand.New(rand.NewPCG(seed, 5))
		for d, ok := m.Pending(); ok; d, ok = m.Pending() {
			m.Take(pick.IntN(len(d.Options)))
		}
		r := startAtRandom(t, seed)
		for n, key := range m.Journal {
			if _, err := r.Choose(key); err != nil {
				t.Fatalf("seed %d, choice %d: %v", seed, n, err)
			}
		}
		if !r.State.Equal(&m.State) || !decided(&r.State) {
			t.Errorf("seed %d: the replay ended differently", seed)
		}
	}
}

// plain removes the difference between nil and empty.
func plain(e []Event) []Event { return append([]Event{}, e...) }

func throughGob(t *testing.T, m *Match) *Match {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	var s engine.Snapshot[State]
	if err := gob.NewDecoder(&b).Decode(&s); err != nil {
		t.Fatal(err)
	}
	l, err := engine.Resume[State](rulesFor(t), &s)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := m.Pending()
	d, ok := l.Pending()
	if !ok || !reflect.DeepEqual(d.Options, a.Options) || !l.State.Equal(&m.State) {
		t.Fatal("a save changed when decoded")
	}
	return l
}

func checkDecision(t *testing.T, seed uint64, n int, m *Match, d *engine.Decision) {
	seen := make(map[engine.Option]bool, len(d.Options))
	keys := make(map[string]bool, len(d.Options))
	for _, o := range d.Options {
		if key := o.Key(); seen[o] || keys[key] {
			t.Errorf("seed %d, decision %d: %q twice", seed, n, key)
		} else {
			seen[o], keys[key] = true, true
		}
	}
	before := m.State
	if _, err := m.Choose("no such key"); !errors.Is(err, engine.ErrIllegal) || !before.Equal(&m.State) {
		t.Errorf("seed %d, decision %d: an illegal key was not refused cleanly: %v", seed, n, err)
	}
	e, _ := m.Explained()
	if len(e.Options) != len(d.Options) {
		t.Errorf("seed %d, decision %d: %d options, %d when explained", seed, n, len(d.Options), len(e.Options))
	}
	for _, r := range e.Refusals {
		if r.Rule == "" || r.Reason == "" || keys[r.Option.Key()] {
			t.Errorf("seed %d, decision %d: refusal %q %s %s of a legal option or without a reason", seed, n, r.Option.Key(), r.Rule, r.Reason)
		}
	}
}
