package window_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/build/coins"
	"precipice/build/coins/window"
	"precipice/build/inwindow"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
	fortress "precipice/scenes/fortress"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// table is a program that offers the fortress and the coins, drawn in a window of a size.
type table struct {
	*testing.T
	sh  *game.Shell
	img *ebiten.Image
}

func open(t *testing.T, w, h, percent int, held float64) *table {
	t.Helper()
	rules, ours, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	content, theirs, err := coins.Pack("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", ours, theirs)
	if err != nil {
		t.Fatal(err)
	}
	store := saves.NewMemory()
	host, err := fortress.NewHost(blackstone.With(rules), nil, pack.Rulebook, store)
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(scenes.Parts(game.Parts{Words: book, Store: store, Seed: 5, Held: func() float64 { return held }}, host, window.New(content)))
	sh.Settings.TextPercent, sh.Settings.Speed = percent, game.Instant
	x := &table{T: t, sh: sh, img: ebiten.NewImage(w, h)}
	t.Cleanup(x.img.Deallocate)
	sh.Home(nil)
	x.draw()
	return x
}

// draw lets the screen show what has happened.
func (x *table) draw() {
	inwindow.Frame()
	for range 3 {
		x.sh.Top().Update(x.sh)
	}
	x.sh.Dirty()
	x.sh.Draw(x.img)
}

// click clicks an area, which must be there and do something.
func (x *table) click(name string) {
	x.Helper()
	a := x.sh.UI.Named(name)
	if a == nil || a.Do == nil {
		x.Fatalf("%s cannot be clicked on the screen %s", name, x.sh.Top().Name())
	}
	a.Do()
	x.draw()
}

// begin begins a game of coins from the title.
func begin(t *testing.T, w, h, percent int, held float64) *table {
	t.Helper()
	x := open(t, w, h, percent, held)
	x.click("title/game/coins")
	x.click("title/new")
	if x.sh.Top().Name() != "coins" {
		t.Fatalf("the screen is %s", x.sh.Top().Name())
	}
	return x
}

// shown returns what a replay or a game of coins shows.
func (x *table) shown(what string) string { return x.sh.Top().Says()[what] }

// A second ruleset is played in the window from the title to its end: by its board, its question and its keys, with undo, a menu, a
// log in its own words and a replay. Nothing of it is copied from the first.
func TestAWholeGameInTheWindow(t *testing.T) {
	x := begin(t, 1280, 720, 100, 0)
	x.click("space/1") // heads would lead there
	x.click("bar/undo")
	if x.shown("made") != "0" {
		t.Errorf("after undo %s choices are made", x.shown("made"))
	}
	x.click("bar/redo")
	x.click("option/stop")
	for range 40 {
		if x.sh.UI.Named("option/throw") == nil {
			break
		}
		x.click("option/throw")
	}
	if x.shown("heads") != "3" {
		t.Fatalf("it ends with %s heads", x.shown("heads"))
	}
	var log strings.Builder
	x.sh.UI.Pointed()
	for a := range x.sh.UI.All {
		if strings.HasPrefix(a.Name, "log/") {
			log.WriteString(a.Tip().Text)
		}
	}
	if !strings.Contains(log.String(), "Turns: throw until you stop.") {
		t.Errorf("the rules of the log are %q", log.String())
	}
	if line := x.sh.Words.Line("moved", []string{"2"}, nil); line != "The coin shows heads: the counter moves to square 2." {
		t.Errorf("a move is told as %q", line)
	}
	if line := x.sh.Words.Of(blackstone.Name).Line("moved", []string{"2", "3"}, nil); line == "" || strings.Contains(line, "coin") {
		t.Errorf("the fortress tells a move as %q", line)
	}
	x.click("bar/menu")
	x.click("menu/watch")
	if x.sh.Top().Name() != "replay" {
		t.Fatalf("watched is %s", x.sh.Top().Name())
	}
	x.click("replay/leave")
	x.sh.Home(nil)
	x.draw()
	if x.sh.UI.Named("title/load") == nil {
		t.Error("the game is not among the saved ones")
	}
}

// The question, the board and the panes have room on every device.
func TestTheCoinsHaveRoom(t *testing.T) {
	for _, size := range []struct {
		w, h, text int
		held       float64
	}{{1280, 720, 100, 0}, {1600, 900, 100, 0}, {3840, 2160, 100, 0}, {1280, 720, 200, 0}, {780, 1688, 100, 2}, {1688, 780, 100, 2}} {
		x := begin(t, size.w, size.h, size.text, size.held)
		all := render.Rect{W: float32(size.w), H: float32(size.h)}
		for _, name := range []string{"option/throw", "option/stop", "space/0", "panel/tally", "panel/log", "bar/menu"} {
			a := x.sh.UI.Named(name)
			if a == nil { // where the two panes share one place, a chip opens the other
				a = x.sh.UI.Named(strings.Replace(name, "panel/", "tab/", 1))
			}
			if a == nil { // and in the hands a drawer
				a = x.sh.UI.Named(strings.Replace(name, "panel/", "drawer/", 1))
			}
			if a == nil || a.Rect.Within(all) != a.Rect {
				t.Errorf("%v: %s has no room", size, name)
			}
		}
		inwindow.Keep(t, x.img, filepath.Join("..", "..", "..", "build", "out", "frames"), fmt.Sprintf("coins-%d-text%d", size.w, size.text))
	}
}

// The keys do in the coins what they do in any game: a number takes its row, undo and redo go back and forth, Escape opens the menu.
// All of that belongs to play.Screen: the window of the coins is short.
func TestTheKeysOfAnyGame(t *testing.T) {
	x := begin(t, 1280, 720, 100, 0)
	press := func(number int, actions ...game.Action) {
		x.sh.Input.Digit, x.sh.Input.Actions = number, actions
		x.sh.Top().Update(x.sh)
		x.sh.Input.Digit, x.sh.Input.Actions = 0, nil
		x.draw()
	}
	for i, step := range []struct {
		number int
		action []game.Action
		made   string
	}{{1, nil, "1"}, {0, []game.Action{game.Undo}, "0"}, {0, []game.Action{game.Redo}, "1"}} {
		if press(step.number, step.action...); x.shown("made") != step.made {
			t.Errorf("after key %d %s choices are made, not %s", i, x.shown("made"), step.made)
		}
	}
	if press(0, game.Back); x.sh.Top().Name() != "menu" {
		t.Errorf("Escape opens %s", x.sh.Top().Name())
	}
	lines := 0
	for _, name := range []string{"game.go", "screen.go"} {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines += strings.Count(string(source), "\n")
	}
	if lines >= 200 {
		t.Errorf("the window of the coins has %d lines", lines)
	}
}
