package fortress

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// A card that leaves the game is in no deck afterwards: it is not on sale, nobody brings it from another quest, the log
// does not tell that it is discarded, and setting out does not bring it back.
// proves: BF-G-096
func TestACardThatLeavesTheGameIsInNoDeck(t *testing.T) {
	s, janus := quester(t)
	card, other := s.pack.place("resource", "letter-of-marque"), s.pack.place("resource", "silver-flask")
	ship := s.pack.place("ship", "vanguard")
	stranger := Belongings{Explorer: "dahyak", Resources: []string{"letter-of-marque"}}
	if _, stays := s.Fits(&stranger); len(stays) > 0 || s.deckOf(ship)[card] != 1 {
		t.Fatalf("before its use %v stays in the chamber", stays)
	}
	give(t, s, janus, "letter-of-marque", "silver-flask")
	gone, discarded := CardUsed{uint8(janus), uint8(card)}, CardUsed{uint8(janus), uint8(other)}
	gone.Apply(s)
	discarded.Apply(s)
	for when := range 2 {
		if _, stays := s.Fits(&stranger); len(stays) != 1 || s.deckOf(ship)[card] != 0 || s.deckOf(s.pack.Resources[other].Ship)[other] == 0 {
			t.Errorf("expedition %d: %v stays, %d on sale", when, stays, s.deckOf(ship)[card])
		}
		SetOut{}.Apply(s)
	}
	one, _ := gone.Say(s)
	two, _ := discarded.Say(s)
	if one != "card-gone" || two != "card-discarded" {
		t.Errorf("the log tells %s and %s", one, two)
	}
	for i := range s.pack.Resources {
		if c := &s.pack.Resources[i]; c.Kind == library.Discarded && c.Limit == library.OnceQuest && c.Count != 1 {
			t.Errorf("%s has %d copies, and leaves the game with the first", c.ID, c.Count)
		}
	}
}

