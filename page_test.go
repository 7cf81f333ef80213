//go:build !js

package main

import (
	"testing"
	"time"

	"precipice/build/carried"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
)

// paged starts the program on a folder, unseen, at its title, with the texts that the page carries.
func paged(t *testing.T, data string) (*game.Shell, *carried.Raw) {
	t.Helper()
	render.Unseen = true
	var offers []offer
	var shares []words.Share
	for _, one := range offered {
		o, err := one("")
		if err != nil {
			t.Fatal(err)
		}
		offers, shares = append(offers, o), append(shares, o.share)
	}
	book, err := carried.Book(carried.Page, shares...)
	if err != nil {
		t.Fatal(err)
	}
	raw, store := carried.NewRaw(book, t.Errorf), saves.NewDisk(data)
	var games []scenes.Game
	for _, one := range offers {
		g, _, err := one.open(&loaded{store: store, book: book})
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	sh := game.NewShell(scenes.Parts(game.Parts{Words: book, Store: store, Seed: 5, Hears: raw.Hears()}, games...))
	sh.Home(nil)
	return sh, raw
}

// With games of both rulesets saved, neither the title nor the list nor the screens that continue them show or say a key, whichever of the
// two was played last.
func TestThePageShowsNoKeysWithGamesOfBoth(t *testing.T) {
	data := t.TempDir()
	quest, journey := savedBoth(t, data)
	sh, raw := paged(t, data)
	hear := func() {
		draw(t, sh)
		sh.Now = sh.Now.Add(time.Second) // the shadow changes a few times a second
		if err := sh.Update(); err != nil {
			t.Fatal(err)
		}
		raw.Tips(sh)
	}
	for range 2 {
		for _, slot := range []string{quest, journey} {
			for _, name := range []string{"title/game/fortress", "title/game/city", "title/load"} {
				hear()
				click(t, sh, name)
				hear()
			}
			click(t, sh, "load/game/"+slot)
			for range 3 {
				hear()
			}
			answerFirst(t, sh)
			hear()
			sh.Home(nil)
		}
	}
	if raw.Seen() < 300 {
		t.Errorf("only %d texts were read", raw.Seen())
	}
}

// answerFirst gives the first answer that the screen offers, so that the game goes on.
func answerFirst(t *testing.T, sh *game.Shell) {
	t.Helper()
	for a := range sh.UI.All {
		if a.Answer && a.Do != nil {
			a.Do()
			draw(t, sh)
			if err := sh.Saver.Flush(); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
}
