package scenes

import (
	"testing"

	"precipice/game"
	"precipice/saves"
)

// An open dialog is told of beside a button that gives up waiting, in the menu and in the list of games.
func TestAnOpenDialogCanBeGivenUp(t *testing.T) {
	sh, c := table(t, 1)
	menu, load, empty := NewMenu(&c.stage), NewLoad(sh), NewLoad(bare(t))
	for _, one := range []struct {
		scene game.Scene
		files *files
	}{{menu, &menu.files}, {load, &load.files}, {empty, &empty.files}} {
		sh.Show(one.scene)
		img := screen(t, sh, 1280, 720)
		if sh.UI.Named(game.GiveUp) != nil {
			t.Errorf("%s: there is nothing to give up", one.scene.Name())
		}
		one.files.reading = answered(sh, make(chan saves.Picked))
		sh.Dirty()
		sh.Draw(img)
		button := sh.UI.Named(game.GiveUp)
		if button == nil || !sh.Awaiting() {
			t.Fatalf("%s: nothing gives up the dialog", one.scene.Name())
		}
		if button.Do(); sh.Awaiting() || one.files.open() {
			t.Errorf("%s: it still waits", one.scene.Name())
		}
	}
}