// Cards put under the legacy deck come last, in the order in which they were put there. A card kept on top is drawn
// next, and none of them moves when the deck is shuffled for each draw.
// proves: BF-G-097 BF-LEG-001
func TestTheOrderOfTheLegacyDeckStands(t *testing.T) {
	for seed := range uint64(20) {
		s := gathered(t, Setup{Players: 1, Fifth: -1}).State
		s.Quest.Legacy = [MaxLegacy]uint8{1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
		for _, kind := range []uint8{4, 1, 3} {
			LegacyRead{0, kind}.Apply(&s)
			LegacyBuried{0, kind}.Apply(&s)
		}
		LegacyRead{0, 4}.Apply(&s) // as if it had come to the top: it goes under the other two
		LegacyBuried{0, 4}.Apply(&s)
		LegacyRead{0, 5}.Apply(&s) // it stays on top
		m := engine.Begin(rulesFor(t), s, dice.NewSeeded(seed), func(*State) engine.Frame[State] { return &Quest{engine.Cursor{At: "lead"}} })
		var drawn []uint8
		for range 5 {
			kind := nextLegacy(m)
			LegacyDrawn{kind}.Apply(&m.State)
			drawn = append(drawn, kind)
			if err := m.State.Bounds(); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(drawn, []uint8{5, 2, 1, 3, 4}) {
			t.Fatalf("seed %d: drawn in the order %v", seed, drawn)
		}
		if q := &m.State.Quest; q.Buried != ([MaxLegacy]uint8{}) || q.Below != ([MaxLegacy]uint8{}) {
			t.Errorf("of an empty deck %v is buried, %v deep", q.Buried, q.Below)
		}
	}
}

// The legacy deck is shuffled for each draw: each of its cards is equally likely, and none is left out.
// proves: BF-LEG-001
func TestEachLegacyCardIsEquallyLikely(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	var want, got []int
	for kind, n := range s.Quest.Legacy {
		for range n {
			want = append(want, kind)
		}
	}
	for face := range uint8(len(want)) {
		m := questFrom(t, &s, "legacy", face+1)
		if m.Unrolled() != 0 {
			t.Errorf("face %d: nothing is drawn by chance", face+1)
		}
		k, _ := m.State.Quest.Row[0].Card()
		got = append(got, k)
	}
	if !slices.Equal(got, want) || len(want) != 12 {
		t.Errorf("drawn %v of %v", got, want)
	}
}

// Players without an explorer are asked nothing for one. Whoever leads makes the leader's choices, with an explorer or
// without.
// proves: BF-G-098
func TestAPlayerWithoutAnExplorerMayLead(t *testing.T) {
	for seed := range uint64(6) {
		setup := Setup{Players: 4, Leader: int(seed % 4), Explorers: []string{"janus-draik", "amallyn"}, Seats: []int{1, 2}, Fifth: -1, StrikeForce: true, Difficulty: Normal}
		m, err := NewGame(rulesFor(t), setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		pick, led := rand.New(rand.NewPCG(seed, 1)), map[engine.Seat]int{}
		for range 1200 {
			d, ok := m.Pending()
			if !ok {
				break
			}
			s := &m.State
			has := s.controls(d.Seat, func(int) bool { return true })
			switch whole := d.Kind == AskChallenge && d.About[1] == "party" || d.Kind == AskVolunteer && d.Rule == "BF-CHL-001"; {
			case d.Seat == HostileSeat:
			case d.Kind == AskExplore || whole || strings.HasPrefix(d.Rule, "BF-EVT-"):
				if d.Seat != s.Leader {
					t.Errorf("%s is asked of player %d, and %d leads", d.Kind, d.Seat+1, s.Leader+1)
				}
				led[d.Seat]++
			case !has:
				t.Errorf("%s is asked of player %d, who has no explorer", d.Kind, d.Seat+1)
			}
			keys := slices.DeleteFunc(d.Keys(), func(key string) bool {
				return key == "pause" || strings.HasPrefix(key, "propose-end") || strings.HasPrefix(key, "let-propose")
			})
			choose(t, m, keys[pick.IntN(len(keys))])
		}
		if led[0]+led[3] == 0 {
			t.Errorf("seed %d: nobody without an explorer leads: %v", seed, led)
		}
	}
}

// A hostile stunned in the middle of its action stands up instead of its next behaviour roll.
// proves: BF-G-104
func TestAHostileStunnedInItsActionStandsUpNextTime(t *testing.T) {
	m := position(t, "board\n.   .   .   .\nend\nexplorer espern-locarno 0,0 inspired dice 3 overwatch\nhostile guardsman-1 3,0\nroll 5 1\nstart behaviour guardsman-1 charge\nchoose overwatch espern-locarno\nchoose fire seeker-staff guardsman-1\n")
	u := m.State.find("guardsman-1")
	if told(m, "BF-ATK-004") == 0 || !m.State.Units[u].Stunned {
		t.Fatalf("stunned %v: %v", m.State.Units[u].Stunned, m.Opening())
	}
	m = engine.Begin(rulesFor(t), m.State, dice.NewSeeded(1), func(*State) engine.Frame[State] { return &Behaviour{Unit: u} })
	if told(m, "BF-STN-003") != 1 || told(m, "BF-BEH-003") != 0 || m.State.Units[u].Stunned {
		t.Errorf("next time: %v", m.Opening())
	}
}

// Points that a visitor has not spent are lost: the next one, on the same ship or on another, comes with none.
// proves: BF-PRE-013
func TestUnspentPointsDoNotPassToTheNextVisitor(t *testing.T) {
	for _, ship := range []string{"vanguard", "traveller"} {
		m := trader(t, []string{"singing-core", "starless-chart"}, []string{"cold-lantern"})
		choose(t, m, "visit traveller", "convert singing-core", "convert starless-chart")
		if m.State.Quest.Trade.Points == 0 {
			t.Fatal("nobody has points to lose")
		}
		choose(t, m, "leave")
		if got := m.State.Quest.Trade.Points; got != 0 {
			t.Errorf("%d points lie at Precipice", got)
		}
		choose(t, m, "visit "+ship)
		d, _ := m.Pending()
		if got := m.State.Quest.Trade.Points; got != 0 || d.Kind != AskTrade {
			t.Errorf("the next visitor comes to %s with %d points", ship, got)
		}
		for _, o := range d.Options {
			if o.Verb == "buy" {
				t.Errorf("without points %s is offered", o.Key())
			}
		}
		choose(t, m, "convert cold-lantern")
		want := uint8(m.State.pack.Discoveries[m.State.pack.place("find", "cold-lantern")].Value)
		if m.State.shipAt(m.State.Quest.Trade.At) == m.State.pack.Ships[m.State.pack.Home(int(m.State.Party[1].Kind))].ID {
			want += homePoints
		}
		if got := m.State.Quest.Trade.Points; got != want {
			t.Errorf("for its own card the next visitor has %d points on %s, not %d", got, ship, want)
		}
	}
}
