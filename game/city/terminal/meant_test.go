package terminal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A flag that one game alone knows asks for that game, whichever was played last.
func TestAFlagOfOneGameAsksForIt(t *testing.T) {
	dir := t.TempDir()
	typed(t, []string{"quit"}, "play", "-game", "fortress", "-data", dir, "-seed", "4")
	if out := typed(t, []string{"quit"}, "play", "-journey", "hunt", "-data", dir, "-seed", "3"); !strings.Contains(out, "A hunt begins") {
		t.Errorf("-journey alone plays\n%s", out)
	}
	if out := typed(t, []string{"quit"}, "play", "-combat", "long-march", "-new", "-data", dir, "-seed", "3"); !strings.Contains(out, "The Long March") {
		t.Errorf("-combat alone plays\n%s", out)
	}
	if out, said, code := tried("play", "-journy", "hunt", "-data", dir); code != 2 || out != "" {
		t.Errorf("exit %d, %q, %q", code, out, said)
	}
}

// A command of one game is not denied where the other is asked for: it is said whose it is.
func TestACommandOfTheOtherGameIsNamed(t *testing.T) {
	for _, args := range [][]string{{"journal", "-game", "city"}, {"help", "journal", "-game", "city"}, {"journal", "Two Moons", "-game", "city"}} {
		if out, said, code := tried(args...); code != 2 || out != "" || !strings.Contains(said, "journal is a command of fortress, and city has none") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, said)
		}
	}
	if _, said, code := tried("jurnal"); code != 2 || !strings.Contains(said, "is not a command") {
		t.Errorf("exit %d, %q", code, said)
	}
}

// Help says which game is taken if none is asked for.
func TestHelpSaysWhichGameIsTaken(t *testing.T) {
	for command, want := range map[string]string{
		"play": "the one you played last or, for a new game, the one whose flags are given, else fortress", "simulate": "else fortress",
		"rules": "else fortress", "list": "only games of this one", "scenario": "whose rules the scenario names",
	} {
		out, said, code := tried("help", command)
		if code != 0 || !strings.Contains(out, want) || command != "play" && strings.Contains(out, "played last") {
			t.Errorf("help %s: exit %d, %q\n%s", command, code, said, out)
		}
	}
	if out, _, _ := tried("simulate", "-seeds", "1"); !strings.Contains(out, "fortress") && !strings.Contains(out, "combat") {
		t.Errorf("simulate without a game plays\n%s", out)
	}
}

// Results of two games are never counted into one table.
func TestResultsOfTwoGamesAreNotCountedTogether(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{}
	for _, name := range []string{"fortress", "city"} {
		out, said, code := tried("simulate", "-game", name, "-seeds", "1", "-json")
		if code != 0 {
			t.Fatalf("%s: exit %d, %q", name, code, said)
		}
		out, _, _ = strings.Cut(out, "\n")
		files[name] = filepath.Join(dir, name+".json")
		if err := os.WriteFile(files[name], []byte(out+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"fortress", "city"} {
		for _, merge := range []string{files["fortress"] + "," + files["city"], files["city"] + "," + files["fortress"]} {
			if out, said, code := tried("simulate", "-game", name, "-merge", merge); code == 0 || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, "not counted together") {
				t.Errorf("%s: exit %d, %q\n%s", name, code, said, out)
			}
		}
		if _, said, code := tried("simulate", "-game", name, "-merge", files[name]); code != 0 {
			t.Errorf("%s alone: exit %d, %q", name, code, said)
		}
	}
}

// Before a hero stands anywhere there is nothing to foresee, which is said in one sentence.
func TestNothingIsForeseenBeforeThereIsAnything(t *testing.T) {
	for _, game := range []string{"city", "fortress"} {
		for _, line := range []string{"forecast", "odds"} {
			with := strings.Split(typed(t, []string{line, "quit"}, "play", "-game", game, "-data", t.TempDir(), "-seed", "3"), "\n")
			bare := strings.Split(typed(t, []string{"quit"}, "play", "-game", game, "-data", t.TempDir(), "-seed", "3"), "\n")
			if len(with) != len(bare)+1 {
				t.Errorf("%s of the %s says\n%s", line, game, strings.Join(with[len(bare)-2:], "\n"))
			}
		}
	}
}
