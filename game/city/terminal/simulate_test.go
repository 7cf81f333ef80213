package terminal_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	fortress "precipice/game/blackstone/terminal"
	"precipice/game/city/pack"
	own "precipice/game/city/terminal"
	"precipice/game/terminal"
)

// tried runs a command of the program, beside the fortress, whether it fails or not.
func tried(args ...string) (out, said string, code int) {
	var o, e bytes.Buffer
	code = terminal.Run(args, terminal.Streams{In: strings.NewReader(""), Out: &o, Err: &e}, fortress.Ruleset, own.Ruleset)
	return o.String(), e.String(), code
}

// simulated is a line of simulate -json.
type simulated struct {
	Game, Result                                       string
	Seed                                               uint64
	Won                                                bool
	Turns, Nights, Fell, Quest, Goal, Out, Dead, Slain int
	Damage                                             map[string]int
	Heroes                                             []struct {
		Hero                               string
		Damage, Out, Slain, Dealt, Attacks int
	}
	Decisions int
}

// goalOf returns what the content asks for on a map.
func goalOf(t *testing.T, game string) int {
	t.Helper()
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	id, _, _ := strings.Cut(game, " ")
	return r.Pack.GoalOf(slices.Index(r.Pack.IDs("journey"), id))
}

// Bots play journeys of every type. What each line counts adds up: the damage by source and by hero, and what is slain.
func TestSimulateWritesALineForEachJourney(t *testing.T) {
	for _, c := range []struct {
		args, game string
	}{{"-journey lantern-row", "lantern-row"}, {"-mode scavenge -journey pawnbrokers-row -level 3", "pawnbrokers-row level 3"}, {"-mode deliverance", "the-drowned-parish"}} {
		args := append([]string{"simulate", "-game", "city", "-json", "-seeds", "3..6"}, strings.Fields(c.args)...)
		out, said, code := tried(args...)
		if code != 0 || !strings.Contains(said, "4 of 4 games\n") {
			t.Fatalf("%v: exit %d, %q", args, code, said)
		}
		seed := uint64(3)
		for line := range strings.Lines(out) {
			var g simulated
			if err := json.Unmarshal([]byte(line), &g); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			if g.Seed != seed || g.Game != c.game || g.Result == "" || g.Turns == 0 || g.Decisions == 0 || len(g.Heroes) != 4 || g.Goal != goalOf(t, c.game) {
				t.Errorf("%v: %+v in the place of seed %d", args, g, seed)
			}
			if g.Won != (g.Result == "won") || g.Won && g.Quest < g.Goal || (g.Fell > 0) != (g.Nights > 0) || g.Nights > 0 && g.Nights > g.Turns-g.Fell+1 {
				t.Errorf("%+v", g)
			}
			by, suffered, out, slain := 0, 0, 0, 0
			for source, n := range g.Damage {
				if by += n; source == "" {
					t.Errorf("seed %d: %d points of damage come from nowhere", seed, n)
				}
			}
			for _, h := range g.Heroes {
				suffered, out, slain = suffered+h.Damage, out+h.Out, slain+h.Slain
			}
			if by != suffered || out != g.Out || slain > g.Slain || slain == 0 {
				t.Errorf("seed %d: %d points of damage, of which the heroes suffer %d; %d out of action of %d; %d slain by heroes of %d", seed, by, suffered, out, g.Out, slain, g.Slain)
			}
			seed++
		}
		if again, _, _ := tried(args...); seed != 7 || again != out {
			t.Errorf("%v: %d journeys, and not the same ones again", args, seed-3)
		}
	}
}

// The table has a row for each map that is asked for, one for all, and one for each hero; files of earlier runs give the same.
func TestSimulateWritesATableAndMergesShards(t *testing.T) {
	whole, _, code := tried("simulate", "-game", "city", "-seeds", "1..2", "-mode", "scavenge")
	if code != 0 {
		t.Fatalf("exit %d", code)
	}
	for _, row := range []string{"pawnbrokers-row      2", "the-quiet-closes      2", "all     12", "dagnai-holdenstock     12"} {
		if !strings.Contains(whole, row) {
			t.Errorf("no row %q in\n%s", row, whole)
		}
	}
	if strings.Contains(whole, "lantern-row") {
		t.Errorf("a hunt is simulated too:\n%s", whole)
	}
	dir := t.TempDir()
	var files []string
	for _, seed := range []string{"2", "1"} {
		out, _, _ := tried("simulate", "-game", "city", "-json", "-seeds", seed, "-mode", "scavenge")
		file := filepath.Join(dir, seed)
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	out, said, code := tried("simulate", "-game", "city", "-merge", strings.Join(files, ","))
	if code != 0 || said != "" || out != whole {
		t.Errorf("exit %d, %q:\n%s\ninstead of\n%s", code, said, out, whole)
	}
}

func TestSimulateRejectsInvalidFlagsOfTheCity(t *testing.T) {
	for _, flags := range []string{"-mode quest", "-journey nowhere", "-mode hunt -journey pawnbrokers-row", "-seeds 9..1", "-combat long-march", "twice", "-level many"} {
		out, said, code := tried(append([]string{"simulate", "-game", "city"}, strings.Fields(flags)...)...)
		if code != 2 || out != "" || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "precipice simulate: ") {
			t.Errorf("%s: exit %d, %q", flags, code, said)
		}
	}
	for _, flags := range []string{"-level 9", "-heroes jelsen-darrock", "-heroes a,b,c,d"} {
		if out, said, code := tried(append([]string{"simulate", "-game", "city"}, strings.Fields(flags)...)...); code != 1 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: exit %d, %q", flags, code, said)
		}
	}
}

// The command engine plays the city for a program, from the first request or once one names it.
func TestTheEngineOfTheCity(t *testing.T) {
	for _, c := range []struct {
		args []string
		sent string
	}{{[]string{"engine", "-game", "city"}, `{"op":"new","journey":"lantern-row","seed":3,"hostiles":"auto"}`}, {[]string{"engine"}, `{"op":"new","game":"city","journey":"lantern-row","seed":3,"hostiles":"auto"}`}} {
		var o, e bytes.Buffer
		code := terminal.Run(c.args, terminal.Streams{In: strings.NewReader(c.sent + "\n"), Out: &o, Err: &e}, fortress.Ruleset, own.Ruleset)
		if code != 0 || e.Len() > 0 || !strings.Contains(o.String(), "CC-SET-021") {
			t.Errorf("%v: exit %d, %q\n%s", c.args, code, e.String(), o.String())
		}
	}
	out, _, _ := tried("help", "-game", "city")
	if !strings.Contains(out, "precipice engine ") || !strings.Contains(out, "precipice simulate ") {
		t.Errorf("help does not list the commands:\n%s", out)
	}
}
