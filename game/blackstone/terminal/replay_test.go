package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReplay(t *testing.T) {
	games, err := filepath.Glob("../../session/testdata/*.game")
	if err != nil || len(games) == 0 {
		t.Fatal("no games", err)
	}
	for _, game := range games {
		if out, said, code := typed(t, "", "replay", game); code != 0 || !strings.Contains(out, "The game is over.") {
			t.Errorf("%s: exit %d, %q, %q", game, code, out, said)
		}
	}
	data, err := os.ReadFile(games[0])
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	spoil := func(old, new string) string {
		file := filepath.Join(dir, "spoilt.game")
		text := strings.Replace(string(data), old, new, 1)
		if text == string(data) {
			t.Fatalf("nothing of %q in %s", old, games[0])
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	lines := strings.Split(string(data), "\n")
	third := lines[len(lines)-4]
	for name, c := range map[string]struct{ old, new, want string }{
		"seed":    {"seed ", "seed 9", "differs from the start"},
		"mark":    {third, "00000001" + third[8:], "first differs after decision"},
		"key":     {third, third[:8] + " fly", "which is not possible here"},
		"cards":   {third, third[:8] + " fly", "\nThe other content is the likely reason."},
		"content": {"content ", "content " + "0000000000000000000000000000000000000000000000000000000000000000\n#", "different content"},
		"problem": {"\nend\n", "\nend\nIt looks wrong.", "It looks wrong."},
	} {
		out, said, code := typed(t, "", "replay", spoil(c.old, c.new))
		if fails := name != "content" && name != "problem"; (code == 1) != fails || !strings.Contains(out, c.want) {
			t.Errorf("%s: exit %d, %q, %q", name, code, out, said)
		}
	}
	for _, args := range [][]string{{"replay"}, {"replay", games[0], games[0]}, {"replay", "-seed", "1"}} {
		if _, said, code := typed(t, "", args...); code != 2 || !strings.Contains(said, "FILE") {
			t.Errorf("%v: exit %d, %q", args, code, said)
		}
	}
	if _, said, code := typed(t, "", "replay", filepath.Join(dir, "nowhere")); code != 1 || !strings.Contains(said, "nowhere") {
		t.Errorf("no file: exit %d, %q", code, said)
	}
	// A save of the terminal can be replayed too.
	typed(t, "1\n1\n1\nundo\n1\nquit\n", "play", "-data", dir, "-seed", "1", "-combat", "cold-cistern")
	saves, _ := filepath.Glob(filepath.Join(dir, "game-*.save*"))
	if len(saves) == 0 {
		t.Fatal("nothing was saved")
	}
	if out, said, code := typed(t, "", "replay", saves[0]); code != 0 || !strings.Contains(out, "Choices undone: 1") {
		t.Errorf("a save: exit %d, %q, %q", code, out, said)
	}
}

// A report that differs says that it was made by another build, if it was.
func TestAReportOfAnotherBuildIsToldSo(t *testing.T) {
	t.Chdir(t.TempDir())
	if _, said, code := typed(t, "1\nreport It differs\nquit\n", "play", "-data", ".", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	data, err := os.ReadFile("precipice-report.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	for _, build := range []string{"", "version v0.1, go1.20"} {
		for i, line := range lines {
			switch {
			case strings.HasPrefix(line, "version ") && build != "":
				lines[i] = build
			case strings.HasPrefix(line, "seed "):
				lines[i] = "seed 5"
			}
		}
		if err := os.WriteFile("theirs.report", []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		out, said, code := typed(t, "", "replay", "theirs.report")
		if code != 1 || !strings.Contains(out, "differ") || strings.Contains(out, "It was made by another build") != (build != "") {
			t.Errorf("%q: exit %d, %q, %q", build, code, out, said)
		}
	}
}
