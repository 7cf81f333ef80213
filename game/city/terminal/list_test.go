//go:build !js

package terminal_test

import (
	"precipice/game/city"
	"precipice/saves"
	"strings"
	"testing"
)

// The list says of which game each is. Flags ask for those of one game, or in one state.
func TestTheListSaysWhichGameItIsAndCanBeNarrowed(t *testing.T) {
	dir := t.TempDir()
	if out, said, code := tried("list", "-data", dir, "-game", "city"); code != 0 || said != "" || out != "No game is saved.\n" {
		t.Errorf("exit %d, %q, %q", code, out, said)
	}
	typed(t, []string{"quit"}, "play", "-game", "city", "-data", dir, "-seed", "4", "-journey", "hunt")
	typed(t, []string{"quit"}, "play", "-game", "fortress", "-data", dir, "-seed", "4")
	over := saves.Header{Kind: "game", Ruleset: city.Name, Mode: "journey", Title: "the-drowned-parish", Round: 7, Outcome: "won", Saved: 5}
	if err := saves.NewDisk(dir).Put("game-20200101-000000", saves.Seal(over, nil)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		flags        []string
		lines        int
		says, silent string
	}{
		{nil, 3, ": The fortress · ", ""},
		{nil, 3, ": Cursed City · ", ""},
		{[]string{"-game", "city"}, 2, ": Cursed City · The Drowned Parish, turn 7 (succeeded)", "The fortress"},
		{[]string{"-game", "fortress"}, 1, ": The fortress · ", "Cursed City"},
		{[]string{"-state", "ended"}, 1, "(succeeded)", "in progress"},
		{[]string{"-state", "unfinished"}, 2, "in progress", "succeeded"},
		{[]string{"-state", "ended", "-game", "city"}, 1, "The Drowned Parish, turn 7", "in progress"},
		{[]string{"-state", "ended", "-game", "fortress"}, 0, "No saved game is of this kind. Without flags, list shows all of them.", "game-"},
	} {
		out, said, code := tried(append([]string{"list", "-data", dir}, c.flags...)...)
		if code != 0 || strings.Count(out, "game-") != c.lines || !strings.Contains(out, c.says) || c.silent != "" && strings.Contains(out, c.silent) {
			t.Errorf("%v: exit %d, %q\n%s", c.flags, code, said, out)
		}
	}
	for _, wrong := range [][]string{{"-state", "lost"}, {"-state="}, {"-game", "chess"}} {
		if out, said, code := tried(append([]string{"list", "-data", dir}, wrong...)...); code != 2 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: exit %d, %q, %q", wrong, code, out, said)
		}
	}
}
