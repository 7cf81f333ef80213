package coins_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/build/coins"
	fortress "precipice/game/blackstone/terminal"
	"precipice/game/terminal"
)

// typed runs a command of a program that offers only the coins, with the lines that are typed.
func typed(t *testing.T, lines string, args ...string) (out, said string, code int) {
	t.Helper()
	return offered(lines, args, coins.Terminal)
}

func offered(lines string, args []string, rulesets ...terminal.Ruleset) (out, said string, code int) {
	var o, e bytes.Buffer
	code = terminal.Run(args, terminal.Streams{In: strings.NewReader(strings.ReplaceAll(lines, "; ", "\n") + "\n"), Out: &o, Err: &e}, rulesets...)
	return o.String(), e.String(), code
}

// follows fails unless a text has some parts, one behind the other.
func follows(t *testing.T, text string, parts ...string) {
	t.Helper()
	rest := text
	for _, part := range parts {
		_, after, ok := strings.Cut(rest, part)
		if !ok {
			t.Fatalf("no %q in its place in\n%s", part, text)
		}
		rest = after
	}
	if strings.Contains(text, "[console.") || strings.Contains(text, "[event.") || strings.Contains(text, "{0}") {
		t.Errorf("a text is missing in\n%s", text)
	}
}

// A game of coins is played in the terminal from its first question to its end: by numbers, words and parts of words, with
// everything that the terminal has for any game and the one word that the coins add.
func TestAWholeGameInTheTerminal(t *testing.T) {
	dir := t.TempDir()
	out, said, code := typed(t, "1; THROW; stop; undo; redo; thr; st; log; odds; od; why stop; why throw both; throw both; ?; rule; help; help undo; help odds; set; again; set undo off; undo; set luck good; dance; s; quit",
		"play", "-data", dir, "-seed", "5", "-goal", "40", "-rules", "on", "-coordinates", "on")
	if code != 0 || said != "" {
		t.Fatalf("exit %d, %q\n%s", code, said, out)
	}
	follows(t, out, "Throw until the coin has shown enough heads. Seed: 5.", "Turn 1 begins. [C-1]", "Player 1: Throw the coin?", "Heads: 0 of 40. Tails: 0.", "  1  Throw  (throw)", "  2  Stop  (stop)",
		"> The coin shows ", "[C-3]", "> The coin shows ", // by number and by word, whatever its case
		"> Turn 2 begins.", "> The last choice is undone.", "Undone: Stop.", "> Turn 2 begins.", // stop, undo, redo
		"> The coin shows ", "> Turn 3 begins.", // by the beginnings of words
		"> Turn 1 begins.", "Turn 3 begins.", // log
		"> Heads 50%, tails 50%.", "> Heads 50%, tails 50%.", "> You can choose this: stop. [C-2: Choice:",
		">      Throw both  (throw both): There is only one coin. [C-2: Choice:", "> There is only one coin.", ">      Throw both  (throw both): There is only one coin.", "> No rule contains",
		"> You are here: a game in progress. Throw the coin? Among your answers: 1) Throw; 2) Stop.", "Answer with a number", "odds: the chances of a throw\nwhy WORDS", "quit: ends", "> undo: takes back", "> odds: the chances",
		"> undo: until-revealed (can be until-revealed, same-dice, new-dice, off)\nrules: on (can be on, off)\ncoordinates: on (can be on, off)", "> undo: until-revealed", "> undo: off", "> You cannot undo: undo is off", "> there is no setting \"luck\"", "> dance is not one of the options", "s could mean several things: stop; save; set.", "The game is saved.")

	out, _, _ = typed(t, "undo; set undo same-dice; undo; set verbosity short; 1; set rules off; quit", "play", "-data", dir, "-goal", "4")
	follows(t, out, "Continuing the saved game", "The other flags are for a new game", "Turn 3 begins.", "> You cannot undo: undo is off", "> undo: same-dice", "> There is nothing to undo", "> verbosity: short", "> The coin shows ", "  1  Throw\n", "> rules: off")

	out, said, code = typed(t, strings.Repeat("throw; ", 200), "play", "-data", dir)
	follows(t, out, "Continuing the saved game", "Heads: 39 of 40", "> The coin shows heads: the counter moves to square 40.\nThe game is over.\n")
	if code != 0 || said != "" {
		t.Errorf("exit %d, %q", code, said)
	}
	out, _, _ = typed(t, "quit", "play", "-data", dir, "-seed", "2")
	follows(t, out, "The saved game is over, so a new one begins.", "Heads: 0 of 3.")
}

