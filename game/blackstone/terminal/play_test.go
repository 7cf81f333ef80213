package terminal

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"precipice/game/terminal"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// typist plays from the output alone: it reads the options of the last question and types one by number or
// key, and now and then something else.
type typist struct {
	out   bytes.Buffer
	read  int // bytes of out read so far
	pick  *rand.Rand
	asks  []string
	typed int
	limit int
	keys  []string
}

var (
	row     = regexp.MustCompile(`(?m)^ *([0-9]+)  .*\((.+)\)$`)
	folded  = regexp.MustCompile(`(?m)^     .*\(([^()]*)HEX\)\n((?:          .*\n)+)`)
	numbers = regexp.MustCompile(`([0-9]+) for (-?[0-9]+,-?[0-9]+)`)
)

func (y *typist) Write(p []byte) (int, error) { return y.out.Write(p) }

func (y *typist) Read(p []byte) (int, error) {
	if y.typed++; y.typed > y.limit {
		return 0, io.EOF
	}
	text := y.out.String()[y.read:]
	y.read = y.out.Len()
	if strings.Contains(text, "\n\n") || y.keys == nil {
		y.keys = nil
		for _, m := range row.FindAllStringSubmatch(text, -1) {
			y.keys = append(y.keys, m[1], m[2])
		}
		for _, m := range folded.FindAllStringSubmatch(text, -1) {
			for _, n := range numbers.FindAllStringSubmatch(m[2], -1) {
				y.keys = append(y.keys, n[1], m[1]+n[2])
			}
		}
	}
	answer := "help"
	switch {
	case len(y.keys) == 0:
		return 0, fmt.Errorf("no options are read in %q", text)
	case len(y.asks) > 0 && y.pick.IntN(5) == 0:
		answer = y.asks[y.pick.IntN(len(y.asks))]
	default:
		answer = y.keys[y.pick.IntN(len(y.keys))]
		if slices.Contains(y.keys, "turn-up") {
			answer = "turn-up" // an expedition ended early tests little
		}
	}
	return copy(p, answer+"\n"), nil
}

var everything = []string{"board", "list", "party", "odds", "odds 1", "odds fire", "odds fire from 0,5", "where guardsman-1", "where ur-ghul-1", "forecast", "forecast at 0,5", "forecast guardsman-1", "forecast ur-ghul-1", "forecast drone-1 at amallyn 0,5", "plan 1", "plan move 0,5; search; end", "plan end; end", "plan", "why", "why summon", "? search", "hex 0,5",
	"hex x", "card janus", "card espern", "card amallyn", "card ur-025", "card dahyak", "card guardsman-1", "card ur-ghuls", "card nobody", "show amallyn", "rule", "rule mov-006", "rule cover wall", "rule xyzzy", "log 3", "set", "set dice often", "undo", "redo", "help", "save", "", "fly"}

// A typist who knows only the output plays whole games: expeditions and combats, alone and at a table of
// five. No text is missing.
func TestPlayedByATypist(t *testing.T) {
	all := ""
	for name, args := range map[string][]string{
		"alone":   {"-seed", "5", "-clock", "15"},
		"two":     {"-seed", "6", "-clock", "15", "-players", "2", "-names", "Ann,Bo", "-difficulty", "hard", "-undo", "same-dice", "-rules", "on", "-explorers", "rein-raus,dahyak,ur-025,amallyn"},
		"five":    {"-seed", "7", "-clock", "15", "-players", "5", "-leader", "2", "-dice", "ask"},
		"combat":  {"-seed", "8", "-combat", "closing-ring", "-hostiles", "asked", "-undo", "new-dice", "-overwatch", "always", "-re-rolls", "never"},
		"strikes": {"-seed", "11", "-clock", "15", "-strike-force", "-exchange", "never"},
	} {
		y := &typist{pick: rand.New(rand.NewPCG(9, 9)), asks: everything, limit: 30000}
		var said bytes.Buffer
		dir := t.TempDir()
		code := terminal.Run(append([]string{"play", "-data", dir, "-coordinates", "on"}, args...), terminal.Streams{In: y, Out: y, Err: &said}, offered...)
		out := y.out.String()
		all += out
		if code != 0 || said.Len() > 0 || !strings.Contains(out, "times out of action") || y.typed > y.limit {
			t.Errorf("%s: exit %d, %q, %d lines typed; it ends with\n%s", name, code, said.String(), y.typed, out[max(0, len(out)-800):])
		}
		for _, bad := range []string{"[console.", "[tip.", "[op.", "[roll.", "[card.", "[do.", "[ask.", "{0}", "{1}", "{2}", "%!", "→", "·"} {
			if at := strings.Index(out, bad); at >= 0 {
				t.Errorf("%s: %q is written: %q", name, bad, out[max(0, at-80):min(len(out), at+80)])
			}
		}
		saved, _ := filepath.Glob(filepath.Join(dir, "game-*.save*"))
		if len(saved) == 0 {
			t.Fatalf("%s: nothing was saved", name)
		}
		if out, said, code := typed(t, "", "replay", saved[0]); code != 0 || !strings.Contains(out, "The game is over.") {
			t.Errorf("%s: replay exits with %d, %q, %q", name, code, out, said)
		}
	}
	for _, want := range mustBeTold {
		if !strings.Contains(all, want) {
			t.Errorf("nothing of %q is written", want)
		}
	}
}

