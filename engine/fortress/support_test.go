package fortress

import (
	"fmt"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// While Traveller hides the explorers, forecasts say what the rules do: no harm from afar, harm by whoever is
// adjacent.
// proves: BF-SHP-004
func TestForecastsKnowWhoSeesTheExplorers(t *testing.T) {
	const table = "board\n.   .   .   .   .\nend\ndocked traveller\n%sexplorer espern-locarno 0,0 dice 3\nhostile guardsman-1 3,0\nstart activation espern-locarno\n"
	for _, c := range []struct {
		called, from string
		seen         bool
	}{{"", "0,0", true}, {"called traveller\n", "0,0", false}, {"called traveller\n", "2,0", true}} {
		m := position(t, fmt.Sprintf(table, c.called))
		h, err := board.ParseHex(c.from)
		if err != nil {
			t.Fatal(err)
		}
		at, _ := m.State.field.At(h)
		m.State.Units[0].Hex = at
		f := Foresee(m, Aim{By: m.State.find("guardsman-1"), On: 0, From: board.None})
		if seen := f.Rule == ""; seen != c.seen || !seen && f.Rule != "BF-SHP-004" {
			t.Errorf("%q at %s: the attack is forbidden by %q", c.called, c.from, f.Rule)
		}
		column, _ := m.State.Prospects(m.State.find("guardsman-1"))
		if hidden := column == "hidden"; hidden == c.seen {
			t.Errorf("%q at %s: the column %s", c.called, c.from, column)
		}
		if f := Foresee(m, Aim{By: 0, On: m.State.find("guardsman-1"), From: board.None}); f.Rule != "" {
			t.Errorf("%q at %s: Espern does not see it, by %s", c.called, c.from, f.Rule)
		}
	}
}

// A hunt ends with the turn, and the supports come back with the next expedition.
// proves: BF-SHP-001 BF-SHP-003
func TestSupportsEndAndComeBack(t *testing.T) {
	s, _ := quester(t)
	ship := s.pack.place("ship", "vanguard")
	SupportCalled{Ship: uint8(ship)}.Apply(s)
	HuntBegan{uint8(ship), 2}.Apply(s)
	if s.Hunted[1] != Mark(ship+1) || !s.Called(ship) {
		t.Fatalf("hunted %v, called %v", s.Hunted, s.Expedition.Supports[ship])
	}
	CardDone{}.Apply(s)
	if s.Hunted[1] == 0 {
		t.Error("the hunt ends with the activation")
	}
	TurnBegan{}.Apply(s)
	if s.Hunted != ([MaxGroups]Mark{}) || !s.Called(ship) {
		t.Errorf("in the next turn hunted %v, called %v", s.Hunted, s.Called(ship))
	}
	SetOut{}.Apply(s)
	if s.Called(ship) {
		t.Error("in the next expedition the support is still used")
	}
	s.Hunted[0] = 200
	if s.Bounds() == nil {
		t.Error("a ship that is not in the content is no error")
	}
}

// Of two dice the player rolls either or both again by Vanguard, but only once in a roll.
// proves: BF-SHP-003 BF-ROL-005
func TestAHuntRollsEitherOfTwoDiceAgain(t *testing.T) {
	at := position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0\nstart activation janus-draik\n")
	ship := at.State.pack.place("ship", "vanguard")
	begin := func() *Match {
		return engine.Begin(rulesFor(t), at.State, &dice.Seeded{Loaded: []uint8{1, 1, 2, 2}}, func(*State) engine.Frame[State] {
			return &Roll{Unit: 0, Stat: library.Stat{Count: 2, Die: dice.D8}, For: "attack", Hunt: Mark(ship + 1)}
		})
	}
	for _, key := range []string{"support vanguard 1", "support vanguard 2", "support vanguard both"} {
		m := begin()
		choose(t, m, key)
		if d, asked := m.Pending(); asked {
			t.Errorf("after %q: %v", key, d.Options)
		}
	}
}

// A sure attack is foreseen as it is resolved: a critical, or a wound in cover.
// proves: BF-SHP-005
func TestASureAttackIsForeseen(t *testing.T) {
	for name, level := range map[string]dice.Level{"ur-ghul-1 1,0": dice.Critical, "ur-ghul-1 3,0": dice.Success} {
		m := position(t, "board\n.   .   . | .\nend\nexplorer dahyak 0,0 dice 3\nhostile "+name+"\nstart activation dahyak\n")
		f := Foresee(m, Aim{By: 0, On: m.State.find("ur-ghul-1"), Sure: true, From: board.None})
		if got := map[dice.Level]Share{dice.Critical: f.Grievous, dice.Success: f.Wound}[level]; got.Float() != 1 {
			t.Errorf("%s: %+v", name, f)
		}
	}
}
