package fortress

import (
	"testing"

	"precipice/engine/board"
)

func opening(t *testing.T, setup Setup) *State {
	t.Helper()
	s, err := Opening(rulesFor(t), setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A one-off expedition uses every encounter card, a first combat only the starting ones. Nobody has
// looked at either deck.
// proves: BF-ONE-005 BF-X-018 BF-DCK-001 BF-DCK-006 BF-DCK-009
func TestDecksOfATable(t *testing.T) {
	first := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Combat: rulesFor(t).Pack.Combats[0].ID})
	whole := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Hard})
	finds := 0
	for i, e := range first.pack.Encounters {
		if whole.Encounter[i] != uint8(e.Count) {
			t.Errorf("%s has %d cards of %d in a one-off", e.ID, whole.Encounter[i], e.Count)
		}
		if want := uint8(e.Count); !e.First && first.Encounter[i] != 0 || e.First && first.Encounter[i] != want {
			t.Errorf("%s has %d cards in a first combat", e.ID, first.Encounter[i])
		}
	}
	for i, d := range first.pack.Discoveries {
		if finds += int(whole.Discovery[i]); int(whole.Discovery[i]) != d.Count || d.Clue == (d.Value > 0) {
			t.Errorf("%s: %d cards of %d; a clue has no value, archeotech has one (BF-DCK-009)", d.ID, whole.Discovery[i], d.Count)
		}
	}
	if finds != 30 {
		t.Errorf("%d discovery cards", finds)
	}
}

// Each difficulty has its objective.
// proves: BF-ONE-002 BF-ONE-003 BF-ONE-004
func TestObjectives(t *testing.T) {
	for d, want := range map[Difficulty]Objective{Normal: {4, 8}, Hard: {5, 9}, Extreme: {6, 10}} {
		if got := d.Objective(); got != want {
			t.Errorf("%v asks for %+v, want %+v", d, got, want)
		}
	}
}

// At the start every card shows its secret agenda, has no counters or dice, and its miniatures are not
// placed yet.
// proves: BF-SET-013
func TestCardsAtTheStart(t *testing.T) {
	s := opening(t, Setup{Players: 2, Explorers: four(), Fifth: -1, Difficulty: Normal})
	for e := range s.Party {
		x := &s.Party[e]
		if x.Inspired || x.Inspiration > 0 || x.Wounded() || x.NumFinds > 0 || x.NumDice() > 0 || s.Units[x.Figure()].Hex != board.None {
			t.Errorf("%s starts as %+v", s.Name(e), x)
		}
	}
}

// Every combat card shows 1 to 4 markers, portals, and an arrival chamber or ambush hexes.
// proves: BF-DCK-011 BF-DCK-012
func TestWhatCombatCardsShow(t *testing.T) {
	for _, c := range rulesFor(t).Pack.Combats {
		if n := len(c.Markers); n < 1 || n > MaxMarkers {
			t.Errorf("%s has %d discovery markers", c.ID, n)
		}
		if len(c.Portals) == 0 || len(c.Layout) == 0 || (c.Arrival == nil) == (len(c.Ambush) == 0) {
			t.Errorf("%s: %d portals, %d chambers, arrival %v, ambush %v", c.ID, len(c.Portals), len(c.Layout), c.Arrival, c.Ambush)
		}
	}
}

// An expedition needs four explorers, whatever the number of players, an existing difficulty and a
// leader at the table.
// proves: BF-OBJ-004 BF-ONE-001 BF-SET-001
func TestInvalidExpeditions(t *testing.T) {
	r := rulesFor(t)
	for _, setup := range []Setup{
		{Players: 1, Explorers: four()[:3], Fifth: -1, Difficulty: Normal},
		{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Difficulty(len(difficulties))},
		{Players: 2, Explorers: four(), Fifth: -1, Difficulty: Normal, Leader: 2},
		{Players: 2, Explorers: four(), Fifth: -1, Difficulty: Normal, Leader: -1},
	} {
		if m, err := NewGame(r, setup, 1); err == nil {
			t.Errorf("%+v was accepted: %v", setup, m.Depth())
		}
	}
	s := opening(t, Setup{Players: 3, Explorers: four(), Fifth: -1, Difficulty: Normal, Leader: 2})
	if s.Leader != 2 || s.Party[0].Seat != 2 || s.Party[3].Seat != 2 || !s.Party[3].WithLeader {
		t.Errorf("led by player 3 of 3: leader %d, seats %d and %d", s.Leader, s.Party[0].Seat, s.Party[3].Seat)
	}
}

// Two or three explorers set out only as a strike force, and four explorers never are one.
// proves: BF-SFV-001 BF-X-021
func TestWhoIsAStrikeForce(t *testing.T) {
	for n := 2; n <= 4; n++ {
		for _, variant := range []bool{false, true} {
			setup := Setup{Players: 1, Explorers: four()[:n], Fifth: -1, Difficulty: Normal, StrikeForce: variant}
			s, err := Opening(rulesFor(t), setup)
			if legal := n == 4 || variant; (err == nil) != legal {
				t.Errorf("%d explorers, variant %v: %v", n, variant, err)
			}
			if err == nil && s.StrikeForce != (n < 4) {
				t.Errorf("%d explorers, variant %v: a strike force %v", n, variant, s.StrikeForce)
			}
		}
	}
	setup := Setup{Players: 1, Explorers: four()[:1], Fifth: -1, Difficulty: Normal, StrikeForce: true}
	if _, err := Opening(rulesFor(t), setup); err == nil {
		t.Error("one explorer was allowed to set out alone")
	}
	setup = Setup{Players: 1, Explorers: four()[:3], Fifth: -1, Combat: rulesFor(t).Pack.Combats[0].ID}
	if s := opening(t, setup); s.StrikeForce {
		t.Error("three explorers in a single combat are a strike force though nobody said so")
	}
}
