package terminal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
)

func TestSimulateWritesALineForEachGame(t *testing.T) {
	for _, c := range []struct {
		args []string
		game string
	}{
		{[]string{"-combat", "long-march"}, "long-march"},
		{[]string{"-mode", "oneoff", "-difficulty", "hard"}, "hard"},
	} {
		args := append([]string{"simulate", "-json", "-seeds", "5..9"}, c.args...)
		out, said, code := typed(t, "", args...)
		if code != 0 || !strings.Contains(said, "5 of 5 games\n") {
			t.Fatalf("%v: exit %d, %q", args, code, said)
		}
		seed := uint64(5)
		for line := range strings.Lines(out) {
			var g outcome
			if err := json.Unmarshal([]byte(line), &g); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			if g.Seed != seed || g.Game != c.game || g.Result == "" || g.Turns == 0 || g.Decisions == 0 || len(g.Explorers) != 4 {
				t.Errorf("%v: %+v in the place of seed %d", args, g, seed)
			}
			seed++
		}
		if again, _, _ := typed(t, "", args...); seed != 10 || again != out {
			t.Errorf("%v: %d games, and not the same ones again", args, seed-5)
		}
	}
}

func TestSimulateWritesATable(t *testing.T) {
	out, _, code := typed(t, "", "simulate", "-seeds", "1..2")
	if code != 0 || !strings.Contains(out, "traitor-guardsmen") {
		t.Fatalf("exit %d:\n%s", code, out)
	}
	for _, card := range []string{"long-march", "cold-cistern", "all"} {
		if !strings.Contains(out, card+"  ") {
			t.Errorf("no row of %s:\n%s", card, out)
		}
	}
}

// The table of quests says what the attacks on strongholds came to: those counted are those that the lines tell of.
func TestSimulateTellsOfAttacks(t *testing.T) {
	lines, _, code := typed(t, "", "simulate", "-json", "-mode", "quest", "-seeds", "1..3")
	if code != 0 {
		t.Fatalf("exit %d", code)
	}
	var expeditions []int
	attacks, taken := map[string]int{}, map[string]int{}
	for line := range strings.Lines(lines) {
		var g outcome
		if err := json.Unmarshal([]byte(line), &g); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		expeditions = append(expeditions, g.Expeditions)
		conquered := 0
		for _, a := range g.Attacks {
			if a.Taken && (!a.Reached || a.Turns == 0) {
				t.Errorf("taken without a battle: %+v", a)
			}
			if attacks[a.On]++; a.Taken {
				conquered++
				taken[a.On]++
			}
		}
		if g.Won {
			conquered-- // the vault
		}
		if conquered != g.Strongholds {
			t.Errorf("seed %d: %d strongholds conquered, and %d attacks took one", g.Seed, g.Strongholds, conquered)
		}
	}
	if len(attacks) < 4 {
		t.Fatalf("three quests attack only %v", attacks)
	}
	out, _, _ := typed(t, "", "simulate", "-mode", "quest", "-seeds", "1..3")
	slices.Sort(expeditions)
	want := []string{fmt.Sprintf("expeditions: %d to %d, half of the quests at most %d\n", expeditions[0], expeditions[2], expeditions[1])}
	for on, n := range attacks {
		want = append(want, fmt.Sprintf("%s %d %d%%", on, n, taken[on]*100/n))
	}
	for _, w := range want {
		cells := strings.Fields(w)
		if !slices.ContainsFunc(slices.Collect(strings.Lines(out)), func(line string) bool {
			have := strings.Fields(line)
			if len(cells) == 3 && len(have) > 3 {
				have = slices.Delete(have, 2, 3) // how many reached it
			}
			return len(have) >= len(cells) && slices.Equal(have[:len(cells)], cells)
		}) {
			t.Errorf("no line of %q in\n%s", w, out)
		}
	}
}

// Games without an end have a line of their own in the table, and are not counted with the others.
func TestSimulateListsGamesWithoutEnd(t *testing.T) {
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	games, err := schedule(rules, &options{mode: "combat", combat: "long-march", simulation: terminal.Simulation{Seeds: "1..2"}})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = streams{Out: &out}.table(func(yield func(*outcome) bool) {
		_ = yield(playOut(rules, games[0], 20)) && yield(playOut(rules, games[1], maxDecisions))
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"long-march      2", "no end: 1\n", "stopped after 20 decisions: long-march, seed 1\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "seed 2") {
		t.Errorf("the game that ended is told to have been stopped:\n%s", out.String())
	}
}

func TestSimulateRejectsInvalidFlags(t *testing.T) {
	for _, flags := range []string{"-mode quests", "-mode quest -difficulty hard", "-mode quest -combat long-march", "-seeds 9..1", "-seeds many", "-combat nowhere", "-difficulty hard",
		"-mode oneoff -difficulty mild", "-mode oneoff -combat long-march", "-data here", "twice", fmt.Sprintf("-seeds 1..%d", 2*terminal.MaxSeeds)} {
		out, said, code := typed(t, "", append([]string{"simulate"}, strings.Fields(flags)...)...)
		if code != 2 || out != "" || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "precipice simulate: ") {
			t.Errorf("%s: exit %d, %q", flags, code, said)
		}
	}
}
