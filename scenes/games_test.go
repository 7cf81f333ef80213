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

// With one ruleset a new game begins at once; with two the player says which, and may step back.
func TestANewGameAsksWhichOfSeveral(t *testing.T) {
	sh, h := bare(t)
	sh.Home(nil)
	scenes.Games{h}.Choose(sh)
	if sh.Top().Name() != "setup" {
		t.Fatalf("one ruleset shows %s", sh.Top().Name())
	}
	sh.Home(nil)
	scenes.Games{h, withCoins(t, sh)}.Choose(sh)
	if sh.Top().Name() != "choice" {
		t.Fatalf("two rulesets show %s", sh.Top().Name())
	}
	screen(t, sh, 1280, 720)
	for _, name := range []string{"choice/fortress", "choice/coins"} {
		if a := sh.UI.Named(name); a == nil || a.Do == nil {
			t.Fatalf("%s cannot be chosen", name)
		}
	}
	if sh.UI.Named("choice/coins").Do(); sh.Top().Name() != "coins" {
		t.Errorf("the coins show %s", sh.Top().Name())
	}
}
