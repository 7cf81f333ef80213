//go:build !js

package main

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	rules "precipice/engine/city"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	fortresspack "precipice/game/blackstone/pack"
	"precipice/game/city"
	citypack "precipice/game/city/pack"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
)

// savedBoth begins a quest of the fortress and then a journey of the city in a folder, and returns their slots.
func savedBoth(t *testing.T, data string) (quest, journey string) {
	t.Helper()
	saver := saves.NewAutosaver(saves.NewDisk(data))
	ofFortress, _, err := fortresspack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	ofCity, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	table := blackstone.Table{Quest: "Far", Seed: 1, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true}}
	first, err := session.New(blackstone.With(ofFortress), table, saver, func() int64 { return 1 })
	if err != nil {
		t.Fatal(err)
	}
	setup := rules.Table{Players: 1, Journey: ofCity.Pack.IDs("journey")[0], Heroes: ofCity.Pack.IDs("hero")[:rules.MaxHeroes]}
	second, err := session.New(ofCity, city.Table{Seed: 1, Setup: setup}, saver, func() int64 { return 2 })
	if err != nil {
		t.Fatal(err)
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	return first.Slot(), second.Slot()
}

// begun starts the program on a folder, unseen, at its title.
func begun(t *testing.T, data string) *game.Shell {
	t.Helper()
	t.Setenv("DISPLAY", ":0") // the window itself is not opened
	render.Unseen = true
	sh, err := wired(options{data: data, language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	draw(t, sh)
	return sh
}

func draw(t *testing.T, sh *game.Shell) {
	t.Helper()
	img := ebiten.NewImage(1280, 720)
	defer img.Deallocate()
	sh.Draw(img)
}

// click clicks an area, which must be there, and draws what follows.
func click(t *testing.T, sh *game.Shell, name string) {
	t.Helper()
	a := sh.UI.Named(name)
	if a == nil || a.Do == nil {
		t.Fatalf("%s cannot be clicked on %s, which says %q", name, sh.Top().Name(), sh.Top().(interface{ Says() map[string]string }).Says()["problem"])
	}
	a.Do()
	draw(t, sh)
}

// The saves of both games lie in one folder: the list continues each in its own screens, settings are kept for both, and a program that
// starts again complains of nothing.
func TestTheSavesOfBothGamesLieSideBySide(t *testing.T) {
	data := t.TempDir()
	quest, journey := savedBoth(t, data)
	for range 2 {
		sh := begun(t, data)
		if said := sh.Top().(*scenes.Title).Says()["problem"]; said != "" {
			t.Fatalf("the title says %q", said)
		}
		for _, slot := range []string{quest, journey} {
			click(t, sh, "title/load")
			click(t, sh, "load/game/"+slot)
			if is := sh.Top().Name() == "journey"; is != (slot == journey) || sh.Top().Name() == "load" {
				t.Errorf("%s shows %s", slot, sh.Top().Name())
			}
			sh.Home(nil)
			draw(t, sh)
		}
		sh.KeepSettings()
		if err := sh.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
	}
}
