package fortress

import (
	"bytes"
	"encoding/gob"
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/playtest"
)

var circled = flag.Int("circled", 14, "games in which circles are looked for")

// circles looks for choices that lead back to the same position although no die has been thrown and no card drawn meanwhile. A
// position is the state with its frames and dice, so whatever has been paid makes it another.
type circles struct {
	chance  *rand.Rand
	nodes   int             // that may still be visited
	found   map[string]bool // the kinds and verbs of the choices, each once and in order
	endless map[string]bool // those of them that go round for ever
}

// rounds is how often a circle is gone round before it counts as one without end.
const rounds = 2 * mostGifts

// from searches from a position.
func (c *circles) from(m *Match) {
	c.nodes = 160
	c.walk(m, m.Rolled(), []uint32{m.Hash()}, nil, nil)
}

// walk tries some options of each verb in turn.
func (c *circles) walk(m *Match, rolled int, path []uint32, keys, words []string) {
	const deepest, ofAVerb = 6, 2
	d, asked := m.Pending()
	if !asked || len(path) > deepest {
		return
	}
	tried := map[string]int{}
	for _, i := range c.chance.Perm(len(d.Options)) {
		o := d.Options[i]
		if tried[o.Verb] == ofAVerb {
			continue
		}
		tried[o.Verb]++
		if c.nodes--; c.nodes < 0 {
			return
		}
		next := m.Clone()
		next.Take(i)
		if next.Rolled() != rolled {
			continue
		}
		hash, key, word := next.Hash(), o.Key(), d.Kind+" "+o.Verb
		if at := slices.Index(path, hash); at >= 0 {
			c.goRound(next, append(slices.Clone(keys[at:]), key), append(slices.Clone(words[at:]), word))
			continue
		}
		c.walk(next, rolled, append(slices.Clip(path), hash), append(slices.Clip(keys), key), append(slices.Clip(words), word))
	}
}

// goRound follows a circle until it ends.
func (c *circles) goRound(m *Match, keys, words []string) {
	slices.Sort(words)
	name := strings.Join(slices.Compact(words), ", ")
	if c.endless[name] || c.found[name] && len(keys) > 2 {
		return
	}
	c.found[name] = true
	for range rounds {
		for _, key := range keys {
			if d, asked := m.Pending(); !asked || !d.Has(key) {
				return
			}
			if _, err := m.Choose(key); err != nil {
				return
			}
		}
	}
	c.endless[name] = true
}

// No question is answered in a circle without end: after a while something has to be paid, thrown or drawn before a position comes
// again.
func TestNoChoicesLeadRoundForEver(t *testing.T) {
	c := &circles{chance: rand.New(rand.NewPCG(1, 81)), found: map[string]bool{}, endless: map[string]bool{}}
	r := rulesFor(t)
	for seed := range uint64(*circled) {
		setup := setupAtRandom(r, seed)
		if seed%2 == 0 {
			setup = Setup{Players: 1 + int(seed/2)%4, Fifth: -1, Quest: true}
		}
		m, err := NewGame(r, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for range playtest.Decisions(m, playtest.AtMost(600, playtest.AtRandom[State](c.chance, "end"))) {
			if n++; n%9 == 0 || n < 40 {
				c.from(m)
			}
		}
	}
	for words := range c.endless {
		t.Errorf("it goes round for ever: %s", words)
	}
	t.Logf("%d circles: %v", len(c.found), slices.Sorted(maps.Keys(c.found)))
	if len(c.found) == 0 {
		t.Error("no circle was found")
	}
}

// What bounds the answers that change nothing is saved with the game, and is no part of the position: games from before it was
// counted keep their hashes.
func TestTheBoundOfIdleAnswersIsSaved(t *testing.T) {
	r := rulesFor(t)
	m, err := NewGame(r, Setup{Players: 2, Fifth: -1, Quest: true}, 3)
	if err != nil {
		t.Fatal(err)
	}
	before := m.Hash()
	for range MostIdle / 2 {
		choose(t, m, "players 3", "players 2")
	}
	if m.Hash() != before {
		t.Error("the hash tells how often players have changed")
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	var s engine.Snapshot[State]
	if err := gob.NewDecoder(&b).Decode(&s); err != nil {
		t.Fatal(err)
	}
	back, err := engine.Resume(r, &s)
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]*Match{"in the game": m, "in its save": back} {
		if rule := refused(m, "players 3"); rule != "BF-NEW-002" {
			t.Errorf("%s another change is refused by %q", name, rule)
		}
		if rule := refused(m, "pause"); rule != "BF-PAU-001" {
			t.Errorf("%s a pause is refused by %q", name, rule)
		}
	}
	choose(t, back, "muster 4")
}

// Twins take turns as often as before once one of them has acted.
// proves: BF-TWN-003
func TestTwinsTakeTurnsAgainAfterAnAction(t *testing.T) {
	m, _, err := Position(rulesFor(t), "board\n.   .   .   .\nend\nexplorer rein-raus 0,0 dice 5,5 twin 1,0\nstart activation rein-raus\n")
	if err != nil {
		t.Fatal(err)
	}
	twin := func() string {
		d, _ := m.Pending()
		for i := range d.Options {
			if d.Options[i].Verb == "twin" {
				return d.Options[i].Key()
			}
		}
		return ""
	}
	n := 0
	for key := twin(); key != ""; key = twin() {
		choose(t, m, key)
		n++
	}
	if n != MostIdle {
		t.Errorf("they take turns %d times", n)
	}
	d, _ := m.Pending()
	for i := range d.Options {
		if d.Options[i].Verb == "move" {
			choose(t, m, d.Options[i].Key())
			break
		}
	}
	for d, asked := m.Pending(); asked && d.Kind != AskActivation; d, asked = m.Pending() {
		m.Take(0)
	}
	if twin() == "" {
		t.Error("after an action they take no turns")
	}
}
