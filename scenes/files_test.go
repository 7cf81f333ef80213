package scenes_test

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes"
)

// An open dialog is told of beside a button that gives up waiting, in a list with a game and in an empty one.
func TestAnOpenDialogCanBeGivenUp(t *testing.T) {
	for _, empty := range []bool{true, false} {
		sh, h := bare(t)
		if !empty {
			setup := fullTable(h)
			setup.Difficulty = fortress.Normal
			if _, err := session.New(h.Rules, blackstone.Table{Setup: setup, Seed: 1}, sh.Saver, game.Clock); err != nil {
				t.Fatal(err)
			}
		}
		load := scenes.NewLoad(sh, h)
		sh.Show(load)
		img := screen(t, sh, 1280, 720)
		if sh.UI.Named(game.GiveUp) != nil {
			t.Error("there is nothing to give up")
		}
		load.AskForFile(sh)
		sh.Dirty()
		sh.Draw(img)
		button := sh.UI.Named(game.GiveUp)
		if button == nil || !sh.Awaiting() {
			t.Fatal("nothing gives up the dialog")
		}
		if button.Do(); sh.Awaiting() || load.AsksForFile() {
			t.Error("it still waits")
		}
	}
}
