package fortress

import (
	"strconv"
	"testing"

	"precipice/game"
	"precipice/scenes"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/table"
)

// On every screen the same keys open the list of keys and the rulebook.
func TestKeysOpenTheListOfKeysAndTheRulebook(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	setup := setup.NewSetup(playing.HostOf(sh), sh)
	for _, scene := range []game.Scene{c, expedition.NewExpedition(playing.HostOf(sh), sh, c.Play), sh.Title(sh, nil), setup, table.NewBinder(&c.Play.Shown, "", ""), c.Menu(sh),
		scenes.NewLoad(sh, playing.HostOf(sh)), scenes.NewSettings(playing.HostOf(sh).Settings), scenes.NewSettings(table.Manners{Host: c.Host, Stage: &c.Stage}.Sections)} {
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
	sh, c := atTable(t, 1)
	for _, scene := range []game.Scene{sh.Title(sh, nil), setup.NewSetup(playing.HostOf(sh), sh), table.NewBinder(&c.Play.Shown, "", "")} {
		sh.Show(scene)
		for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
			playing.Keep(t, playing.Screen(t, sh, size[0], size[1]), scene.Name()+"-"+strconv.Itoa(size[0]))
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

// The rulebook opens at a chapter that is in the game for the most part.
func TestTheRulebookOpensAtWhatIsInTheGame(t *testing.T) {
	sh, _ := atTable(t, 1)
	book, err := playing.HostOf(sh).Rulebook("en")
	if err != nil {
		t.Fatal(err)
	}
	open := sh.Rulebook(sh, "").(*scenes.Rules).Says()["chapter"]
	for _, c := range book.Chapters {
		awaited := 0
		for i := range c.Rules {
			if c.Rules[i].Awaited() {
				awaited++
			}
		}
		if most := 2*awaited < len(c.Rules); most != (c.Title == open) {
			t.Errorf("the rulebook opens at %q, and of %q %d of %d rules are not in the game", open, c.Title, awaited, len(c.Rules))
		}
		if c.Title == open {
			break
		}
	}
}
