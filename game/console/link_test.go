package console

import (
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
