package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/saves"
)

// With a second ruleset, the terminal plays and replays each game with the rules that its header names, and
// begins games of the first.
func TestASecondRulesetInTheTerminal(t *testing.T) {
	besideCoins(t)
	dir := t.TempDir()
	throws := bothIn(t, dir)
	if out, said, code := typed(t, "", "play", "-data", dir); code != 0 || !strings.HasPrefix(out, "Continuing the saved game: a game in progress") || !strings.Contains(out, "Heads: 1 of 5") {
		t.Errorf("the latest game: %d, %q, %q", code, out, said)
	}
	if out, _, _ := typed(t, "quit\n", "play", "-data", dir, "-new", "-seed", "2"); !strings.Contains(out, "An expedition begins") {
		t.Errorf("a new game: %q", out)
	}
	save, err := throws.File()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"coins.save": save, "coins.txt": throws.Report("")} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if out, said, code := typed(t, "", "replay", file); code != 0 || !strings.Contains(out, "The game: coins, seed 1, 1 decisions.") || !strings.Contains(out, "All 1 decisions are the same") {
			t.Errorf("%s is replayed: %d, %q, %q", name, code, out, said)
		}
		if _, said, code := typed(t, "", "play", "-data", dir, "-load", file, "-game", "coins"); code != 2 || !strings.Contains(said, "leave out -game") {
			t.Errorf("%s is asked for with a game: %d, %q", name, code, said)
		}
		if out, said, code := typed(t, "", "play", "-data", dir, "-load", file); code != 0 || !strings.HasPrefix(out, "Continuing the saved game: a game in progress") {
			t.Errorf("%s is played: %d, %q, %q", name, code, out, said)
		}
	}
}

// The ruleset that -game names is continued, or begun if there is no game of it.
func TestAskingForARuleset(t *testing.T) {
	besideCoins(t)
	dir := t.TempDir()
	bothIn(t, dir)
	for _, c := range []struct{ args, want string }{
		{"-game coins", "Continuing the saved game: a game in progress"},
		{"-game coins -new", "Throw until the coin has shown enough heads."},
		{"-game fortress", "Continuing the saved game: an expedition"},
		{"-game fortress -new", "An expedition begins"},
	} {
		if out, said, code := typed(t, "quit\n", append([]string{"play", "-data", dir}, strings.Fields(c.args)...)...); code != 0 || !strings.HasPrefix(out, c.want) {
			t.Errorf("%s: %d, %q, %q", c.args, code, out, said)
		}
	}
	if out, said, code := typed(t, "", "play", "-data", t.TempDir(), "-game", "coins"); code != 0 || !strings.HasPrefix(out, "Throw until the coin") {
		t.Errorf("no coins to continue: %d, %q, %q", code, out, said)
	}
}

// bothIn begins a game of each ruleset in a folder and returns the later one, which is of coins.
func bothIn(t *testing.T, dir string) *session.Session[coins.State, coins.Table] {
	t.Helper()
	store, err := saves.In(dir)
	if err != nil {
		t.Fatal(err)
	}
	if out, said, code := typed(t, "quit\n", "play", "-data", dir, "-seed", "1"); code != 0 || !strings.Contains(out, "An expedition begins") {
		t.Fatalf("a new game: %d, %q, %q", code, out, said)
	}
	saver := saves.NewAutosaver(store)
	throws, err := session.New(coins.Rules{}, coins.Table{Goal: 5, Seed: 1}, saver, func() int64 { return terminal.Clock() + 60 })
	if err == nil {
		throws.ShowAll()
		err = throws.Choose("throw")
	}
	if err == nil {
		err = saver.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return throws
}

// Help names the rulesets, where there are several, and a game that nobody offers is refused with them.
func TestTheRulesetsInHelp(t *testing.T) {
	if out, said, code := typed(t, "", "play", "-game", "fortress"); code != 2 || !strings.Contains(said, "no flag -game") {
		t.Errorf("with one ruleset there is nothing to ask for: %d, %q, %q", code, out, said)
	}
	besideCoins(t)
	if out, _, _ := typed(t, "", "help", "play"); !strings.Contains(out, "\n  -game fortress|coins ") {
		t.Errorf("help does not name the games: %q", out)
	}
	if _, said, code := typed(t, "", "play", "-data", t.TempDir(), "-game", "chess"); code != 2 || !strings.Contains(said, `there is no "chess"; choose from fortress, coins`) {
		t.Errorf("a game that nobody offers: %d, %q", code, said)
	}
}

// Each ruleset is offered under the name by which saves know it.
func TestRulesetsAreOfferedByName(t *testing.T) {
	besideCoins(t)
	for _, one := range offered {
		if g, err := one.Read(&terminal.Options{}).Open(); err != nil || g.About().Name != one.Name {
			t.Errorf("%s is opened as %s: %v", one.Name, g.About().Name, err)
		}
	}
}

// besideCoins offers a second ruleset for the time of a test.
func besideCoins(t *testing.T) {
	one := offered
	t.Cleanup(func() { offered = one })
	offered = append(one[:1:1], coins.Terminal)
}
