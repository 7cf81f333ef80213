package terminal

import (
	"strings"
	"testing"
)

// The whole game is played by the rules: no rule bears the mark of those that are not in the game yet. What bears it
// is tested with a rulebook of its own, in game/rulebook.
func TestNoRuleIsToCome(t *testing.T) {
	const mark = "(Not in the game yet.)"
	out, _, _ := typed(t, "rule STR-003\nrule all stronghold random\n", "play", "-data", t.TempDir(), "-seed", "3", "-combat", "the-threshold")
	if !strings.Contains(out, "BF-STR-003: ") || strings.Contains(out, mark) {
		t.Errorf("a rule bears the mark:\n%s", out)
	}
	out, _, _ = typed(t, "", "rules")
	for line := range strings.Lines(out) {
		if strings.HasPrefix(line, "BF-") && strings.HasSuffix(line, "not in the game yet\n") {
			t.Errorf("%q", line)
		}
	}
}
