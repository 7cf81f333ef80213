package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress/library"
	"precipice/engine/script"
)

// withAction returns rules in which Janus has one more unique action, with effects that no card of the
// content has yet.
func withAction(t *testing.T, a library.Action) Rules {
	lib := *rulesFor(t).Pack.Library
	lib.Explorers = slices.Clone(lib.Explorers)
	for i := range lib.Explorers {
		if lib.Explorers[i].ID == "janus-draik" {
			lib.Explorers[i].Sides[0].Actions = []library.Action{a}
		}
	}
	return Rules{NewPack(&lib)}
}

func playWith(t *testing.T, r Rules, text string) string {
	t.Helper()
	sc, err := script.Parse(Vocabulary(r), "proves BF-WPN-005\n"+text)
	if err != nil {
		t.Fatal(err)
	}
	said, err := sc.Run()
	if err != nil {
		t.Fatal(err, said)
	}
	return said
}

func wants(t *testing.T, said string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(said, "\n  "+line+"\n") {
			t.Errorf("missing: %s\n%s", line, said)
		}
	}
}

// TestAnActionPicksItsTarget checks that an action needs a visible hostile within range (BF-WPN-005)
// and is refused without one.
func TestAnActionPicksItsTarget(t *testing.T) {
	r := withAction(t, library.Action{ID: "glare", Cost: 1, Effect: []library.Op{{Do: "stun", To: "hostile", Range: 2}, {Do: "inspire", To: "self", Amount: 1}}})
	said := playWith(t, r, `board
.   .   .   .   .
end
explorer janus-draik 0,0 dice 3,3
hostile guardsman-1 3,0
start activation janus-draik
why use glare
choose move 1,0
options use
choose use glare guardsman-1
show guardsman-1
show janus-draik
`)
	wants(t, said, "BF-WPN-005 no-target", "use glare guardsman-1", "BF-STN-001 stunned guardsman-1",
		"3,0 rifleman group-1 damage 0 stunned", "1,0 spaces - - - - points 1 destiny-used 0")
}

// TestAnEffectHurtsAndHeals checks that a grievous wound deals 3 damage to a hostile and lets an
// explorer defend, and that a branch of a roll touches the miniatures it names.
func TestAnEffectHurtsAndHeals(t *testing.T) {
	r := withAction(t, library.Action{ID: "storm", Cost: 1, Effect: []library.Op{
		{Do: "grievous", To: "each-hostile", Range: 2},
		{Do: "wound", To: "each-explorer", Range: 1},
		{Do: "roll", To: "each-explorer", Roll: "agility", Failure: []library.Op{{Do: "stun", To: "self"}}, Critical: []library.Op{{Do: "vitality-roll", To: "self"}}},
	}})
	said := playWith(t, r, `board
.   .   .   .   .
end
explorer janus-draik 0,0 dice 3
explorer espern-locarno 1,0 wounds 1
hostile guardsman-1 2,0
hostile guardsman-2 3,0
start activation janus-draik
roll 5 1  1 8 7
choose use storm
choose heal 2
show janus-draik
show espern-locarno
show guardsman-2
`)
	wants(t, said, "BF-ATK-008 damaged guardsman-1 3 3", "BF-ATK-009 slain guardsman-1", "BF-DEF-004 no-effect wound-cancelled",
		"BF-STN-001 stunned janus-draik", "BF-ROL-008 healed espern-locarno 2", "3,0 rifleman group-1 damage 0",
		"0,0 spaces - - - - points 0 destiny-used 0 stunned", "1,0 spaces - - - - points 0 destiny-used 0")
}

// What a twist does to an explorer that rolled happens to both twins only if it lays them down. A twin that
// rolls for an action of its own falls alone.
// proves: BF-CHL-003 BF-STN-001
func TestTwinsFallTogetherOnlyByATwist(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Explorers, lib.Twists = slices.Clone(lib.Explorers), slices.Clone(lib.Twists)
	for i := range lib.Twists {
		if lib.Twists[i].ID == "trembling-ground" {
			lib.Twists[i].EachTurn = []library.Op{{Do: "roll", To: "each-explorer", Roll: "blackstone", Need: 4,
				Failure: []library.Op{{Do: "drain", To: "self", Amount: 1}}}}
		}
	}
	for i := range lib.Explorers {
		if lib.Explorers[i].ID == "rein-raus" {
			lib.Explorers[i].Sides[0].Actions = []library.Action{{ID: "scuttle", Cost: 1, Effect: []library.Op{
				{Do: "roll", To: "self", Roll: "agility", Failure: []library.Op{{Do: "stun", To: "self"}}}}}}
		}
	}
	r := Rules{NewPack(&lib)}
	table := "board\n.   .   .   .\nend\nexplorer rein-raus 0,0 wounds 3 twin 1,0 inspiration 3 dice 5\nhostile guardsman-1 3,0\n"
	said := playWith(t, r, table+"twist trembling-ground\nroll 1 2 3 4 5  3\nstart turn\nshow rein\n")
	if n := strings.Count(said, "inspiration-spent rein-raus 1 effect"); n != 1 {
		t.Errorf("the twins lose a point %d times:\n%s", n, said)
	}
	said = playWith(t, r, table+"start activation rein-raus\nroll 1\nchoose use scuttle\nchoose keep\nshow rein\nshow raus\n")
	wants(t, said, "BF-STN-001 stunned rein")
	if strings.Contains(said, "stunned raus") {
		t.Errorf("Raus falls by an action of Rein:\n%s", said)
	}
}
