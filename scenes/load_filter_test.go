package scenes_test

import (
	"path/filepath"
	"testing"

	"precipice/build/coins"
	"precipice/build/inwindow"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
	"precipice/scenes"
)

// mixedShelf returns a shell with games of two rulesets, one of which has ended.
func mixedShelf(t *testing.T, games int) (sh *game.Shell, both scenes.Games, slots []string, coin string) {
	t.Helper()
	sh, h, slots := shelf(t, games)
	both = scenes.Games{h, withCoins(t, sh)}
	throws, err := session.New(coins.Rules{}, coins.Table{Goal: 5, Seed: 1}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	over := saves.Header{Content: h.Rules.Pack.Digest, Kind: session.Kind, Ruleset: blackstone.Name, Mode: "combat", Title: "long-march", Party: "amallyn", Round: 6, Outcome: "escaped", Saved: 7}
	if err := sh.Store.Put("game-over", saves.Seal(over, nil)); err != nil {
		t.Fatal(err)
	}
	return sh, both, slots, throws.Slot()
}

// The list of games of two rulesets, one of which has ended, says of which each is, and can be narrowed by both. What is narrowed away
// has no area; what is scrolled away has, with a name to be read.
func TestTheListIsNarrowedByGameAndState(t *testing.T) {
	sh, both, slots, coin := mixedShelf(t, 9)
	l := scenes.NewLoad(sh, both...)
	sh.Show(l)
	screen(t, sh, 1280, 720)
	if a := sh.UI.Named("load/game/game-over"); a == nil || !a.Offscreen || a.Says == "" {
		t.Errorf("a row that is scrolled away has the area %+v", a)
	}
	has := func(name string) bool { return sh.UI.Named("load/game/"+name) != nil }
	for _, c := range []struct {
		chip                string
		fortress, coin, end bool
	}{
		{"load/of/coins", false, true, false},
		{"load/of/" + blackstone.Name, true, false, true},
		{"load/state/ended", false, false, true},
		{"load/state/unfinished", true, false, false},
		{"load/of/all", true, true, false},
		{"load/state/any", true, true, true},
	} {
		a := sh.UI.Named(c.chip)
		if a == nil {
			t.Fatalf("there is no %s", c.chip)
		}
		a.Do()
		screen(t, sh, 1280, 720)
		if has(slots[0]) != c.fortress || has(coin) != c.coin || has("game-over") != c.end || sh.UI.Named(c.chip).State&game.Chosen == 0 {
			t.Errorf("%s shows %v, %v, %v", c.chip, has(slots[0]), has(coin), has("game-over"))
		}
	}
	sh.UI.Named("load/of/coins").Do()
	screen(t, sh, 1280, 720)
	sh.UI.Named("load/state/ended").Do()
	screen(t, sh, 1280, 720)
	if sh.UI.First("load/game/") != "" || sh.UI.Named("load/of/all") == nil {
		t.Error("where nothing is left, the filter cannot be undone")
	}
}

// Whether a game in view can be continued is found out after the list is shown.
func TestTheListFindsOutWhatCannotBeContinued(t *testing.T) {
	sh, h, slots := shelf(t, 2)
	whole, err := sh.Store.Get(slots[0])
	if err != nil {
		t.Fatal(err)
	}
	spoilt := append([]byte{}, whole...)
	spoilt[len(spoilt)-40] ^= 1
	if err := sh.Store.Put("game-spoilt", spoilt); err != nil {
		t.Fatal(err)
	}
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	screen(t, sh, 1280, 720)
	if !l.Moving() {
		t.Error("the list rests before it has found out")
	}
	for n := 0; l.Moving() && n < 1000; n++ {
		l.Update(sh)
	}
	for _, g := range l.Games() {
		if g.Unknown || (g.Problem != nil) != (g.Slot == "game-spoilt") {
			t.Errorf("%s is known as %+v", g.Slot, g)
		}
	}
}

// The list with its filters, for people to look at: in windows, with large text, and on a phone.
func TestTheListOfGamesIsDrawnInPixels(t *testing.T) {
	inwindow.Need(t)
	sh, both, _, _ := mixedShelf(t, 30)
	l, plain := scenes.NewLoad(sh, both...), sh.Held
	for _, d := range []struct {
		name          string
		w, h, percent int
		held          bool
	}{{"720", 1280, 720, 100, false}, {"900", 1600, 900, 100, false}, {"2160", 3840, 2160, 100, false}, {"large-text", 1280, 720, 200, false}, {"phone", 780, 1688, 100, true}} {
		sh.Held = plain
		if d.held {
			sh.Held = func() float64 { return 2 }
		}
		sh.Settings.TextPercent = d.percent
		sh.Show(l)
		img := screen(t, sh, d.w, d.h)
		inwindow.Keep(t, img, filepath.Join("..", "build", "out", "frames"), "load-"+d.name)
		if sh.UI.Named("load/of/all") == nil {
			t.Errorf("%s: the filter is not there", d.name)
		}
	}
}
