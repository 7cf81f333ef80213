package console

import (
	"strings"
	"testing"
)

// Rules that are not in the game yet say so: when looked up, when found by a search, and in the list of a
// chapter.
func TestRulesToCome(t *testing.T) {
	out, _, _ := typed(t, "rule STR-003\nrule MOV-001\nrule all stronghold random\n", "play", "-data", t.TempDir(), "-seed", "3", "-combat", "the-threshold")
	const mark = "(Not in the game yet.)"
	for _, id := range []string{"BF-STR-003: ", "BF-MOV-001: "} {
		_, after, found := strings.Cut(out, id)
		if lines := strings.SplitN(after, "\n", 3); !found || len(lines) < 3 || strings.HasSuffix(lines[1], mark) != (id == "BF-STR-003: ") {
			t.Errorf("%s: %q", id, lines)
		}
	}
	if strings.Count(out, mark) < 2 {
		t.Errorf("what is found bears no mark:\n%s", out)
	}
	out, _, _ = typed(t, "", "rules")
	for line := range strings.Lines(out) {
		awaited := strings.HasSuffix(line, "open, chapter not in the game yet\n")
		if strings.HasPrefix(line, "BF-STR-") && !awaited || strings.HasPrefix(line, "BF-MOV-") && awaited {
			t.Errorf("%q", line)
		}
	}
}
