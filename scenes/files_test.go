package scenes_test

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
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

// What is told of a file over the menu stands in the window, however large the text, and that it has been written is a
// notice, which has a ground of its own and leaves the entries free.
func TestTheMenuTellsOfAFileWhereItCanBeRead(t *testing.T) {
	sh, h := bare(t)
	sh.Settings.TextPercent = 200
	menu := scenes.NewMenu(nil, func() *scenes.Settings { return scenes.NewSettings(h.Settings) }, nil)
	sh.Show(menu)
	img := screen(t, sh, 1280, 720)
	answer, seen := menu.WriteFile(), render.Rect{}
	sh.Theme.Wrote = func(text string, at, _ render.Rect) {
		if strings.HasPrefix(sh.Words.Say("files.asking"), text) {
			seen = at
		}
	}
	sh.Dirty()
	sh.Draw(img)
	if seen.W <= 0 || seen.Bottom() > 720 {
		t.Errorf("the open dialog is told at %v", seen)
	}
	answer <- nil
	menu.Update(sh)
	if got := sh.Notice(); got != sh.Words.Say("files.written") {
		t.Errorf("the notice says %q", got)
	}
}
