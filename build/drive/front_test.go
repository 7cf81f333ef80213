package drive

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// leave goes from a game to the title.
func leave(p *Player) {
	p.t.Helper()
	p.Click("bar/menu")
	p.Click("menu/title")
	p.Scene("title")
}

// loaded loads a game from the list and checks that it is where it was saved.
func loaded(t *testing.T, p *Player, game string, before Probe) {
	t.Helper()
	p.Scene("title")
	p.Click("title/load")
	p.Scene("load")
	p.Click(game)
	if after := waiting(p); !after.Same(before) {
		t.Fatalf("%s restored %v, want %v", game, after.Standing(), before.Standing())
	}
}

// games returns the areas of the games in the list, by slot.
func games(p *Player) []string {
	p.t.Helper()
	p.Scene("title")
	p.Click("title/load")
	q := p.Scene("load")
	p.Click("load/back")
	return q.Starting("load/game/")
}

// twoGames starts an expedition, then plays part of a combat, each from the title. It returns their
// states and their names in the list.
func twoGames(p *Player) (standing [2]Probe, names [2]string) {
	p.t.Helper()
	standing[0] = setOut(p)
	leave(p)
	names[0] = games(p)[0]
	q := begin(p)
	p.Click(q.Starting("option/")[0])
	standing[1] = followed(p, q, "the first option")
	leave(p)
	for _, name := range games(p) {
		if name != names[0] {
			names[1] = name
		}
	}
	return standing, names
}

func TestWindowLoadsAndDeletes(t *testing.T) {
	data := t.TempDir()
	p, _ := windowed(t, "window-load", data, 1280, 720, "-seed", "6")
	standing, names := twoGames(p)
	p.Again(true)
	loaded(t, p, names[0], standing[0])
	leave(p)
	p.Again(false)
	continues(t, p, standing[1]) // it was saved later, since nothing has been chosen in the other
	leave(p)
	p.Click("title/load")
	p.Scene("load")
	p.Frame("list")
	slot := strings.TrimPrefix(names[1], "load/game/")
	remove := "load/remove/" + slot
	p.Click(remove)
	p.Until("the game off the list", func(q Probe) bool { return !q.Has(names[1]) && q.Has(remove) })
	p.Frame("deleted")
	p.Key("ControlLeft+KeyZ")
	p.Until("the game on the list", func(q Probe) bool { return q.Has(names[1]) })
	p.Key("Delete") // deletes the game under the pointer
	p.Until("the game off the list again", func(q Probe) bool { return !q.Has(names[1]) })
	p.Key("Escape")
	if left := games(p); len(left) != 1 || left[0] != names[0] {
		t.Errorf("after deleting one of two games the list has %v", left)
	}
	if files, err := filepath.Glob(filepath.Join(data, slot+"*")); err != nil || len(files) > 0 {
		t.Errorf("files left of the deleted game: %v, %v", files, err)
	}
	continues(t, p, standing[0])
}

// By keys alone, the list is scrolled and a game is loaded, with more games than fit on the screen.
func TestWindowLoadsByKeyboardAlone(t *testing.T) {
	data := t.TempDir()
	p, _ := windowed(t, "window-load-keys", data, 1280, 720, "-seed", "6")
	before := begin(p)
	leave(p)
	saved, err := filepath.Glob(filepath.Join(data, "game-*.save"))
	if err != nil || len(saved) != 1 {
		t.Fatalf("the saves are %v, %v", saved, err)
	}
	whole, err := os.ReadFile(saved[0])
	if err != nil {
		t.Fatal(err)
	}
	const last = "game-0" // last in the list; the others were saved in the same second
	for _, name := range strings.Split("1 2 3 4 5 6 7 8 9 10 11 12", " ") {
		p.must(os.WriteFile(filepath.Join(data, "game-1-"+name+".save"), whole, 0o600))
	}
	p.must(os.WriteFile(filepath.Join(data, last+".save"), whole, 0o600))
	p.Again(false)
	p.Scene("title")
	focus(p, "title/load")
	p.Key("Enter")
	if q := p.Scene("load"); q.Has("load/game/" + last) {
		t.Error("the last game is visible before the list is scrolled")
	}
	for range 40 {
		if p.Look().Says["focus"] == "load/game/"+last {
			break
		}
		p.Key("ArrowDown")
	}
	q := p.Until("the last game in sight", func(q Probe) bool { return q.Has("load/game/" + last) })
	if q.Says["focus"] != "load/game/"+last {
		t.Fatalf("the focus is on %q", q.Says["focus"])
	}
	p.Frame("last")
	p.Key("Enter")
	if after := waiting(p); !after.Same(before) {
		t.Errorf("the last game is at %v", after.Standing())
	}
}

