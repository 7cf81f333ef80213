package console

import (
	"strings"
	"testing"
)

// A quest is begun by its name, left and continued in the terminal, and tells how it stands.
func TestAQuestInTheTerminal(t *testing.T) {
	data := t.TempDir()
	out, said, code := typed(t, "muster 4\npick janus-draik\n", "play", "-data", data, "-quest", "Long Road", "-seed", "4")
	for _, want := range []string{"The quest “Long Road” begins. Seed: 4.", "before its first expedition; legacy cards left: 12", "Which explorer takes place 2"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Fatalf("exit %d, %q: no %q in\n%s", code, said, want, out)
		}
	}
	out, _, code = typed(t, "pick ur-025\npick rein-raus\npick amallyn\npropose-end\nstay\nstay\nstay\nstay\nlist\n", "play", "-data", data)
	for _, want := range []string{"a quest, before its first expedition", "Expedition 1 of the quest begins.", "Legacy: ", "Trading begins.", "legacy cards left: 11"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("exit %d: no %q in\n%s", code, want, out)
		}
	}
}

// A quest takes no explorers, difficulty or combat card, and only a quest has leader points.
func TestFlagsThatNoQuestHas(t *testing.T) {
	for _, flags := range []string{"-quest Q -difficulty hard", "-quest Q -combat long-march", "-quest Q -explorers amallyn", "-quest Q -seats 1", "-leader-points"} {
		out, said, code := typed(t, "", append([]string{"play", "-data", t.TempDir()}, strings.Fields(flags)...)...)
		if code != 2 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: exit %d, %q, %q", flags, code, out, said)
		}
	}
}
