package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// rulesWithDeck returns rules with that many of each kind of exploration card. Without combats a party
// that plays at random lives long enough to reach every ending.
func rulesWithDeck(t *testing.T, combats, challenges int) Rules {
	lib := *rulesFor(t).Pack.Library
	lib.Combats, lib.Challenges = slices.Clone(lib.Combats), slices.Clone(lib.Challenges)
	for i := range lib.Combats {
		lib.Combats[i].Count = combats
	}
	for i := range lib.Challenges {
		lib.Challenges[i].Count = challenges
	}
	return Rules{NewPack(&lib)}
}

// Played at random, expeditions with each set of rules end in every way, and the cards turned up and
// left always make up the deck.
// proves: BF-DCK-002 BF-END-001 BF-END-002 BF-END-003 BF-END-004
func TestEveryEndingIsReached(t *testing.T) {
	seen := map[Ending]int{}
	for seed := range uint64(200) {
		for n, r := range []Rules{rulesWithDeck(t, 2, 4), rulesWithDeck(t, 0, 4)} {
			setup := Setup{Players: 1 + int(seed%4), Explorers: four(), Fifth: -1, Difficulty: Normal}
			m, err := NewGame(r, setup, seed)
			if err != nil {
				t.Fatal(err)
			}
			for e := range m.State.Party { // one party in four starts wounded, so that a death is likely
				if seed%4 == 0 {
					copy(m.State.Party[e].Slots[:], []Slot{{Counter: GrievousCounter}, {Counter: GrievousCounter}, {Counter: GrievousCounter}})
				}
			}
			x, pick := &m.State.Expedition, rand.New(rand.NewPCG(seed, 9))
			for d, ok := m.Pending(); ok; d, ok = m.Pending() {
				i := pick.IntN(len(d.Options))
				if d.Kind == "explore" && pick.IntN(8) > 0 {
					i = 0
				}
				m.Take(i)
			}
			seen[x.Ending]++
			if want := []int{MaxRounds, cardsEach}[n]; x.CardsLeft()+int(x.Round) != want {
				t.Errorf("seed %d: %d rounds and %d cards left of %d", seed, x.Round, x.CardsLeft(), want)
			}
		}
	}
	for _, e := range []Ending{AllOut, Death, Agreed, DeckEmpty} {
		if seen[e] == 0 {
			t.Errorf("no expedition ended by %v: %v", e, seen)
		}
	}
}

// TestChallengeOperations plays each operation that a challenge of the content may use.
// proves: BF-CHL-001 BF-ROL-009
func TestChallengeOperations(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Challenges = []library.Challenge{
		{ID: "toll", Count: 1, Who: "one", Choices: []library.Choice{
			{ID: "pay", Price: 2, Effect: []library.Op{{Do: "inspire", To: "others", Amount: 1}}},
			{ID: "give", Effect: []library.Op{{Do: "forfeit", To: "self"}, {Do: "drain", To: "self", Amount: 3}}},
			{ID: "dare", Effect: []library.Op{{Do: "roll", To: "self", Roll: "blackstone", Need: 11, Great: 20,
				Critical: []library.Op{{Do: "heal", To: "each-explorer", Amount: 1}}}}},
		}},
		{ID: "wind", Count: 1, Who: "party", Choices: []library.Choice{
			{ID: "brace", Effect: []library.Op{{Do: "roll", To: "each-explorer", Roll: "vitality",
				Failure: []library.Op{{Do: "drain", To: "self", Amount: 1}}}}},
		}},
	}
	r := Rules{NewPack(&lib)}
	table := "expedition normal\nboard\nM   M   M\nend\nexplorer janus-draik 0,0 inspiration 2 wounds 1 holds carved-route holds cold-lantern\nexplorer amallyn 0,0 inspiration 1\n"
	wants(t, playWith(t, r, table+"start challenge toll\nchoose send janus-draik\nchoose choose pay\n"),
		"BF-CHL-001 inspiration-spent janus-draik 2 challenge", "BF-CHL-001 inspiration-gained amallyn 1 effect")
	wants(t, playWith(t, r, table+"start challenge toll\nchoose send amallyn\nwhy choose pay\nchoose choose give\n"),
		"BF-CHL-001 points-short 2", "BF-CHL-001 no-effect no-find", "BF-CHL-001 inspiration-spent amallyn 1 effect")
	wants(t, playWith(t, r, table+"start challenge toll\nchoose send janus-draik\nchoose choose give\noptions\nwhy inspire janus-draik\nchoose forfeit cold-lantern\n"),
		"forfeit carved-route", "BF-INS-002 points-short 3", "BF-CHL-001 forfeited janus-draik cold-lantern")
	wants(t, playWith(t, r, table+"start challenge toll\nroll 20\nchoose send amallyn\nchoose choose dare\n"),
		"BF-ROL-009 blackstone amallyn challenge 20 critical", "BF-CHL-001 healed janus-draik 1")
	wants(t, playWith(t, r, table+"start challenge wind\nroll 2 6\nchoose choose brace\nchoose keep\n"),
		"? player-1 challenge wind party", "BF-CHL-001 party-chose brace", "BF-CHL-001 inspiration-spent janus-draik 1 effect")
}