// Settings are changed by clicks and arrow keys, from the title and in a game, and are saved.
func TestWindowSettings(t *testing.T) {
	p, _ := windowed(t, "window-settings", t.TempDir(), 1280, 720, "-seed", "6")
	p.Scene("title")
	p.Click("title/settings")
	p.Scene("settings")
	p.Click("tab/motion")
	p.Click("set/hostile-speed")
	p.Frame("normal")
	focus(p, "tab/motion")
	p.Key("ArrowLeft")
	p.Until("the section before", func(q Probe) bool { return q.Says["tab"] == "screen" && q.Says["focus"] == "tab/screen" })
	p.Click("set/text")
	p.Click("set/text")
	p.Click("set/text")
	p.Frame("large")
	for name, a := range p.Look().Areas {
		if a[0] < 0 || a[1] < 0 || a[0]+a[2] > 1280 || a[1]+a[3] > 720 {
			t.Errorf("with large text the area %s at %v is not on the canvas", name, a)
		}
	}
	focus(p, "set/text")
	p.Key("ArrowRight") // wraps round to the smallest
	p.Key("ArrowRight")
	if at := p.Look().Says["focus"]; at != "set/text" {
		t.Errorf("the arrow keys have moved the focus to %s", at)
	}
	p.Key("Escape")
	begin(p)
	p.Key("Escape")
	p.Click("menu/settings")
	q := p.Scene("settings")
	if q.Says["hostile-speed"] != "double" || q.Says["text"] != "100%" || q.Says["undo"] != "until something is revealed" {
		t.Errorf("in a game the settings are %v", q.Says)
	}
	p.Key("4")
	p.Until("the section of the table", func(q Probe) bool { return q.Has("set/undo") })
	p.Click("set/undo")
	p.Until("another way to take steps back", func(q Probe) bool { return strings.Contains(q.Says["undo"], "same dice") })
	p.Frame("in-game")
	p.Key("Escape")
	p.Key("Escape")
	waiting(p)
	p.Again(true)
	p.Scene("title")
	p.Click("title/settings")
	if q := p.Scene("settings"); q.Says["hostile-speed"] != "double" || !strings.Contains(q.Says["undo"], "same dice") {
		t.Errorf("after a restart the settings are %v", q.Says)
	}
}

func TestBrowserLoads(t *testing.T) {
	p, _ := browsed(t, "browser-load", "6", "")
	if q := p.Scene("title"); q.Has("title/quit") {
		t.Error("a page offers to quit")
	}
	standing, names := twoGames(p)
	p.Again(true)
	loaded(t, p, names[0], standing[0])
	leave(p)
	p.Frame("title")
	p.Click("title/load")
	p.Scene("load")
	p.Frame("list")
	p.ClickUntil("load/remove/"+strings.TrimPrefix(names[0], "load/game/"), func(q Probe) bool { return !q.Has(names[0]) })
	p.Frame("deleted")
	p.Click("load/back")
	if left := games(p); len(left) != 1 || left[0] != names[1] {
		t.Errorf("after deleting one of two games the list has %v", left)
	}
	p.Again(false)
	continues(t, p, standing[1])
}
