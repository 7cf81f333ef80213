package drive

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestWindowPlaysACombatTurn(t *testing.T) {
	p, _ := windowed(t, "window-turn", t.TempDir(), 1280, 720, "-seed", "1")
	begin(p)
	q := playRound(p, byMouse(rand.New(rand.NewPCG(1, 1))), func(n int, q Probe) {
		if n < 3 || n%10 == 0 {
			p.Frame(fmt.Sprintf("%03d", n))
		}
	})
	p.Frame("end")

	p.Again(false)
	continues(t, p, q)
	p.Frame("continued")
}

func TestWindowSurvivesAKill(t *testing.T) {
	p, _ := windowed(t, "window-kill", t.TempDir(), 1280, 720, "-seed", "2")
	begin(p)
	choose := byMouse(rand.New(rand.NewPCG(2, 2)))
	for range 3 {
		for range 4 {
			q := waiting(p)
			followed(p, q, choose(p, q))
		}
		q := waiting(p)
		p.Again(true)
		continues(t, p, q)
	}
	p.Frame("continued")
}

func TestWindowByKeyboardAlone(t *testing.T) {
	p, _ := windowed(t, "window-keys", t.TempDir(), 1280, 720, "-seed", "3")
	p.Scene("title")
	focus(p, "title/new")
	p.Key("Enter")
	p.Scene("setup")
	focus(p, "setup/mode/combat")
	p.Key("Enter")
	focus(p, "setup/fill")
	p.Key("Enter")
	focus(p, "setup/set-out")
	p.Frame("setup")
	p.Key("Enter")
	waiting(p)
	playRound(p, byKeys(rand.New(rand.NewPCG(3, 3))), nil)
	p.Frame("end")
}

// By keys alone, a player can look at something that is no option, read its rule and its card, and
// return to the same place.
func TestWindowLooksAroundByKeyboardAlone(t *testing.T) {
	p, _ := windowed(t, "window-look", t.TempDir(), 1280, 720, "-seed", "3")
	for q := begin(p); q.Says["pending"] == "place"; { // until there are hostiles to look at
		p.Click(q.Starting("option/place")[0])
		q = followed(p, q, "an explorer")
	}
	p.Key("Tab")
	was := p.Look().Says["focus"]
	if !strings.HasPrefix(was, "option/") {
		t.Fatalf("the focus starts on %q", was)
	}
	p.Key("KeyV")
	for range 80 {
		if strings.HasPrefix(p.Look().Says["focus"], "unit/") {
			break
		}
		p.Key("Tab")
	}
	unit := p.Look().Says["focus"]
	if !strings.HasPrefix(unit, "unit/") {
		t.Fatalf("looking around ends on %q", unit)
	}
	p.Frame("unit")
	for key, scene := range map[string]string{"F1": "rules", "KeyC": "cards"} {
		p.Key(key)
		p.Scene(scene)
		p.Key("Escape")
		p.Scene("combat")
		if at := p.Look().Says["focus"]; at != unit {
			t.Errorf("after %s the focus is on %q, want %q", key, at, unit)
		}
	}
	p.Key("Escape")
	p.Until("where the focus was", func(q Probe) bool { return q.Scene == "combat" && q.Says["focus"] == was })
}

// Every area lies on the canvas at every size, and pointing, dragging and the wheel break nothing.
func TestWindowSizesInPixels(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		w, h := size[0], size[1]
		t.Run(fmt.Sprintf("%dx%d", w, h), func(t *testing.T) {
			p, _ := seen(t, fmt.Sprintf("window-%d", w), w, h, "-seed", "4")
			q := begin(p)
			if q.Width != w || q.Height != h {
				t.Errorf("the canvas is %dx%d", q.Width, q.Height)
			}
			for name, a := range q.Areas {
				if a[2] <= 0 || a[3] <= 0 || a[0]+a[2] <= 0 || a[1]+a[3] <= 0 || a[0] >= w || a[1] >= h {
					t.Errorf("the area %s at %v is not on the canvas", name, a)
				}
			}
			option := q.Starting("option/")[0]
			p.Hover(option)
			p.Wheel(option, -1)
			p.Wheel(option, 1)
			p.Frame("combat")
		})
	}
}

