package console

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"precipice/game/pack"
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

// Games without an end have a line of their own in the table, and are not counted with the others.
func TestSimulateListsGamesWithoutEnd(t *testing.T) {
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	games, err := schedule(rules, options{mode: "combat", combat: "long-march", seeds: "1..2"})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = Streams{Out: &out}.table(func(yield func(*outcome) bool) {
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
		"-mode oneoff -difficulty mild", "-mode oneoff -combat long-march", "-data here", "twice", fmt.Sprintf("-seeds 1..%d", 2*maxSeeds)} {
		out, said, code := typed(t, "", append([]string{"simulate"}, strings.Fields(flags)...)...)
		if code != 2 || out != "" || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "precipice simulate: ") {
			t.Errorf("%s: exit %d, %q", flags, code, said)
		}
	}
}