// mustBeTold lists texts that must appear during the games.
var mustBeTold = []string{
	"Exploration cards left: 8 (combats 4, challenges 4).", "Carried: 0 of 4 clues", "if you end here, you lose", // exploration
	"one explorer", " roll; failure: ", // a challenge
	" (1+)", "Destiny dice: ", "  (move HEX)\n          1 step: ", // an activation
	"rolls D", "failure 50% (1/2)", ": Range ", "miss ", " of 20", "Expected: ", "wounds for ", ": moves to ", "1. ", "hits ", "not possible in ", "In the end ", // odds, plans and forecast
	"in sight", " steps: ", "a portal at", "discovery marker 1 on", // the list
	"Weapon: ", "Secret agenda: ", "Action: ", // a card
	"BF-MOV-006: ", "rules found", "[BF-", // rules
	"is not one of the options", "often", "east ",
}

// Every line typed gets an answer, and none controls the terminal.
func TestStrangeAnswers(t *testing.T) {
	dir := t.TempDir()
	out, said, code := typed(t, "\x1b[2J\n\xff\xfe\x00\n-1\n0\n99999999999999999999999\nodds from\nodds 1 from 0,0\nforecast x\nforecast at x\nforecast at 0,0\nforecast at nobody 0,0\nplan dance\nplan ;;\ncard\nhex\nlog -3\nset x y\nset undo\n", "play", "-data", dir, "-seed", "4")
	if code != 0 || said != "" || strings.ContainsAny(out, "\x1b\x00") || strings.Count(out, "not one of the options") != 7 {
		t.Errorf("exit %d, %q, %q", code, said, out)
	}
	if _, said, code := typed(t, strings.Repeat("x", 100_000)+"\n", "play", "-data", dir); code != 1 || !strings.Contains(said, "too long") || strings.Count(said, "\n") != 1 {
		t.Errorf("a long line: exit %d, %q", code, said)
	}
}

func TestWrongTables(t *testing.T) {
	for _, args := range [][]string{{"-explorers", "nobody"}, {"-difficulty", "easy"}, {"-difficulty", "hard", "-combat", "long-march"}, {"-seats", "1,x"}, {"-seats", "1,1"},
		{"-undo", "perhaps"}, {"-combat", "nowhere"}, {"-names", "A,B"}, {"-rules", "some"}, {"-overwatch", "maybe"}} {
		if _, said, code := typed(t, "", append([]string{"play", "-data", t.TempDir()}, args...)...); code != 2 || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: exit %d, %q", args, code, said)
		}
	}
	for _, args := range [][]string{{"-players", "9"}, {"-hostile-player", "1"}, {"-explorers", "amallyn"}, {"-explorers", "amallyn,dahyak,amallyn,ur-025"}} {
		if _, said, code := typed(t, "", append([]string{"play", "-data", t.TempDir()}, args...)...); code != 1 || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: exit %d, %q", args, code, said)
		}
	}
}

// Saves and reports are written to new files and never over an existing one.
func TestFilesAreNeverOverwritten(t *testing.T) {
	dir := t.TempDir()
	before, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	out, said, _ := typed(t, "1\nreport It looks wrong.\nreport Twice\nsave one.save\nsave one.save\nquit\n", "play", "-data", dir, "-seed", "4", "-combat", "long-march")
	if !strings.Contains(out, "Written to precipice-report-2.txt") || strings.Count(said, "could not be written") != 1 {
		t.Errorf("%q, %q", out, said)
	}
	for _, file := range []string{"precipice-report.txt", "precipice-report-2.txt", "one.save"} {
		if out, said, code := typed(t, "", "replay", file); code != 0 || !strings.Contains(out, "It waits at the question: Where does ") || file == "precipice-report.txt" && !strings.Contains(out, "It looks wrong.") {
			t.Errorf("%s: exit %d, %q, %q", file, code, out, said)
		}
	}
	for _, file := range []string{"precipice-report.txt", "one.save"} {
		if out, said, code := typed(t, "quit\n", "play", "-data", t.TempDir(), "-load", file); code != 0 || !strings.Contains(out, "Continuing the saved game: a single combat") {
			t.Errorf("-load %s: exit %d, %q, %q", file, code, out, said)
		}
	}
	if _, said, code := typed(t, "", "play", "-data", t.TempDir(), "-load", "nothing"); code != 1 || !strings.Contains(said, "nothing") {
		t.Errorf("no file to load: exit %d, %q", code, said)
	}
	t.Chdir(before)
}