// A card that was turned up stays out of the deck until the expedition ends. The next expedition's deck
// is made from all cards again.
// proves: BF-X-013 BF-EXP-005 BF-EXP-006
func TestResolvedCardsComeBackInAnotherExpedition(t *testing.T) {
	r := rulesWithDeck(t, 1, 1)
	setup := Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Normal}
	m, err := NewGame(r, setup, 5)
	if err != nil {
		t.Fatal(err)
	}
	x, pick, rounds := &m.State.Expedition, rand.New(rand.NewPCG(5, 9)), uint8(0)
	for d, ok := m.Pending(); ok; d, ok = m.Pending() {
		i := pick.IntN(len(d.Options))
		if d.Kind == "explore" {
			i = 0
		}
		m.Take(i)
		for _, round := range x.Rounds[:x.Round] {
			if x.Unseen[round.Sort][round.Card] > 0 {
				t.Fatalf("round %d: %v %d is in the deck and was turned up", x.Round, round.Sort, round.Card)
			}
		}
		rounds = x.Round
	}
	if rounds < 2 {
		t.Fatalf("only %d rounds", rounds)
	}
	again, err := NewGame(r, setup, 6)
	if err != nil {
		t.Fatal(err)
	}
	for sort, cards := range [2]int{len(r.Pack.Combats), len(r.Pack.Challenges)} {
		for card := range cards {
			if n := again.State.Expedition.Unseen[sort][card]; n != 1 {
				t.Errorf("%v %d may be in the next deck %d times", CardSort(sort), card, n)
			}
		}
	}
}

// The cards of an explorer who dies return to the deck.
// proves: BF-REC-007 BF-G-038
func TestCardsOfTheDeadReturnToTheDeck(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M\nend\nexplorer janus-draik out grievous 4 holds carved-route holds cold-lantern\n"+
		"explorer ur-025 0,0 holds carved-route\nroll 2\nstart recovery")
	s := &m.State
	route, lantern := s.pack.place("find", "carved-route"), s.pack.place("find", "cold-lantern")
	if x := &s.Party[0]; !x.Dead || x.NumFinds != 0 || s.Discovery[route] != 1 || s.Discovery[lantern] != 1 {
		t.Errorf("dead %v, %d cards kept, %d and %d in the deck", x.Dead, x.NumFinds, s.Discovery[route], s.Discovery[lantern])
	}
	if s.Party[1].NumFinds != 1 {
		t.Errorf("the other one has %d cards", s.Party[1].NumFinds)
	}
}

