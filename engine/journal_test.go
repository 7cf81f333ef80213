package engine_test

import (
	"slices"
	"testing"

	"precipice/engine"
)

// Replaying a journal from the seed reaches the same position as the match, including changed dice, after
// every entry.
func TestAJournalRepeatsTheMatch(t *testing.T) {
	for seed := range uint64(20) {
		var stood []uint32
		m := engine.New(rules{12}, race{}, seed)
		note := func() { stood = append(stood, m.Hash()) }
		for n := 0; ; n++ {
			d, ok := m.Pending()
			if !ok {
				break
			}
			switch n {
			case 2:
				m.Load(3, 1)
				note()
			case 4:
				m.Anew(7)
				note()
			}
			m.Choose(d.Options[(n+int(seed))%len(d.Options)].Key())
			note()
		}
		again := engine.New(rules{12}, race{}, seed)
		for i, entry := range m.Journal {
			if _, err := again.Repeat(entry); err != nil || again.Hash() != stood[i] {
				t.Fatalf("seed %d: entry %d, %q, leads elsewhere (%v)", seed, i, entry, err)
			}
		}
		if again.State != m.State || !slices.Equal(again.Journal, m.Journal) {
			t.Fatalf("seed %d: the journal leads to %+v, not to %+v", seed, again.State, m.State)
		}
	}
}

func TestAnewRollsOtherwise(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	places := map[race]bool{}
	for n := range uint64(20) {
		c := m.Clone()
		c.Anew(n)
		again := m.Clone()
		again.Anew(n)
		for range 6 {
			if d, ok := c.Pending(); ok {
				key := d.Options[0].Key()
				c.Choose(key)
				again.Choose(key)
			}
		}
		if c.State != again.State {
			t.Fatal("the same number leads to other dice")
		}
		places[c.State] = true
	}
	if len(places) < 5 {
		t.Errorf("20 numbers lead to %d places", len(places))
	}
}

func TestRepeatRefusesWhatDoesNotFit(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	hash := m.Hash()
	for _, entry := range []string{"", "!", "!dice", "!dice 0", "!dice 21", "!dice 2 x", "!anew", "!anew 1 2", "!anew -1", "!other 1", "fly"} {
		if _, err := m.Repeat(entry); err == nil || m.Hash() != hash || len(m.Journal) > 0 {
			t.Errorf("%q: %v, journal %v", entry, err, m.Journal)
		}
	}
}

// Matches that differ have different hashes; a copy has the hash of its original.
func TestHashTellsMatchesApart(t *testing.T) {
	seen := map[uint32]string{}
	tell := func(what string, m *match) {
		if other, ok := seen[m.Hash()]; ok {
			t.Errorf("%s has the number of %s", what, other)
		}
		seen[m.Hash()] = what
	}
	m := engine.New(rules{12}, race{}, 1)
	tell("the start", m)
	tell("another seed", engine.New(rules{12}, race{}, 2))
	tell("another frame", engine.New(rules{13}, race{}, 1))
	for what, change := range map[string]func(*match){
		"a place":       func(m *match) { m.State.Place[0] = 1 },
		"another place": func(m *match) { m.State.Place[1] = 1 },
		"a fall":        func(m *match) { m.State.Fallen[0] = true },
		"a lamp":        func(m *match) { m.State.Lamps[0] = 1 },
		"the end":       func(m *match) { m.State.Over = true },
		"a face":        func(m *match) { m.Load(1) },
		"new dice":      func(m *match) { m.Anew(1) },
		"a choice":      func(m *match) { m.Choose("run 1") },
	} {
		c := m.Clone()
		if c.Hash() != m.Hash() {
			t.Error("a copy has another number")
		}
		change(c)
		tell(what, c)
	}
}
