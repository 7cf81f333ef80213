package terminal

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/terminal"
	"precipice/saves"
)

// offered holds the rulesets of the program.
var offered = []terminal.Ruleset{Ruleset}

// typed runs a command with the given input and returns its output. Games are played with coordinates unless the command says otherwise.
func typed(t *testing.T, in string, args ...string) (out, err string, code int) {
	t.Helper()
	if len(args) > 0 && args[0] == "play" && !slices.Contains(args, "-coordinates") && !slices.Contains(args, "-h") && !slices.Contains(args, "--help") {
		args = append([]string{"play", "-coordinates", "on"}, args[1:]...)
	}
	var o, e bytes.Buffer
	code = terminal.Run(args, terminal.Streams{In: strings.NewReader(in), Out: &o, Err: &e}, offered...)
	return o.String(), e.String(), code
}

func TestWrongCommandLines(t *testing.T) {
	for _, args := range [][]string{{}, {"dance"}, {"validate", "-seed", "3"}, {"play", "-seed", "x"}, {"play", "now"}, {"version", "-v"}} {
		_, said, code := typed(t, "", args...)
		if code != 2 || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "precipice") {
			t.Errorf("%v exits with %d and says %q", args, code, said)
		}
	}
}

func TestValidateItsOwnContent(t *testing.T) {
	if out, said, code := typed(t, "", "validate"); code != 0 || !strings.Contains(out, "6 explorers") {
		t.Errorf("validate exits with %d, says %q and %q", code, out, said)
	}
	if _, said, code := typed(t, "", "validate", "nowhere"); code != 1 || !strings.Contains(said, "no such folder") {
		t.Errorf("content in no folder: exit %d, %q", code, said)
	}
}

// A broken file of a pack is named with its line.
func TestValidateBrokenContent(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../assets/content/blackstone")); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "explorers", "ur-025.yaml")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, bytes.Replace(data, []byte("vitality: 1d6"), []byte("vitalty: 1d6"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	out, said, code := typed(t, "", "validate", dir)
	if code != 1 || !strings.Contains(out, "ur-025.yaml:10") || !strings.Contains(out, "vitalty") {
		t.Errorf("exit %d, %q, %q", code, out, said)
	}
}

func TestPlayUndoRefuseAndContinue(t *testing.T) {
	dir := t.TempDir()
	out, said, code := typed(t, "1\nundo\nredo\nredo\nundo\nboard\nshow janus-draik\nfly\nquit\n", "play", "-data", dir, "-seed", "1", "-combat", "cold-cistern")
	if code != 0 {
		t.Fatalf("exit %d, %q", code, said)
	}
	for _, want := range []string{"1  Amallyn starts at", "is placed at", "is undone", "You have undone nothing since", "not one of the options"} {
		if !strings.Contains(out, want) {
			t.Errorf("nothing of %q in what was written:\n%s", want, out)
		}
	}
	typed(t, "1\n1\nquit\n", "play", "-data", dir)
	out, _, code = typed(t, "log\nquit\n", "play", "-data", dir)
	if code != 0 || !strings.Contains(out, "Where does Espern Locarno stand?") {
		t.Errorf("the third explorer is not asked for after going on twice (exit %d):\n%s", code, out)
	}
}

// A combat that is answered with the first option each time ends.
func TestPlayToTheEnd(t *testing.T) {
	out, said, code := typed(t, strings.Repeat("done\nend\n1\n", 20000), "play", "-data", t.TempDir(), "-seed", "3", "-combat", "cold-cistern")
	if code != 0 || !(strings.Contains(out, "The explorers escape") || strings.Contains(out, "All explorers are out of action")) {
		t.Errorf("exit %d, %q; the last lines are\n%s", code, said, out[max(0, len(out)-600):])
	}
}

