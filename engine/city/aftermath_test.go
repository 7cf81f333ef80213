package city

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// showing returns dice that show some faces first.
func showing(faces ...uint8) *dice.Seeded {
	d := dice.NewSeeded(1)
	d.Loaded = faces
	return d
}

// ending returns what follows from a step of a journey's end on, at a table on which one hero is aboard.
func ending(t *testing.T, r Rules, at string, set func(*State), faces ...uint8) *Match {
	t.Helper()
	s := State{Players: 1, pack: r.Pack}
	s.clear()
	s.Fear, s.Influence, s.Phase, s.Result = 5, 6, Over, Lost
	for h := range s.Heroes {
		s.join(h, h, 0)
	}
	s.layOut()
	set(&s)
	m := engine.Begin(r, s, showing(faces...), func(*State) frame {
		return &JourneyFrame{Cursor: engine.Cursor{At: at}}
	})
	if err := m.State.Validate(); err != nil {
		t.Error(err)
	}
	return m
}

// Each result of the extraction roll leads to one event. Its effect changes fear and influence at once, its token is kept, and when the
// next journey begins the token does to each hero what it says and is gone.
// proves: CC-G-006 CC-G-090 CC-JEN-003 CC-JEN-004
func TestEveryExtractionEvent(t *testing.T) {
	r := rules(t)
	seen := map[string]bool{}
	for result := uint8(1); result <= library.MostResult; result++ {
		e := &r.Pack.Extractions[r.Pack.Extracted[result-1]]
		seen[e.ID] = true
		face, won, day := result, result > 12, result > 13
		if won {
			face--
		}
		if day {
			face--
		}
		m := ending(t, r, "extraction", func(s *State) {
			if won {
				s.Result = Won
			}
			if !day {
				s.Nightfall = uint8(s.pack.Figures.Nightfall - 1)
			}
			s.Journey = uint8(firstOf(r, library.Hunt))
		}, face)
		fear, influence := 5+1, 6 // what a hunt does either way
		if won {
			influence -= 2
		}
		for _, op := range e.Effect {
			if op.Do == "fear" {
				fear += op.Amount
			} else {
				influence += op.Amount
			}
		}
		token, kept := m.State.Token.Card()
		if s := &m.State; int(s.Fear) != fear || int(s.Influence) != influence || kept != (len(e.Next) > 0) || kept && r.Pack.Extractions[token].ID != e.ID {
			t.Errorf("%s leaves fear %d, influence %d and the token %d; it should be %d and %d", e.ID, s.Fear, s.Influence, token, fear, influence)
		}
		if kept {
			spendsToken(t, r, e, m.State.Token)
		}
	}
	if len(seen) != len(r.Pack.Extractions) {
		t.Errorf("%d of %d extraction events come up", len(seen), len(r.Pack.Extractions))
	}
}

// firstOf returns the first map of a type of journeys.
func firstOf(r Rules, of library.JourneyType) int {
	for i := range r.Pack.Journeys {
		if r.Pack.Journeys[i].Type == of {
			return i
		}
	}
	return -1
}

