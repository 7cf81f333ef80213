package fortress

import "testing"

// A gambit is pointless when no group acts before an explorer who could try one; a single option always is, also beside
// the turning of a card.
func TestPointlessQuestions(t *testing.T) {
	const explorers = "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 6\nexplorer ur-025 0,0 inspiration 3\nhostile guardsman-1 5,0 group 1\nhostile cultist-1 4,0 group 2\n"
	for _, c := range []struct{ what, text, want string }{
		{"a group before one of them", explorers + "track janus-draik group-1 ur-025 group-2\nstart gambits", ""},
		{"no group before them", explorers + "track janus-draik ur-025 group-1 group-2\nstart gambits", "done"},
		{"an activation", "board\n.   .\nend\nexplorer ur-025 0,0\nhostile guardsman-1 1,0\nstart activation ur-025", ""},
		{"two hostiles that are alike", "board\n.   .   .   .\nend\nexplorer ur-025 0,0\nhostile guardsman-1 2,0\nhostile guardsman-2 2,0\nstart group 1", "activate guardsman-1"},
		{"one of them stunned", "board\n.   .   .   .\nend\nexplorer ur-025 0,0\nhostile guardsman-1 2,0\nhostile guardsman-2 2,0 stunned\nstart group 1", ""},
	} {
		m := position(t, c.text)
		d, ok := m.Pending()
		if !ok {
			t.Fatalf("%s: nobody is asked", c.what)
		}
		before, got := m.Hash(), ""
		if i := Pointless(m, d); i >= 0 {
			got = d.Options[i].Key()
		}
		if got != c.want || m.Hash() != before {
			t.Errorf("%s: %s is answered by %q, not %q", c.what, d.Kind, got, c.want)
		}
	}
}

// Whatever is answered is legal, and of several options only where a pass or one of several alike is taken.
func TestPointlessAnswersInRandomPlay(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(30) {
		m := startAtRandom(t, seed)
		for step := range 150 {
			d, ok := m.Pending()
			if !ok {
				break
			}
			i := Pointless(m, d)
			if i >= len(d.Options) {
				t.Fatalf("option %d of %d", i, len(d.Options))
			}
			if i >= 0 {
				seen[d.Kind]++
			}
			if i < 0 {
				i = int(seed+uint64(step)*7) % len(d.Options)
			}
			m.Take(i)
		}
	}
	for _, kind := range []string{AskGambit, AskActivate} {
		if seen[kind] == 0 {
			t.Errorf("%s was never pointless in %v", kind, seen)
		}
	}
}

// Of several attacks the next is on whom the last one was, while others are alike: so the forecast has it. Once that one is
// slain, whoever attacks is asked.
func TestTheNextAttackStaysWithItsTarget(t *testing.T) {
	for first, want := range map[string]string{"1": "target guardsman-3", "8": ""} { // a miss, and a critical
		m := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 1,0\nhostile guardsman-2 1,0\nhostile guardsman-3 1,0\n"+
			"roll "+first+"\nstart activation janus-draik\nchoose fire flurry guardsman-3 x2")
		d, ok := m.Pending()
		if !ok || d.Kind != AskTarget {
			t.Fatalf("after a %s nobody is asked for a target", first)
		}
		i := Pointless(m, d)
		if i < 0 || d.Options[i].Key() != "target guardsman-1" {
			t.Errorf("links count on %d", i)
		}
		got := ""
		if i = Rather(m, d, i); i >= 0 {
			got = d.Options[i].Key()
		}
		if got != want {
			t.Errorf("after a %s the answer is %q, not %q", first, got, want)
		}
	}
}

// Nobody is asked who finds new strength while a vitality roll could help none of them. Grievous wounds are not healed so.
func TestAnEventThatHelpsNobodyIsAnswered(t *testing.T) {
	for _, c := range []struct {
		what, card string
		want       int
	}{
		{"nobody is wounded", "", 0},
		{"a grievous wound only", "grievous 1", 0},
		{"a wound", "wounds 1", -1},
	} {
		m := position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0\nexplorer ur-025 0,0 "+c.card+"\nroll 19\nstart event")
		d, ok := m.Pending()
		if !ok || d.Kind != AskEvent {
			t.Fatalf("%s: nobody is asked", c.what)
		}
		before := m.Hash()
		if got := Vain(m, d); got != c.want || Pointless(m, d) >= 0 || m.Hash() != before {
			t.Errorf("%s: the answer is %d, not %d", c.what, got, c.want)
		}
	}
}

// In cover a success does no harm, so that only a critical is better than what a re-roll would replace (BF-CVR-002).
func TestTheOddsOfAReRollCountCover(t *testing.T) {
	for barrier, want := range map[string]float64{"|": 1. / 6, " ": 2. / 6} {
		m := position(t, "board\n.   .   . "+barrier+" .   .   .\nend\nexplorer janus-draik 0,0 dice 6 inspiration 1\nhostile guardsman-1 5,0\n"+
			"roll 1\nstart activation janus-draik\nchoose fire pistol-rapier guardsman-1")
		d, ok := m.Pending()
		if !ok || d.Kind != AskReRoll {
			t.Fatalf("after a miss it is asked: %+v", d)
		}
		odds, ok := ForeseeAgain(m, &d.Options[d.Find("re-roll")])
		if got := odds.Better(); !ok || odds.Cover != (barrier == "|") || got.Float() != want {
			t.Errorf("with %q between them a re-roll is better at %v, not %v: %+v", barrier, got.Float(), want, odds)
		}
		if at, _ := AtStake(m); at.Cover != odds.Cover {
			t.Errorf("with %q between them at stake is %+v", barrier, at)
		}
	}
}

// No gambit is asked for where the track cannot become better for anybody: neither by a gambit, nor by those that a ship grants,
// nor by a group that is sent to the end (BF-GAM-005, BF-SHP-001).
func TestGambitsThatChangeNothingAreNotAsked(t *testing.T) {
	const party = "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 6\nexplorer amallyn 0,0 dice 5\nhostile guardsman-1 5,0 group 1\nhostile cultist-1 4,0 group 2\n"
	const one = "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 6\nexplorer amallyn 0,0 dice 5\nhostile guardsman-1 5,0 group 1\n"
	for _, c := range []struct {
		what, text string
		want       bool
	}{
		{"gambits granted, the only group last", one + "docked clarion\ntrack janus-draik amallyn group-1", true},
		{"gambits granted, the only group first", one + "docked clarion\ntrack group-1 janus-draik amallyn", false},
		{"gambits granted, a group in between", one + "docked clarion\ntrack janus-draik group-1 amallyn", false},
		{"a group to send, the only one last", one + "docked steed-mathurir\ntrack janus-draik amallyn group-1", true},
		{"a group to send, two of them last", party + "docked steed-mathurir\ntrack janus-draik amallyn group-1 group-2", false},
		{"inspiration for all, the only group last", one + "docked ashen-psalter\ntrack janus-draik amallyn group-1", false},
	} {
		m := position(t, c.text+"\nstart gambits")
		d, ok := m.Pending()
		if !ok || d.Kind != AskGambit {
			t.Fatalf("%s: nobody is asked about a gambit", c.what)
		}
		i := Pointless(m, d)
		if i < 0 {
			i = Vain(m, d)
		}
		if done := i >= 0 && d.Options[i].Verb == "done"; done != c.want {
			t.Errorf("%s: not asked is %v", c.what, done)
		}
	}
}
