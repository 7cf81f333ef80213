package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/coins"
	"precipice/game"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
)

// coinGame is the tiny ruleset as the shared screens see it.
type coinGame struct{ moved int }

func (*coinGame) Name(*game.Shell) string { return "Coins" }
func (*coinGame) Hosted() session.Hosted  { return session.Host(coins.Rules{}) }
func (*coinGame) Describe(_ *game.Shell, g *session.Game) (title, progress string, party []string) {
	return "Coins: " + g.Title, "", g.Party
}
func (*coinGame) Faces() []string { return nil }
func (*coinGame) Picture(p *render.Canvas, all render.Rect, _ float32, _ []string) {
	p.Disc(all.Centre(), all.H/4, render.Brass)
}
func (g *coinGame) Moved(*game.Shell, saves.Move)                    { g.moved++ }
func (*coinGame) Watch(*game.Shell, []byte, func(*game.Shell)) error { return nil }
func (*coinGame) Begin(sh *game.Shell)                               { sh.Show(&coinScreen{}) }
func (*coinGame) Learn() func(*game.Shell)                           { return nil }
func (*coinGame) Settings(*game.Shell) []scenes.Section              { return []scenes.Section{{Key: "screen"}} }
func (*coinGame) Rulebook(string) (*rulebook.Book, error)            { return &rulebook.Book{}, nil }
func (*coinGame) Resume(sh *game.Shell, slot string) error {
	play, err := session.Resume(coins.Rules{}, sh.Store, slot, sh.Saver, game.Clock)
	if err == nil {
		sh.Show(&coinScreen{play})
	}
	return err
}

type coinScreen struct {
	play *session.Session[coins.State, coins.Table]
}

func (*coinScreen) Name() string                    { return "coins" }
func (*coinScreen) Update(*game.Shell)              {}
func (*coinScreen) Draw(*game.Shell, *ebiten.Image) {}
func (*coinScreen) Moving() bool                    { return false }
func (*coinScreen) Says() map[string]string         { return nil }

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
	both := scenes.Games{h, &coinGame{}}
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
	scenes.Games{h, &coinGame{}}.Choose(sh)
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