// spendsToken begins a journey with a token and looks for what each of its operations does.
func spendsToken(t *testing.T, r Rules, e *library.Extraction, token Mark) {
	t.Helper()
	s := State{Players: 1, pack: r.Pack, Token: token}
	s.clear()
	for h := range s.Heroes {
		s.join(h, h, 0)
	}
	s.layOut()
	for h, sp := range first4(s.tiles.Floor(0)) {
		s.Units[h].At = sp
	}
	m := engine.Begin(r, s, showing(1, 8, 1, 8), func(*State) frame {
		return &JourneyFrame{Cursor: engine.Cursor{At: "token"}}
	})
	if m.State.Token != 0 {
		t.Errorf("%s: the token is still there", e.ID)
	}
	did := map[string]int{}
	for _, event := range m.Opening() {
		if event.Rule != "CC-G-090" {
			continue
		}
		switch ch := event.Change.(type) {
		case AilChanged:
			did["ail "+library.AilmentWords[ch.Ail]]++
		case InspirationChanged:
			did["inspire"] += int(ch.By)
		case Warded:
			did["ward"] += int(ch.By)
		case NightMoved:
			did["nightfall"] += int(ch.To)
		case Rolled:
			did["roll"]++
		}
	}
	for _, op := range e.Next {
		want := map[string]int{"ail": MaxHeroes, "inspire": MaxHeroes * op.Amount, "ward": MaxHeroes * op.Amount, "nightfall": op.Amount, "roll": MaxHeroes}[op.Do]
		key := op.Do
		if op.Do == "ail" {
			key += " " + op.With
		}
		if did[key] != want {
			t.Errorf("%s: %q is done %d times, not %d: %v", e.ID, key, did[key], want, did)
		}
		if op.Do == "roll" && did["ail "+op.Failure[0].With] != 2 {
			t.Errorf("%s: two rolls fail, and it does %v", e.ID, did)
		}
	}
}

// first4 returns four spaces of a set.
func first4(set board.Set) (list []board.Space) {
	for sp := range set.All() {
		if len(list) < MaxHeroes {
			list = append(list, sp)
		}
	}
	return list
}

// What journeys do to the city: first what a success or a failure does, then what comes either way. Nothing falls below 0.
// proves: CC-G-005 CC-SET-012
func TestConsequences(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		of              library.JourneyType
		result          Result
		fear, influence uint8 // before
		to              [2]uint8
	}{
		{library.Hunt, Won, 5, 6, [2]uint8{6, 4}},
		{library.Hunt, Lost, 5, 6, [2]uint8{6, 6}},
		{library.Hunt, Won, 0, 1, [2]uint8{1, 0}},
		{library.Deliverance, Won, 5, 6, [2]uint8{3, 7}},
		{library.Deliverance, Won, 1, 0, [2]uint8{0, 1}},
		{library.Deliverance, Lost, 5, 6, [2]uint8{5, 7}},
		{library.Scavenge, Won, 5, 6, [2]uint8{6, 7}},
		{library.Scavenge, Lost, 5, 6, [2]uint8{6, 7}},
	} {
		m := ending(t, r, "consequences", func(s *State) {
			s.Journey, s.Result, s.Fear, s.Influence = uint8(firstOf(r, c.of)), c.result, c.fear, c.influence
		})
		if got := [2]uint8{m.State.Fear, m.State.Influence}; got != c.to {
			t.Errorf("a %s that is %v changes fear and influence from %d and %d to %v, not %v", library.JourneyWords[c.of], c.result, c.fear, c.influence, got, c.to)
		}
	}
	if d := r.Pack.Figures.Consequences.Of(library.Decapitation); *d != (library.Consequence{Success: library.Toll{Fear: -1, Influence: -1}, Failure: library.Toll{Fear: 1, Influence: 1}}) {
		t.Errorf("a decapitation does %+v", *d)
	}
}

// What a dead hero held goes back: the treasure to the discards, everything else off the card. Who was out of action and lives keeps it all.
// proves: CC-JEN-006 CC-JEN-009 CC-G-087
// part: CC-JEN-006 a quest remembers who has died
// part: CC-G-087 empowerments are bought in a quest
func TestWhatTheDeadHeldGoesBack(t *testing.T) {
	r := rules(t)
	treasure := slices.IndexFunc(r.Pack.Discoveries, func(d library.Discovery) bool { return d.Kind == library.Treasure && d.Count > 1 })
	m := ending(t, r, "survival", func(s *State) {
		for h := range 2 {
			x := &s.Heroes[h]
			x.Out, x.Treasure, x.Item, x.Stones = true, markOf(treasure), markOf(0), [3]uint8{1, 0, 1}
			s.Decks.Discovery[treasure] = 0 // there are two
		}
	}, 1, 2)
	s := &m.State
	if dead := &s.Heroes[0]; !dead.Dead || dead.Treasure != 0 || dead.Item != 0 || dead.Points() > 0 || s.Decks.DiscoveryOut[treasure] != 1 {
		t.Errorf("a dead hero leaves %+v and %d cards in the discards", dead, s.Decks.DiscoveryOut[treasure])
	}
	if lives := &s.Heroes[1]; lives.Dead || lives.Treasure != markOf(treasure) || lives.Item != markOf(0) || lives.Points() != 4 {
		t.Errorf("a hero who lives holds %+v", lives)
	}
}

