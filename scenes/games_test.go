package scenes_test

import (
	"testing"

	"precipice/assets"
	"precipice/build/coins"
	"precipice/build/coins/window"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/scenes"
)

// withCoins adds the texts of the tiny ruleset to a shell, and returns its game.
func withCoins(t *testing.T, sh *game.Shell) *window.Game {
	t.Helper()
	content, texts, err := coins.Pack("")
	if err != nil {
		t.Fatal(err)
	}
	_, ours, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	if sh.Words, err = words.Open(assets.Texts(), "en", ours, texts); err != nil {
		t.Fatal(err)
	}
	return window.New(content)
}

// A second ruleset stands beside the first: the title counts and continues the games of both, the list opens
// each with its own rules, and a file goes to the ruleset that its header names.
func TestTwoRulesetsShareTitleAndList(t *testing.T) {
	sh, h, slots := shelf(t, 2)
	later := game.Clock() + 3600
	throws, err := session.New(coins.Rules{}, coins.Table{Goal: 5, Seed: 1}, sh.Saver, func() int64 { return later })
	if err != nil {
		t.Fatal(err)
	}
	file, err := throws.File()
	if err != nil {
		t.Fatal(err)
	}
	both := scenes.Games{h, withCoins(t, sh)}
	title := scenes.NewTitleOf(sh, both)
	if title.Games() != 3 || title.Problem() != "" || title.Latest() == nil || title.Latest().Slot != throws.Slot() || title.Party(sh)[0] != "thrower" {
		t.Fatalf("the title tells of %d games and continues %+v: %s", title.Games(), title.Latest(), title.Problem())
	}
	if title.ContinueGame(sh); sh.Top().Name() != "coins" {
		t.Errorf("Continue shows %s: %s", sh.Top().Name(), title.Problem())
	}
	list := scenes.NewLoad(sh, both...)
	for _, g := range list.Games() {
		if g.Problem != nil {
			t.Errorf("%s cannot be continued: %v", g.Slot, g.Problem)
		}
	}
	for slot, want := range map[string]string{slots[1]: "combat", throws.Slot(): "coins"} {
		if list.Continue(sh, slot); sh.Top().Name() != want || list.Problem() != "" {
			t.Errorf("%s shows %s", slot, sh.Top().Name())
		}
	}
	slot, err := list.Import(sh, file)
	if err != nil {
		t.Fatal(err)
	}
	if list.Continue(sh, slot); sh.Top().Name() != "coins" {
		t.Errorf("a file of the coins shows %s: %s", sh.Top().Name(), list.Problem())
	}
	if alone := scenes.NewTitle(sh, h, nil); alone.Latest() == nil || alone.Latest().Ruleset == "coins" {
		t.Errorf("a program without the coins continues %+v", alone.Latest())
	}
}

// With one ruleset the title has nothing to choose; with several the player turns to one, whose new game begins at once, and the title
// remembers it.
func TestTheTitleChoosesAmongSeveralGames(t *testing.T) {
	sh, h := bare(t)
	sh.Show(scenes.NewTitleOf(sh, scenes.Games{h}))
	screen(t, sh, 1280, 720)
	if sh.UI.First("title/game/") != "" {
		t.Error("a title with one game lets choose")
	}
	if sh.UI.Named("title/new").Do(); sh.Top().Name() != "setup" {
		t.Fatalf("one ruleset shows %s", sh.Top().Name())
	}
	all := scenes.Games{h, withCoins(t, sh)}
	sh.Home(nil)
	sh.Show(scenes.NewTitleOf(sh, all))
	screen(t, sh, 1280, 720)
	sh.UI.Named("title/game/coins").Do()
	screen(t, sh, 1280, 720)
	if sh.UI.Named("title/new").Do(); sh.Top().Name() != "coins" {
		t.Errorf("the coins show %s", sh.Top().Name())
	}
	sh.Home(nil)
	sh.Show(scenes.NewTitleOf(sh, all))
	screen(t, sh, 1280, 720)
	if a := sh.UI.Named("title/game/coins"); a == nil || a.State&game.Chosen == 0 {
		t.Error("the title does not show the game that was chosen last")
	}
	for _, one := range all { // each has a game of its own to continue, if any
		sh.UI.Named("title/game/" + one.Hosted().About().Name).Do()
		if latest := sh.Top().(*scenes.Title).Latest(); latest != nil && latest.Ruleset != one.Hosted().About().Name {
			t.Errorf("%s continues a game of %s", one.Hosted().About().Name, latest.Ruleset)
		}
	}
}
