package scenes

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/game"
	"precipice/game/pack"
)

// README.md has the same list of keys.
func TestTheListOfKeysMatchesTheReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	sh := bare(t)
	var want, got []string
	for _, hand := range hands {
		line := make([]string, 0, len(columns))
		for _, column := range columns {
			line = append(line, cell(sh, hand, column))
		}
		want = append(want, strings.Join(line, " | "))
	}
	_, table, _ := strings.Cut(string(text), "| --- | --- | --- | --- |\n")
	for line := range strings.SplitSeq(table, "\n") {
		if !strings.HasPrefix(line, "|") {
			break
		}
		cells := strings.Split(strings.Trim(strings.ReplaceAll(line, "*", ""), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		got = append(got, strings.Join(append(cells, make([]string, len(columns)-len(cells))...), " | "))
	}
	if !slices.Equal(got, want) {
		t.Errorf("README.md lists\n%s\nand the screen\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// On every screen the same keys open the list of keys and the rulebook.
func TestKeysOpenTheListOfKeysAndTheRulebook(t *testing.T) {
	sh, c := table(t, 1)
	sh.Rulebook = pack.Rulebook("en")
	screen(t, sh, 1280, 720)
	setup := NewSetup(sh)
	for _, scene := range []game.Scene{c, NewExpedition(sh, c.play), NewTitle(sh, nil), setup, NewBinder(&c.play.Shown, "", ""), NewMenu(&c.stage),
		NewLoad(sh), NewSettings(nil), NewSettings(&c.stage)} {
		for key, opens := range map[game.Action]string{game.Keys: "keys", game.Explain: "rules"} {
			sh.Show(scene)
			sh.Input.Actions = []game.Action{key}
			if scene.Update(sh); sh.Top().Name() != opens {
				t.Errorf("on %s the key for %s leads to %s", scene.Name(), opens, sh.Top().Name())
			}
			sh.Input.Actions = []game.Action{game.Back}
			if sh.Top().Update(sh); sh.Top().Name() != scene.Name() {
				t.Errorf("from %s Esc does not lead back to %s", opens, scene.Name())
			}
		}
	}
}

// The title, the setup and the cards name the keys of the rulebook and of the list of keys.
func TestHelpIsShown(t *testing.T) {
	sh, c := table(t, 1)
	for _, scene := range []game.Scene{NewTitle(sh, nil), NewSetup(sh), NewBinder(&c.play.Shown, "", "")} {
		sh.Show(scene)
		for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
			keep(t, screen(t, sh, size[0], size[1]), scene.Name()+"-"+strconv.Itoa(size[0]))
			for _, name := range []string{"help/keys", "help/rules"} {
				a := sh.UI.Named(name)
				if a == nil {
					t.Fatalf("%s does not show %s", scene.Name(), name)
				}
				for b := range sh.UI.Each {
					if b.Name != name && b.Do != nil && b.Rect.Contains(a.Rect.Centre()) {
						t.Errorf("%s: %s lies on %s", scene.Name(), name, b.Name)
					}
				}
			}
		}
	}
}