// The realmstone of heroes out of action does not count, and they keep it.
// proves: CC-G-088
// part: CC-G-088 they trade what they hold in a quest
func TestRealmstoneOfThoseOutOfActionDoesNotCount(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		out  bool
		want Result
	}{{false, Won}, {true, Lost}} {
		m := ending(t, r, "turn", func(s *State) {
			s.Journey, s.Result, s.Phase = uint8(firstOf(r, library.Scavenge)), Open, EventPhase
			s.layOut()
			for h := 1; h < MaxHeroes; h++ {
				s.Heroes[h].Out = true
			}
			s.Heroes[0].Stones, s.Heroes[1].Stones = [3]uint8{0, 1, 1}, [3]uint8{1}
			s.Heroes[1].Out = c.out
			for h := range 2 {
				if s.Heroes[h].Out {
					continue
				}
				s.Units[h].At = first4(s.tiles.Floor(0))[h]
			}
			s.Ground.Zone = 1
			s.Nightfall = uint8(s.pack.Figures.Nightfall - 1)
		}, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
		for _, asked := m.Pending(); asked; _, asked = m.Pending() {
			d, _ := m.Pending()
			m.Take(max(0, d.Find(DoEnd)))
		}
		if m.State.Result != c.want || !m.State.Heroes[1].Dead && m.State.Heroes[1].Points() != 1 {
			t.Errorf("out of action %v: the journey is %v, and the hero keeps %d points", c.out, m.State.Result, m.State.Heroes[1].Points())
		}
	}
}

// Whoever dies buried keeps what it holds until the cards of the dead go back: until then its treasure is in no deck.
// proves: CC-G-124 CC-BUR-005 CC-JEN-006
func TestTheDeadOfABurialKeepWhatTheyHold(t *testing.T) {
	r := rules(t)
	treasure := slices.IndexFunc(r.Pack.Discoveries, func(d library.Discovery) bool { return d.Kind == library.Treasure })
	s := State{Players: 1, pack: r.Pack}
	s.clear()
	for h := range s.Heroes {
		s.join(h, h, 0)
	}
	s.layOut()
	s.Decks.Discovery[treasure]--
	x := &s.Heroes[0]
	x.Treasure, x.Item, x.Stones = markOf(treasure), markOf(0), [3]uint8{0, 1}
	for i := range x.Slots {
		x.Slots[i].Counter = GrievousCounter
	}
	s.Units[0].At, _ = s.tiles.At(board.Square{X: 1, Y: 1})
	s.Units[0].Ails = 1 << library.Buried
	held := *x
	m := engine.Begin(r, s, showing(), func(*State) frame { return &Damage{Left: 2, Rule: "CC-BUR-004"} })
	x = &m.State.Heroes[0]
	if !x.Dead || x.Treasure != held.Treasure || x.Item != held.Item || x.Stones != held.Stones || m.State.Decks.DiscoveryOut[treasure] != 0 {
		t.Errorf("dead: %v; it holds %v, %v and %v", x.Dead, x.Treasure, x.Item, x.Stones)
	}
	dead := m.State
	m = engine.Begin(r, dead, showing(), func(*State) frame { return &JourneyFrame{Cursor: engine.Cursor{At: "home"}} })
	x = &m.State.Heroes[0]
	if x.Treasure != 0 || x.Item != 0 || x.Stones != ([3]uint8{}) || m.State.Decks.DiscoveryOut[treasure] != 1 {
		t.Errorf("mourned, it holds %v, %v and %v", x.Treasure, x.Item, x.Stones)
	}
}
