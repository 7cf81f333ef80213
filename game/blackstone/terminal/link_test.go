package terminal

import (
	"path/filepath"
	"strings"
	"testing"
)

// A saved game is printed as a link, which is replayed and played on from in another folder, as a game of its own.
func TestLinksInTheTerminal(t *testing.T) {
	here, there := t.TempDir(), t.TempDir()
	if _, said, code := typed(t, "", "link", "-data", here); code != 1 || !strings.Contains(said, "play one first") {
		t.Errorf("without a game: %d, %q", code, said)
	}
	if _, said, code := typed(t, "1\n1\n1\nquit\n", "play", "-data", here, "-combat", "long-march", "-seed", "4"); code != 0 {
		t.Fatal(said)
	}
	link, said, code := typed(t, "", "link", "-data", here)
	link = strings.TrimSpace(link)
	if code != 0 || !strings.HasPrefix(link, "game=") {
		t.Fatalf("%d, %q, %q", code, link, said)
	}
	if _, said, code := typed(t, "", "link", "nobody", "-data", here); code != 1 || !strings.Contains(said, "no saved game is called") {
		t.Errorf("by a wrong name: %d, %q", code, said)
	}
	if again, said, code := typed(t, "", "link", "-data", here, strings.TrimSuffix(slotIn(t, here), ".save")); code != 0 || strings.TrimSpace(again) != link {
		t.Errorf("with the name after the flags: %d, %q, %q", code, again, said)
	}
	if _, said, code := typed(t, "", "link", "nobody", "-data", t.TempDir()); code != 1 || !strings.Contains(said, "play one first") {
		t.Errorf("by a name where there is no game: %d, %q", code, said)
	}
	address := "https://example.org/precipice/#" + link
	if out, said, code := typed(t, "", "replay", "-link", address); code != 0 || !strings.Contains(out, "Long March") {
		t.Errorf("replayed: %d, %q, %q", code, out, said)
	}
	if out, said, code := typed(t, "quit\n", "play", "-data", there, "-link", address); code != 0 || !strings.Contains(out, "Continuing") {
		t.Errorf("played on: %d, %q, %q", code, out, said)
	}
	if again, _, _ := typed(t, "", "link", "-data", there); strings.TrimSpace(again) != link {
		t.Errorf("the game of the link is %q, not %q", again, link)
	}
	for _, args := range [][]string{{"replay", "-link", "Go on: <" + address + ">."}, {"replay", address}} {
		if out, said, code := typed(t, "", args...); code != 0 || !strings.Contains(out, "Long March") {
			t.Errorf("%q: %d, %q, %q", args, code, out, said)
		}
	}
	if out, said, code := typed(t, "quit\n", "play", "-data", t.TempDir(), "-load", address); code != 0 || !strings.Contains(out, "Continuing") {
		t.Errorf("loaded: %d, %q, %q", code, out, said)
	}
	for _, args := range [][]string{{"play", "-link", link, "-load", "x"}, {"replay", "x", "-link", link}, {"replay", "x", "-link", ""}, {"play", "-load", "x", "-link", ""}} {
		if _, said, code := typed(t, "", args...); code != 2 {
			t.Errorf("%q: %d, %q", args, code, said)
		}
	}
	if _, said, code := typed(t, "", "replay", "-link", link[:len(link)-3]); code != 1 || !strings.Contains(said, "copy all of it") {
		t.Errorf("a broken link: %d, %q", code, said)
	}
}

// slotIn returns the file of the only game in a folder.
func slotIn(t *testing.T, data string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(data, "game-*.save"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	return filepath.Base(files[0])
}

// A quest is a link until it sets out or somebody joins it from another. Then it is told what is missing.
func TestAQuestThatHasSetOutIsNoLink(t *testing.T) {
	data := t.TempDir()
	t.Chdir(t.TempDir())
	if _, said, code := typed(t, "chamber keep amallyn one\nquit\n", "play", "-data", data, "-quest", "Moons", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	if out, said, code := typed(t, "", "link", "-data", data, "moons"); code != 0 || !strings.HasPrefix(out, "game=") {
		t.Errorf("at its first question: %d, %q, %q", code, out, said)
	}
	setOut := strings.Repeat("1\n", 12)
	if out, said, code := typed(t, setOut+"quit\n", "play", "-data", data); code != 0 || !strings.Contains(out, "expedition 1") {
		t.Fatalf("it does not set out: %.2000q, %q", out, said)
	}
	if out, said, code := typed(t, "", "link", "-data", data, "moons"); code != 1 || !strings.Contains(said, "a quest no longer keeps its first choices once it has set out") {
		t.Errorf("set out: %d, %q, %q", code, out, said)
	}
}

// What is given as a link and is none is told in one sentence about links, and begins no game.
func TestWhatIsNoLinkInTheTerminal(t *testing.T) {
	for link, want := range map[string]string{
		"":                                  "the link has no game in it",
		"game=":                             "the link has no game in it",
		"foo":                               "this is not a game link",
		"game=" + strings.Repeat("A", 5000): "the link has 5005 characters",
	} {
		for _, args := range [][]string{{"play", "-data", t.TempDir(), "-link", link}, {"replay", "-link", link}} {
			out, said, code := typed(t, "", args...)
			if code != 1 || out != "" || !strings.HasPrefix(said, "precipice "+args[0]+": "+want) || strings.Count(said, "\n") != 1 {
				t.Errorf("%s -link %.20q: %d, %q, %q", args[0], link, code, out, said)
			}
		}
	}
}