// A saved game of coins is listed, reported, written to a file, turned into a link, replayed and played on elsewhere.
func TestGamesOfCoinsAreKept(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(t.TempDir())
	if _, said, code := typed(t, "1; 1; 2; save one.save; report It fell\non its EDGE; quit", "play", "-data", dir, "-seed", "5", "-goal", "9"); code != 0 || said != "" {
		t.Fatal(code, said)
	}
	out, _, _ := typed(t, "", "list", "-data", dir)
	follows(t, out, "game-", ": Coins · goal-9 (in progress)\n")
	report, err := os.ReadFile("precipice-report.txt")
	if err != nil || !strings.Contains(string(report), "It fell") || !strings.Contains(string(report), "goal 9") {
		t.Errorf("%v\n%s", err, report)
	}
	link, said, code := typed(t, "", "link", "-data", dir)
	if link = strings.TrimSpace(link); code != 0 || !strings.HasPrefix(link, "game=") {
		t.Fatal(code, said, link)
	}
	for _, args := range [][]string{{"replay", "one.save"}, {"replay", "precipice-report.txt"}, {"replay", "-link", link}} {
		out, said, code := typed(t, "", args...)
		if code != 0 || said != "" {
			t.Errorf("%v: %d, %q", args, code, said)
		}
		follows(t, out, "The game: coins, seed 5, 3 decisions.", "All 3 decisions are the same", "It waits at the question: Throw the coin?")
	}
	for i, args := range [][]string{{"-load", "one.save"}, {"-link", link}} {
		out, said, code := typed(t, "1; quit", append([]string{"play", "-data", filepath.Join(dir, "other", string(rune('a'+i)))}, args...)...)
		if code != 0 || said != "" {
			t.Errorf("%v: %d, %q", args, code, said)
		}
		follows(t, out, "Continuing the saved game", "Turn 2 begins.", "> The coin shows ")
	}
	if out, _, _ := typed(t, "", "help", "play"); !strings.Contains(out, "-goal N  ") || strings.Contains(out, "-combat") {
		t.Errorf("help says\n%s", out)
	}
}

// Beside the fortress each ruleset keeps its own texts under the same keys, and its own flags and commands.
func TestCoinsBesideTheFortress(t *testing.T) {
	dir := t.TempDir()
	both := func(lines string, args ...string) string {
		out, said, code := offered(lines, args, fortress.Ruleset, coins.Terminal)
		if code != 0 || said != "" {
			t.Errorf("%v: %d, %q", args, code, said)
		}
		return out
	}
	follows(t, both("1; odds; quit", "play", "-data", dir, "-game", "coins", "-seed", "5", "-goal", "5"), "Throw until", "The coin shows ", "Heads 50%")
	follows(t, both("1; 1; 1; 1; odds; quit", "play", "-data", dir, "-new", "-seed", "7", "-combat", "the-threshold"), "A combat begins.", "is placed at", "No dice are rolled")
	follows(t, both("1; odds; quit", "play", "-data", dir, "-game", "coins"), "Continuing the saved game: a game in progress", "Throw the coin?", "Heads 50%")
	both(strings.Repeat("throw; ", 40), "play", "-data", dir, "-game", "coins")
	follows(t, both("", "list", "-data", dir), "goal-5 (all heads thrown)", "The Threshold")
	follows(t, both("", "help", "-game", "coins"), "precipice play ", "precipice replay FILE ")
	if out := both("", "help", "-game", "coins"); strings.Contains(out, "simulate") {
		t.Errorf("the coins have no bots, but help says\n%s", out)
	}
}