// tight lists sizes too small to play in, at which no screen may break.
var tight = [][2]int{{320, 180}, {1, 1}, {1434, 271}, {1, 900}, {1600, 1}, {2, 2}, {640, 180}, {90, 1200}, {640, 360}}

// unbroken checks that the scene shown is the one from before the window was made so small.
func unbroken(p *Player, scene string, w, h int) {
	p.t.Helper()
	q := p.Until(fmt.Sprintf("a canvas of %dx%d", w, h), func(q Probe) bool { return q.Width == w && q.Height == h })
	if q.Scene != scene {
		p.t.Errorf("at %dx%d the program shows %s", w, h, describe(q))
	}
}

// No screen breaks in a tiny window, and everything is back when the window is large again.
func TestWindowDraggedSmall(t *testing.T) {
	p, v := windowed(t, "window-small", t.TempDir(), 1280, 720, "-seed", "8")
	p.Scene("title")
	for scene, way := range map[string]string{"settings": "title/settings", "rules": "title/rules", "load": "title/load", "setup": "title/new"} {
		p.Click(way)
		p.Scene(scene)
		for _, size := range tight {
			p.must(v.Resize(size[0], size[1]))
			unbroken(p, scene, size[0], size[1])
		}
		p.must(v.Resize(1280, 720))
		p.Scene(scene)
		p.Key("Escape")
		p.Scene("title")
	}
	before := begin(p)
	for n, size := range tight {
		p.must(v.Resize(size[0], size[1]))
		unbroken(p, "combat", size[0], size[1])
		p.Frame(fmt.Sprintf("%d-%dx%d", n, size[0], size[1]))
	}
	p.must(v.Resize(1280, 720))
	p.Until("the same question", func(q Probe) bool { return q.Width == 1280 && q.Same(before) })
	p.Click(before.Starting("option/")[0])
	followed(p, before, "the first option")
}

// A step that was undone is redone, by the button and by the keys.
func TestWindowUndoesAndRedoes(t *testing.T) {
	p, _ := windowed(t, "window-redo", t.TempDir(), 1280, 720, "-seed", "5")
	before := begin(p)
	if before.Has("bar/redo") {
		t.Error("redo is offered although nothing was undone")
	}
	p.Click(before.Starting("option/")[0])
	after := followed(p, before, "the first option")
	back := func(q Probe) bool { return q.Same(before) && !q.Busy() && q.Has("bar/redo") }
	again := func(q Probe) bool { return q.Same(after) && !q.Busy() && !q.Has("bar/redo") }
	for _, by := range []struct {
		name       string
		undo, redo func()
	}{
		{"the buttons", func() { p.Click("bar/undo") }, func() { p.Click("bar/redo") }},
		{"Z and Shift Z", func() { p.Key("ControlLeft+KeyZ") }, func() { p.Key("ControlLeft+ShiftLeft+KeyZ") }},
		{"U and Y", func() { p.Key("KeyU") }, func() { p.Key("ControlLeft+KeyY") }},
	} {
		by.undo()
		p.Until("what was before, by "+by.name, back)
		p.Frame("taken-back")
		by.redo()
		p.Skip()
		p.Until("what was after, by "+by.name, again)
	}
}

// A player quits from the game's menu, and the program exits without error or output.
func TestWindowQuits(t *testing.T) {
	p, v := windowed(t, "window-quit", t.TempDir(), 1280, 720)
	p.Scene("title")
	p.Hover("title/quit")
	if err := v.Last(); err != nil {
		t.Fatal(err)
	}
}

// A combat is played to its end by a player who lets the hostiles decide it.
func TestWindowPlaysACombatToItsEnd(t *testing.T) {
	p, _ := windowed(t, "window-end", t.TempDir(), 1280, 720, "-seed", "3")
	begin(p)
	playOut(p, idly)
	if q := p.Scene("title"); q.Has("title/continue") {
		t.Error("a combat that is over is offered to be continued")
	}
	p.Click("title/load") // a finished combat is shown as it ended
	q := p.Until("the finished combat", func(q Probe) bool { return len(q.Starting("load/game/")) == 1 })
	p.Click(q.Starting("load/game/")[0])
	p.Until("the result again", func(q Probe) bool { return q.Has("result/title") })
}
