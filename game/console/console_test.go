package console

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/saves"
)

// typed runs a command on what is typed and returns what it wrote.
func typed(t *testing.T, in string, args ...string) (out, err string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = Run(args, Streams{strings.NewReader(in), &o, &e})
	return o.String(), e.String(), code
}

func TestWrongCommandLines(t *testing.T) {
	for _, args := range [][]string{{"dance"}, {"check", "-seed", "3"}, {"play", "-seed", "x"}, {"play", "now"}, {"version", "-v"}} {
		_, said, code := typed(t, "", args...)
		if code != 2 || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "precipice") {
			t.Errorf("%v exits with %d and says %q", args, code, said)
		}
	}
}

func TestCheck(t *testing.T) {
	if out, said, code := typed(t, "", "check"); code != 0 || !strings.Contains(out, "5 explorers") {
		t.Errorf("check exits with %d, says %q and %q", code, out, said)
	}
	if _, said, code := typed(t, "", "check", "-content", "nowhere"); code != 1 || !strings.Contains(said, "no such folder") {
		t.Errorf("content in no folder: exit %d, %q", code, said)
	}
}

// A broken file of a pack is named with its line.
func TestCheckBrokenContent(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../assets/content/blackstone")); err != nil {
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
	_, said, code := typed(t, "", "check", "-content", dir)
	if code != 1 || !strings.Contains(said, "ur-025.yaml:10") || !strings.Contains(said, "vitalty") {
		t.Errorf("exit %d, %q", code, said)
	}
}

func TestPlayUndoRefuseAndContinue(t *testing.T) {
	dir := t.TempDir()
	out, said, code := typed(t, "1\nundo\nboard\nshow janus-draik\nfly\nquit\n", "play", "-data", dir, "-seed", "1", "-combat", "cold-cistern")
	if code != 0 {
		t.Fatalf("exit %d, %q", code, said)
	}
	for _, want := range []string{"1  Put Amallyn on", "takes a place on", "taken back", "not a legal choice"} {
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

// A combat answered with the first option each time ends.
func TestPlayToTheEnd(t *testing.T) {
	out, said, code := typed(t, strings.Repeat("end\n1\n", 20000), "play", "-data", t.TempDir(), "-seed", "3")
	if code != 0 || !(strings.Contains(out, "The explorers escape") || strings.Contains(out, "All explorers are out of action")) {
		t.Errorf("exit %d, %q; the last lines are\n%s", code, said, out[max(0, len(out)-600):])
	}
}

func TestPlaySaysWhatIsWrongWithASave(t *testing.T) {
	dir := t.TempDir()
	typed(t, "1\n1\nquit\n", "play", "-data", dir, "-seed", "1")
	files, err := filepath.Glob(filepath.Join(dir, "combat.save*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no saves in %s: %v", dir, err)
	}
	for _, f := range files {
		if err := os.WriteFile(f, []byte("no save"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	_, said, code := typed(t, "quit\n", "play", "-data", dir)
	if code == 0 || strings.Count(strings.TrimSpace(said), "\n") > 0 || said == "" {
		t.Errorf("broken saves: exit %d, %q", code, said)
	}
	if _, err := saves.NewDisk(dir).List(); err != nil {
		t.Error(err)
	}
}
