package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The journal of a quest is told in play and from its save, and written to a file that must not exist yet.
func TestTheJournalOfAQuest(t *testing.T) {
	data, file := t.TempDir(), filepath.Join(t.TempDir(), "journal.html")
	out, said, code := typed(t, "journal\nquit\n", "play", "-data", data, "-quest", "Two Moons", "-seed", "3")
	if code != 0 || !strings.Contains(out, "The journal of Two Moons") || !strings.Contains(out, "No expedition has set out yet.") {
		t.Errorf("in play: %d\n%s%s", code, out, said)
	}
	out, said, code = typed(t, "", "journal", "two moons", "-data", data)
	if code != 0 || !strings.Contains(out, "The journal of Two Moons") {
		t.Errorf("from the save: %d\n%s%s", code, out, said)
	}
	if out, said, code = typed(t, "", "journal", "-o", file, "-data", data, "two moons"); code != 0 || !strings.Contains(out, file) {
		t.Errorf("to a file: %d\n%s%s", code, out, said)
	}
	if page, err := os.ReadFile(file); err != nil || !strings.Contains(string(page), "<h1>The journal of Two Moons</h1>") {
		t.Errorf("the file: %v\n%.300s", err, page)
	}
	for what, args := range map[string][]string{
		"exists":        {"journal", "two moons", "-data", data, "-o", file},
		"choose one of": {"journal", "moons", "-data", data},
		"begin one":     {"journal", "moons", "-data", t.TempDir()},
		"NAME":          {"journal", "-data", data},
	} {
		if _, said, code := typed(t, "", args...); code == 0 || !strings.Contains(said, what) {
			t.Errorf("%q: %d, %q", args, code, said)
		}
	}
	if out, _, _ := typed(t, "journal\nquit\n", "play", "-data", t.TempDir(), "-combat", "long-march"); !strings.Contains(out, "Only a quest has a journal.") {
		t.Errorf("in a combat:\n%s", out)
	}
}
