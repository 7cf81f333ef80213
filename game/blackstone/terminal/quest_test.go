package terminal

import (
	"path/filepath"
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
	out, _, code = typed(t, "pick ur-025\npick rein-raus\npick amallyn\npropose-end\nyes\nstay\nstay\nstay\nstay\nlist\n", "play", "-data", data)
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

// A quest that is paused stays so when the player leaves, and goes on from the chambers.
func TestAPauseInTheTerminal(t *testing.T) {
	data := t.TempDir()
	_, said, code := typed(t, "pause\n", "play", "-data", data, "-quest", "Long Road", "-seed", "4")
	if code != 0 {
		t.Fatalf("exit %d, %q", code, said)
	}
	out, _, code := typed(t, "wake\nlist\n", "play", "-data", data)
	for _, want := range []string{"a quest, before its first expedition, paused in stasis", "Databank: 0 legacy cards.", "The chambers open.", "Gather a party of 4"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("exit %d: no %q in\n%s", code, want, out)
		}
	}
}

// An explorer can be kept in a chamber, in the list or in a file, and brought into another quest.
func TestChambersInTheTerminal(t *testing.T) {
	data, file := t.TempDir(), filepath.Join(t.TempDir(), "Janus.save")
	out, said, code := typed(t, "chamber\nchamber keep Janus Draik\nchamber keep janus-draik "+file+"\nchamber\nchamber bring 7\nchamber sell\nchamber keep nobody\n", "play", "-data", data, "-quest", "Long Road", "-seed", "4")
	for _, want := range []string{"No chamber has been kept yet", "The chamber of Janus Draik is in the list.", file, "1  Janus Draik, from “Long Road” after 0 expeditions"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("exit %d: no %q in\n%s", code, want, out)
		}
	}
	for _, want := range []string{"there is no chamber 7", "does not know \"sell\"", "not \"nobody\""} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
	out, said, code = typed(t, "chamber bring "+file+"\nchamber bring 1\nchamber delete 1\nyes\npause\nchamber bring "+file+"\n", "play", "-data", data, "-new", "-quest", "Far Lights", "-seed", "5")
	for _, want := range []string{"Janus Draik comes from another quest.", "The chamber of Janus Draik is deleted."} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("exit %d: no %q in\n%s", code, want, out)
		}
	}
	if !strings.Contains(said, "only while a party gathers") {
		t.Errorf("in a pause: %s", said)
	}
}

// The list of games tells how far a quest has come, without opening it.
func TestTheListOfGames(t *testing.T) {
	data := t.TempDir()
	if out, said, code := typed(t, "", "list", "-data", data); code != 0 || said != "" || out != "No game is saved.\n" {
		t.Errorf("exit %d, %q, %q", code, out, said)
	}
	out, said, code := typed(t, "pick janus-draik\n", "play", "-data", data, "-quest", "Long Road", "-seed", "4")
	if code != 0 {
		t.Fatal(said)
	}
	for _, want := range []string{"Black stone drifts", "Nobody has found the owner.", "\nClues 0 of 4 · strongholds 0 of 4 · vault closed\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("a quest begins without %q:\n%s", want, out)
		}
	}
	out, _, code = typed(t, "", "list", "-data", data)
	for _, want := range []string{"Long Road, the first party gathers (in progress)", "Clues 0 of 4", "strongholds 0 of 4", "vault closed", "legacy cards left: 12"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("exit %d: no %q in\n%s", code, want, out)
		}
	}
}
