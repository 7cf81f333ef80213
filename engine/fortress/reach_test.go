package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress/library"
	"precipice/engine/script"
)

// An action that reaches explorers nearby reaches twins once, whether it reaches both, only the first
// or only the second.
// proves: BF-CHL-003 BF-WPN-005
func TestTwinsAreReachedOnceByEitherOfThem(t *testing.T) {
	r := withAction(t, library.Action{ID: "cheer", Cost: 1, Effect: []library.Op{{Do: "inspire", To: "others", Range: 1, Amount: 1}}})
	for _, c := range []struct {
		rein, raus, points string
	}{{"1,0", "1,0", "1"}, {"1,0", "3,0", "1"}, {"3,0", "1,0", "1"}, {"3,0", "3,0", "0"}} {
		said := playWith(t, r, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 3\nexplorer rein-raus "+c.rein+" twin "+c.raus+
			"\nstart activation janus-draik\nchoose use cheer\nshow rein\n")
		wants(t, said, c.rein+" spaces - - - - points "+c.points+" destiny-used 0")
	}
}

// A stun concerns a miniature: each twin within reach is laid down.
// proves: BF-STN-001 BF-WPN-005
func TestAStunReachesEachTwin(t *testing.T) {
	r := withAction(t, library.Action{ID: "quake", Cost: 1, Effect: []library.Op{{Do: "stun", To: "others", Range: 1}}})
	table := "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 3\nexplorer rein-raus 1,0 twin "
	wants(t, playWith(t, r, table+"1,0\nstart activation janus-draik\nchoose use quake\n"), "BF-STN-001 stunned rein", "BF-STN-001 stunned raus")
	if said := playWith(t, r, table+"3,0\nstart activation janus-draik\nchoose use quake\n"); strings.Contains(said, "stunned raus") {
		t.Errorf("Raus stands out of reach and is stunned: %s", said)
	}
}

// A challenge meets the twins once even if only the second of them is on the battlefield.
// proves: BF-CHL-003
func TestTwinsMeetAChallengeOnceWhileOneIsAway(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Challenges = []library.Challenge{{ID: "song", Count: 1, Who: "party", Choices: []library.Choice{
		{ID: "listen", Effect: []library.Op{{Do: "inspire", To: "each-explorer", Amount: 1}}},
		{ID: "wait", Effect: []library.Op{{Do: "drain", To: "each-explorer", Amount: 1}}}}}}
	for away := range 3 {
		sc, err := script.Parse(Vocabulary(Rules{NewPack(&lib)}), "proves BF-CHL-003\nexpedition normal\nboard\nM   M\nend\nexplorer rein-raus 0,0 twin 1,0\nstart challenge song\n")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sc.Run(); err != nil {
			t.Fatal(err)
		}
		m := sc.Match
		if away < 2 {
			m.State.Units[m.State.Party[0].Figures[away]].Hex = board.None
		}
		if _, err := m.Choose("choose listen"); err != nil {
			t.Fatal(err)
		}
		if n := m.State.Party[0].Inspiration; n != 1 {
			t.Errorf("twin %d away, they have %d points", away, n)
		}
	}
}

// A weapon that ignores cover cannot be aimed, neither in an activation nor in overwatch. In both cases
// the result of its attack stays unchanged.
// proves: BF-CVR-003 BF-WPN-003
func TestAWeaponThatIgnoresCoverIsNotAimed(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Explorers = slices.Clone(lib.Explorers)
	for i := range lib.Explorers {
		if x := &lib.Explorers[i]; x.ID == "janus-draik" {
			x.Sides[0].Weapons = slices.Clone(x.Sides[0].Weapons)
			x.Sides[0].Weapons[0].IgnoresCover = true
		}
	}
	r := Rules{NewPack(&lib)}
	const table = "board\n.   .   .   . | .   .   .\nend\nexplorer janus-draik 0,0 dice 3,1"
	m, _, err := Position(r, table+"\nhostile guardsman-1 4,0\nstart activation janus-draik\n")
	if err != nil {
		t.Fatal(err)
	}
	if d, _ := m.Pending(); !d.Has("fire pistol-rapier guardsman-1") || d.Has("fire pistol-rapier guardsman-1 aimed") {
		t.Errorf("in an activation: %v", d.Keys())
	}
	said := playWith(t, r, table+" overwatch\nhostile guardsman-1 6,0\nstart behaviour guardsman-1 advance\nroll 6\n"+
		"choose overwatch janus-draik\nchoose pay 1\n") // a weapon action without alternatives is taken without asking
	wants(t, said, "? player-1 pay janus-draik overwatch", "BF-ATK-007 hit janus-draik guardsman-1 grievous", "BF-ATK-009 slain guardsman-1")
}

// Only an attack that must stay near the previous target is restricted to it. With another weapon, the
// next attack may be on any target within reach.
// proves: BF-WPN-006
func TestLaterAttacksOfAnotherWeaponAreFree(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Explorers = slices.Clone(lib.Explorers)
	for i := range lib.Explorers {
		if x := &lib.Explorers[i]; x.ID == "janus-draik" {
			x.Sides[0].Weapons = slices.Clone(x.Sides[0].Weapons)
			x.Sides[0].Weapons[0].Costs = []library.Cost{{Die: 1, Attacks: 2}}
		}
	}
	said := playWith(t, Rules{NewPack(&lib)}, "board\n.   .   .   .   .   .   .\nend\nexplorer janus-draik 3,0 dice 3\nhostile guardsman-1 0,0\n"+
		"hostile guardsman-2 6,0\nstart activation janus-draik\nroll 1 1\nchoose fire pistol-rapier guardsman-1\nchoose target guardsman-2\n")
	wants(t, said, "BF-ATK-005 hit janus-draik guardsman-1 miss", "BF-ATK-005 hit janus-draik guardsman-2 miss")
}
