package city

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city/pack"
	"precipice/render"
	"precipice/scenes"
)

// fresh opens a program that has told nothing yet, and sets out on its first journey.
func fresh(t *testing.T, d device) *table {
	t.Helper()
	x := open(t, d)
	x.host.Told = false
	x.click("title/new")
	x.click("setup/set-out")
	return x
}

// The first journey opens with the pages of the prelude. They come once: not over the next journey, nor after the next start of the
// program. The setup opens them again.
func TestThePreludeIsToldOnce(t *testing.T) {
	x := fresh(t, desk)
	for n := range 3 {
		if at := x.sh.Top().Says()["page"]; x.sh.Top().Name() != "prelude" || at != fmt.Sprint(n+1) {
			t.Fatalf("page %d is page %q of %s", n+1, at, x.sh.Top().Name())
		}
		x.click("prelude/next")
	}
	if _, ok := x.sh.Top().(*Journey); !ok {
		t.Fatalf("after the prelude comes %s", x.sh.Top().Name())
	}
	if err := x.sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := NewHost(r, nil, nil, x.sh.Store); err != nil || !again.Told {
		t.Errorf("after a start the prelude has been told: %v, %v", again.Told, err)
	}
	x.sh.Home(nil)
	x.draw()
	x.click("title/new")
	x.click("setup/prelude")
	if x.sh.Top().Name() != "prelude" {
		t.Errorf("the setup opens %s", x.sh.Top().Name())
	}
	x.click("prelude/skip")
	x.click("setup/set-out")
	if _, ok := x.sh.Top().(*Journey); !ok {
		t.Errorf("the next journey begins with %s", x.sh.Top().Name())
	}
}

// A click anywhere and the key that skips turn the page; the key that goes back leaves all pages.
func TestThePreludeIsLeftAtAnyTime(t *testing.T) {
	x := fresh(t, desk)
	x.click("prelude/page")
	x.sh.Input.Actions = []game.Action{game.Skip}
	x.sh.Top().Update(x.sh)
	if at := x.sh.Top().Says()["page"]; at != "3" {
		t.Errorf("a click and a key lead to page %q", at)
	}
	x = fresh(t, desk)
	x.sh.Input.Actions = []game.Action{game.Back}
	x.sh.Top().Update(x.sh)
	if _, ok := x.sh.Top().(*Journey); !ok {
		t.Errorf("the key that goes back leads to %s", x.sh.Top().Name())
	}
}

// A page comes up within a moment, and at once with reduced motion.
func TestAPageOfThePreludeComesUp(t *testing.T) {
	for motion, moves := range map[game.Motion]bool{game.MotionFull: true, game.MotionReduced: false} {
		x := fresh(t, desk)
		top := x.sh.Top().(*scenes.Prelude)
		x.sh.Settings.Motion = motion
		top.Update(x.sh)
		if top.Moving() != moves {
			t.Errorf("with motion %d the first page moves: %v", motion, top.Moving())
		}
		x.sh.Now = x.sh.Now.Add(2 * time.Second)
		if top.Update(x.sh); top.Moving() {
			t.Errorf("with motion %d it never rests", motion)
		}
	}
}

// Each page has room for its picture, its whole text and its buttons, on every device and with large text.
func TestThePreludeHasRoomEverywhere(t *testing.T) {
	upright, low := phone, side
	upright.text, low.text = 200, 200
	for _, d := range append([]device{upright, low}, devices...) {
		x := fresh(t, d)
		x.sh.Settings.Motion = game.MotionReduced
		for n, key := range []string{"place", "danger", "party"} {
			x.draw()
			said, foot := "", x.sh.UI.Named("prelude/next").Rect
			x.sh.Theme.Cut = func(text string) { t.Errorf("%v: %q is cut", d, text) }
			x.sh.Theme.Wrote = func(line string, at, within render.Rect) {
				if said += line + " "; at.Bottom() > within.Bottom() || at.Y < foot.Y && at.Bottom() > foot.Y+1 {
					t.Errorf("%v: %q stands at %v, the buttons at %v", d, line, at, foot)
				}
			}
			x.draw()
			x.keep(fmt.Sprintf("prelude-%d-%v", n+1, d))
			if want := x.sh.Words.Say("city.prelude." + key); !strings.Contains(said, want) {
				t.Errorf("%v: page %d says %q, without %q", d, n+1, said, want)
			}
			x.sh.Theme.Cut, x.sh.Theme.Wrote = nil, nil
			x.click("prelude/next")
		}
	}
}

// The setup says of each type of journey what is at stake.
func TestTheSetupSaysWhatIsAtStake(t *testing.T) {
	x, seen := open(t, wide), map[string]bool{}
	x.click("title/new")
	for _, word := range library.JourneyWords {
		if x.sh.UI.Named("setup/type/"+word) == nil {
			continue
		}
		x.click("setup/type/" + word)
		said, stake := "", x.sh.Words.Say("city.setup.stake."+word)
		x.sh.Theme.Wrote = func(line string, _, _ render.Rect) { said += line + " " }
		x.draw()
		x.sh.Theme.Wrote = nil
		if seen[stake] || !strings.Contains(said, stake) {
			t.Errorf("of a %s the setup says %q", word, said)
		}
		seen[stake] = true
	}
	if len(seen) != 3 {
		t.Errorf("there are stakes of %d types", len(seen))
	}
}