func TestPlaySaysWhatIsWrongWithASave(t *testing.T) {
	dir := t.TempDir()
	typed(t, "1\n1\nquit\n", "play", "-data", dir, "-seed", "1")
	files, err := filepath.Glob(filepath.Join(dir, "game-*.save*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no saves in %s: %v", dir, err)
	}
	for _, f := range files {
		if err := os.WriteFile(f, []byte("no save"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	_, said, code := typed(t, "quit\n", "play", "-data", dir)
	if code != 1 || strings.Count(strings.TrimSpace(said), "\n") > 0 || !strings.Contains(said, "-new") {
		t.Errorf("broken saves: exit %d, %q", code, said)
	}
}

func TestRefusalsAreExplained(t *testing.T) {
	out, _, _ := typed(t, "1\n1\n1\n1\ndone\ndone\n?\n? search\n? fly\nsummon\nquit\n", "play", "-data", t.TempDir(), "-seed", "3", "-combat", "cold-cistern")
	answers := strings.Split(out, "\n> ")
	if len(answers) < 11 {
		t.Fatalf("%d answers:\n%s", len(answers), out)
	}
	all, some, none, summon := answers[7], answers[8], answers[9], answers[10]
	if !strings.Contains(all, "(search)") || !strings.Contains(all, "There is no line of sight. (You can only attack what you can see.)") {
		t.Errorf("? says %q", all)
	}
	if !strings.Contains(some, "(search)") || strings.Contains(some, "line of sight") {
		t.Errorf("? search says %q", some)
	}
	if none != "Nothing like that is refused here." {
		t.Errorf("? fly says %q", none)
	}
	if !strings.HasPrefix(summon, "You must stand in a hex beside a portal, with no wall between. (To summon, stand beside a portal.)") {
		t.Errorf("summon says %q", summon)
	}
}

// A finished combat gives way to a new one. An unfinished one continues, with the end of its log.
func TestPlayAgain(t *testing.T) {
	dir := t.TempDir()
	typed(t, strings.Repeat("done\nend\n1\n", 20000), "play", "-data", dir, "-seed", "3", "-combat", "long-march")
	out, said, code := typed(t, "1\nquit\n", "play", "-data", dir, "-seed", "4", "-combat", "long-march")
	if code != 0 || !strings.Contains(out, "is over, so a new one begins") || !strings.Contains(out, "Seed: 4.") {
		t.Errorf("after the end: exit %d, %q, %q", code, said, out)
	}
	if out, _, _ = typed(t, "", "play", "-data", dir); !strings.Contains(out, "Continuing the saved game: a single combat, turn 0") || strings.Contains(out, "A combat begins") || strings.Contains(out, "other flags") {
		t.Errorf("with a combat saved: %q", out)
	}
	if out, _, _ = typed(t, "set undo\nset undo off\nundo\nset\n", "play", "-data", dir, "-players", "2", "-undo", "new-dice"); !strings.Contains(out, "other flags") || !strings.Contains(out, "undo is off") || !strings.Contains(out, "undo: off") {
		t.Errorf("with flags of a new game: %q", out)
	}
	if out, _, _ = typed(t, "", "play", "-data", dir, "-new"); !strings.Contains(out, "An expedition begins") {
		t.Errorf("-new: %q", out)
	}
}

// A new game leaves the others unchanged; the latest unfinished game continues.
func TestPlayKeepsGamesApart(t *testing.T) {
	dir := t.TempDir()
	typed(t, "quit\n", "play", "-data", dir, "-seed", "1", "-combat", "cold-cistern")
	typed(t, strings.Repeat("done\nend\n1\n", 20000), "play", "-data", dir, "-new", "-seed", "3", "-combat", "long-march")
	if out, said, code := typed(t, "quit\n", "play", "-data", dir); code != 0 || !strings.Contains(out, "Continuing the saved game: a single combat, turn 0") {
		t.Errorf("exit %d, %q, %q", code, said, out)
	}
	if files, err := filepath.Glob(filepath.Join(dir, "game-*.save")); err != nil || len(files) != 2 {
		t.Errorf("the games are in %v, %v", files, err)
	}
}

// A choice is saved at once, not at the end.
func TestPlaySavesBeforeItAsks(t *testing.T) {
	dir := t.TempDir()
	in := &watched{lines: []string{"1\n", "quit\n"}, at: func() {
		store, err := saves.In(dir)
		if err != nil {
			t.Error(err)
		}
		if slots, err := store.List(); err != nil || len(slots) != 1 || slots[0].Which != 0 {
			t.Errorf("at a question the saves are %v, %v", slots, err)
		}
	}}
	if code := terminal.Run([]string{"play", "-data", dir, "-seed", "1"}, terminal.Streams{In: in, Out: io.Discard, Err: io.Discard}, offered...); code != 0 || len(in.lines) > 0 {
		t.Errorf("exit %d, %d lines not read", code, len(in.lines))
	}
}

// watched returns one line at a time and runs a check before each.
type watched struct {
	lines []string
	at    func()
}

func (w *watched) Read(p []byte) (int, error) {
	if len(w.lines) == 0 {
		return 0, io.EOF
	}
	w.at()
	n := copy(p, w.lines[0])
	w.lines = w.lines[1:]
	return n, nil
}

func TestPlayReportsAFailedSave(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	out, said, _ := typed(t, "1\n1\nquit\n", "play", "-data", filepath.Join(file, "saves"), "-seed", "1")
	if !strings.Contains(said, file) || strings.Count(said, "could not be saved") > 1 {
		t.Errorf("what is said is %q, and %q", said, out)
	}
}

// Counting from the name of its row, every miniature is drawn at its hex.
func TestBoardNamesItsRows(t *testing.T) {
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	rules := fortress.Rules{Pack: fortress.NewPack(lib)}
	for i := range rules.Pack.Combats {
		setup := fortress.Setup{Players: 1, Fifth: -1, Combat: rules.Pack.Combats[i].ID, Explorers: []string{"amallyn", "janus-draik"}}
		m, err := fortress.NewGame(rules, setup, 1)
		if err != nil {
			t.Fatal(err)
		}
		for d, ok := m.Pending(); ok && d.Kind == "place"; d, ok = m.Pending() {
			m.Take(0)
		}
		s := &m.State
		places := marked(t, rows(s, nil))
		for u := range s.Each(fortress.Explorers) {
			if got := places[rules.Pack.Explorers[s.On(u).Kind].Letter]; got != s.HexName(s.On(u).Hex) && got != "" {
				t.Errorf("%s: %s stands on %s and is drawn on %s", setup.Combat, s.UnitName(u), s.HexName(s.On(u).Hex), got)
			}
		}
		if places["A"] == "" {
			t.Errorf("%s: Amallyn is not drawn", setup.Combat)
		}
	}
}

// marked returns the hex of each letter in a drawing, counted from the names of the rows.
func marked(t *testing.T, drawing string) map[string]string {
	places := map[string]string{}
	for line := range strings.Lines(drawing) {
		name, row := strings.TrimSpace(line[:7]), line[7:]
		if name == "" {
			continue
		}
		first, err := board.ParseHex(name)
		if err != nil {
			t.Fatal(err)
		}
		from := strings.IndexFunc(row, func(r rune) bool { return !strings.ContainsRune(" #|/\\", r) })
		for i, r := range row {
			if r >= 'A' && r <= 'Z' && r != 'O' {
				if (i-from)%4 != 0 {
					t.Fatalf("%c stands between two hexes in %q", r, line)
				}
				places[string(r)] = board.Hex{Q: first.Q + int8((i-from)/4), R: first.R}.String()
			}
		}
	}
	return places
}

// Where one player has all explorers, nothing is proposed: the option and the log say that the expedition ends.
func TestOnePlayerEndsTheExpedition(t *testing.T) {
	out, said, code := typed(t, "propose-end\nyes\nquit\n", "play", "-data", t.TempDir(), "-seed", "5")
	if code != 0 || !strings.Contains(out, "End the expedition here  (propose-end)") || !strings.Contains(out, "The party ends the expedition.") || strings.Contains(strings.ToLower(out), "proposes") {
		t.Errorf("exit %d, %q, and written is\n%s", code, said, out)
	}
	out, _, _ = typed(t, "quit\n", "play", "-data", t.TempDir(), "-seed", "5", "-players", "2")
	if !strings.Contains(out, "Propose to end the expedition  (propose-end)") {
		t.Errorf("of two players nobody proposes the end:\n%s", out)
	}
}