// Each explorer's deeds and harms are counted, for the explorer and for the round.
func TestDeedsAreCounted(t *testing.T) {
	m := position(t, "expedition normal round 1\nboard\n1   .   .\nend\nexplorer janus-draik 0,0 dice 5,5 wounds 2\nexplorer amallyn 0,0\n"+
		"hostile guardsman-1 1,0\nfinds cold-lantern\nstart activation janus-draik")
	m.Load(8)
	s := &m.State
	s.Expedition.Round = 1
	if !s.Fighting() {
		t.Error("a combat card is in play but Fighting is false")
	}
	if alone := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0\nstart gambits"); !alone.State.Fighting() {
		t.Error("in a single combat Fighting is false")
	}
	choose := func(keys ...string) {
		for _, key := range keys {
			if _, err := m.Choose(key); err != nil {
				t.Fatal(key, err)
			}
		}
	}
	choose("fire pistol-rapier guardsman-1", "search")
	if got, want := s.Party[0].Tally, (Tally{Slain: 1, Found: 1}); got != want {
		t.Errorf("Janus: %+v, want %+v", got, want)
	}
	if s.Party[1].Tally != (Tally{}) || s.Expedition.This().Tally != s.Party[0].Tally {
		t.Errorf("Amallyn: %+v, the round: %+v", s.Party[1].Tally, s.Expedition.This().Tally)
	}
	s.Phase = Over
	if s.Fighting() {
		t.Error("the combat is over but Fighting is true")
	}
	s.Phase, s.Expedition.Step = ActivationPhase, RecoveryStep
	if s.Fighting() {
		t.Error("Fighting is true in the recovery step")
	}
}

// A count that reaches its maximum stays there and does not start over.
func TestCountsStopAtTheirMaximum(t *testing.T) {
	s := position(t, "expedition normal round 1\nboard\n.   .\nend\nexplorer janus-draik 0,0\nstart gambits").State
	for range 300 {
		s.note(0, func(t *Tally) *uint8 { return &t.Hurt })
	}
	if got := [2]uint8{s.Party[0].Tally.Hurt, s.Expedition.This().Tally.Hurt}; got != [2]uint8{255, 255} {
		t.Errorf("of 300 wounds %d and %d are counted", got[0], got[1])
	}
}

// The faces of the D20 that fail, succeed and are critical. Without a critical number there are no
// critical faces.
// proves: BF-ROL-009
func TestTheD20OfAChallenge(t *testing.T) {
	for _, c := range []struct {
		op   library.Op
		want [3]uint8
	}{
		{library.Op{Need: 11, Great: 20}, [3]uint8{10, 9, 1}},
		{library.Op{Need: 15}, [3]uint8{14, 6, 0}},
		{library.Op{Need: 2, Great: 3}, [3]uint8{1, 1, 18}},
	} {
		if got := LevelsOf(&c.op); got != c.want {
			t.Errorf("%d and %d: %v, want %v", c.op.Need, c.op.Great, got, c.want)
		}
	}
}

// Players who prefer not to be asked get the space with the most room.
func TestTheRoomiestHex(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0\nexplorer ur-025 out\nroll 7\nstart recovery")
	d, ok := m.Pending()
	if !ok || d.Kind != "board" || len(d.Options) != 2 {
		t.Fatalf("asked %+v", d)
	}
	if key := d.Options[m.State.Roomiest(d)].Key(); key != "board 1,0" {
		t.Errorf("%s, where Janus stands not", key)
	}
}

// An approach draws every card not yet seen with the same chance, so a sort with none left never comes.
// proves: BF-STR-004
func TestAnApproachWithoutCombatCardsLeftBringsAChallenge(t *testing.T) {
	s := atStronghold(t, "ribbed-gate", 0)
	s.Expedition.Ahead = 1
	s.unseen()
	s.Expedition.Unseen[CombatCard] = [MaxKinds]uint8{}
	for seed := range uint64(8) {
		m := engine.Begin(rulesFor(t), s, dice.NewSeeded(seed), func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "turn-up"}} })
		if r := m.State.Expedition.This(); r == nil || r.Sort != ChallengeCard {
			t.Errorf("seed %d: turned up %+v", seed, r)
		}
	}
}
