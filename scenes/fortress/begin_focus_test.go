package fortress

import (
	"strings"
	"testing"

	"precipice/game"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
)

// The focus of a player who uses keys is somewhere after the title, Continue and the list of games appear.
func TestKeysKeepTheirFocusFromScreenToScreen(t *testing.T) {
	sh := playing.Bare(t)
	slots := []string{saved(t, sh).Slot()}
	title := sh.Title(sh, nil)
	sh.Show(title)
	img := playing.Screen(t, sh, 1280, 720)
	sh.UI.FocusOn("title/load")
	follow := func(s game.Scene, want string) {
		t.Helper()
		sh.Show(s)
		for range 3 {
			if err := sh.Update(); err != nil { // a list proves its games meanwhile
				t.Fatal(err)
			}
			sh.Dirty()
			sh.Draw(img)
		}
		a := sh.UI.Pointed()
		if a == nil || !strings.HasPrefix(a.Name, want) {
			t.Errorf("on %s the focus is on %+v, want %s", s.Name(), a, want)
		}
	}
	follow(scenes.NewLoad(sh, playing.HostOf(sh)), "load/game/"+slots[0])
	playing.Keep(t, img, "load-1280")
	follow(sh.Title(sh, nil), "title/continue")
	if err := playing.HostOf(sh).Resume(sh, slots[0]); err != nil {
		t.Fatal(err)
	}
	c := sh.Top().(*Combat)
	c.CatchUp(sh)
	c.Refresh(sh)
	follow(c, "option/")
	set := setup.NewSetup(playing.HostOf(sh), sh)
	follow(set, "setup/set-out")
	set.Table.Setup.Explorers = nil
	follow(setup.NewSetup(playing.HostOf(sh), sh), "setup/mode/")
}
